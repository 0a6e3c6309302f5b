#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/solvers/strategy/greedy_ours.hpp>
#include <sabar/solvers/strategy/greedy_paper.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/random_play.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

std::unique_ptr<Strategy> make_strategy(std::string_view name, const patience::Engine& engine, std::uint64_t seed) {
  if (name == kGreedyPaper) {
    return std::make_unique<GreedyPaper>(engine, seed);
  }
  if (name == kGreedy) {
    return std::make_unique<GreedyOurs>(engine);
  }
  return std::make_unique<RandomPlay>(engine, seed);
}

}  // namespace

Player::Player(std::string_view strategy, const patience::Engine& engine, const Strategy::State& start,
               const PlayerOptions& options)
    : engine_(engine),
      game_(engine_, start, options.budget, Policy{make_strategy(strategy, engine_, options.seed), {}}) {}

Result<std::unique_ptr<Player>> Player::begin(std::string_view strategy, const Rules& rules, const Table& table,
                                              const PlayerOptions& options) {
  if (const auto suited = check_strategy(strategy, rules); !suited) {
    return tl::unexpected(suited.error());
  }
  const patience::Engine engine(rules);
  return engine.start(table).map([&](const Strategy::State& start) {
    return std::unique_ptr<Player>(new Player(strategy, engine, start, options));
  });
}

Result<> Player::remember(const Table& table) {
  return engine_.start(table).map(
      [&](const Strategy::State& position) { game_.policy().strategy->remember(position); });
}

std::optional<Advice> Player::next() {
  const std::size_t made = line().size();
  game_.step(1);
  return line().size() == made ? std::nullopt : std::optional(Advice{line().back(), reasons()[made]});
}

std::size_t Player::bytes() const {
  return game_.bytes() + game_.policy().strategy->bytes() + reasons().capacity() * sizeof(Reason);
}

std::optional<Move> Player::Policy::pick(const Strategy::State& position, const MoveList<Move>& moves) {
  const auto move = strategy->pick(position, moves);
  if (move) {
    reasons.push_back(strategy->reason());
  }
  return move;
}

}  // namespace sabar
