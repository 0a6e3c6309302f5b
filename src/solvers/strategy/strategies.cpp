#include <array>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/solvers/strategy/paper_phases.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

constexpr std::array<SolverInfo, 3> kStrategies = {{
    {kGreedyPaper, "the greedy paper's six phases with columns drawn by lot; stops when stuck", true},
    {kGreedy, "plays the move worth most and never comes back to a position", true},
    {kRandom, "plays any legal move, drawn by lot", true},
}};

class StrategySearch final : public Search {
public:
  explicit StrategySearch(std::unique_ptr<Player> player) : player_(std::move(player)) {}

  void step(std::uint64_t nodes) override { player_->play(nodes); }
  [[nodiscard]] bool done() const override { return player_->done(); }
  [[nodiscard]] Halt halt() const override { return player_->halt(); }
  [[nodiscard]] std::uint64_t nodes() const override { return player_->nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return player_->bytes(); }
  [[nodiscard]] bool complete() const override { return false; }
  [[nodiscard]] std::vector<Move> line() const override { return player_->line(); }
  [[nodiscard]] const Reason* reason(std::size_t move) const override {
    return move < player_->line().size() ? &player_->reasons()[move] : nullptr;
  }
  [[nodiscard]] std::string stage() const override { return fmt::format("move {}", player_->line().size()); }

private:
  std::unique_ptr<Player> player_;
};

}  // namespace

std::span<const SolverInfo> strategy_list() { return kStrategies; }

Result<> check_strategy(std::string_view name, const Rules& rules) {
  std::array<std::string_view, kStrategies.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    names[i] = kStrategies[i].name;
    if (names[i] == name) {
      return name == kGreedyPaper ? strategy::PaperPhases::check_rules(rules) : Result<>{};
    }
  }
  return fail(fmt::format("unknown strategy {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

Result<std::unique_ptr<Search>> make_strategy_search(std::string_view name, const Rules& rules, const Table& start,
                                                     const SearchOptions& options) {
  return Player::begin(name, rules, start, {options.seed, options.budget}).map([](std::unique_ptr<Player> player) {
    return std::unique_ptr<Search>(std::make_unique<StrategySearch>(std::move(player)));
  });
}

}  // namespace sabar
