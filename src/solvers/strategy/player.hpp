// A strategy at play: one move at a time from any position, for a page or a terminal that shows every move, and as a
// whole game for a search.
//
//   auto player = Player::begin("greedy-paper", rules, session.table(), {.seed = 7});
//   while (const auto advice = (*player)->next()) show(advice->move, to_text(advice->reason, Language::english));
//   say(to_text((*player)->ending(), Language::english));       // nothing when it has won
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/greedy.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {

struct Advice {
  Move move;
  Reason reason;
};

struct PlayerOptions {
  std::uint64_t seed = 1;  // of strategies that draw lots
  Budget budget;
};

class Player {
public:
  // An error for an unknown strategy, a table that breaks the rules, or rules the strategy is not made for.
  [[nodiscard]] static Result<std::unique_ptr<Player>> begin(std::string_view strategy, const Rules& rules,
                                                             const Table& table, const PlayerOptions& options = {});
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  ~Player() = default;

  // Positions that the game has been in before; strategies that never come back keep away from them. Before the first
  // move only.
  [[nodiscard]] Result<> remember(const Table& table);

  // Makes the next move on its own table and tells it; none when the game has ended.
  [[nodiscard]] std::optional<Advice> next();
  void play(std::uint64_t moves) { game_.step(moves); }

  [[nodiscard]] bool done() const { return game_.done(); }
  [[nodiscard]] Halt halt() const { return game_.halt(); }
  [[nodiscard]] bool won() const { return done() && halt() == Halt::found; }
  [[nodiscard]] Ending ending() const { return game_.policy().strategy->ending(); }
  [[nodiscard]] Table table() const { return engine_.table(game_.position()); }
  [[nodiscard]] const std::vector<Move>& line() const { return game_.line(); }
  // One for each move of the line.
  [[nodiscard]] const std::vector<Reason>& reasons() const { return game_.policy().reasons; }
  [[nodiscard]] std::uint64_t nodes() const { return game_.nodes(); }
  [[nodiscard]] std::size_t bytes() const;

private:
  // The strategy as the kernel wants it; keeps the reasons.
  struct Policy {
    std::unique_ptr<Strategy> strategy;
    std::vector<Reason> reasons;

    [[nodiscard]] std::optional<Move> pick(const Strategy::State& position, const MoveList<Move>& moves);
  };

  Player(std::string_view strategy, const patience::Engine& engine, const Strategy::State& start,
         const PlayerOptions& options);

  patience::Engine engine_;
  Greedy<patience::Engine, Policy> game_;
};

}  // namespace sabar
