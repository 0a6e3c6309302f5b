// Of two equal cards play the one that frees more. Technique `longer-pile`, complete.
//
// What. Two piles show a card of the same face X. If what lies under one X is, face by face from the top, the
// beginning of what lies under the other, only the X of the longer pile is offered. Most often there is nothing under
// the first: a last card waits while any other pile shows its face. Of two places the one that blocks all the other
// blocks, and perhaps more, is offered. A last card also waits while a cell holds its face: the cell becomes free.
//
// Theorem. If the position can be won by playing X from the shorter pile, it can be won in as many moves by playing X
// from the longer one.
//
// Proof for columns. Let A be the shorter pile, read from the top; the longer one is A followed by T. One move later
// there are the piles A' and A T (A' is A without its first card) in place of A and A' T. More generally compare
// P = {A[i…], A[k…] T} with Q = {A[k…], A[i…] T} for i >= k: every winning line of P can be played in Q. A move of P's
// first pile is played from Q's second and the other way round: the faces are equal, and both positions keep the form,
// with i or k one larger. A move into a cell goes the same way. If i = k, P and Q are the same position. P plays cards
// of T only when its second pile is down to T, so k has come up to i before and P and Q have met. QED
//
// Proof for places. Let X1 block no place that X2 does not block, and let a line win by X1 now and X2 later. Exchange
// the two moves. What X1 blocks is blocked by X2 too, so the line touches it only after both are gone. QED
// A column's last card is a place that blocks nothing.
//
// Cells. A card in a cell and a last card of its face are available both, now and later, until they are played. So it
// does not matter which goes first, except that the cell is of use to others. A card in a cell and one with cards under
// it are not comparable: the one frees a cell, the other frees cards. Both are offered.
//
// Why not simply 'any equal card will do'. Under one six lies a seven and under the other a five, and the hole shows a
// five: only one of the two sixes lets the game go on. The piles must be comparable.
//
// Source: our own. The simplest case is folklore among players.
// Gain: docs/techniques.md; it is the largest of all for Black Hole after the order of moves.
#pragma once

#include <array>
#include <vector>

#include <sabar/solvers/hole/hole_board.hpp>
#include <sabar/solvers/hole/pile_numbers.hpp>

namespace sabar::hole {

// For each slot those whose top card is to be preferred.
[[nodiscard]] std::array<SlotSet, kMaxSlots> better_slots(const HoleBoard& board,
                                                          const std::vector<FacePile>& sequences);

}  // namespace sabar::hole
