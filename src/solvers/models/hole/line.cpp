#include <utility>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/hole/line.hpp>

namespace sabar::hole {
namespace {

class Player {
public:
  Player(const Rules& rules, const Table& start, const HoleBoard& board)
      : board_(board), map_(map_piles(rules)), table_(start), hole_(only_pile(rules, PileKind::hole).value_or(0)) {
    for (std::size_t pile = 0; pile < map_.piles; ++pile) {
      if (rules.group[map_.group_of[pile]].kind == PileKind::cell) {
        cells_.push_back(pile);
      }
    }
  }

  void play(const HoleStep& step) {
    draw(step.draws);
    if (step.from >= kFromCell) {
      move(cell_with(step.from - std::size_t{kFromCell}), hole_);
      return;
    }
    const std::size_t pile = board_.table_pile[step.from];
    for (std::size_t dug = 0; dug < step.dug; ++dug) {
      move(pile, empty_cell());
    }
    move(pile, hole_);
  }
  void draw(std::size_t draws) {
    drawn_ += draws;
    line_.insert(line_.end(), draws, Move{MoveKind::draw, 0, 0, 1});
  }
  [[nodiscard]] std::size_t drawn() const { return drawn_; }
  [[nodiscard]] std::vector<Move> line() { return std::move(line_); }

private:
  void move(std::size_t from, std::size_t to) {
    table_.piles[to].cards.push_back(table_.piles[from].cards.back());
    table_.piles[from].cards.pop_back();
    line_.push_back(transfer(from, to));
  }
  template <class Fits>
  [[nodiscard]] std::size_t find_cell(Fits&& fits) const {
    for (const std::size_t cell : cells_) {
      if (fits(table_.piles[cell].cards)) {
        return cell;
      }
    }
    return hole_;  // does not happen: steps are legal
  }
  [[nodiscard]] std::size_t empty_cell() const {
    return find_cell([](const std::vector<Card>& cards) { return cards.empty(); });
  }
  [[nodiscard]] std::size_t cell_with(std::size_t face) const {
    return find_cell([&](const std::vector<Card>& cards) {
      return !cards.empty() && board_.faces.of[static_cast<std::size_t>(cards.back().index())] == face;
    });
  }

  const HoleBoard& board_;
  PileMap map_;
  Table table_;
  std::size_t hole_;
  std::vector<std::size_t> cells_;
  std::size_t drawn_ = 0;
  std::vector<Move> line_;
};

}  // namespace

std::vector<Move> real_moves(const Rules& rules, const Table& start, const HoleBoard& board,
                             std::span<const HoleStep> steps) {
  Player player(rules, start, board);
  for (const HoleStep& step : steps) {
    player.play(step);
  }
  if (((rules.goal.kinds >> static_cast<unsigned>(PileKind::stock)) & 1U) != 0) {
    player.draw(board.draws - player.drawn());
  }
  return player.line();
}

}  // namespace sabar::hole
