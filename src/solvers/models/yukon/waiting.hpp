// Cards that wait for each other for ever: dead ends of games in which groups move.
//
// A card leaves its place only as the lowest of the group that moves, since a group that it lies in takes what is
// beneath it along. So for a card to *leave*
//   - it must be face up, and so, if it is not, the card on it must leave first;
//   - a card that carries it must be bare: the top of its column, or the card on it must have left. If that carrier
//     lies on the card itself, one of the cards between them, or the carrier, must have left before;
//   - or it goes to an empty column: there is one, or the lowest card of a column must have left;
//   - or it goes home: it must be bare, and all lower cards of its suit bare and gone before it.
// Followed along a winning line, every step is allowed by earlier ones. So the least set of cards that is closed under
// these rules, which forget that a card that leaves covers another, holds every card that can ever leave or go home. A
// position in which not all cards can go home is lost.
//
// The naive version lets a carrier that lies on its own card be of use only when it has left itself; a card between the
// two can carry it away. The cross-check has that one among its planted faults.
#pragma once

#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {

// True: lost. About a microsecond.
[[nodiscard]] bool waits_for_ever(const Layout& layout, const Position& position);

// For each card of a column all that lie on it.
[[nodiscard]] PerCard<Cards> find_tails(const Position& position);

}  // namespace sabar::yukon
