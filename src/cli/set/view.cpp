#include <fmt/format.h>

#include <sabar/cli/set/view.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/session/set/words.hpp>

namespace sabar::cli {

Json set_codes_json(std::span<const set::Card> cards, std::size_t attributes) {
  Json codes = Json::array();
  for (const set::Card card : cards) {
    codes.push_back(set::code_of(card, attributes));
  }
  return codes;
}

std::string set_cards_text(std::span<const set::Card> cards, std::size_t attributes, Language language) {
  std::string text;
  for (const set::Card card : cards) {
    text += fmt::format("  {}  {}\n", set::code_of(card, attributes), set::name_of(card, language, attributes));
  }
  return text;
}

std::string set_line(std::span<const set::Card> cards, std::size_t attributes, Language language) {
  const SetWords& words = set_words(language);
  const auto objections = set_objections(cards, attributes, language);
  std::string text = fmt::format("{}", fmt::join(objections, "; "));
  if (objections.empty()) {
    std::vector<std::string_view> same;
    std::vector<std::string_view> different;
    for (std::size_t place = 0; place < attributes; ++place) {
      const bool alike = set::digit(cards[0], attributes, place) == set::digit(cards[1], attributes, place);
      (alike ? same : different).push_back(set::attribute_name(set::attributes_of(attributes)[place], language));
    }
    text = filled_words(words.different, fmt::join(different, ", "));
    text += same.empty() ? std::string() : fmt::format("; {}", filled_words(words.same, fmt::join(same, ", ")));
  }
  return fmt::format("  {}  {}\n", set::codes_of(cards, attributes), text);
}

}  // namespace sabar::cli
