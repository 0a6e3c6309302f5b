// A position of a FreeCell-like game as links between cards: what lies beneath each card, and what lies on it.
//
// Neither columns nor cells have names, so positions that differ only in their order are equal, and a run moves by one
// change of link, however long it is. The hash is a sum over the links; two counts that tell how well the columns are
// built go along with it.
#pragma once

#include <sabar/solvers/freecell/layout.hpp>

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
  std::uint8_t breaks = 0;  // cards that lie on one which does not carry them
  std::uint8_t covers = 0;  // of these, on one of a lower rank
  std::uint8_t home = 0;    // cards on foundations
  std::uint8_t held = 0;    // cards in cells or in reserve
  std::uint8_t filled = 0;  // columns that have cards
  std::array<std::uint8_t, kCards> beneath{};
  std::array<std::uint8_t, kCards + 1> above{};

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

[[nodiscard]] constexpr std::uint64_t link_hash(int card, int beneath) {
  return detail::kOdd[static_cast<std::size_t>(card)] * detail::kOdd[static_cast<std::size_t>(64 + beneath)];
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
    unlink(card, left);
    link(card, target);
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
    ++at_.held;
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
    ++at_.home;
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
  [[nodiscard]] unsigned is_break(int card, int below) const {
    return static_cast<unsigned>((layout_.all & ~layout_.carriers[static_cast<std::size_t>(card)]) >> below & 1);
  }
  [[nodiscard]] static unsigned is_cover(int card, int below) {
    return static_cast<unsigned>((card_set(card & ~3) - 1) >> below & 1);
  }
  void link(int card, int below) {
    at_.hash += link_hash(card, below);
    at_.breaks = static_cast<std::uint8_t>(at_.breaks + is_break(card, below));
    at_.covers = static_cast<std::uint8_t>(at_.covers + is_cover(card, below));
    at_.filled = static_cast<std::uint8_t>(at_.filled + (below == kFloor ? 1 : 0));
    beneath(at_, card) = static_cast<std::uint8_t>(below);
    above(at_, below) = static_cast<std::uint8_t>(card);
  }
  void unlink(int card, int below) {
    at_.hash -= link_hash(card, below);
    at_.breaks = static_cast<std::uint8_t>(at_.breaks - is_break(card, below));
    at_.covers = static_cast<std::uint8_t>(at_.covers - is_cover(card, below));
    at_.filled = static_cast<std::uint8_t>(at_.filled - (below == kFloor ? 1 : 0));
  }
  void leave_column(int top) {
    const int left = beneath(at_, top);
    unlink(top, left);
    above(at_, left) = kFloor;
    at_.tops = (at_.tops ^ card_set(top)) | (card_set(left) & layout_.all);
  }
  void leave_cell(int card) {
    at_.cells ^= card_set(card);
    --at_.held;
    at_.hash -= link_hash(card, kCell);
  }

  const Layout& layout_;
  Position& at_;
};

[[nodiscard]] inline int free_cells(const Layout& layout, const Position& at) {
  const int left = layout.cells - at.held;
  return left > 0 ? left : 0;  // a reserve takes no card back
}
[[nodiscard]] inline int empty_columns(const Layout& layout, const Position& at) { return layout.columns - at.filled; }
[[nodiscard]] inline bool carries(const Layout& layout, int below, int card) {
  return (layout.carriers[static_cast<std::size_t>(card)] >> below & 1) != 0;
}

// How many cards of a run move at once by way of free cells and empty columns, the target not among them.
[[nodiscard]] inline int run_limit(const Layout& layout, int cells, int columns) {
  return layout.whole_runs ? kCards : (cells + 1) << (layout.fills_any() ? columns : 0);
}

// Cards that may go home now.
[[nodiscard]] inline Cards home_cards(const Position& at) { return at.next & (at.tops | at.cells); }

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
