// The two halves of a reason in each language; everybody else includes `reason.hpp`.
#pragma once

#include <string>
#include <string_view>

#include <sabar/solvers/strategy/reason.hpp>

namespace sabar::strategy {

// The name of a card within a sentence: "seven of hearts", "tujuh hati".
[[nodiscard]] std::string card_within(Card card, Language language);

// What is done, as the beginning of a sentence, and why.
[[nodiscard]] std::string deed_words(const Deed& deed, Language language);
[[nodiscard]] std::string why_words(const Reason& reason, Language language);

[[nodiscard]] std::string english_deed(const Deed& deed);
[[nodiscard]] std::string english_why(const Reason& reason);
[[nodiscard]] std::string_view english_ending(Ending ending);

[[nodiscard]] std::string indonesian_deed(const Deed& deed);
[[nodiscard]] std::string indonesian_why(const Reason& reason);
[[nodiscard]] std::string_view indonesian_ending(Ending ending);

}  // namespace sabar::strategy
