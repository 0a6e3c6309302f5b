// Two cards that need the same place: a second look at a position, for those that wait for each other less plainly.
//
// waiting.hpp asks which cards can leave at all. Here each card X also gets the set before(X) of cards that must leave
// before X can: the union over what a way to leave needs, the intersection over its ways. Those sets are the greatest
// solution of these equations, found by going through them until nothing changes; a card that must leave before itself
// can never leave.
//
// Now take a card X, and two cards a, b that both must have left before X leaves, X itself among them, and that the
// same cards carry. Until X leaves, nothing happens that needs X to leave first. So just after X has left, a and b
// each lie on a carrier that is bare without X, or on the one they lay on before (not X, which has just left it), or
// in a column that was empty, or are home. If neither of the last two can be without X, and the carriers that are left
// to both are fewer than two, then X never leaves, and the position is lost.
//
// Deal ms:26 of Yukon is such a one: JC lies face down beneath JS, and beneath JC lie QH, 6C and 8S. Both jacks need
// QD, and none of them can leave it again before JC has left. A search without this finds no end in twenty million
// nodes.
#pragma once

#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {

// True: lost. Five times as much work as waits_for_ever(), and it says more.
[[nodiscard]] bool has_rivals(const Layout& layout, const Position& position);

}  // namespace sabar::yukon
