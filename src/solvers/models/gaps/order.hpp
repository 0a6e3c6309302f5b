// `gap-order`: moves that keep.
//
// Most moves of a position have nothing to do with each other: in whatever order they are made, they lead to the same
// position. So of the cards that can move now only those of one set are looked at, if the others can do nothing about
// them. Take any play in which no card of the set moves, and for each card x of the set:
//   the card before x stays where it is, unless it is in the set itself; for a two, what lies at the left ends that
//     take it, and the other twos, if they take the same;
//   the card after x does not come to the right of x, unless it lies there now or is in the set itself.
// What could happen in such plays is told by the easier game of reach.hpp in which the set does not move.
//
// Theorem. If a position can be won, it can be won in as many moves by a line that begins with a card of the set.
// Proof. In a won position no card can move. A card of the set can move now, and as long as none of the set moves it
// still can: its target stays its target, and nobody else can fill that. So every winning line moves a card of the set.
// Let x be the first, from p to t. If x is a two, t is a gap now, because what lies at a left end stays there before x
// moves; else the card before x has not moved, and t, to the right of it, is where x can move now. So make this move
// first. The moves that came before it in the line can still be made. None of them fills t. Only the card after x could
// need x on p, to go to the right of it: if it is in the set it has not moved yet, and else the second rule says that
// it does not come there. After them the position is the same as in the line, which goes on as before. QED
//
// Persistent sets: P. Godefroid, 1990; blocks of positions of this very game: B. Helmstetter and T. Cazenave, 2003.
#pragma once

#include <sabar/core/move_list.hpp>
#include <sabar/solvers/models/gaps/board.hpp>

namespace sabar::gaps {

// Of all moves of a position leaves those of such a set of one card or two, if there is one.
void keep_first(const GapBoard& board, const GapState& position, MoveList<GapStep>& moves);

}  // namespace sabar::gaps
