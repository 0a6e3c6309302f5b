// The yes/no question: is this move allowed on this table? An error says why not, in words for people.
#pragma once

#include <string>

#include <sabar/check/patience/view.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/move.hpp>

namespace sabar::check {

[[nodiscard]] Result<> permits(const View& view, const Move& move);

// The rules of the kinds of move that permits() parts.
[[nodiscard]] Result<> permits_transfer(const View& view, const Move& move);
[[nodiscard]] Result<> permits_row(const View& view, const Move& move);      // within a row
[[nodiscard]] Result<> permits_discard(const View& view, const Move& move);  // one card to the discard pile
[[nodiscard]] Result<> permits_pair(const View& view, const Move& move);

// The move as text, also if its piles do not exist.
[[nodiscard]] std::string move_words(const Rules& rules, const Move& move);

}  // namespace sabar::check
