// Which card follows which: the clause `build`, and the runs it makes.
#pragma once

#include <cstddef>
#include <string>

#include <sabar/check/patience/view.hpp>

namespace sabar::check {

// The card may lie on the one beneath it by the group's `build`, with these suits.
[[nodiscard]] bool follows(const View& view, const Group& group, SuitRule suits, Card beneath, Card card);

// How many cards at the top of the pile, all face up, are one run by `build` with the suits of `move`.
[[nodiscard]] std::size_t run_length(const View& view, std::size_t pile);

// "down by alternate colour".
[[nodiscard]] std::string in_words(const Build& build);

}  // namespace sabar::check
