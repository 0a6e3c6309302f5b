// From a store to figures.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <sabar/survey/report/spread.hpp>
#include <sabar/survey/store/store.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::survey {

struct HardDeal {
  std::string deal;
  trials::Outcome outcome;
};

struct SolverFigures {
  std::string name;
  bool strategy = false;  // it plays and proves nothing: what it does not win it has lost
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  std::uint64_t unsolvable = 0;
  std::array<std::uint64_t, trials::kHalts> unknown_by{};  // why the others are unknown, by Halt
  std::uint64_t faults = 0;                                // deals on which a fault was met, whatever became of them
  std::vector<std::string> fault_deals;                    // the first of these
  Spread nodes;
  Spread seconds;
  Spread moves;                   // of the games won
  std::vector<HardDeal> hardest;  // most nodes first

  [[nodiscard]] std::uint64_t unknown() const { return games - won - unsolvable; }
  [[nodiscard]] double rate() const;
  // Unknown deals counted as lost.
  [[nodiscard]] Interval wilson() const { return trials::wilson_interval(won, games); }
  [[nodiscard]] Interval exact() const { return clopper_pearson(won, games); }
  // Unknown deals counted as won.
  [[nodiscard]] double rate_if_won() const;
  [[nodiscard]] Interval wilson_if_won() const { return trials::wilson_interval(games - unsolvable, games); }
  [[nodiscard]] Interval exact_if_won() const { return clopper_pearson(games - unsolvable, games); }
};

struct SurveyReport {
  Plan plan;
  std::uint64_t deals = 0;            // that are done
  std::vector<std::string> versions;  // of the program, in the order they appear
  std::vector<SolverFigures> solvers;
  trials::Winnable winnable;  // what all solvers together know
  std::vector<AsideChunk> aside;
};

[[nodiscard]] Result<SurveyReport> make_report(Store& store, std::size_t hardest = 10);

// Every deal and solver as comma-separated values, as the view `deals` of a store has them.
[[nodiscard]] Result<> write_csv(Store& store, const std::function<void(std::string_view)>& write);

}  // namespace sabar::survey
