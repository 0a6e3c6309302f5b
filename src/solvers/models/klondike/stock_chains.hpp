// The moves of draw one with free redeals, where every card of the stock can be had at any time: a stock card is taken
// only when something comes of it at once. Technique `stock-chains`.
//
// Lemma 1. Laying a stock card c on a column does three things: the pair of c may take one card more, the pair that
// carries c one less, and c lies in a column, from where it can go home, as it could from the stock. So a later move
// that neither lays a card on the pair of c where there was no place before, nor sends home the twin of c that was
// covered before, can be made before it as well. Put the laying of c off as long as it goes: it comes right before a
// move that needs it, or is never made. The next card may be another stock card laid on c, and so on: a chain of
// layings that ends in one of
//   - a reveal onto the last card of the chain,
//   - the twin of the last card going home: what covers it moves to the card of the chain,
//   - a card of a foundation coming down on it.
// Every card of the chain must be needed by the next, so its pair had no place.
//
// Lemma 2. A stock card that goes home is of use only to the next card of its suit. So it goes right before that card:
// cards of one suit go home from the stock one after the other, until a card of a column follows. If that one is
// covered and its twin is in the stock, the twin is laid first, by a chain that ends with it.
//
// Theorem. If a position can be won, it can be won by these moves, in no more of them than the plain line has reveals,
// cards that go home from columns and cards that come down. Proof. Put off the stock moves of a winning line as in the
// lemmas; none of the other moves is touched. Those put off to the end of the line are not needed: nothing is face down
// there, and then the game is won (all_face_up()). QED
//
// The naive version also puts off cards that come down from a foundation until something is laid on them. It is
// wrong: to come down from two foundations may take a place each for the cards of the other (deal solvitaire:3681 is
// lost by it, and five more of the first 10,000). So those stay plain moves.
//
// Source: our own reading of research notes on the draw-one game.
#pragma once

#include <array>
#include <span>

#include <sabar/solvers/models/klondike/asleep.hpp>
#include <sabar/solvers/models/klondike/position.hpp>
#include <sabar/solvers/models/klondike/safe_play.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {

// Calls `sink.take(move)` for each position a step leads to, after it has been made in `sink.room()`: the move leads
// there, after those that went to `sink.push(move)` and have not been taken back by `sink.pop(count)`.
template <class Sink>
class DrawOneSteps {
public:
  DrawOneSteps(const Layout& layout, const Techniques& techniques, Sink& sink)
      : layout_(layout), techniques_(techniques), sink_(sink) {}

  // Leaves out what is asleep.
  void list(const Position& at, const Asleep& asleep) {
    asleep_ = asleep;
    const Cards open = open_cards(at);
    const Cards landing = landing_cards(layout_, at, open);
    each(at, Kind::reveal, at.locked & landing & ~asleep_.reveals);
    const Cards leaving = at.face_up & open & at.next & ~undoing(at);
    each(at, Kind::pile_to_home, leaving & at.locked & ~asleep_.homeward);
    each(at, Kind::pile_to_home, leaving & ~at.locked);
    returning_ = home_tops(at) & ~undoing(at);
    if (techniques_.safe_foundation) {
      returning_ = worth_returning(at, returning_);
    }
    if (techniques_.stock_chains) {
      useful_ = find_useful(at, open);
      plainly_ = techniques_.superset;  // to undo the last move of a chain leads back to a smaller stock
      for (Cards set = at.stock & landing & useful_; set != 0; set &= set - 1) {
        const Cards card = set & (~set + 1);
        lay(at, first_of(set), (card & asleep_.laid & asleep_.chained) != 0);
      }
      plainly_ = false;
      for (Cards set = at.stock & at.next; set != 0; set &= set - 1) {
        send_home(at, first_of(set));
      }
      plainly_ = true;
    } else {
      each(at, Kind::stock_to_pile, at.stock & landing);
      each(at, Kind::stock_to_home, at.stock & at.next);
    }
    each(at, Kind::home_to_pile, returning_ & landing);
  }

private:
  void end(const Position& before, CompactMove move) {
    Position& after = sink_.room();
    after = before;
    play(layout_, after, move);
    note_move(before, after, move, plainly_);
    sink_.take(move);
  }
  void each(const Position& before, Kind kind, Cards set) {
    for (; set != 0; set &= set - 1) {
      end(before, compact_move(kind, first_of(set)));
    }
  }

  // Stock cards whose pair has no place, and on which a chain can end or go on.
  [[nodiscard]] Cards find_useful(const Position& at, Cards open) const {
    const Cards candidates = at.stock & ~open;
    Cards useful = candidates & (pairs(any_of((at.locked | returning_) << 4)) | twins(at.face_up & at.next));
    for (Cards more = useful; more != 0;) {
      more = candidates & pairs(any_of(more << 4)) & ~useful;
      useful |= more;
    }
    return useful;
  }

  // Lays a card, then whatever goes on it. As deep as there are ranks. `asleep`: the position before has this chain
  // too.
  void lay(const Position& before, int card, bool asleep) {
    const CompactMove move = compact_move(Kind::stock_to_pile, card);
    Position at = before;
    play(layout_, at, move);
    sink_.push(move);
    const Cards fitting = pair_of(card) >> 4;
    each(at, Kind::reveal, at.locked & fitting & (asleep ? asleep_.in_the_way : ~Cards{0}));
    each(at, Kind::pile_to_home, at.face_up & at.next & twins(card_set(card)));
    for (Cards set = at.stock & fitting & useful_; set != 0; set &= set - 1) {
      lay(at, first_of(set), asleep && (set & (~set + 1) & asleep_.chained) != 0);
    }
    each(at, Kind::home_to_pile, returning_ & fitting);
    sink_.pop(1);
  }

  void send_home(const Position& before, int card) {
    Position at = before;
    for (std::size_t sent = 1;; ++sent) {
      const CompactMove move = compact_move(Kind::stock_to_home, card);
      play(layout_, at, move);
      sink_.push(move);
      const Cards follower = suit_up(card_set(card));
      if ((at.face_up & follower) != 0) {
        if ((open_cards(at) & follower) != 0) {
          end(at, compact_move(Kind::pile_to_home, first_of(follower)));
        } else if ((at.stock & twins(follower)) != 0) {
          uncover(at, first_of(follower));
        }
        return sink_.pop(sent);
      }
      if ((at.stock & follower) == 0) {
        return sink_.pop(sent);
      }
      card = first_of(follower);
    }
  }

  // Lays the twin of a covered card, for the run on it to go there, and the card goes home. If the twin has no place,
  // one of its carriers is laid first, and so on.
  void uncover(const Position& at, int covered) {
    const Cards landing = landing_cards(layout_, at, open_cards(at));
    std::array<Cards, kRanks> choices{};  // cards still to be tried, by how far they are from the twin
    std::array<int, kRanks> needed{};
    std::size_t depth = 0;
    choices[0] = twins(card_set(covered));
    for (;;) {
      if (choices[depth] == 0) {
        if (depth == 0) {
          return;
        }
        --depth;
        continue;
      }
      needed[depth] = first_of(choices[depth]);
      choices[depth] &= choices[depth] - 1;
      const Cards card = card_set(needed[depth]);
      if ((landing & card) != 0) {
        lay_all(at, std::span(needed.data(), depth + 1), covered);
      } else if ((card & layout_.kings) == 0) {
        ++depth;
        choices[depth] = pairs(any_of(card)) << 4 & at.stock;
      }
    }
  }
  void lay_all(const Position& before, std::span<const int> cards, int covered) {
    Position at = before;
    for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
      const CompactMove move = compact_move(Kind::stock_to_pile, *card);
      sink_.push(move);
      play(layout_, at, move);
    }
    end(at, compact_move(Kind::pile_to_home, covered));
    sink_.pop(cards.size());
  }

  const Layout& layout_;
  const Techniques& techniques_;
  Sink& sink_;
  bool plainly_ = true;
  Asleep asleep_;
  Cards useful_ = 0;
  Cards returning_ = 0;  // cards that may come down from the foundations
};

}  // namespace sabar::klondike
