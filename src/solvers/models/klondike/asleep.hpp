// Moves that need not be looked at because the position before had them too. Technique `sleep`.
//
// Two moves that do not get in each other's way lead to the same position in either order. To find that out by asking
// the table for every such position is most of the work of a search. So a move that the position before had is left out
// where that is allowed. In what follows an *exit* is a move that turns a card up or takes one from the stock: it
// cannot be taken back. The other moves, a card that goes home from a column without turning anything up and a card
// that comes down, can.
//
// Theorem. Let t be entered from s by the move c, after which no safe card went home. Leave out in t an exit e that is
// legal in s and does not get in the way of c, if
//   A. c can be taken back, or
//   B. c is an exit as well, and e has been looked at in s before it.
// Then a search that ends without a win still proves that there is none.
//
// Proof. Let n be the number of cards that are face down or locked or in the stock (a king dealt to the bottom of a
// column not counted), so that an exit makes it smaller by one, and safe cards by more. Suppose positions that the
// search has entered can be won; of these take the ones with the smallest n. Each of them lies in a part of the search
// that was entered by an exit, and where only moves that can be taken back lead from one position to the next; take
// one, m, whose part was entered first. Follow a win from m, going over to an entered position where the next one is
// covered by such, up to the last position t with the same n, and the exit e there. t lies in the same part or in one
// entered before, so in the same. If e is looked at in t, the position after it was entered, can be won, and has a
// smaller n: against the choice. If it was left out by A, e leads from s, too, to a position that can be won, as c
// follows it: take s for t, which lies in the same part and was entered before t. If it was left out by B, e was looked
// at in s, so the position after it was entered; it can be won, as c follows it, has no larger n, and its part was
// entered before that of t: against the choice. QED. Where `superset` covers positions, n counts no stock, and only
// exits that turn a card up are left out.
//
// So the verdict stays one about positions; only questions to the table are saved whose answer is known.
//
// Two moves get in each other's way if both lay cards that want the same pair or a free column, if one lays a card on
// the pair of a card that the other sends home, if they send home twins, or if both take cards from the stock. The
// naive version, to leave out whatever the position before had, forgets those.
//
// Source: sleep sets (Godefroid, 1996), with a proof of our own for a search that keeps positions.
#pragma once

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

// Exits by the card that moves.
struct Exits {
  Cards reveals = 0;     // of locked cards
  Cards homeward = 0;    // of locked cards that go home
  Cards laid = 0;        // of stock cards laid on columns
  Cards drawn_home = 0;  // of stock cards that go home

  // Notes the move that led to a position; others than exits are passed over.
  void note(const Position& before, CompactMove move) {
    const Cards card = card_set(move.card);
    reveals |= move.kind == Kind::reveal ? card : 0;
    homeward |= move.kind == Kind::pile_to_home ? card & before.locked : 0;
    laid |= move.kind == Kind::stock_to_pile ? card : 0;
    drawn_home |= move.kind == Kind::stock_to_home ? card : 0;
  }
};

struct Asleep : Exits {
  Cards chained = 0;             // stock cards that could be laid on others in the position before
  Cards in_the_way = ~Cards{0};  // cards that get in the way of the move before
};

// Cards that want one of the places that the cards of the set want.
[[nodiscard]] inline Cards rivals_of(const Layout& layout, Cards set) {
  return pairs(any_of(set)) | ((set & layout.kings) != 0 ? layout.kings : 0);
}

// Rule A.
[[nodiscard]] inline Asleep asleep_after_return(const Layout& layout, const Position& before, const Position& at) {
  const Cards moved = card_set(at.came.card);
  const bool went_home = at.came.kind == Kind::pile_to_home;
  const Cards pair = pairs(any_of(moved));
  Asleep asleep;
  asleep.in_the_way = went_home ? pair >> 4 : rivals_of(layout, moved);
  const Cards open = open_cards(before);
  const Cards landing = landing_cards(layout, before, open) & ~asleep.in_the_way;
  asleep.reveals = before.locked & landing;
  asleep.homeward = before.locked & open & before.next & ~(went_home ? pair : pair << 4);
  asleep.laid = before.stock & landing;
  asleep.drawn_home = before.stock & before.next;
  asleep.chained = before.stock & ~open & ~asleep.in_the_way;
  return asleep;
}

// Rule B. `looked_at`: exits of the position before.
[[nodiscard]] inline Asleep asleep_after_exit(const Layout& layout, const Position& before, const Position& at,
                                              const Exits& looked_at) {
  const Cards drawn = before.stock & ~at.stock;
  const bool went_home = at.came.kind == Kind::pile_to_home;
  const Cards gone = went_home ? pairs(any_of(card_set(at.came.card))) : 0;
  const Cards placed = (drawn & at.face_up) | (at.came.kind == Kind::reveal ? card_set(at.came.card) : 0);
  const Cards rivals = rivals_of(layout, placed) | gone >> 4;
  Asleep asleep;
  asleep.reveals = looked_at.reveals & ~rivals;
  asleep.homeward = looked_at.homeward & ~(pairs(any_of(placed)) << 4 | gone);
  if (drawn == 0) {
    asleep.laid = looked_at.laid & ~rivals;
    asleep.drawn_home = looked_at.drawn_home;
  }
  return asleep;
}

[[nodiscard]] inline Asleep find_asleep(const Layout& layout, const Position& before, const Position& at,
                                        const Exits& looked_at) {
  if (!at.plainly) {
    return {};
  }
  if (before.dealt == at.dealt && before.left == at.left) {
    return asleep_after_return(layout, before, at);
  }
  return asleep_after_exit(layout, before, at, looked_at);
}

}  // namespace sabar::klondike
