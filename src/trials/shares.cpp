#include <algorithm>
#include <cmath>

#include <sabar/solvers/search.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::trials {
namespace {

constexpr double kNormal95 = 1.959963984540054;  // 95 % of the normal law lie within so many standard deviations

}  // namespace

double share_of(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Interval wilson_interval(std::uint64_t hits, std::uint64_t trials) {
  if (trials == 0) {
    return {0, 1};
  }
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(hits) / n;
  const double z2 = kNormal95 * kNormal95;
  const double middle = p + z2 / (2 * n);
  const double half = kNormal95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  const double scale = 1 + z2 / n;
  return {hits == 0 ? 0 : (middle - half) / scale, hits == trials ? 1 : (middle + half) / scale};
}

bool can_prove(const std::string& solver) {
  return std::ranges::any_of(solver_list(),
                             [&](const SolverInfo& info) { return info.name == solver && !info.strategy; });
}

Winnable Winnable::of(const std::vector<std::string>& solvers) {
  Winnable winnable;
  winnable.asked = std::ranges::any_of(solvers, can_prove);
  return winnable;
}

void Winnable::count(const std::vector<Outcome>& outcomes) {
  const auto some = [&](Verdict verdict) {
    return std::ranges::find(outcomes, verdict, &Outcome::verdict) != outcomes.end();
  };
  ++games;
  can += some(Verdict::solved) ? 1 : 0;
  cannot += some(Verdict::unsolvable) ? 1 : 0;
}

Interval Winnable::share() const { return {share_of(can, games), share_of(games - cannot, games)}; }

Interval Winnable::share_won(std::uint64_t won) const { return {share_of(won, games - cannot), share_of(won, can)}; }

}  // namespace sabar::trials
