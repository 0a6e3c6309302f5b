// For tests alone: a planted fault, and whether any was met. The program itself plants nothing.
#pragma once

#include <cstdint>
#include <memory>

#include <sabar/solvers/search.hpp>

namespace sabar {

// Gives a search in the place of one that make_search() has made, or that one back. `again`: it is the one that goes on
// after a fault.
using Plant = std::unique_ptr<Search> (*)(std::unique_ptr<Search> made, const Rules& rules, const Table& start,
                                          bool again);

// From now on, for all searches; null for none. Gives what was planted before.
Plant plant_search(Plant plant);

// Lines that searches of make_search() have found and the judge has rejected, since the program began.
[[nodiscard]] std::uint64_t faults_met();

}  // namespace sabar
