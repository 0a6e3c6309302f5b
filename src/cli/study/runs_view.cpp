#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/study/runs_view.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::cli {
namespace {

struct Run {
  std::size_t fixed = 0;
  std::size_t cycles = 0;
  int sign = 0;
  std::uint64_t displacement = 0;
  std::size_t rising = 0;
  bool repeated = false;            // the same order came out of an earlier run
  std::optional<SuitCounts> suits;  // in the first area, for a deck of 52
};

Run examine(PermutationView p, std::size_t area, std::set<Permutation>& seen) {
  Run run{fixed_points(p), cycle_count(p), sign(p), total_displacement(p), rising_sequences(p), false, std::nullopt};
  if (area > 0) {
    run.suits = SuitCounts{};
    for (const Place place : p.first(area)) {
      ++(*run.suits)[static_cast<std::size_t>(Card::from_index(place).suit())];
    }
  }
  run.repeated = !seen.emplace(p.begin(), p.end()).second;
  return run;
}

void print_run(std::uint64_t index, const Run& run) {
  fmt::print("{:>6} {:>13} {:>8} {:>6} {:>13} {:>17} {:>16}   {}\n", index + 1, run.fixed, run.cycles,
             run.sign > 0 ? "even" : "odd", run.displacement, run.rising,
             run.suits ? fmt::format("{}", fmt::join(*run.suits, "/")) : "-", run.repeated ? "yes" : "no");
}

Json run_json(const std::string& algorithm, std::uint64_t index, const Run& run) {
  return Json{{"algorithm", algorithm},
              {"run", index + 1},
              {"fixed_points", run.fixed},
              {"cycles", run.cycles},
              {"sign", run.sign},
              {"displacement", run.displacement},
              {"rising_sequences", run.rising},
              {"suits_in_first_area", run.suits ? Json(*run.suits) : Json(nullptr)},
              {"repeats_an_earlier_run", run.repeated}};
}

Result<> check_runs(const lab::ComparisonOptions& options, std::uint64_t runs) {
  constexpr std::uint64_t kMostRuns = 1000000;
  if (runs > kMostRuns) {
    return fail(fmt::format("{} runs are too many to list", runs), {}, fmt::format("at most {}", kMostRuns));
  }
  if (options.battery.n < 2 || options.battery.n > lab::kMaxBatteryPlaces) {
    return fail(fmt::format("{} cards are out of range", options.battery.n), "-n",
                fmt::format("2..{}", lab::kMaxBatteryPlaces));
  }
  return {};
}

// The 95 % interval of Wilson for a share, in percent.
std::string share_text(std::uint64_t count, std::uint64_t runs) {
  constexpr double kZ = 1.96;
  const auto total = static_cast<double>(runs);
  const double share = static_cast<double>(count) / total;
  const double centre = (share + kZ * kZ / (2 * total)) / (1 + kZ * kZ / total);
  const double half =
      kZ / (1 + kZ * kZ / total) * std::sqrt(share * (1 - share) / total + kZ * kZ / (4 * total * total));
  return fmt::format("{} ({:.1f}-{:.1f} %)", count, 100 * std::max(0.0, centre - half),
                     100 * std::min(1.0, centre + half));
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
  if (auto checked = check_runs(options, runs); !checked) {
    return checked;
  }
  const std::vector<std::size_t>& areas = options.battery.areas;
  const bool whole =
      options.battery.n == kCards && std::accumulate(areas.begin(), areas.end(), std::size_t{0}) == kCards;
  const std::size_t area = whole ? areas.front() : 0;
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
      const Run run = examine(order, area, seen);
      totals.add(run);
      if (json) {
        fmt::print("{}\n", json_line(run_json(algorithm, index, run)));
      } else {
        print_run(index, run);
      }
    }
    if (!json) {
      fmt::print("  of {} runs: {} without fixed point, {} of one cycle, {} odd, {} seen before\n\n", runs,
                 share_text(totals.without_fixed, runs), share_text(totals.one_cycle, runs),
                 share_text(totals.odd, runs), totals.repeated);
    }
  }
  if (!json) {
    fmt::print(
        "In brackets: 95 % interval of the share. A few runs show what can happen, not how often; without --runs the "
        "tests say that.\n");
  }
  return {};
}

}  // namespace sabar::cli
