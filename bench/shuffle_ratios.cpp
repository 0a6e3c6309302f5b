// How much faster: the cases in turn, a short burst each, hundreds of times over, so that what disturbs the machine
// disturbs all alike; then medians, and the ratio of each pair as the median of the ratios within a round.
#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shuffle_cases.hpp"

namespace sabar::bench {
namespace {

constexpr int kRounds = 400;
constexpr int kBurst = 2000;

struct Case {
  std::string name;
  std::function<double()> burst;
  std::vector<double> ns;
};

double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

template <class Shuffle>
std::function<double()> burst_of(Shuffle shuffle) {
  return [shuffle, deck = new_deck()]() mutable {
    const auto start = std::chrono::steady_clock::now();
    for (int k = 0; k < kBurst; ++k) {
      shuffle(deck);
      benchmark::DoNotOptimize(deck.data());
      benchmark::ClobberMemory();
    }
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    return spent.count() / kBurst;
  };
}

class Table {
public:
  Table() {
    for_all_cases([this](std::string name, auto shuffle) {
      const auto slash = name.find('/');
      const std::string_view algorithm = std::string_view(name).substr(slash + 1);
      if (algorithm == "lcg" || algorithm == "riffle" || algorithm == "overhand" || algorithm == "naive" ||
          algorithm == "rand-modulo") {
        return;
      }
      cases_.push_back({std::move(name), burst_of(std::move(shuffle)), {}});
    });
    for (int round = 0; round < kRounds; ++round) {
      for (Case& one : cases_) one.ns.push_back(one.burst());
    }
  }

  void print_times() const {
    fmt::print("\n{:<36}{:>10}{:>12}\n", "ns per deck of 52", "median", "fastest 5%");
    for (const Case& one : cases_) {
      fmt::print("{:<36}{:>10.1f}{:>12.1f}\n", one.name, quantile(one.ns, 0.5), quantile(one.ns, 0.05));
    }
    fmt::print("\n{:<64}{:>8}{:>12}\n", "times as fast", "median", "fastest 5%");
  }

  void print_ratio(const std::string& ours, const std::string& theirs) const {
    const Case& fast = find(ours);
    const Case& slow = find(theirs);
    std::vector<double> ratios;
    for (std::size_t k = 0; k < fast.ns.size(); ++k) ratios.push_back(slow.ns[k] / fast.ns[k]);
    fmt::print("{:<30} against {:<25}{:>8.2f}{:>12.2f}\n", ours, theirs, quantile(ratios, 0.5),
               quantile(slow.ns, 0.05) / quantile(fast.ns, 0.05));
  }

private:
  [[nodiscard]] const Case& find(std::string_view name) const {
    return *std::find_if(cases_.begin(), cases_.end(), [&](const Case& one) { return one.name == name; });
  }

  std::vector<Case> cases_;
};

}  // namespace

void print_ratios() {
  const Table table;
  table.print_times();
  for (const GeneratorInfo& generator : generator_list()) {
    const std::string name(generator.name);
    table.print_ratio(name + "/fisher-yates-batched", name + "/std::shuffle");
    table.print_ratio(name + "/sattolo-batched", name + "/sattolo");
  }
  for (const std::string_view name : {"xoshiro256**", "wyrand", "chacha20"}) {
    const std::string ours = std::string(name) + "/fisher-yates-batched";
    table.print_ratio(ours, "absl::BitGen/std::shuffle");
    table.print_ratio(ours, "boost::mt19937_64/uniform_int");
  }
}

}  // namespace sabar::bench
