#include <algorithm>
#include <cmath>
#include <thread>

#include <fmt/format.h>

#include <sabar/cli/limits.hpp>

namespace sabar::cli {

Result<> check_memory(std::uint64_t mebibytes) {
  if (mebibytes == 0 || mebibytes > kMostMemory) {
    return fail("--memory is out of range", {}, "give MiB, 1 or more");
  }
  return {};
}

Result<> check_seconds(const std::optional<double>& seconds) {
  if (seconds && (!std::isfinite(*seconds) || *seconds < 0 || *seconds > kMostSeconds)) {
    return fail("--seconds is out of range", {}, "give 0 to a billion");
  }
  return {};
}

Result<> check_threads(std::size_t threads) {
  if (threads > kMostThreads) {
    return fail(fmt::format("{} threads are too many", threads), {}, fmt::format("use 1..{}", kMostThreads));
  }
  return {};
}

std::size_t bytes_of_memory(std::uint64_t mebibytes) { return static_cast<std::size_t>(mebibytes) << 20; }

std::size_t usable_threads(std::size_t wanted) {
  return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace sabar::cli
