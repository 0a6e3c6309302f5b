#include "runs_view.hpp"

#include <set>

#include <fmt/format.h>

#include <sabar/games/patience/layout.hpp>
#include <sabar/random/shuffle_names.hpp>

#include "io.hpp"
#include "json.hpp"

namespace sabar::cli {
namespace {

struct Run {
  std::size_t fixed = 0;
  std::size_t cycles = 0;
  int sign = 0;
  std::uint64_t displacement = 0;
  std::size_t rising = 0;
  bool repeated = false;  // the same order came out of an earlier run
  SuitCounts suits{};     // in the first area, for a deck of 52
};

Run examine(PermutationView p, std::size_t area, std::set<Permutation>& seen) {
  Run run{fixed_points(p), cycle_count(p), sign(p), total_displacement(p), rising_sequences(p), false, {}};
  for (std::size_t i = 0; p.size() == kCards && i < area; ++i) {
    ++run.suits[static_cast<std::size_t>(Card::from_index(p[i]).suit())];
  }
  run.repeated = !seen.emplace(p.begin(), p.end()).second;
  return run;
}

void print_run(std::uint64_t index, const Run& run) {
  fmt::print("{:>6} {:>13} {:>8} {:>6} {:>13} {:>17} {:>16}   {}\n", index + 1, run.fixed, run.cycles,
             run.sign > 0 ? "even" : "odd", run.displacement, run.rising, fmt::format("{}", fmt::join(run.suits, "/")),
             run.repeated ? "yes" : "no");
}

Json run_json(const std::string& algorithm, std::uint64_t index, const Run& run) {
  return Json{{"algorithm", algorithm},
              {"run", index + 1},
              {"fixed_points", run.fixed},
              {"cycles", run.cycles},
              {"sign", run.sign},
              {"displacement", run.displacement},
              {"rising_sequences", run.rising},
              {"suits_in_first_area", run.suits},
              {"repeats_an_earlier_run", run.repeated}};
}

struct Totals {
  std::uint64_t without_fixed = 0;
  std::uint64_t one_cycle = 0;
  std::uint64_t odd = 0;
  std::uint64_t repeated = 0;

  void add(const Run& run) {
    without_fixed += run.fixed == 0 ? 1 : 0;
    one_cycle += run.cycles == 1 ? 1 : 0;
    odd += run.sign < 0 ? 1 : 0;
    repeated += run.repeated ? 1 : 0;
  }
};

}  // namespace

Result<> print_runs(const lab::ComparisonOptions& options, std::uint64_t runs, bool json) {
  for (const std::string& algorithm : options.algorithms) {
    auto shuffler = Shuffler::make(algorithm, options.generator, options.seed);
    if (!shuffler) {
      return tl::unexpected(shuffler.error());
    }
    if (!json) {
      fmt::print("{}, {} cards, generator {}, seed {}\n", shuffler->choice().text(), options.battery.n,
                 shuffler->generator_info().name, options.seed);
      fmt::print("{:>6} {:>13} {:>8} {:>6} {:>13} {:>17} {:>16}   {}\n", "Run", "Fixed points", "Cycles", "Sign",
                 "Displacement", "Rising sequences", "Tableau ♥/♦/♣/♠", "Seen before");
    }
    std::set<Permutation> seen;
    Totals totals;
    for (std::uint64_t index = 0; index < runs; ++index) {
      Permutation order = identity(options.battery.n);
      (*shuffler)(order);
      const Run run = examine(order, options.battery.areas.front(), seen);
      totals.add(run);
      if (json) {
        fmt::print("{}\n", run_json(algorithm, index, run).dump());
      } else {
        print_run(index, run);
      }
    }
    if (!json) {
      fmt::print("  of {} runs: {} without fixed point, {} of one cycle, {} odd, {} seen before\n\n", runs,
                 totals.without_fixed, totals.one_cycle, totals.odd, totals.repeated);
    }
  }
  if (!json) {
    fmt::print("A few runs show what can happen, not how often; without --runs the tests say that.\n");
  }
  return {};
}

}  // namespace sabar::cli
