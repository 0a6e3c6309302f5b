#include <bit>

#include <sabar/solvers/models/yukon/rivals.hpp>
#include <sabar/solvers/models/yukon/waiting.hpp>

namespace sabar::yukon {
namespace {

constexpr Cards kNever = ~Cards{0};  // what can never happen comes after everything

class Precedence {
public:
  Precedence(const Layout& layout, const Position& position)
      : layout_(layout), position_(position), tails_(find_tails(position)) {
    before_.fill(kNever);
    before_home_.fill(kNever);
    for (Cards tops = position.tops; tops != 0; tops &= tops - 1) {
      for (int card = first_of(tops); card != kNothing; card = at(position.beneath, card)) {
        live_ |= card_set(card);
        lowest_ |= at(position.beneath, card) == kNothing ? card_set(card) : 0;
      }
    }
    while (pass()) {
    }
  }

  [[nodiscard]] bool lost() const {
    for (Cards set = live_; set != 0; set &= set - 1) {
      const int card = first_of(set);
      if (at(before_home_, card) == kNever || at(before_, card) == kNever || fails(card)) {
        return true;
      }
    }
    return false;
  }

private:
  [[nodiscard]] Cards with(int card) const { return at(before_, card) | card_set(card); }
  // What must leave before a card is bare.
  [[nodiscard]] Cards to_bare(int card) const {
    return at(position_.above, card) == kNothing ? 0 : with(at(position_.above, card));
  }
  // What must leave before a column is empty.
  [[nodiscard]] Cards to_empty() const {
    Cards needs = position_.filled < layout_.columns ? 0 : kNever;
    for (Cards set = lowest_; set != 0; set &= set - 1) {
      needs &= with(first_of(set));
    }
    return needs;
  }
  // What must leave before a card can be put on that carrier.
  [[nodiscard]] Cards to_reach(int card, int carrier) const {
    Cards needs = to_bare(carrier);
    if (is_in(at(tails_, card), carrier)) {
      Cards apart = kNever;
      for (Cards set = at(tails_, card) & ~at(tails_, carrier); set != 0; set &= set - 1) {
        apart &= with(first_of(set));
      }
      needs |= apart;
    }
    return needs;
  }

  static bool improve(Cards& old, Cards now) {
    const bool changed = old != now;
    old = now;
    return changed;
  }

  bool pass() {
    bool changed = false;
    for (int suit = 0; suit < 4; ++suit) {
      Cards needs = 0;
      for (int card = 4 * at(position_.height, suit) + suit; card < layout_.cards; card += 4) {
        needs |= to_bare(card);
        changed = improve(at(before_home_, card), needs) || changed;
        needs |= card_set(card);
      }
    }
    const Cards empty = to_empty();
    for (Cards set = live_; set != 0; set &= set - 1) {
      const int card = first_of(set);
      const int beneath = at(position_.beneath, card);
      Cards needs = at(before_home_, card);
      needs &= beneath != kNothing && is_in(layout_.fillers, card) ? empty : kNever;
      for (Cards carriers = at(layout_.carriers, card) & live_; carriers != 0; carriers &= carriers - 1) {
        needs &= first_of(carriers) == beneath ? kNever : to_reach(card, first_of(carriers));
      }
      needs |= is_in(position_.closed, card) ? to_bare(card) : 0;
      changed = improve(at(before_, card), is_in(needs, card) ? kNever : needs) || changed;
    }
    return changed;
  }

  // Whether a card can be anywhere but on a carrier while `last` has not left, or just after.
  [[nodiscard]] bool has_room(int card, int last, Cards empty) const {
    return !is_in(at(before_home_, card), last) || (is_in(layout_.fillers, card) && !is_in(empty, last));
  }
  // The carriers on which it can lie then.
  [[nodiscard]] Cards find_places(int card, int last) const {
    Cards places = 0;
    for (Cards carriers = at(layout_.carriers, card) & live_; carriers != 0; carriers &= carriers - 1) {
      const int carrier = first_of(carriers);
      const bool own = carrier == at(position_.beneath, card);
      if (own ? card != last : !is_in(to_reach(card, carrier), last)) {
        places |= card_set(carrier);
      }
    }
    return places;
  }

  // Whether a card cannot leave because two others, or it and another, need one place.
  [[nodiscard]] bool fails(int last) const {
    const Cards must = with(last) & live_;
    const Cards empty = to_empty();
    for (Cards set = must; set != 0; set &= set - 1) {
      const int card = first_of(set);
      for (int rival = card + 1; rival < layout_.cards && rank_of(rival) == rank_of(card); ++rival) {
        if (is_in(must, rival) && at(layout_.carriers, rival) == at(layout_.carriers, card) &&
            !has_room(card, last, empty) && !has_room(rival, last, empty) &&
            std::popcount(find_places(card, last) | find_places(rival, last)) < 2) {
          return true;
        }
      }
    }
    return false;
  }

  const Layout& layout_;
  const Position& position_;
  PerCard<Cards> tails_;
  Cards live_ = 0;
  Cards lowest_ = 0;            // of each column
  PerCard<Cards> before_;       // what must leave before a card leaves
  PerCard<Cards> before_home_;  // before it goes home
};

}  // namespace

bool has_rivals(const Layout& layout, const Position& position) { return Precedence(layout, position).lost(); }

}  // namespace sabar::yukon
