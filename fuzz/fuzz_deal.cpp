// Any text as a deal of some game: an error, or a table that survives being written and read.
#include <sabar/games/patience/formats/formats.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  const GameFile& game = fuzz::choose_game(text);
  const auto deal = read_deal(game, text);
  if (!deal) {
    fuzz::must(!deal.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(16, text)) {
    return 0;
  }
  for (const DealFormat format : {DealFormat::text, DealFormat::json, DealFormat::fc_solve, DealFormat::solvitaire}) {
    if (const auto written = write_deal(game, *deal, format)) {
      const auto again = read_deal(game, *written);
      fuzz::must(again.has_value() && again->table == deal->table);
    }
  }
  return 0;
}
