// One survey from several parts that were made apart, as an array of jobs does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar::survey {

struct Merged {
  std::uint64_t deals = 0;  // in the whole range
  std::uint64_t done = 0;   // of these
};

// The parts must ask the same but for their ranges of deals. Gaps between ranges stay open: `sabar survey` with the
// options of the whole goes on with them. A deal that two parts answer differently is an error.
[[nodiscard]] Result<Merged> merge_surveys(const std::string& out, const std::vector<std::string>& parts);

}  // namespace sabar::survey
