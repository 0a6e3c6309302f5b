// Deed and reason put together to a sentence.
#include <fmt/format.h>

#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar {

std::string to_text(const Reason& reason, Language language) {
  return language == Language::english
             ? fmt::format("{}: {}.", strategy::english_deed(reason.deed), strategy::english_why(reason))
             : fmt::format("{}: {}.", strategy::indonesian_deed(reason.deed), strategy::indonesian_why(reason));
}

std::string to_text(Ending ending, Language language) {
  return std::string(language == Language::english ? strategy::english_ending(ending)
                                                   : strategy::indonesian_ending(ending));
}

namespace strategy {

std::string card_within(Card card, Language language) {
  std::string name = card_name(card, language);
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

}  // namespace strategy

}  // namespace sabar
