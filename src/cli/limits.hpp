// Limits that several commands take: how much memory, how long, on how many threads. Each is checked here and nowhere
// else, so that a number that is too large is refused by all of them in the same words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <sabar/core/result.hpp>

namespace sabar::cli {

inline constexpr std::uint64_t kMostMemory = std::uint64_t{1} << 30;  // MiB
inline constexpr double kMostSeconds = 1e9;
inline constexpr std::size_t kMostThreads = 1024;

[[nodiscard]] Result<> check_memory(std::uint64_t mebibytes);
[[nodiscard]] Result<> check_seconds(const std::optional<double>& seconds);
[[nodiscard]] Result<> check_threads(std::size_t threads);

[[nodiscard]] std::size_t bytes_of_memory(std::uint64_t mebibytes);

// 0 stands for one thread on each processor.
[[nodiscard]] std::size_t usable_threads(std::size_t wanted);

}  // namespace sabar::cli
