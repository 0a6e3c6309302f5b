// What a search may spend. Nodes and bytes, never seconds: the same budget ends the same search at the same node on
// every machine. Seconds are an outer guard of whoever drives the search (drive.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace sabar {

inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

struct Budget {
  std::uint64_t nodes = kNoLimit;              // moves made and looked at
  std::size_t bytes = std::size_t{256} << 20;  // tables, stacks and stored positions together
};

}  // namespace sabar
