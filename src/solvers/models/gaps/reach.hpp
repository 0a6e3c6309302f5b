// `gap-reach`: where cards could ever come to. A position is lost if they cannot all come to where they belong even in
// an easier game. In it a place that is free once is free for ever, and a card may follow its predecessor to all places
// that one could ever be on. For each card the places where it could be are a word of 52 bits; they grow until nothing
// changes.
//   free places:   the gaps, and the place of every card that has another place to go to;
//   a two:         its own place, and the free ones at the left end of rows that take it;
//   other cards:   its own place, and the free ones to the right of where the card before it could be.
// Theorem. In every line each card is only on places of its word. Proof. Take the first move that breaks this, of card
// x to place t. The card before x is on a place of its word, to the left of t; or x is a two and t a left end. And t is
// empty: a gap from the start, or its first card has left it, by a move that did not break this, so t counts as free.
// Either way t is in the word of x. QED  A position is lost, too, if suits cannot be given rows in which all their
// cards have their places; where rows have suits, too, since a two may have been dealt to the left end of another row,
// and the goal does not mind. The naive version, cards that wait for each other in a circle, sees no more than cards
// that never move.
#pragma once

#include <sabar/solvers/models/gaps/board.hpp>

namespace sabar::gaps {

// Of each card all places on which it could ever be, and perhaps more.
using GapReach = std::array<Places, kMostPlaces>;

// In lines in which these cards do not move.
[[nodiscard]] GapReach gap_reach(const GapBoard& board, const GapState& position, CardSet frozen = 0);
// Whether the easier game can be won.
[[nodiscard]] bool is_hopeful(const GapBoard& board, const GapReach& reach);

}  // namespace sabar::gaps
