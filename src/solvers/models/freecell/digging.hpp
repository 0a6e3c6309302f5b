// The steps of a search that hopes to win a FreeCell-like game: a column is dug into, run by run.
//
// What stands in the way of a win is buried; the cards on it must go somewhere. A step digs one column: its top run
// goes to a card that carries it, or its cards to cells, or the run to an empty column, then the next run, and so on as
// long as there is room. After each run the position is one of the steps, so that a step may stand for ten moves. The
// other steps are: a card from a cell to a column, the lower part of a run left behind, a card to a foundation. Where a
// second place would do as well, it is tried for the last run of a step only. What has a card to go to goes to no
// space.
//
// Not complete: runs are split only at the top of a column, and the choice of places is narrowed.
#pragma once

#include <sabar/solvers/models/freecell/weights.hpp>

namespace sabar::freecell {

// A step as a word or two: a move, or how far a column was dug.
struct Step {
  std::uint8_t card = 0;    // that moves; the top of the column
  std::uint8_t target = 0;  // kFloor, kHome, another card; kDig
  std::uint16_t dug = 0;    // the how manieth position of the dig

  static constexpr std::uint8_t kDig = 0xff;
};

// The sink has
//   take(position, above_next, step)    a step has been made; the position is not kept
//   play(card, target)                  a move of the step; a run moves by its lowest card
//   take_back()                         the last move was none
//   enough()                            it wants no more steps
// `above_next` are the cards above those that foundations wait for. To count them takes long, so they go along.
template <class Sink>
class Digging {
public:
  Digging(const Layout& layout, const Weights& weights, const Position& from, int above_next, Sink& sink)
      : layout_(layout),
        weights_(weights),
        from_(from),
        from_above_(above_next),
        at_(from),
        above_next_(above_next),
        mover_(layout, at_),
        sink_(sink) {}
  Digging(const Digging&) = delete;
  Digging& operator=(const Digging&) = delete;

  void list(bool home_steps) {
    find_next();
    if (home_steps) {
      for (Cards set = home_cards(from_); set != 0; set &= set - 1) {
        mover_.to_home(first_of(set));
        above_next_ = weigh_above_next(layout_, weights_, at_);
        take_and_restart({static_cast<std::uint8_t>(first_of(set)), kHome, 0});
      }
    }
    for (Cards set = from_.cells; set != 0 && !sink_.enough(); set &= set - 1) {
      leave_cell(first_of(set));
    }
    for (Cards set = from_.tops; set != 0 && !sink_.enough(); set &= set - 1) {
      split_run(first_of(set));
      dig(first_of(set));
    }
  }

  // One column, run by run.
  void dig(int top) {
    column_ = top;
    dug_ = 0;
    const auto next = next_in_[static_cast<std::size_t>(top)];
    while (top != kFloor && dig_run(top)) {
    }
    if (dug_ != 0) {
      next_in_[static_cast<std::size_t>(column_)] = next;
      restart();
    }
  }

private:
  static constexpr int kNone = 64;  // what first_of() says of an empty set

  struct Run {
    int base;
    int length;
    int beneath;
    int next;  // of its cards, those that foundations wait for
  };

  // Which columns have cards that foundations wait for, by their tops.
  void find_next() {
    find_next(from_.next, weights_.above_next);
    if (weights_.above_second != 0) {
      find_next(second_cards(layout_, from_), weights_.above_second);
    }
  }
  void find_next(Cards wanted, int weight) {
    for (Cards set = wanted & ~from_.cells; set != 0; set &= set - 1) {
      int card = first_of(set);
      for (int over = card; over != kFloor; over = from_.above[static_cast<std::size_t>(over)]) {
        card = over;
      }
      next_in_[static_cast<std::size_t>(card)] += weight;
    }
  }
  [[nodiscard]] int next_in(int top) const { return next_in_[static_cast<std::size_t>(top)]; }
  [[nodiscard]] int is_next(int card) const {
    return static_cast<int>(from_.next >> card & 1) * weights_.above_next +
           static_cast<int>(second_ >> card & 1) * weights_.above_second;
  }

  void restart() {
    at_ = from_;
    above_next_ = from_above_;
  }
  void take_and_restart(const Step& step) {
    sink_.take(at_, above_next_, step);
    restart();
  }
  void take_dug() {
    ++dug_;
    sink_.take(at_, above_next_, {static_cast<std::uint8_t>(column_), Step::kDig, dug_});
  }
  [[nodiscard]] Cards carriers(int card) const { return layout_.carriers[static_cast<std::size_t>(card)] & at_.tops; }
  [[nodiscard]] bool fills(int card) const { return (layout_.fillers >> card & 1) != 0; }

  void leave_cell(int card) {
    for (Cards set = carriers(card); set != 0; set &= set - 1) {
      leave_cell_for(card, first_of(set));
    }
    if (fills(card) && empty_columns(layout_, from_) > 0) {
      leave_cell_for(card, kFloor);
    }
  }
  void leave_cell_for(int card, int target) {
    above_next_ += target == kFloor ? 0 : next_in(target);
    mover_.from_cell(card, target);
    take_and_restart({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(target), 0});
  }

  [[nodiscard]] Run run_at(int top) const {
    Run run{top, 1, at_.beneath[static_cast<std::size_t>(top)], is_next(top)};
    while (carries(layout_, run.beneath, run.base)) {
      run = {run.beneath, run.length + 1, at_.beneath[static_cast<std::size_t>(run.beneath)],
             run.next + is_next(run.beneath)};
    }
    return run;
  }

  // The upper part of a run goes to another card.
  void split_run(int top) {
    const int limit = run_limit(layout_, free_cells(layout_, from_), empty_columns(layout_, from_));
    int card = top;
    int under = next_in(top);  // cards beneath that foundations wait for
    for (int length = 1; length <= limit; ++length) {
      const int below = from_.beneath[static_cast<std::size_t>(card)];
      if (!carries(layout_, below, card)) {
        return;
      }
      under -= is_next(card);
      if (const Cards set = carriers(card); set != 0) {
        above_next_ += length * (next_in(first_of(set)) - under);
        mover_.to_column(card, first_of(set));
        take_and_restart({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(first_of(set)), 0});
      }
      card = below;
    }
  }

  // False: the top run cannot go anywhere.
  bool dig_run(int& top) {
    const Run run = run_at(top);
    const int cells = free_cells(layout_, at_);
    const int columns = empty_columns(layout_, at_);
    const Cards targets = run.length <= run_limit(layout_, cells, columns) ? carriers(run.base) : 0;
    const bool to_cells = run.length <= cells;
    const bool to_floor =
        columns > 0 && run.beneath != kFloor && fills(run.base) && run.length <= run_limit(layout_, cells, columns - 1);
    const int second = targets != 0 ? first_of(targets & (targets - 1)) : to_floor && to_cells ? kFloor : kNone;
    const int under = next_in(top) - run.next;
    if (second < kNone) {
      const int before = above_next_;
      above_next_ += run.length * ((second == kFloor ? 0 : next_in(second)) - under);
      mover_.to_column(run.base, second);
      sink_.play(run.base, second);
      take_dug();
      mover_.to_column(run.base, run.beneath);
      sink_.take_back();
      above_next_ = before;
    }
    if (targets != 0) {
      dig_to(run, top, first_of(targets), under);
    } else if (to_cells) {
      dig_to_cells(run, top);
    } else if (to_floor) {
      dig_to(run, top, kFloor, under);
    } else {
      return false;
    }
    if (run.beneath != kFloor) {
      next_in_[static_cast<std::size_t>(run.beneath)] = under;
    }
    take_dug();
    top = run.beneath;
    return true;
  }
  void dig_to(const Run& run, int top, int target, int under) {
    const int there = target == kFloor ? 0 : next_in(target);
    above_next_ += run.length * (there - under);
    next_in_[static_cast<std::size_t>(top)] = there + run.next;
    mover_.to_column(run.base, target);
    sink_.play(run.base, target);
  }
  void dig_to_cells(const Run& run, int top) {
    int under = next_in(top);
    int card = top;
    for (int left = run.length; left > 0; --left) {
      const int below = at_.beneath[static_cast<std::size_t>(card)];
      under -= is_next(card);
      above_next_ -= under;
      mover_.to_cell(card);
      sink_.play(card, kCell);
      card = below;
    }
  }

  const Layout& layout_;
  const Weights& weights_;
  const Position& from_;
  const Cards second_ = second_cards(layout_, from_);
  const int from_above_;
  Position at_;
  int above_next_;
  Mover mover_;
  Sink& sink_;
  std::array<int, 64> next_in_{};  // by the top of a column: its cards that foundations wait for
  int column_ = 0;                 // that is dug, by its top before
  std::uint16_t dug_ = 0;
};

}  // namespace sabar::freecell
