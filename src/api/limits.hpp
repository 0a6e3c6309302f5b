// What the searches of the API may take, together with everything else less than the 256 MiB of a module.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <sabar/api/request.hpp>
#include <sabar/search/budget.hpp>

namespace sabar {

inline constexpr Budget kAdviserBudget{20'000'000, std::size_t{56} << 20};
inline constexpr Budget kLossBudget{20'000'000, std::size_t{32} << 20};
inline constexpr std::size_t kDealsBytes = std::size_t{24} << 20;
// All boards of the central game on the English board take 100 MiB while they are found, and few afterwards.
inline constexpr std::size_t kPegsBytes = std::size_t{112} << 20;
inline constexpr std::size_t kWatchBytes = std::size_t{16} << 20;

// The nodes of one slice: some milliseconds unless somebody says otherwise, and never so many that nobody can stop it.
inline constexpr std::uint64_t kUsualSlice = 4096;
inline constexpr std::uint64_t kLongestSlice = 1'000'000;

[[nodiscard]] inline std::uint64_t slice_of(Request& request, const char* field = "nodes") {
  return std::min(request.number(field, kUsualSlice), kLongestSlice);
}

}  // namespace sabar
