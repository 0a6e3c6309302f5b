// A search that begins with a winning line and makes it shorter: the line is always a win, so it may be stopped at any
// time. It also knows how short a win can be at most; when the two meet, the line is a shortest one.
//
// What is counted are moves as they are printed: a transfer of any number of cards, a pair, a draw, a redeal, a gather.
// Where cards move one by one, runs may be counted as one move instead (run_count.hpp).
//
//   auto search = make_line_search(rules, table, line, options);
//   drive(**search, guard);
//   const ShortLine result = conclude_line(**search, rules, table, line);    // judges the line
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar {

class LineSearch {
public:
  LineSearch() = default;
  LineSearch(const LineSearch&) = delete;
  LineSearch& operator=(const LineSearch&) = delete;
  virtual ~LineSearch() = default;

  // Goes on for about so many nodes.
  virtual void step(std::uint64_t nodes) = 0;
  [[nodiscard]] virtual bool done() const = 0;
  // Why it ended: exhausted when nothing shorter is left to find, else a budget.
  [[nodiscard]] virtual Halt halt() const = 0;
  [[nodiscard]] virtual std::uint64_t nodes() const = 0;
  [[nodiscard]] virtual std::size_t bytes() const = 0;
  // The shortest win so far.
  [[nodiscard]] virtual std::vector<Move> line() const = 0;
  // No win has fewer moves.
  [[nodiscard]] virtual std::size_t at_least() const = 0;
  // A run that is carried over card by card counts one.
  [[nodiscard]] virtual bool counts_runs() const { return false; }
  // What it is doing, for a progress line.
  [[nodiscard]] virtual std::string stage() const = 0;
  // A contradiction that it has met and outlived; null if there was none.
  [[nodiscard]] virtual const SearchFault* fault() const { return nullptr; }
};

inline constexpr std::uint64_t kShortNodes = 1'000'000;
inline constexpr std::uint64_t kOptimalNodes = 20'000'000;

// What a shorter line may cost if nobody says: less where a model of the game does it.
[[nodiscard]] std::uint64_t usual_short_nodes(const Rules& rules);

// Whether LineOptions may ask for runs to be counted as one: cards move one by one, and a model knows what to do.
[[nodiscard]] bool can_count_runs(const Rules& rules);

struct LineOptions {
  std::uint64_t improve = kShortNodes;         // nodes for making it shorter
  std::uint64_t prove = 0;                     // nodes for the proof that nothing is shorter
  std::size_t bytes = std::size_t{256} << 20;  // tables and stored positions
  bool count_runs = false;                     // as one move; nothing is proved then
};

// An error when the line does not win.
[[nodiscard]] Result<std::unique_ptr<LineSearch>> make_line_search(const Rules& rules, const Table& start,
                                                                   const std::vector<Move>& line,
                                                                   const LineOptions& options);

struct ShortLine {
  std::vector<Move> line;   // judged
  std::size_t counted = 0;  // its moves, as the search counts them
  std::size_t at_least = 0;
  std::uint64_t nodes = 0;
  std::optional<SearchFault> fault;  // met on the way; nothing is then said of how short a line can be

  [[nodiscard]] bool shortest() const { return counted <= at_least; }
};

// What a search has found that has ended, or was ended. `known` is the line it began with: it stays if the judge
// rejects the shorter one, which is a fault.
[[nodiscard]] ShortLine conclude_line(const LineSearch& search, const Rules& rules, const Table& start,
                                      const std::vector<Move>& known);

}  // namespace sabar
