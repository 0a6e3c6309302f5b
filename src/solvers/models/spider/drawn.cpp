#include <algorithm>

#include <sabar/solvers/models/spider/weights.hpp>

namespace sabar::spider {

Attempt drawn_attempt(std::span<const Attempt> trained, std::uint64_t number) {
  constexpr std::uint32_t kNarrowest = 300;
  constexpr std::uint32_t kWidest = 8'000;
  std::uint64_t lots = detail::scatter(number + 1);
  // Half to double.
  const auto draw = [&](int value) {
    lots = detail::scatter(lots);
    return (value * static_cast<int>(8 + lots % 25) + 8) / 16;
  };
  Attempt attempt = trained[number % trained.size()];
  attempt.width = static_cast<std::uint32_t>(std::min<std::uint64_t>(kNarrowest + 20 * number, kWidest));
  attempt.parts = number % 2 == 1;
  Weights& weights = attempt.weights;
  for (int* weight : {&weights.off, &weights.closed, &weights.empty, &weights.kings, &weights.home}) {
    *weight = draw(*weight);
  }
  return attempt;
}

}  // namespace sabar::spider
