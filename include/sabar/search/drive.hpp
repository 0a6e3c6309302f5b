// Drives a search to its end, or until somebody says stop or the clock has run out. Both are looked at between slices,
// so a request is obeyed within a slice: a few thousand nodes, some milliseconds.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include <sabar/core/verdict.hpp>

namespace sabar {

struct Guard {
  const std::atomic<bool>* stop = nullptr;
  std::optional<std::chrono::steady_clock::time_point> deadline;

  // Why to stop now, if so.
  [[nodiscard]] std::optional<Halt> reason() const {
    if (stop != nullptr && stop->load(std::memory_order_relaxed)) {
      return Halt::stopped;
    }
    if (deadline && std::chrono::steady_clock::now() >= *deadline) {
      return Halt::time;
    }
    return std::nullopt;
  }
};

inline constexpr std::uint64_t kSlice = 2048;

// How the search ended: its own reason, or the guard's.
template <class S>
Halt drive(S& search, const Guard& guard = {}) {
  while (!search.done()) {
    if (const auto reason = guard.reason()) {
      return *reason;
    }
    search.step(kSlice);
  }
  return search.halt();
}

}  // namespace sabar
