// What each command of `sabar pegs` was asked to do. Filled by command_line.cpp beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar::cli {

// A board and what is to be done on it, as typed. Empty: the usual.
struct PegsProblemOptions {
  std::string board;     // name, file or -
  std::string vacancy;   // the hole that is empty at the start, or several
  std::string start;     // instead: a file with the board drawn as it stands, or -
  std::string finish;    // a hole, `any`, `complement`
  std::string notation;  // letters, coordinates, numbers
};

struct PegsBoardsOptions {
  std::string board;
  std::string notation;
  bool json = false;
};

struct PegsSolveOptions {
  PegsProblemOptions problem;
  std::string method = "best";
  std::optional<std::uint64_t> nodes;
  std::uint64_t memory = 512;  // MiB
  std::optional<double> seconds;
  bool line = false;
  bool packages = false;
  bool json = false;
};

struct PegsCountOptions {
  PegsProblemOptions problem;
  std::uint64_t memory = 1024;  // MiB
  std::uint64_t perft = 0;      // instead: sequences of so many jumps
  bool json = false;
};

struct PegsExplainOptions {
  PegsProblemOptions problem;
  bool all = false;
  std::uint64_t nodes = 2'000'000;  // for each problem of the table
  std::uint64_t memory = 1024;      // MiB
  std::string language = "en";
  bool json = false;
};

struct PegsCheckOptions {
  PegsProblemOptions problem;
  std::vector<std::string> line;  // the jumps themselves, or one file, or -
  bool json = false;
};

struct PegsPlayOptions {
  PegsProblemOptions problem;
  std::optional<std::string> resume;
  std::optional<std::string> save;
  std::string language = "en";
  bool line = false;
  bool ascii = false;
};

// Each gives the exit code; an error ends in exit code 2.
[[nodiscard]] Result<int> run_pegs_boards(const PegsBoardsOptions& options);
[[nodiscard]] Result<int> run_pegs_solve(const PegsSolveOptions& options);
[[nodiscard]] Result<int> run_pegs_count(const PegsCountOptions& options);
[[nodiscard]] Result<int> run_pegs_explain(const PegsExplainOptions& options);
[[nodiscard]] Result<int> run_pegs_check(const PegsCheckOptions& options);
[[nodiscard]] Result<int> run_pegs_play(const PegsPlayOptions& options);

// Examples and lists of names, printed below the options of a command.
[[nodiscard]] std::string pegs_boards_help();
[[nodiscard]] std::string pegs_solve_help();
[[nodiscard]] std::string pegs_count_help();
[[nodiscard]] std::string pegs_explain_help();
[[nodiscard]] std::string pegs_check_help();
[[nodiscard]] std::string pegs_play_help();

}  // namespace sabar::cli
