// Where everything of a table lies on a screen of characters. Pure reckoning: no terminal, no rules of play.
//
// From top to bottom: the head (stock, waste, hole and cells on the left, foundations on the right), reserves of single
// cards, and the tableau: columns in one or more banks, a pyramid, a grid or a row. A card is a block of a few
// characters; in a column a covered card keeps one line. A column that is too long keeps its top cards and the card in
// focus in sight and tells the number of the others, so that nothing is ever cut off.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::tui {

struct Size {
  int width = 80;
  int height = 24;
  friend bool operator==(const Size&, const Size&) = default;
};

struct Box {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  [[nodiscard]] bool contains(int at_x, int at_y) const {
    return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height;
  }
  [[nodiscard]] bool meets(const Box& other) const {
    return x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height;
  }
  friend bool operator==(const Box&, const Box&) = default;
};

// The part of a card that can be seen; or a mark that stands for several cards.
struct CardSpot {
  std::size_t pile = 0;
  std::size_t place = 0;  // of the first card, counted from the bottom
  std::size_t count = 1;
  Box box;
};

struct PileSpot {
  bool shown = false;
  Box slot;          // where its bottom card lies, or would lie
  Box area;          // all of it: a click in here means this pile
  int label_y = -1;  // line of the label above the slot; -1: there is none
};

struct Layout {
  std::vector<PileSpot> piles;  // by number
  std::vector<CardSpot> cards;
  int height = 0;        // lines used
  bool complete = true;  // false: the screen is too small

  // The spot of a card; a mark counts for all its cards.
  [[nodiscard]] const CardSpot* card_at(int x, int y) const;
  [[nodiscard]] const CardSpot* spot_of(std::size_t pile, std::size_t place) const;
  [[nodiscard]] std::optional<std::size_t> pile_at(int x, int y) const;
};

// A card that must be in sight.
struct Focus {
  std::size_t pile = 0;
  std::size_t place = 0;
};

struct LayoutWish {
  std::optional<Focus> focus;
  int card_height = 3;  // lines of a card that lies open, where there is room
  bool tight = false;   // no spare lines
};

[[nodiscard]] Layout lay_out_table(const Rules& rules, const Table& table, Size size, const LayoutWish& wish = {});

enum class Direction { left, right, up, down };

// The next pile in that direction; none at the edge. Piles for which `skip` is true are passed over.
[[nodiscard]] std::optional<std::size_t> neighbour(const Layout& layout, std::size_t pile, Direction direction,
                                                   const std::vector<bool>& skip);

}  // namespace sabar::tui
