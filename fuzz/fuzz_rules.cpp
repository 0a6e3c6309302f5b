// Any text as a rules file: an error with a place, or a game whose normalised text gives the same rules again, that
// can be described, dealt and started.
#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/normalised.hpp>
#include <sabar/rules/patience/words/words.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto game = read_game("fuzz", text);
  if (!game) {
    fuzz::must(!game.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(8, text)) {
    return 0;
  }
  const auto again = read_game("fuzz", normalised_text(game->rules));
  fuzz::must(again.has_value() && again->rules == game->rules && again->identity == game->identity);
  fuzz::must(!rules_in_words(*game, Language::english).empty());
  const auto table = deal_cards(game->rules, make_deck(game->rules.deck), DealOrder::row);
  if (table) {
    const patience::Engine engine(game->rules);
    auto position = engine.start(*table);
    fuzz::must(position.has_value());
    MoveList<Move> moves;
    for (int step = 0; step < 20; ++step) {
      engine.legal(*position, moves);
      if (moves.empty()) {
        break;
      }
      engine.apply(*position, moves[moves.size() / 2]);
    }
  }
  return 0;
}
