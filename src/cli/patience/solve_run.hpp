// Solves one deal after the other, several at a time if asked, and hands the results on in the order of the deals. What
// a deal gives depends on its options alone, never on the threads beside it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sabar/cli/patience/deal_list.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/general/make_certificate.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar::cli {

struct SolvePlan {
  GameFile game;
  std::string solver;
  SearchOptions options;          // for each deal
  std::optional<double> seconds;  // for each deal
  std::size_t threads = 1;
  std::optional<LineOptions> shorter;      // a shorter line is wanted
  std::optional<Language> explain;         // reasons are wanted
  std::optional<std::size_t> certificate;  // a certificate is wanted; at most so many positions
};

// What became of a winning line that was made shorter.
struct Shortened {
  std::size_t before = 0;    // its moves, counted as was asked for
  std::size_t at_least = 0;  // no line has fewer
  bool shortest = false;
  std::uint64_t nodes = 0;
  std::optional<std::size_t> with_runs;  // its moves now if a run counts one, where cards move one by one
};

struct SolvedDeal {
  ListedDeal deal;
  Solution solution;
  std::string model;                   // that was at work; empty: the general engine
  std::optional<Shortened> shortened;  // if wanted and solved; the line is then the shorter one
  double seconds = 0;
  std::vector<Move> played;          // the winning line; of a strategy also the one on which it got stuck
  std::vector<std::string> reasons;  // of these moves, if wanted
  std::optional<tl::expected<std::string, NoCertificate>> certificate;  // if wanted and the deal cannot be won
  std::vector<SearchFault> faults;  // met and outlived; the first is that of the solution, if it has one
};

struct SolveSummary {
  std::uint64_t deals = 0;
  std::uint64_t solved = 0;
  std::uint64_t unsolvable = 0;
  bool stopped = false;  // before the last deal was done
};

// Calls `show` for every deal, from this thread. The first error ends the work: what was done before is shown.
[[nodiscard]] Result<SolveSummary> solve_deals(const SolvePlan& plan, DealList deals,
                                               const std::function<void(const SolvedDeal&)>& show);

}  // namespace sabar::cli
