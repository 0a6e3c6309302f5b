#include <string>
#include <utility>

#include <fmt/format.h>

#include <sabar/random/shuffles/replay.hpp>

namespace sabar {

Result<std::vector<SwapStep>> swap_steps(ShuffleLoop loop, std::size_t n, std::span<const std::uint64_t> draws) {
  if (n > kMaxPlaces) return fail(fmt::format("{} items are too many", n), {}, fmt::format("at most {}", kMaxPlaces));
  const std::size_t needed = n == 0 ? 0 : n - 1;
  if (draws.size() != needed) {
    return fail(fmt::format("{} draws given, {} needed", draws.size(), needed), {},
                fmt::format("a deck of {} takes one draw for each i = {}…1", n, needed));
  }
  std::vector<SwapStep> steps;
  steps.reserve(needed);
  for (std::size_t k = 0; k < needed; ++k) {
    const std::size_t i = n - 1 - k;
    const std::size_t bound = draw_bound(loop, i);
    if (draws[k] >= bound) {
      return fail(fmt::format("{} is out of range", draws[k]), fmt::format("draw {}", k + 1),
                  fmt::format("at i = {} a draw is 0..{}", i, bound - 1));
    }
    steps.push_back({k + 1, i, static_cast<std::size_t>(draws[k])});
  }
  return steps;
}

Result<Permutation> replay(ShuffleLoop loop, std::size_t n, std::span<const std::uint64_t> draws) {
  Result<std::vector<SwapStep>> steps = swap_steps(loop, n, draws);
  if (!steps) return tl::unexpected(std::move(steps).error());
  Permutation items = identity(n);
  for (const SwapStep& step : *steps) apply_step(std::span(items), step);
  return items;
}

Result<std::vector<std::uint64_t>> recover_draws(ShuffleLoop loop, PermutationView p) {
  if (Result<> valid = check_permutation(p); !valid) return tl::unexpected(std::move(valid).error());
  DrawReader reader(p.size());
  const std::span<const Place> read = reader(p);
  std::vector<std::uint64_t> draws(read.begin(), read.end());
  for (std::size_t k = 0; k < draws.size(); ++k) {
    const std::size_t i = p.size() - 1 - k;
    if (draws[k] >= draw_bound(loop, i)) {
      return fail("no draws of Sattolo's shuffle lead to this order", fmt::format("i = {}", i),
                  "it reaches only permutations of one cycle");
    }
  }
  return draws;
}

DrawReader::DrawReader(std::size_t n) : items_(n), place_of_(n), draws_(n == 0 ? 0 : n - 1) {}

// The swap at i is the last to touch place i, so it fetched what lies there in the end: the draw is the place where
// that element lay before.
std::span<const Place> DrawReader::operator()(PermutationView p) {
  const std::size_t n = items_.size();
  for (std::size_t k = 0; k < n; ++k) items_[k] = place_of_[k] = static_cast<Place>(k);
  for (std::size_t i = n; i-- > 1;) {
    const Place r = place_of_[p[i]];
    draws_[n - 1 - i] = r;
    items_[r] = items_[i];
    place_of_[items_[r]] = r;
  }
  return draws_;
}

}  // namespace sabar
