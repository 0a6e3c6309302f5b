// Shorter lines for FreeCell and its family by the beams of short_beam.hpp: first narrow ones for a bound, then wider
// ones, from the start and from positions along the best line.
#pragma once

#include <memory>
#include <vector>

#include <sabar/solvers/models/freecell/deal.hpp>
#include <sabar/solvers/models/freecell/short_beam.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar::freecell {

// About what a deal takes until wider beams find little more; a node is a move tried.
inline constexpr std::uint64_t kShortBeamNodes = 130'000;

// Cards move one by one, and none comes back from a foundation.
[[nodiscard]] bool fits_short(const Rules& rules);

// From a winning line. Null for positions the model does not know.
[[nodiscard]] std::unique_ptr<LineSearch> make_short_search(const Rules& rules, const Table& start,
                                                            const std::vector<Move>& line, const LineOptions& options);
// With other weights than the trained ones.
[[nodiscard]] std::unique_ptr<LineSearch> make_short_search(const Rules& rules, const Table& start,
                                                            const std::vector<Move>& line, const LineOptions& options,
                                                            const ShortWeights& weights);

}  // namespace sabar::freecell
