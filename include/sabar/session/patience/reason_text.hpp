// The reasons of strategies and of winning lines, and why a strategy does not go on, in words.
//
//   say(to_text(reason, Language::english));  // "Seven of hearts goes home: no card still in play has to lie on it."
#pragma once

#include <string>

#include <sabar/core/language.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

// One sentence.
[[nodiscard]] std::string to_text(const Reason& reason, Language language);

// One sentence; empty for `none`.
[[nodiscard]] std::string to_text(Ending ending, Language language);

}  // namespace sabar
