// A search for a winning line of a patience game, whatever is behind it: a kernel, a chain of kernels, or a strategy
// that plays. The only virtual calls are those for a slice.
//
//   auto search = make_search("auto", rules, table, options);
//   drive(**search, guard);
//   const Solution solution = conclude(**search, rules, table);    // judges the line
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/rules/move.hpp>
#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>

namespace sabar {

class Search {
public:
  Search() = default;
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;
  virtual ~Search() = default;

  // Goes on for about so many nodes.
  virtual void step(std::uint64_t nodes) = 0;
  [[nodiscard]] virtual bool done() const = 0;
  [[nodiscard]] virtual Halt halt() const = 0;
  [[nodiscard]] virtual std::uint64_t nodes() const = 0;
  [[nodiscard]] virtual std::size_t bytes() const = 0;
  // Whether an exhausted search proves that there is no win.
  [[nodiscard]] virtual bool complete() const = 0;
  // Real moves of the game: the line found; of a strategy that plays, also the line on which it got stuck.
  [[nodiscard]] virtual std::vector<Move> line() const = 0;
  // Why the i-th move of the line was made, in words; empty where a search has no reason but that it works.
  [[nodiscard]] virtual std::string reason(std::size_t /*move*/, Language /*language*/) const { return {}; }
  // The model made for such games that is at work ("klondike"); empty for the general engine.
  [[nodiscard]] virtual std::string_view model() const { return {}; }
  // What it is doing, for a progress line ("beam 256").
  [[nodiscard]] virtual std::string stage() const { return {}; }
};

namespace klondike {
class Memory;
}

// What solvers find out about one game and keep from position to position. Whoever asks about many positions of a game
// makes one and hands it to every search; what belongs to another deal is forgotten. Verdicts do not depend on it,
// nodes do.
struct SearchMemory {
  std::shared_ptr<klondike::Memory> klondike;
};

struct SearchOptions {
  Budget budget;
  std::uint64_t seed = 1;                // of strategies that draw lots
  std::vector<std::string> without;      // techniques switched off
  std::shared_ptr<SearchMemory> memory;  // may be null
};

struct SolverInfo {
  std::string_view name;
  std::string_view summary;  // one line, English
  bool strategy = false;     // plays one game without going back
};

[[nodiscard]] const std::vector<SolverInfo>& solver_list();
// Names of the techniques that can be switched off.
[[nodiscard]] const std::vector<std::string_view>& technique_list();

// An error for an unknown name, a technique that does not exist, or rules the solver is not made for.
[[nodiscard]] Result<std::unique_ptr<Search>> make_search(std::string_view solver, const Rules& rules,
                                                          const Table& start, const SearchOptions& options);

struct Solution {
  Verdict verdict = Verdict::unknown;
  Halt halt = Halt::stopped;
  std::vector<Move> line;  // judged; empty unless solved
  std::uint64_t nodes = 0;
};

// The verdict of a search that has ended, or was ended for `halt`. A line the judge rejects is an error: never a
// verdict.
[[nodiscard]] Result<Solution> conclude(const Search& search, const Rules& rules, const Table& start, Halt halt);

// All of it in one call.
[[nodiscard]] Result<Solution> solve(std::string_view solver, const Rules& rules, const Table& start,
                                     const SearchOptions& options, const Guard& guard = {});

}  // namespace sabar
