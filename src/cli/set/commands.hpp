// What each command of `sabar set` was asked to do. Filled by command_line.cpp beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar::cli {

struct SetFindOptions {
  std::vector<std::string> cards;     // codes, names, numbers; or one -
  std::optional<std::uint64_t> deal;  // instead: the first cards of this deal
  std::uint64_t size = 12;            // how many of them
  std::size_t attributes = 4;
  std::string method;  // empty: all
  std::string language = "en";
  bool json = false;
};

struct SetWatchOptions {
  std::optional<std::uint64_t> deal;
  bool automatic = false;
  double speed = 20;     // triples in a second
  bool triples = false;  // print every triple, where there is no screen
  bool line = false;
  bool ascii = false;
  bool letters = false;
  std::string language = "en";
  bool json = false;
};

struct SetPlayOptions {
  std::optional<std::uint64_t> deal;
  std::string variant = "set";
  bool fresh = false;  // an unfinished game is not taken up
  bool more = false;   // three more cards come by themselves
  bool json = false;
  std::optional<std::string> resume;
  std::optional<std::string> save;
  bool line = false;
  bool ascii = false;
  bool letters = false;
  std::string language = "en";
};

struct SetCountOptions {
  std::vector<std::string> parts;      // empty: the usual ones
  std::optional<std::uint64_t> cards;  // of the hands
  std::size_t attributes = 4;
  std::uint64_t games = 100'000;
  std::uint64_t seed = 1;
  std::vector<std::string> policies;
  std::string language = "en";
  bool json = false;
};

struct SetCheckOptions {
  std::string path;
  std::string variant = "set";        // of a list of moves
  std::optional<std::uint64_t> deal;  // the file is a list of moves of this deal
  bool json = false;
};

// Each gives the exit code; an error ends in exit code 2.
[[nodiscard]] Result<int> run_set_find(const SetFindOptions& options);
[[nodiscard]] Result<int> run_set_watch(const SetWatchOptions& options);
[[nodiscard]] Result<int> run_set_play(const SetPlayOptions& options);
[[nodiscard]] Result<int> run_set_count(const SetCountOptions& options);
[[nodiscard]] Result<int> run_set_check(const SetCheckOptions& options);

// Examples and lists of names, printed below the options of a command.
[[nodiscard]] std::string set_find_help();
[[nodiscard]] std::string set_watch_help();
[[nodiscard]] std::string set_play_help();
[[nodiscard]] std::string set_count_help();
[[nodiscard]] std::string set_check_help();

}  // namespace sabar::cli
