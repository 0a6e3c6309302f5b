// Counts of peg solitaire as tables for people and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/cli/json.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/solvers/pegs/whole/count.hpp>

namespace sabar::cli {

struct PegsCounts {
  pegs::GameCounts games;                // with the levels
  Halt boards_halt = Halt::exhausted;    // of the levels
  Halt winnable_halt = Halt::exhausted;  // of what can be won
  Halt solutions_halt = Halt::exhausted;
  std::uint64_t needed = 0;           // bytes of tables, as far as is known
  std::vector<pegs::Level> winnable;  // by jumps made
  std::optional<Uint128> solutions;   // to the finish

  [[nodiscard]] bool all_boards() const { return boards_halt == Halt::exhausted; }
  [[nodiscard]] bool all_games() const { return games.halt == Halt::exhausted && !games.overflow; }
};

[[nodiscard]] std::string counts_text(const PegsTask& task, const PegsCounts& counts);
[[nodiscard]] Json counts_json(const PegsTask& task, const PegsCounts& counts);

// Sequences of so many jumps, by their length.
[[nodiscard]] std::string perft_text(const PegsTask& task, const std::vector<std::uint64_t>& lines);
[[nodiscard]] Json perft_json(const PegsTask& task, const std::vector<std::uint64_t>& lines);

}  // namespace sabar::cli
