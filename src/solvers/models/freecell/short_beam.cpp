#include <algorithm>
#include <bit>

#include <sabar/solvers/models/freecell/short_beam.hpp>

namespace sabar::freecell {

ShortBeam::ShortBeam(const Deal& deal, const Position& start, const ShortWeights& weights, const Budget& budget,
                     std::size_t width, int limit)
    : deal_(deal), start_(start), weights_(weights), budget_(budget), width_(width), limit_(limit), counts_(kScores) {
  Board board;
  board.at = start;
  for (int card = 0; card < deal.layout.cards; ++card) {
    const Cards wanted = start.next & (kOneSuit << suit_of(card));
    const bool away = wanted != 0 && wanted <= card_set(card);
    if (away && (start.cells & card_set(card)) == 0) {
      mark(board, card, start.beneath[static_cast<std::size_t>(card)]);
    }
  }
  at_least_ = static_cast<std::size_t>(deal.layout.cards - start.home() + still_to_come(board));
  done_ = still_to_come(board) > limit_;
  for (const std::uint8_t all_home : {std::uint8_t{0}, std::uint8_t{1}}) {
    Board first = board;
    send_home(deal_.layout, all_home != 0, first.at, [&](int card) { first.forget(card); });
    if (met_.insert(first.at.hash)) {
      first.number = static_cast<std::uint32_t>(nodes_kept_.size());
      nodes_kept_.push_back({kNobody, 0, kHome, all_home, 0});
      boards_.push_back(first);
      if (first.at.next == 0) {
        won_ = first.number;
        done_ = true;
      }
    }
  }
}

std::size_t ShortBeam::bytes() const {
  return (nodes_kept_.capacity() + children_.capacity()) * sizeof(Child) + boards_.capacity() * sizeof(Board) +
         met_.bytes();
}

void ShortBeam::mark(Board& board, int card, int target) {
  int lowest = kFloor;
  bool late = false;
  for (int below = target; below != kFloor; below = board.at.beneath[static_cast<std::size_t>(below)]) {
    lowest = std::min(lowest, below);
    late |= below < card && suit_of(below) == suit_of(card);
  }
  const int over = rank_of(card) - rank_of(lowest);
  const Cards bit = card_set(card);
  board.late |= late ? bit : 0;
  board.lower |= over >= 1 ? bit : 0;
  board.lower2 |= over >= 2 ? bit : 0;
  board.lower4 |= over >= 4 ? bit : 0;
}

int ShortBeam::still_to_come(const Board& board) const {
  if (!weights_.runs) {
    return std::popcount(board.late);
  }
  int count = 0;
  for (Cards set = board.late; set != 0; set &= set - 1) {
    int card = first_of(set);
    int below = board.at.beneath[static_cast<std::size_t>(card)];
    while (carries(deal_.layout, below, card) && (board.late >> below & 1) == 0) {
      card = below;
      below = board.at.beneath[static_cast<std::size_t>(card)];
    }
    count += carries(deal_.layout, below, card) ? 0 : 1;
  }
  return count;
}

void ShortBeam::play(Board& board, const Child& child) const {
  const bool run = child.target <= kFloor && (board.at.cells & card_set(child.card)) == 0;
  board.forget(child.card);
  if (child.target < kFloor) {
    mark(board, child.card, child.target);
  }
  Mover(deal_.layout, board.at).play({child.card, child.target});
  for (int card = run ? board.at.above[child.card] : kFloor; card != kFloor;
       card = board.at.above[static_cast<std::size_t>(card)]) {
    board.forget(card);
    mark(board, card, board.at.beneath[static_cast<std::size_t>(card)]);
  }
  if (home_cards(board.at) != 0) {
    send_home(deal_.layout, child.all_home != 0, board.at, [&](int card) { board.forget(card); });
  }
}

int ShortBeam::looks(const Board& board) const {
  const Layout& layout = deal_.layout;
  const Position& at = board.at;
  int wait = 0;
  for (Cards set = at.cells; set != 0; set &= set - 1) {
    const int card = first_of(set);
    wait += rank_of(card) - rank_of(first_of(at.next & (kOneSuit << suit_of(card))));
  }
  return weights_.away * (layout.cards - at.home()) + weights_.late * std::popcount(board.late) +
         weights_.breaks * at.breaks() + weights_.covers * at.covers() +
         weights_.above_next * count_above(at, at.next) +
         weights_.above_second * count_above(at, second_cards(layout, at)) + weights_.held * at.held() +
         (at.held() >= layout.cells ? weights_.full : 0) + weights_.filled * at.filled() +
         weights_.above_lower * std::popcount(board.lower) + weights_.above_lower2 * std::popcount(board.lower2) +
         weights_.above_lower4 * std::popcount(board.lower4) + weights_.wait * wait;
}

void ShortBeam::offer(const Board& board, const Child& child) {
  if (layer_ + 1 + still_to_come(board) > limit_ || !met_.insert(board.at.hash)) {
    return;
  }
  Child kept = child;
  kept.look = static_cast<std::uint16_t>(std::clamp(looks(board), 0, static_cast<int>(kScores) - 1));
  ++counts_[kept.look];
  children_.push_back(kept);
  if (board.at.next == 0) {
    won_ = static_cast<std::uint32_t>(nodes_kept_.size());
    nodes_kept_.push_back(kept);
    done_ = true;
  }
}

void ShortBeam::try_move(const Board& board, int card, int target) {
  if (nodes_ == budget_.nodes) {
    done_ = true;
    return;
  }
  ++nodes_;
  // Half of all moves lead where another order of them has led; what is met has nothing left to send home.
  if (met_.contains(hash_after(board.at, {card, target}))) {
    return;
  }
  Child child{board.number, static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(target), 0, 0};
  Board next = board;
  play(next, child);
  offer(next, child);
  if (!done_ && home_cards(next.at) != 0) {
    child.all_home = 1;
    send_home(deal_.layout, true, next.at, [&](int home) { next.forget(home); });
    offer(next, child);
  }
}

void ShortBeam::expand(const Board& board) {
  const Layout& layout = deal_.layout;
  const Position& at = board.at;
  const bool floor = empty_columns(layout, at) > 0;
  const bool cell = free_cells(layout, at) > 0;
  for (Cards set = at.tops | at.cells; set != 0 && !done_; set &= set - 1) {
    const int card = first_of(set);
    const bool held = (at.cells & card_set(card)) != 0;
    for (Cards carriers = layout.carriers[static_cast<std::size_t>(card)] & at.tops; carriers != 0 && !done_;
         carriers &= carriers - 1) {
      try_move(board, card, first_of(carriers));
    }
    if (floor && !done_ && (layout.fillers >> card & 1) != 0 &&
        (held || at.beneath[static_cast<std::size_t>(card)] != kFloor)) {
      try_move(board, card, kFloor);
    }
    if (cell && !held && !done_) {
      try_move(board, card, kCell);
    }
    if (weights_.runs && !held) {
      move_runs(board, card);
    }
  }
}

// Two cards or more at the top of a column.
void ShortBeam::move_runs(const Board& board, int top) {
  const Layout& layout = deal_.layout;
  const Position& at = board.at;
  const int cells = free_cells(layout, at);
  const int columns = empty_columns(layout, at);
  const int limit = run_limit(layout, cells, columns);
  const int floor_limit = columns > 0 ? run_limit(layout, cells, columns - 1) : 0;
  int base = top;
  for (int length = 2; length <= limit && !done_; ++length) {
    const int below = at.beneath[static_cast<std::size_t>(base)];
    if (!carries(layout, below, base)) {
      return;
    }
    base = below;
    for (Cards carriers = layout.carriers[static_cast<std::size_t>(base)] & at.tops; carriers != 0 && !done_;
         carriers &= carriers - 1) {
      try_move(board, base, first_of(carriers));
    }
    if (length <= floor_limit && !done_ && (layout.fillers >> base & 1) != 0 &&
        at.beneath[static_cast<std::size_t>(base)] != kFloor) {
      try_move(board, base, kFloor);
    }
  }
}

// The best of the children, in the order in which they came.
void ShortBeam::next_layer() {
  std::size_t kept = 0;
  std::size_t worst = 0;
  while (worst < kScores && kept + counts_[worst] <= width_) {
    kept += counts_[worst++];
  }
  std::size_t more = width_ - std::min(width_, kept);  // of those that look like `worst`
  std::vector<Board> boards;
  boards.reserve(std::min(width_, children_.size()));
  const std::uint32_t first = boards_.empty() ? 0 : boards_.front().number;
  for (const Child& child : children_) {
    if (child.look > worst || (child.look == worst && more == 0)) {
      cut_ = true;
      continue;
    }
    more -= child.look == worst ? 1 : 0;
    Board& board = boards.emplace_back(boards_[child.parent - first]);
    play(board, child);
    board.number = static_cast<std::uint32_t>(nodes_kept_.size());
    nodes_kept_.push_back(child);
  }
  boards_.swap(boards);
  children_.clear();
  std::fill(counts_.begin(), counts_.end(), 0);
  next_ = 0;
  ++layer_;
  done_ = boards_.empty() || layer_ >= limit_ || bytes() > budget_.bytes;
}

void ShortBeam::step(std::uint64_t nodes) {
  for (const std::uint64_t end = nodes_ + nodes; !done_ && nodes_ < end;) {
    if (next_ < boards_.size()) {
      expand(boards_[next_++]);
    } else {
      next_layer();
    }
  }
}

std::vector<LinkMove> ShortBeam::line() const {
  if (won_ == kNobody) {
    return {};
  }
  std::vector<std::uint32_t> path;
  for (std::uint32_t number = won_; number != kNobody; number = nodes_kept_[number].parent) {
    path.push_back(number);
  }
  std::vector<LinkMove> line;
  Position at = start_;
  for (auto number = path.rbegin(); number != path.rend(); ++number) {
    const Child& child = nodes_kept_[*number];
    if (child.parent != kNobody) {
      line.push_back({child.card, child.target});
      Mover(deal_.layout, at).play(line.back());
    }
    send_home(deal_.layout, child.all_home != 0, at, [&](int card) { line.push_back({card, kHome}); });
  }
  return line;
}

}  // namespace sabar::freecell
