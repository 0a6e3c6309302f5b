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

#include <sabar/solvers/freecell/position.hpp>

namespace sabar::freecell {

// The sink has
//   take(position)         a step has been made; the position is not kept
//   play(card, target)     a move of the step; a run moves by its lowest card
//   take_back()            the last move was none
//   restart()              back to the position the steps start from
//   enough()               it wants no more steps
template <class Sink>
class Digging {
public:
  Digging(const Layout& layout, const Position& from, Sink& sink)
      : layout_(layout), from_(from), at_(from), mover_(layout, at_), sink_(sink) {}
  Digging(const Digging&) = delete;
  Digging& operator=(const Digging&) = delete;

  void list(bool home_steps) {
    if (home_steps) {
      for (Cards set = home_cards(from_); set != 0; set &= set - 1) {
        play_home(first_of(set));
        take_and_restart();
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

private:
  static constexpr int kNone = 64;  // what first_of() says of an empty set

  struct Run {
    int base;
    int length;
    int beneath;
  };

  void play_home(int card) {
    mover_.to_home(card);
    sink_.play(card, kHome);
  }
  void play_run(int card, int target) {
    mover_.to_column(card, target);
    sink_.play(card, target);
  }
  void play_from_cell(int card, int target) {
    mover_.from_cell(card, target);
    sink_.play(card, target);
  }
  void restart() {
    at_ = from_;
    sink_.restart();
  }
  void take_and_restart() {
    sink_.take(at_);
    restart();
  }
  [[nodiscard]] Cards carriers(int card) const { return layout_.carriers[static_cast<std::size_t>(card)] & at_.tops; }
  [[nodiscard]] bool fills(int card) const { return (layout_.fillers >> card & 1) != 0; }

  void leave_cell(int card) {
    for (Cards set = carriers(card); set != 0; set &= set - 1) {
      play_from_cell(card, first_of(set));
      take_and_restart();
    }
    if (fills(card) && empty_columns(layout_, from_) > 0) {
      play_from_cell(card, kFloor);
      take_and_restart();
    }
  }

  [[nodiscard]] Run run_at(int top) const {
    Run run{top, 1, at_.beneath[static_cast<std::size_t>(top)]};
    while (carries(layout_, run.beneath, run.base)) {
      run = {run.beneath, run.length + 1, at_.beneath[static_cast<std::size_t>(run.beneath)]};
    }
    return run;
  }

  // The upper part of a run goes to another card.
  void split_run(int top) {
    const int limit = run_limit(layout_, free_cells(layout_, from_), empty_columns(layout_, from_));
    int card = top;
    for (int length = 1; length <= limit; ++length) {
      const int below = from_.beneath[static_cast<std::size_t>(card)];
      if (!carries(layout_, below, card)) {
        return;
      }
      if (const Cards set = carriers(card); set != 0) {
        play_run(card, first_of(set));
        take_and_restart();
      }
      card = below;
    }
  }

  void play_to_cells(int top, int count) {
    for (int card = top; count > 0; --count) {
      const int below = at_.beneath[static_cast<std::size_t>(card)];
      mover_.to_cell(card);
      sink_.play(card, kCell);
      card = below;
    }
  }

  void dig(int top) {
    bool dug = false;
    while (dig_run(top)) {
      dug = true;
      if (top == kFloor) {
        break;
      }
    }
    if (dug) {
      restart();
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
    if (second < kNone) {
      play_run(run.base, second);
      sink_.take(at_);
      mover_.to_column(run.base, run.beneath);
      sink_.take_back();
    }
    if (targets != 0) {
      play_run(run.base, first_of(targets));
    } else if (to_cells) {
      play_to_cells(top, run.length);
    } else if (to_floor) {
      play_run(run.base, kFloor);
    } else {
      return false;
    }
    sink_.take(at_);
    top = run.beneath;
    return true;
  }

  const Layout& layout_;
  const Position& from_;
  Position at_;
  Mover mover_;
  Sink& sink_;
};

}  // namespace sabar::freecell
