// What a position of a hole game with a stock is known by.
//
// Theorem. If a position can be won, the same position with some more cards in the stock can be won: play the same
// moves until the first draw, then draw the extra cards as well; the hole's top card is now the same. A draw is always
// allowed, so nothing stands against it. QED
// So each step takes as few draws as it can, and a position met again with as many draws or more is known.
#pragma once

#include <sabar/search/drawn_key.hpp>

namespace sabar::hole {

using StockKey = DrawnKey<6>;

}  // namespace sabar::hole
