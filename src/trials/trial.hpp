// One deal tried by solvers or strategies: the unit of work of the laboratory of strategies and of surveys.
//
// Every win is judged. Strategies that draw lots get a seed for each deal, made of the run's seed and the deal's
// number: what is measured of one deal depends neither on the other deals, nor on the solvers beside it, nor on the
// threads. Times excepted, the same options give the same outcomes on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar::trials {

// Which deals, by whom, within which limits.
struct TrialOptions {
  Rules rules;
  std::vector<std::string> solvers;  // names of solver_list(), each once; strategies are among them
  Scheme scheme = Scheme::sabar;
  DealOrder order = DealOrder::row;
  Natural first{1};  // deal number
  std::uint64_t count = 100;
  std::uint64_t seed = 1;
  Budget budget;                     // for each deal and solver
  std::vector<std::string> without;  // techniques switched off
};

inline constexpr std::size_t kHalts = static_cast<std::size_t>(Halt::fault) + 1;

// What one solver made of one deal.
struct Outcome {
  Verdict verdict = Verdict::unknown;
  Halt halt = Halt::stopped;
  std::uint64_t nodes = 0;
  std::uint64_t moves = 0;  // of the winning line
  double seconds = 0;
  // A contradiction that was met and outlived; the halt is then `fault`. Not kept in stores.
  std::shared_ptr<const SearchFault> fault{};
};

// Known names, each once.
[[nodiscard]] Result<> check_solver_names(const std::vector<std::string>& solvers);

// The number of the deal at this place of the range, from 0.
[[nodiscard]] Natural number_of_deal(const TrialOptions& options, std::uint64_t index);

// Every solver on that deal; fewer outcomes than solvers when the guard stopped it. One that calls unsolvable what
// another has won is wrong: its outcome is unknown, for the reason `fault`.
[[nodiscard]] Result<std::vector<Outcome>> play_deal(const TrialOptions& options, std::uint64_t index,
                                                     const Guard& guard);

}  // namespace sabar::trials
