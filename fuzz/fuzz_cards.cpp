// Any text as playing cards, and as cards of SET: an error that names the card, or cards that are written as they were
// read in every style, by code and by name.
#include <sabar/cli/set/argument.hpp>
#include <sabar/core/card_text.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

void check_cards(std::string_view text) {
  const auto cards = parse_cards(text);
  if (!cards) {
    fuzz::must(!cards.error().message.empty() && !cards.error().where.empty());
    return;
  }
  if (!fuzz::one_in(8, text)) {
    return;
  }
  for (const CardStyle style :
       {CardStyle::letters, CardStyle::compact, CardStyle::symbols, CardStyle::glyphs, CardStyle::numbers}) {
    const auto again = parse_cards(to_text(*cards, style));
    fuzz::must(again.has_value() && *again == *cards);
  }
}

void check_set_cards(std::string_view text, std::size_t attributes) {
  const auto codes = set::read_cards(text, attributes);
  const auto cards = cli::read_set_cards(text, attributes);
  fuzz::must(codes.has_value() || (!codes.error().message.empty() && !codes.error().where.empty()));
  fuzz::must(cards.has_value() || (!cards.error().message.empty() && !cards.error().where.empty()));
  if (!cards) {
    fuzz::must(!codes.has_value());
    return;
  }
  fuzz::must(!codes || *codes == *cards);
  if (!fuzz::one_in(8, text)) {
    return;
  }
  fuzz::must(set::read_cards(set::codes_of(*cards, attributes), attributes).value() == *cards);
  for (const LanguageInfo& info : kOfferedLanguages) {
    std::string names;
    for (const set::Card card : *cards) {
      names += set::name_of(card, info.language, attributes) + ", ";
    }
    const auto again = cli::read_set_cards(names, attributes);
    fuzz::must(again.has_value() && *again == *cards);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  check_cards(text);
  check_set_cards(text, 3 + size % (set::kMostAttributes - 2));
  return 0;
}
