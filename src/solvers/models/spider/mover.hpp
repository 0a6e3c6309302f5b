// Makes moves on a position and keeps its sums, counts and hash.
#pragma once

#include <algorithm>
#include <cstring>

#include <sabar/solvers/models/spider/deal.hpp>

namespace sabar::spider {

// Cards from the top of a column to another; by way of empty columns if they are several runs. A row from the stock if
// both columns are the same.
struct Step {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t count = 0;

  [[nodiscard]] bool deals() const { return from == to; }
};

// Empty columns by way of which runs move: those that take any card.
[[nodiscard]] inline int spare_columns(const Layout& layout, const Position& at) {
  return layout.fill_rank == 0 ? std::min<int>(at.features.empty, 5) : 0;
}

class Mover {
public:
  Mover(const Layout& layout, Position& at) : layout_(layout), at_(at) {}

  // All that is kept, from the cards.
  void refresh() {
    at_.features = {.home = at_.features.home};
    at_.hash = 0;
    for (std::size_t c = 0; c < layout_.columns; ++c) {
      at_.sums[c] = 0;
      for (std::size_t i = 0; i < at_.size(c); ++i) {
        at_.sums[c] += card_term(at_.column(c)[i], i);
      }
      add(c, 1);
    }
  }

  // Runs that have left are told to `left(column)`.
  template <class Left>
  void play(const Step& step, Left&& left) {
    if (step.deals()) {
      deal_row();
      for (std::size_t c = 0; c < layout_.columns; ++c) {
        settle(c, left);
      }
      refresh();
      return;
    }
    add(step.from, -1);
    add(step.to, -1);
    transfer(step.from, step.to, step.count);
    settle(step.from, left);
    settle(step.to, left);
    sum(step.from);
    sum(step.to);
    add(step.from, 1);
    add(step.to, 1);
  }
  void play(const Step& step) {
    play(step, [](std::size_t) {});
  }

  // The complete run at the top of a column leaves, and the card beneath is turned.
  template <class Left>
  void settle(std::size_t c, Left&& left) {
    while (layout_.runs_leave && run_length(layout_, at_, c) == layout_.ranks) {
      close_gap(at_.first[c + 1] - std::size_t{layout_.ranks}, layout_.ranks);
      for (std::size_t i = c + 1; i <= layout_.columns; ++i) {
        at_.first[i] = static_cast<std::uint8_t>(at_.first[i] - layout_.ranks);
      }
      ++at_.features.home;
      left(c);
      turn(c);
    }
    turn(c);
  }

  [[nodiscard]] static std::size_t run_length(const Layout& layout, const Position& at, std::size_t c) {
    const std::size_t open = at.size(c) - at.closed[c];
    if (open == 0) {
      return 0;
    }
    const Code* top = at.cards.data() + at.first[c + 1] - 1;
    std::size_t length = 1;
    while (length < open && length < layout.ranks &&
           in_suit(top[-static_cast<std::ptrdiff_t>(length)], top[1 - static_cast<std::ptrdiff_t>(length)])) {
      ++length;
    }
    return length;
  }

private:
  void turn(std::size_t c) {
    if (at_.closed[c] > 0 && at_.closed[c] == at_.size(c)) {
      --at_.closed[c];
    }
  }
  void close_gap(std::size_t place, std::size_t count) {
    std::memmove(at_.cards.data() + place, at_.cards.data() + place + count,
                 at_.first[layout_.columns] - place - count);
  }
  void sum(std::size_t c) {
    at_.sums[c] = 0;
    for (std::size_t i = 0; i < at_.size(c); ++i) {
      at_.sums[c] += card_term(at_.column(c)[i], i);
    }
  }

  void transfer(std::size_t from, std::size_t to, std::size_t count) {
    std::array<Code, kMaxCards> moved;
    const std::size_t begin = at_.first[from + 1] - count;
    std::memcpy(moved.data(), at_.cards.data() + begin, count);
    const std::size_t end = at_.first[to + 1];
    if (from < to) {
      std::memmove(at_.cards.data() + begin, at_.cards.data() + begin + count, end - begin - count);
      std::memcpy(at_.cards.data() + end - count, moved.data(), count);
      for (std::size_t i = from + 1; i <= to; ++i) {
        at_.first[i] = static_cast<std::uint8_t>(at_.first[i] - count);
      }
    } else {
      std::memmove(at_.cards.data() + end + count, at_.cards.data() + end, begin - end);
      std::memcpy(at_.cards.data() + end, moved.data(), count);
      for (std::size_t i = to + 1; i <= from; ++i) {
        at_.first[i] = static_cast<std::uint8_t>(at_.first[i] + count);
      }
    }
  }

  void deal_row() {
    const std::size_t row = std::min<std::size_t>(layout_.columns, layout_.stock.size() - at_.dealt);
    for (std::size_t c = layout_.columns; c-- > 0;) {
      const std::size_t more = std::min(c + 1, row);  // columns up to this one that get a card
      std::memmove(at_.cards.data() + at_.first[c] + std::min(c, row), at_.cards.data() + at_.first[c], at_.size(c));
      if (c < row) {
        at_.cards[at_.first[c + 1] + std::min(c, row)] = layout_.stock[at_.dealt + c];
      }
      at_.first[c + 1] = static_cast<std::uint8_t>(at_.first[c + 1] + more);
    }
    at_.dealt = static_cast<std::uint8_t>(at_.dealt + row);
  }

  // A column in the counts and the hash, or out of them.
  void add(std::size_t c, int sign) {
    Features& f = at_.features;
    const std::size_t size = at_.size(c);
    const Code* cards = at_.column(c);
    int breaks = 0;
    int off = 0;
    for (std::size_t i = 1; i < size; ++i) {
      if (!in_suit(cards[i - 1], cards[i])) {
        in_order(cards[i - 1], cards[i]) ? ++off : ++breaks;
      }
    }
    f.breaks = static_cast<std::int16_t>(f.breaks + sign * breaks);
    f.off = static_cast<std::int16_t>(f.off + sign * off);
    f.closed = static_cast<std::int16_t>(f.closed + sign * at_.closed[c]);
    f.empty = static_cast<std::int16_t>(f.empty + (size == 0 ? sign : 0));
    f.kings = static_cast<std::int16_t>(f.kings + (is_king_column(c) ? sign : 0));
    at_.hash += static_cast<std::uint64_t>(sign) * detail::scatter(at_.sums[c]);
  }
  [[nodiscard]] bool is_king_column(std::size_t c) const {
    return !at_.empty(c) && at_.closed[c] == 0 && rank_of(at_.column(c)[0]) == layout_.ranks;
  }

  const Layout& layout_;
  Position& at_;
};

}  // namespace sabar::spider
