// What each command was asked to do. Filled by command_line.cpp; only the files called so know the option parser, which
// takes longer to compile than all the rest of the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/cli/patience/game_argument.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar::cli {

// A deal by lot that can be won.
struct WinnableOptions {
  bool wanted = false;
  std::string difficulty;             // empty: any
  std::optional<std::uint64_t> seed;  // none: a fresh one
};

struct DealOptions {
  GameChoice game;
  std::vector<std::string> deals;
  WinnableOptions winnable;
  std::string scheme;
  std::string shuffle;
  std::string generator;
  std::string order;
  std::string style = "symbols";
  std::string format;
  bool json = false;
  bool text = false;
};

struct GamesOptions {
  std::string family;
  bool json = false;
};

struct RulesOptions {
  GameChoice game;
  std::string language = "en";
  bool json = false;
  bool text = false;
};

struct CheckOptions {
  GameChoice game;
  std::vector<std::string> deals;  // exactly one
  std::string scheme;
  std::string order;
  std::string line;         // a file with moves,
  std::string certificate;  // or one with positions
  bool losing_move = false;
  std::uint64_t nodes = 20'000'000;  // for each position of the line
  std::string language = "en";
  bool json = false;
};

struct SolveOptions {
  GameChoice game;
  std::vector<std::string> deals;
  std::string scheme;
  std::string order;
  std::string solver = "auto";
  std::optional<std::uint64_t> nodes;  // none: what is usual
  std::uint64_t memory = 512;          // MiB
  std::optional<double> seconds;
  std::size_t threads = 1;
  std::vector<std::string> without;
  std::uint64_t seed = 1;
  bool shorter = false;
  bool count_runs = false;
  bool optimal = false;
  std::optional<std::uint64_t> short_nodes;  // none: what is usual for the game
  std::uint64_t optimal_nodes = kOptimalNodes;
  std::string certificate;
  std::size_t positions = 100'000;
  bool difficulty = false;
  std::string language = "en";
  bool line = false;
  bool explain = false;
  bool json = false;
};

struct PlayOptions {
  GameChoice game;
  std::vector<std::string> deals;  // at most one
  WinnableOptions winnable;
  std::string scheme;
  std::optional<std::string> resume;
  std::optional<std::string> save;  // none: the usual file
  int colours = 2;
  std::string language = "en";
  bool line = false;
  bool ascii = false;
};

struct ShuffleOptions {
  std::optional<std::size_t> n;
  std::string algorithm = "fisher-yates";
  std::string generator = "xoshiro256**";
  std::optional<std::uint64_t> seed;
  std::optional<std::string> draws;
  std::uint64_t count = 1;
  std::string style = "numbers";
  bool trace = false;
  bool json = false;
};

struct InspectOptions {
  std::string path = "-";
  std::optional<std::string> perm;
  std::string game = "klondike";
  std::string order = "column";
  std::string style = "symbols";
  bool table = false;
  bool json = false;
};

struct LabOptions {
  std::string algorithms = "sattolo,fisher-yates,lcg";
  std::string generator = "xoshiro256**";
  std::uint64_t seed = 1;
  std::uint64_t count = 100000;
  std::optional<std::size_t> n;
  std::string game = "klondike";
  std::optional<unsigned> reseed_bits;
  std::uint64_t runs = 0;
  std::string html;
  std::string language = "en";
  bool json = false;
};

struct LabStrategiesOptions {
  GameChoice game;
  std::string strategies;  // empty: the usual ones
  std::string deals = "1..100";
  std::string scheme = "sabar";
  std::uint64_t seed = 1;
  std::uint64_t nodes = 100'000;
  std::size_t threads = 1;
  std::string html;
  std::string svg;  // of a board of pegs
  std::string language = "en";
  bool json = false;
};

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::vector<std::string> names;  // it answers to, beside that
  int port = 8017;
  std::string root;  // a folder instead of the page in the program
  std::string language = "en";
};

// Each gives the exit code; an error ends in exit code 2.
[[nodiscard]] Result<int> run_games(const GamesOptions& options);
[[nodiscard]] Result<int> run_rules(const RulesOptions& options);
[[nodiscard]] Result<int> run_deal(const DealOptions& options);
[[nodiscard]] Result<int> run_check(const CheckOptions& options);
[[nodiscard]] Result<int> run_solve(const SolveOptions& options);
[[nodiscard]] Result<int> run_play(const PlayOptions& options);
[[nodiscard]] Result<int> run_shuffle(const ShuffleOptions& options);
[[nodiscard]] Result<int> run_inspect(const InspectOptions& options);
[[nodiscard]] Result<int> run_lab(const LabOptions& options);
[[nodiscard]] Result<int> run_lab_strategies(const LabStrategiesOptions& options);
[[nodiscard]] Result<int> run_serve(const ServeOptions& options);

// Lists of names and examples, printed below the options of a command.
[[nodiscard]] std::string families_help();
[[nodiscard]] std::string games_help();
[[nodiscard]] std::string rules_help();
[[nodiscard]] std::string deal_help();
[[nodiscard]] std::string check_help();
[[nodiscard]] std::string solve_help();
[[nodiscard]] std::string play_help();
[[nodiscard]] std::string shuffle_help();
[[nodiscard]] std::string inspect_help();
[[nodiscard]] std::string lab_help();
[[nodiscard]] std::string lab_strategies_help();
[[nodiscard]] std::string serve_help();

}  // namespace sabar::cli
