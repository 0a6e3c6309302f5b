// A position of a FreeCell-like game as links between cards: what lies beneath each card, and what lies on it.
//
// Neither columns nor cells have names, so positions that differ only in their order are equal, and a run moves by one
// change of link, however long it is. The hash is a sum over the links; two counts that tell how well the columns are
// built go along with it.
#pragma once

#include <sabar/solvers/models/freecell/layout.hpp>

namespace sabar::freecell {

inline constexpr int kFloor = 52;  // beneath the lowest card of a column; on the top card
inline constexpr int kCell = 53;
inline constexpr int kHome = 54;

// A card, with the run on it if it comes from a column, onto another card, to an empty column, a cell or home.
struct LinkMove {
  int card = 0;
  int target = 0;  // a card, kFloor, kCell or kHome
  friend constexpr bool operator==(const LinkMove&, const LinkMove&) = default;
};

struct Position {
  Cards tops = 0;   // of columns
  Cards cells = 0;  // cards in cells or in reserve
  Cards next = 0;   // that the foundations wait for
  std::uint64_t hash = 0;
  std::uint64_t counts = 0;  // a byte each, so that a move changes all of them by one sum
  std::array<std::uint8_t, kCards> beneath{};
  std::array<std::uint8_t, kCards + 1> above{};

  // In units of `counts`.
  static constexpr std::uint64_t kBreak = 1;
  static constexpr std::uint64_t kCover = kBreak << 8;
  static constexpr std::uint64_t kFilled = kCover << 8;
  static constexpr std::uint64_t kHeld = kFilled << 8;
  static constexpr std::uint64_t kAtHome = kHeld << 8;

  [[nodiscard]] int count(std::uint64_t unit) const { return static_cast<int>(counts / unit & 0xff); }
  [[nodiscard]] int breaks() const { return count(kBreak); }   // cards that lie on one which does not carry them
  [[nodiscard]] int covers() const { return count(kCover); }   // of these, on one of a lower rank
  [[nodiscard]] int filled() const { return count(kFilled); }  // columns that have cards
  [[nodiscard]] int held() const { return count(kHeld); }      // cards in cells or in reserve
  [[nodiscard]] int home() const { return count(kAtHome); }    // cards on foundations

  friend bool operator==(const Position&, const Position&) = default;
};

namespace detail {
constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}
inline constexpr auto kOdd = [] {
  std::array<std::uint64_t, 2 * 64> odd{};
  for (std::size_t i = 0; i < odd.size(); ++i) {
    odd[i] = scatter((i + 1) * 0x9e3779b97f4a7c15) | 1;
  }
  return odd;
}();
}  // namespace detail

[[nodiscard]] constexpr std::uint64_t hash_of(int card) { return detail::kOdd[static_cast<std::size_t>(card)]; }
[[nodiscard]] constexpr std::uint64_t hash_beneath(int place) {
  return detail::kOdd[static_cast<std::size_t>(64 + place)];
}
[[nodiscard]] constexpr std::uint64_t link_hash(int card, int beneath) { return hash_of(card) * hash_beneath(beneath); }

// The hash after a move that does not go home.
[[nodiscard]] inline std::uint64_t hash_after(const Position& at, const LinkMove& move) {
  const bool held = (at.cells >> move.card & 1) != 0;
  const int from = held ? kCell : at.beneath[static_cast<std::size_t>(move.card)];
  return at.hash + hash_of(move.card) * (hash_beneath(move.target) - hash_beneath(from));
}

// The moves, on one position. `card` is always one that may move so.
class Mover {
public:
  Mover(const Layout& layout, Position& at) : layout_(layout), at_(at) {}

  [[nodiscard]] static std::uint8_t& beneath(Position& at, int card) {
    return at.beneath[static_cast<std::size_t>(card)];
  }
  [[nodiscard]] static std::uint8_t& above(Position& at, int card) { return at.above[static_cast<std::size_t>(card)]; }

  // A card, with the run on it, from its column onto another card or to an empty column (kFloor).
  void to_column(int card, int target) {
    const int left = beneath(at_, card);
    at_.hash += hash_of(card) * (hash_beneath(target) - hash_beneath(left));
    at_.counts += counts_of(card, target) - counts_of(card, left);
    beneath(at_, card) = static_cast<std::uint8_t>(target);
    above(at_, target) = static_cast<std::uint8_t>(card);
    above(at_, left) = kFloor;
    at_.tops = ((at_.tops | card_set(left)) & ~card_set(target)) & layout_.all;
  }
  void to_cell(int top) {
    leave_column(top);
    hold(top);
  }
  // From nowhere, when a table is set.
  void hold(int card) {
    at_.cells |= card_set(card);
    at_.counts += Position::kHeld;
    at_.hash += link_hash(card, kCell);
  }
  void from_cell(int card, int target) {
    leave_cell(card);
    link(card, target);
    at_.tops = (at_.tops & ~card_set(target)) | card_set(card);
  }
  void to_home(int card) {
    (at_.cells & card_set(card)) != 0 ? leave_cell(card) : leave_column(card);
    at_.next = (at_.next ^ card_set(card)) | (card_set(card + 4) & layout_.all);
    at_.counts += Position::kAtHome;
  }
  // Any of these.
  void play(const LinkMove& move) {
    if (move.target == kHome) {
      to_home(move.card);
    } else if (move.target == kCell) {
      to_cell(move.card);
    } else {
      (at_.cells & card_set(move.card)) != 0 ? from_cell(move.card, move.target) : to_column(move.card, move.target);
    }
  }

private:
  // What a link adds to the counts.
  [[nodiscard]] std::uint64_t counts_of(int card, int below) const {
    const std::uint64_t breaks = layout_.strangers[static_cast<std::size_t>(card)] >> below & 1;
    return breaks * Position::kBreak + (below < (card & ~3) ? Position::kCover : 0) +
           (below == kFloor ? Position::kFilled : 0);
  }
  void link(int card, int below) {
    at_.hash += link_hash(card, below);
    at_.counts += counts_of(card, below);
    beneath(at_, card) = static_cast<std::uint8_t>(below);
    above(at_, below) = static_cast<std::uint8_t>(card);
  }
  void unlink(int card, int below) {
    at_.hash -= link_hash(card, below);
    at_.counts -= counts_of(card, below);
  }
  void leave_column(int top) {
    const int left = beneath(at_, top);
    unlink(top, left);
    above(at_, left) = kFloor;
    at_.tops = (at_.tops ^ card_set(top)) | (card_set(left) & layout_.all);
  }
  void leave_cell(int card) {
    at_.cells ^= card_set(card);
    at_.counts -= Position::kHeld;
    at_.hash -= link_hash(card, kCell);
  }

  const Layout& layout_;
  Position& at_;
};

[[nodiscard]] inline int free_cells(const Layout& layout, const Position& at) {
  const int left = layout.cells - at.held();
  return left > 0 ? left : 0;  // a reserve takes no card back
}
[[nodiscard]] inline int empty_columns(const Layout& layout, const Position& at) {
  return layout.columns - at.filled();
}
[[nodiscard]] inline bool carries(const Layout& layout, int below, int card) {
  return (layout.carriers[static_cast<std::size_t>(card)] >> below & 1) != 0;
}

// How many cards of a run move at once by way of free cells and empty columns, the target not among them.
[[nodiscard]] inline int run_limit(const Layout& layout, int cells, int columns) {
  return layout.whole_runs ? kCards : (cells + 1) << (layout.fills_any() ? columns : 0);
}

// Cards that may go home now.
[[nodiscard]] inline Cards home_cards(const Position& at) { return at.next & (at.tops | at.cells); }

// The cards after those that foundations wait for.
[[nodiscard]] inline Cards second_cards(const Layout& layout, const Position& at) { return at.next << 4 & layout.all; }

// Cards that lie on any of these, counted for each of them.
[[nodiscard]] inline int count_above(const Position& at, Cards wanted) {
  int count = 0;
  for (Cards set = wanted & ~at.cells; set != 0; set &= set - 1) {
    for (int card = at.above[static_cast<std::size_t>(first_of(set))]; card != kFloor;
         card = at.above[static_cast<std::size_t>(card)]) {
      ++count;
    }
  }
  return count;
}

// Of the cards the foundations wait for, those no column can want any more: all where columns build by suit; where
// colours alternate, a card of rank r is safe when both suits of the other colour are home up to r - 1, or up to r - 2
// and its twin suit up to r - 3; else when all suits are home up to r - 1.
[[nodiscard]] Cards safe_cards(const Layout& layout, Cards next);

// Sends home what goes home at once, all that can or what is safe; `visit` sees each card before it goes.
template <class Visit>
void send_home(const Layout& layout, bool all, Position& at, Visit&& visit) {
  Mover mover(layout, at);
  while (true) {
    Cards set = home_cards(at);
    if (set != 0 && !all) {
      set &= safe_cards(layout, at.next);
    }
    if (set == 0) {
      return;
    }
    visit(first_of(set));
    mover.to_home(first_of(set));
  }
}

}  // namespace sabar::freecell
