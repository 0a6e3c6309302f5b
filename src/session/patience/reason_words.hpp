// The parts of what reason_text.hpp says, in each language.
#pragma once

#include <string>
#include <string_view>

#include <sabar/core/card_text.hpp>
#include <sabar/core/language.hpp>
#include <sabar/session/patience/reason_text.hpp>

namespace sabar::strategy {

// The name of a card within a sentence: "seven of hearts", "tujuh hati".
[[nodiscard]] std::string card_within(Card card, Language language);

// What is done, as the beginning of a sentence, and why.
[[nodiscard]] std::string deed_words(const Deed& deed, Language language);
[[nodiscard]] std::string why_words(const Reason& reason, Language language);

SABAR_IN_EVERY_LANGUAGE(std::string, deed_in, const Deed& deed);
SABAR_IN_EVERY_LANGUAGE(std::string, why_in, const Reason& reason);
SABAR_IN_EVERY_LANGUAGE(std::string_view, ending_in, Ending ending);

}  // namespace sabar::strategy
