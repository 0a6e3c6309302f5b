// How much of a long test is run: all of it, or as many thousandths as SABAR_WALKS says. The sanitizers' build is slow
// and does a fiftieth; what it looks for shows on the way, not in the count. Something is always run.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace sabar {

inline std::uint64_t share(std::uint64_t whole) {
  const char* text = std::getenv("SABAR_WALKS");
  const std::uint64_t part = text == nullptr ? whole : whole * std::strtoull(text, nullptr, 10) / 1000;
  return part == 0 && whole > 0 ? 1 : part;
}

// Whether all of it is run, so that something can be said about what must have come up on the way.
inline bool all_is_run() { return share(1000) >= 1000; }

}  // namespace sabar
