// The greedy strategy of the paper on a playable Klondike, with an end.
//
// Its loop goes through six phases (paper_phases.hpp), each of which moves at most one card or run, until the
// foundations are full. The paper's program never ends on a deal it does not win; this one knows when it is stuck:
//   - nothing can be moved or dealt;
//   - a whole pass of the stock has offered no phase a card to move;
//   - a position has come back, and no lot that can still be drawn leads to a position that has not been. A position
//     alone proves nothing, because the next lots may fall otherwise: so all of them are followed, as far as the
//     positions are old. Once that set is closed, the loop would go round in it for ever.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/strategy/paper_phases.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {

class GreedyPaper final : public Strategy {
public:
  GreedyPaper(const Engine& engine, std::uint64_t seed);

  [[nodiscard]] std::optional<Move> pick(const State& position, const MoveList<Move>& moves) override;
  void remember(const State& position) override { seen_.insert(engine().key(position)); }
  [[nodiscard]] std::size_t bytes() const override { return seen_.bytes(); }

private:
  struct Node {
    State position;
    strategy::PaperTurn turn;
  };

  // Why to stop here, or Ending::none.
  [[nodiscard]] Ending look(const State& position, const MoveList<Move>& moves);
  // Whether some phase that plays cards has a move.
  [[nodiscard]] bool offers(const State& position, const MoveList<Move>& moves);
  // The move of the present phase, as the lot falls.
  [[nodiscard]] std::optional<Move> draw_lot(const State& position, const MoveList<Move>& moves);
  [[nodiscard]] bool lots_lead_on(const State& position) const;
  void follow_lots(const Node& node, std::vector<Node>& open) const;

  strategy::PaperPhases phases_;
  Xoshiro256StarStar generator_;
  SeenTable<Key128> seen_;
  strategy::PaperTurn turn_;
  std::vector<Move> found_;
  std::uint64_t moves_made_ = 0;
  std::uint64_t returns_ = 0;  // old positions since the last new one; lots are followed at the 1st, 2nd, 4th, 8th …
  std::uint64_t most_moves_;
  bool idle_pass_ = false;  // since the stock was full no phase has had a card to move
};

}  // namespace sabar
