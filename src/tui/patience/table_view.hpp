// Draws a session's table: cards, slots, names of piles, and what the player has in hand.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sabar/session/patience/session.hpp>
#include <sabar/tui/canvas.hpp>
#include <sabar/tui/patience/card_picture.hpp>
#include <sabar/tui/patience/hand.hpp>
#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {

struct TableLook {
  CardStyleWish cards;
  std::optional<Grip> cursor;
  std::optional<Grip> held;
  std::vector<std::size_t> targets;
  bool names = false;  // names also on piles that have no label
};

// The layout's first line is line `top` of the canvas.
void draw_table(Canvas& canvas, int top, const Session& session, const Layout& layout, const TableLook& look);

}  // namespace sabar::tui
