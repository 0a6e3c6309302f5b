// The reasons of strategies and of winning lines, and why a strategy does not go on, in words.
#pragma once

#include <string>
#include <string_view>

#include <sabar/core/card_text.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

// One sentence.
[[nodiscard]] std::string to_text(const Reason& reason, Language language);

// One sentence; empty for `none`.
[[nodiscard]] std::string to_text(Ending ending, Language language);

}  // namespace sabar

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
