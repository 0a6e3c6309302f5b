// The time a player has spent on a game.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include <fmt/format.h>

namespace sabar::tui {

class Stopwatch {
public:
  explicit Stopwatch(std::uint64_t seconds = 0) : before_(seconds), start_(std::chrono::steady_clock::now()) {}

  [[nodiscard]] std::uint64_t seconds() const {
    using std::chrono::duration_cast;
    const auto passed = std::chrono::steady_clock::now() - start_;
    return before_ + static_cast<std::uint64_t>(duration_cast<std::chrono::seconds>(passed).count());
  }

private:
  std::uint64_t before_;
  std::chrono::steady_clock::time_point start_;
};

// "4:07", "1:02:33".
[[nodiscard]] inline std::string clock_text(std::uint64_t seconds) {
  const std::uint64_t hours = seconds / 3600;
  return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60)
                   : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace sabar::tui
