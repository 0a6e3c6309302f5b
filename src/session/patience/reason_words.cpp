// Deed and reason put together to a sentence.
#include <fmt/format.h>

#include <sabar/session/patience/reason_words.hpp>

namespace sabar {

std::string to_text(const Reason& reason, Language language) {
  return fmt::format("{}: {}.", strategy::deed_words(reason.deed, language), strategy::why_words(reason, language));
}

std::string to_text(Ending ending, Language language) {
  return std::string(SABAR_IN(language, strategy::ending_in)(ending));
}

namespace strategy {

std::string deed_words(const Deed& deed, Language language) { return SABAR_IN(language, deed_in)(deed); }

std::string why_words(const Reason& reason, Language language) { return SABAR_IN(language, why_in)(reason); }

std::string card_within(Card card, Language language) {
  std::string name = card_name(card, language);
  if (name[0] >= 'A' && name[0] <= 'Z') {
    name[0] = static_cast<char>(name[0] - 'A' + 'a');
  }
  return name;
}

}  // namespace strategy

}  // namespace sabar
