#include <algorithm>

#include <sabar/lab/shuffles/laws/possible_orders.hpp>
#include <sabar/random/shuffles/congruential_shuffle.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::lab {
namespace {

constexpr std::uint64_t kRandStates = std::uint64_t{1} << 31;  // of Microsoft's rand()

PossibleOrders bounded(std::uint64_t bound, std::size_t n) {
  std::uint64_t all = 1;
  for (std::uint64_t k = 2; k <= n && all <= bound; ++k) all *= k;
  return {.at_most = std::min(all, bound), .alike = false};
}

}  // namespace

PossibleOrders possible_orders(const ComparedShuffle& shuffle) {
  const std::size_t n = shuffle.report.n;
  const auto choice = parse_shuffle(shuffle.algorithm);
  if (!choice) return {};
  switch (choice->info.kind) {
    case ShuffleKind::fisher_yates:
    case ShuffleKind::fisher_yates_batched:
    case ShuffleKind::inside_out:
      return {.factorial_of = n};
    case ShuffleKind::sattolo:
    case ShuffleKind::sattolo_batched:
      return {.factorial_of = n - 1};
    case ShuffleKind::congruential:
      return bounded(congruential_parameter_count(n), n);
    case ShuffleKind::rand_modulo:
      return bounded(kRandStates, n);
    case ShuffleKind::naive:
      return {.factorial_of = n, .alike = n < 3};
    case ShuffleKind::riffle:
      // Each riffle at most doubles the rising sequences, so few riffles do not reach the orders with many.
      if (choice->times < 60 && (std::uint64_t{1} << choice->times) < n) return {.fewer = true, .alike = false};
      return {.factorial_of = n, .alike = false};
    case ShuffleKind::overhand:
      break;
  }
  return {};
}

}  // namespace sabar::lab
