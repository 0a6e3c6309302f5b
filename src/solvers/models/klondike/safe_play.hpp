// Safe foundation play in the compact model: a card that nobody will need on a column any more goes home at once.
// Technique `safe-foundation`.
//
// Theorem. Let the next card X of its suit have rank R, let both foundations of the other colour have at least R-2
// cards and that of the twin suit at least R-3. If the position can be won, it can be won with X going home now, in no
// more moves. Proof. Play a winning line with X at home from now on. A card that the line lays on X has rank R-1 and
// the other colour: it goes home instead, as its foundation has R-2 cards. What the line lays on that card has rank R-2
// and the colour of X: it is home, or goes home as well, since the twin suit has R-3. What would go on it is home. A
// card that the line takes down from a foundation to carry others is not needed, for these are the same cards. All
// other moves stay as they are, so the line gets no longer. QED. The theorem of solvers/technique/safe_foundation.hpp,
// which asks the same of every game; here it takes a few shifts.
//
// The naive rule, the other colour at R-2 and no word about the twin suit, loses deals where cards come back from
// the foundations: a card of rank R-2 of the twin suit may have had nothing but that card of rank R-1 to lie on.
//
// From the stock: when one card is drawn at a time and redeals are free, every stock card is as good as on a column.
// Otherwise the going of a card changes which cards come up after it. If the order of the pass does not matter (the
// waste is a multiple of the draw, or all is drawn) and redeals are free, the last card of the pass can go: the cards
// before it come up as before.
#pragma once

#include <bit>

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

// Of the next cards those that are safe. With L the lowest rank among them: rank L and L+1 always; L+2 if all of
// rank L have its own colour, and so are not of the two suits it depends on; more than that never.
[[nodiscard]] inline Cards safe_cards(const Layout& layout, const Position& at) {
  const int lowest = std::countr_zero(at.next) & ~3;
  const Cards lowest_four = at.next >> lowest & 15;
  const Cards two_up = at.next >> lowest & 0xf00;
  Cards safe = at.next >> lowest & 0xff;
  safe |= (lowest_four & 12) == 0 ? two_up & 0x300 : 0;
  safe |= (lowest_four & 3) == 0 ? two_up & 0xc00 : 0;
  return safe << lowest & (layout.kings | (layout.kings - 1));
}

// Of the uppermost cards of the foundations those that may come down without being safe there, and so going up again at
// once. With L as above: rank L and L+1 never; L+2 if one of rank L has the other colour; all above.
[[nodiscard]] inline Cards worth_returning(const Position& at, Cards tops) {
  const int lowest = std::countr_zero(at.next) & ~3;
  const Cards lowest_four = at.next >> lowest & 15;
  const Cards above = tops >> lowest;
  Cards worth = above & ~Cards{0xfff};
  worth |= (lowest_four & 12) != 0 ? above & 0x300 : 0;
  worth |= (lowest_four & 3) != 0 ? above & 0xc00 : 0;
  return worth << lowest;
}

}  // namespace sabar::klondike
