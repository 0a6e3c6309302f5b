// How hard a deal is for a player: four things that can be measured, put together by one rule (docs/difficulty.md).
//
//   DifficultyMeter meter(game.rules, table, scale_of(game));
//   while (!meter.done()) meter.step(4096);            // or drive(meter, guard)
//   const Result<Difficulty> difficulty = meter.result();
//
// Everything is counted, nothing is timed: the same deal gives the same answer on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

enum class Level : std::uint8_t { easy, medium, hard };

[[nodiscard]] std::string_view to_text(Level level);
[[nodiscard]] Result<Level> parse_level(std::string_view name);

struct Difficulty {
  Verdict verdict = Verdict::unknown;  // unless solved, nothing below but the nodes means anything
  Halt halt = Halt::stopped;
  std::uint64_t nodes = 0;          // of `auto`, to the win
  std::vector<Move> line;           // the win; the judge has replayed it
  std::size_t first_moves = 0;      // legal moves of the deal,
  std::size_t winning_moves = 0;    // those after which a win was found,
  std::size_t undecided_moves = 0;  // and those about which nothing was found out within the budget
  bool greedy_wins = false;
  std::size_t random_games = 0;
  std::size_t random_wins = 0;
  int points = 0;  // more is harder
  Level level = Level::medium;
  std::optional<SearchFault> fault;  // the first that a search has met and outlived
};

// Where a game's deals part: below `medium` points they are easy, from `hard` on hard.
struct DifficultyScale {
  int medium = 0;
  int hard = 0;
};

struct MeasuredScale {
  std::string_view game;
  std::string_view rules;  // short identity: other rules of that name have another scale
  DifficultyScale scale;
};

[[nodiscard]] std::span<const MeasuredScale> measured_scales();

// Thirds of the winnable deals of that game, if they have been measured; else the usual scale.
[[nodiscard]] DifficultyScale scale_of(const GameFile& game);

// The rule: ten points for each doubling of the nodes, up to sixty for first moves that do not win, thirty off if
// greedy wins, up to sixty off for random games won.
[[nodiscard]] int difficulty_points(const Difficulty& parts);

// A usual budget for a deal, a matter of about a second: what costs more stays unknown.
inline constexpr std::uint64_t kDifficultyNodes = 1'000'000;

class DifficultyMeter {
public:
  // The budget is for the deal itself. A first move may cost eight times what the deal did: a win that takes much
  // longer is none that a player would see. All first moves together may cost two million nodes, whatever the budget;
  // each has an equal share of what is left.
  DifficultyMeter(const Rules& rules, Table deal, const DifficultyScale& scale, const Budget& budget);

  // Searches and plays on for about so many nodes.
  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return error_ || stage_ == Stage::end; }
  // How the search of the deal ended, for drive().
  [[nodiscard]] Halt halt() const { return difficulty_.halt; }
  // Of everything together.
  [[nodiscard]] std::uint64_t nodes() const { return spent_ + (search_ ? search_->nodes() : 0); }

  // When done; before that as far as known. An error when the deal cannot be searched.
  [[nodiscard]] Result<Difficulty> result() const;

private:
  enum class Stage { deal, first_moves, greedy, random, end };

  void begin();
  void conclude_stage();
  void conclude_deal(const Solution& solution);
  void list_first_moves();
  [[nodiscard]] std::uint64_t first_move_nodes() const;
  [[nodiscard]] Result<std::unique_ptr<Search>> next_search() const;

  Rules rules_;
  Table deal_;
  DifficultyScale scale_;
  Budget budget_;
  std::shared_ptr<SearchMemory> memory_ = std::make_shared<SearchMemory>();
  Stage stage_ = Stage::deal;
  std::vector<Table> after_;  // each first move
  std::size_t at_ = 0;        // within the stage
  std::unique_ptr<Search> search_;
  std::uint64_t spent_ = 0;
  std::uint64_t spent_on_moves_ = 0;  // first ones
  Difficulty difficulty_;
  std::optional<Error> error_;
};

}  // namespace sabar
