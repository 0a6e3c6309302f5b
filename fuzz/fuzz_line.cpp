// Any text as a line of moves: an error, or moves that are written as they were read; engine and judge agree how far
// the line can be played from deal 1.
#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  const GameFile& game = fuzz::choose_game(text);
  const auto line = parse_line(game.rules, text);
  if (!line) {
    fuzz::must(!line.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(4, text)) {
    return 0;
  }
  const auto again = parse_line(game.rules, line_text(game.rules, *line));
  fuzz::must(again.has_value() && *again == *line);
  if (!fuzz::one_in(32, text)) {
    return 0;
  }
  const auto table = deal_of(game.rules, {Scheme::sabar, Natural(1), DealOrder::row});
  const patience::Engine engine(game.rules);
  auto position = engine.start(*table);
  auto judge = Judge::begin(game.rules, *table);
  for (std::size_t i = 0; i < line->size() && i < 50; ++i) {
    const bool legal = engine.is_legal(*position, (*line)[i]);
    fuzz::must(judge->play((*line)[i]).has_value() == legal);
    if (!legal) {
      break;
    }
    engine.apply(*position, (*line)[i]);
    fuzz::must(engine.table(*position) == judge->table());
  }
  return 0;
}
