#include <algorithm>

#include <sabar/solvers/models/beaten/last_rows.hpp>

namespace sabar::beaten {

std::size_t rows_to_deal(const BeatenBoard& board) {
  return (board.cards - board.start.dealt + board.columns - 1) / board.columns;
}

BeatenBoard last_rows(const BeatenGame& game, std::size_t rows) {
  BeatenBoard board = game.board();
  const std::size_t before = rows_to_deal(board) - rows;
  const Cards all = game.left(board.start);
  board.start = {};
  board.start.dealt = static_cast<std::uint8_t>(game.board().start.dealt + before * board.columns);
  board.earlier = all & (card_bit(board.start.dealt) - 1);
  return board;
}

LastRows::LastRows(std::shared_ptr<const BeatenGame> game, const Budget& budget)
    : game_(std::move(game)), budget_(budget) {
  begin(1);
}

void LastRows::begin(std::size_t rows) {
  search_.reset();
  done_ = rows > rows_to_deal(game_->board()) || spent_ >= budget_.nodes;
  if (!done_) {
    rows_ = rows;
    last_.emplace(last_rows(*game_, rows), game_->techniques());
    search_.emplace(*last_, last_->board().start, Budget{budget_.nodes - spent_, budget_.bytes});
  }
}

void LastRows::step(std::uint64_t nodes) {
  for (const std::uint64_t end = this->nodes() + nodes; !done_ && this->nodes() < end;) {
    search_->step(end - this->nodes());
    if (!search_->done()) {
      return;
    }
    const Halt halt = search_->halt();
    spent_ += search_->nodes();
    if (halt == Halt::found) {
      begin(rows_ + 1);
    } else {
      search_.reset();
      lost_ = halt == Halt::exhausted;
      done_ = true;
    }
  }
}

}  // namespace sabar::beaten
