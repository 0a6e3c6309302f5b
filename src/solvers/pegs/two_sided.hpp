// A complete search from both ends for boards that are too large for bit tables.
//
// Boards grow level by level from the start and, as complements, from the finish; always the side with the smaller last
// level goes on. On the way new pagoda functions are looked for, level by level, on a sample of the boards that are
// left, and what they exclude is dropped: on some boards whole sides die out, which proves that there is no solution.
// If the sides meet there is one, and it is found by going back through the levels.
#pragma once

#include <sabar/solvers/pegs/method.hpp>

namespace sabar::pegs {

// The finish must be given peg by peg. Solved with a line that nobody has judged yet, unsolvable because everything was
// looked at, or unknown. Nodes of the budget are classes that are gone on from.
[[nodiscard]] Answer two_sided(const Problem& problem, const Layout& layout, const MethodOptions& options);

}  // namespace sabar::pegs
