// Why cards are no set, in words.
#include <array>

#include <fmt/format.h>

#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/ultra.hpp>
#include <sabar/session/set/session.hpp>
#include <sabar/session/set/words.hpp>

namespace sabar {
namespace {

// "colour: twice green, once red".
std::string two_and_one(set::Attribute attribute, const std::array<int, 3>& values, Language language) {
  const int pair = values[0] == values[1] || values[0] == values[2] ? values[0] : values[1];
  const int other = values[0] + values[1] + values[2] - 2 * pair;
  const std::string_view name = set::attribute_name(attribute, language);
  const std::string_view twice = set::value_name(attribute, pair, language);
  const std::string_view once = set::value_name(attribute, other, language);
  return fmt::format(fmt::runtime(SABAR_IN(language, set_objection_words_in)().two_and_one), name, twice, once);
}

}  // namespace

std::vector<std::string> set_objections(std::span<const set::Card> cards, std::size_t attributes, Language language) {
  std::vector<std::string> words;
  const auto match = set::matches(cards[0], cards[1], cards[2], attributes);
  for (std::size_t place = 0; place < match.size(); ++place) {
    if (match[place] == set::Match::two) {
      words.push_back(two_and_one(set::attributes_of(attributes)[place],
                                  {set::digit(cards[0], attributes, place), set::digit(cards[1], attributes, place),
                                   set::digit(cards[2], attributes, place)},
                                  language));
    }
  }
  return words;
}

std::vector<std::string> SetSession::objections(std::span<const set::Card> cards, Language language) const {
  if (cards.size() == 4 && rules().kind == set::Kind::ultraset) {
    if (set::is_ultraset(cards[0], cards[1], cards[2], cards[3])) {
      return {};
    }
    return {std::string(SABAR_IN(language, set_objection_words_in)().no_ultraset)};
  }
  return cards.size() == 3 ? set_objections(cards, attributes(), language) : std::vector<std::string>{};
}

}  // namespace sabar
