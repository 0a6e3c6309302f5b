// Plays one game without going back: a policy picks a move from the list, again and again. It ends at the goal, when
// the policy picks none, or when the budget is spent.
#pragma once

#include <optional>
#include <vector>

#include <sabar/search/kernel.hpp>

namespace sabar {

template <class P, class G>
concept Policy = requires(P& policy, const typename G::State& position, const MoveList<typename G::Move>& moves) {
  { policy.pick(position, moves) } -> std::same_as<std::optional<typename G::Move>>;
};

template <Game G, Policy<G> P>
class Greedy : public KernelCount {
public:
  static constexpr bool kExhaustive = false;

  Greedy(const G& game, const typename G::State& start, const Budget& budget, P policy)
      : KernelCount(budget), game_(game), position_(start), policy_(std::move(policy)) {
    if (game_.goal(position_)) {
      finish(Halt::found);
    }
  }

  void step(std::uint64_t nodes) {
    for (; !done() && nodes > 0; --nodes) {
      game_.legal(position_, moves_);
      const auto move = policy_.pick(position_, moves_);
      if (!move) {
        return finish(Halt::stuck);
      }
      if (!count_node()) {
        return;
      }
      game_.apply(position_, *move);
      line_.push_back(*move);
      if (game_.goal(position_)) {
        return finish(Halt::found);
      }
      if (bytes() > budget().bytes) {
        return finish(Halt::memory);
      }
    }
  }

  // All moves made, also of a game that got stuck.
  [[nodiscard]] const std::vector<typename G::Move>& line() const { return line_; }
  [[nodiscard]] const typename G::State& position() const { return position_; }
  [[nodiscard]] const P& policy() const { return policy_; }
  [[nodiscard]] std::size_t bytes() const { return line_.capacity() * sizeof(typename G::Move); }

private:
  const G& game_;
  typename G::State position_;
  P policy_;
  std::vector<typename G::Move> line_;
  MoveList<typename G::Move> moves_;
};

}  // namespace sabar
