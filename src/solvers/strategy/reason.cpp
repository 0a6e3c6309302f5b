// Deed and reason put together to a sentence.
#include <fmt/format.h>

#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar {

std::string to_text(const Reason& reason, Language language) {
  return fmt::format("{}: {}.", strategy::deed_words(reason.deed, language), strategy::why_words(reason, language));
}

std::string to_text(Ending ending, Language language) {
  return std::string(in_language(language, strategy::english_ending, strategy::indonesian_ending)(ending));
}

namespace strategy {

std::string deed_words(const Deed& deed, Language language) {
  return in_language(language, english_deed, indonesian_deed)(deed);
}

std::string why_words(const Reason& reason, Language language) {
  return in_language(language, english_why, indonesian_why)(reason);
}

std::string card_within(Card card, Language language) {
  std::string name = card_name(card, language);
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

}  // namespace strategy

}  // namespace sabar
