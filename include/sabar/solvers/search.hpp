// A search for a winning line of a patience game, whatever is behind it: a kernel, a chain of kernels, or a strategy
// that plays. The only virtual calls are those for a slice.
//
//   auto search = make_search("auto", rules, table, options);
//   const Halt halt = drive(**search, guard);
//   const Solution solution = conclude(**search, rules, table, halt);    // judges the line
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/solvers/fault.hpp>
#include <sabar/solvers/search_options.hpp>

namespace sabar {

struct Reason;

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
  // Why the i-th move of the line was made; null where a search has no reason but that it works.
  [[nodiscard]] virtual const Reason* reason(std::size_t /*move*/) const { return nullptr; }
  // The model made for such games that is at work ("klondike"); empty for the general engine.
  [[nodiscard]] virtual std::string_view model() const { return {}; }
  // What it is doing, for a progress line ("beam 256").
  [[nodiscard]] virtual std::string stage() const { return {}; }
  // The judge has replayed the line already.
  [[nodiscard]] virtual bool judged() const { return false; }
  // A contradiction that it has met and outlived; null if there was none.
  [[nodiscard]] virtual const SearchFault* fault() const { return nullptr; }
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
//
// What it makes lets the judge replay its line before it says that it has won. If the judge rejects it, the search goes
// on by other means with what is left of its budget.
[[nodiscard]] Result<std::unique_ptr<Search>> make_search(std::string_view solver, const Rules& rules,
                                                          const Table& start, const SearchOptions& options);

struct Solution {
  Verdict verdict = Verdict::unknown;
  Halt halt = Halt::stopped;
  std::vector<Move> line;  // judged; empty unless solved
  std::uint64_t nodes = 0;
  std::optional<SearchFault> fault;  // met on the way; the halt is then `fault` too, unless somebody stopped the search
};

// The verdict of a search that has ended, or was ended for `halt`. A line the judge rejects is a fault: never a
// verdict.
[[nodiscard]] Solution conclude(const Search& search, const Rules& rules, const Table& start, Halt halt);

// All of it in one call. The solution says so if a fault was met.
[[nodiscard]] Result<Solution> solve_despite_faults(std::string_view solver, const Rules& rules, const Table& start,
                                                    const SearchOptions& options, const Guard& guard = {});

// The same for tests and studies, which must not overlook a fault: here it is an error.
[[nodiscard]] Result<Solution> solve(std::string_view solver, const Rules& rules, const Table& start,
                                     const SearchOptions& options, const Guard& guard = {});

}  // namespace sabar
