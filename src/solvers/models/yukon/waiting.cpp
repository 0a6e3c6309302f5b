#include <sabar/solvers/models/yukon/waiting.hpp>

namespace sabar::yukon {
namespace {

class Closure {
public:
  Closure(const Layout& layout, const Position& position)
      : layout_(layout),
        position_(position),
        tails_(find_tails(position)),
        height_(position.height),
        bare_(position.tops),
        empty_(position.filled < layout.columns) {
    for (Cards tops = position.tops; tops != 0; tops &= tops - 1) {
      const int top = first_of(tops);
      staying_ |= card_set(top);
      for (int card = at(position.beneath, top); card != kNothing; card = at(position.beneath, card)) {
        staying_ |= card_set(card);
      }
    }
    live_ = staying_;
  }

  // Whether all cards can go home.
  [[nodiscard]] bool all_home() {
    for (bool again = true; again;) {
      again = send_home();
      if (height_[0] + height_[1] + height_[2] + height_[3] == layout_.cards) {
        return true;
      }
      for (Cards set = staying_ & (~position_.closed | bare_); set != 0; set &= set - 1) {
        if (can_leave(first_of(set))) {
          leave(first_of(set));
          again = true;
        }
      }
    }
    return false;
  }

private:
  bool send_home() {
    bool any = false;
    for (int suit = 0; suit < 4; ++suit) {
      for (int card = 4 * at(height_, suit) + suit; card < layout_.cards && is_in(bare_, card); card += 4) {
        ++at(height_, suit);
        leave(card);
        any = true;
      }
    }
    return any;
  }

  [[nodiscard]] bool can_leave(int card) const {
    const int beneath = at(position_.beneath, card);
    if (empty_ && beneath != kNothing && is_in(layout_.fillers, card)) {
      return true;
    }
    Cards carriers = at(layout_.carriers, card) & bare_ & live_;
    carriers &= beneath == kNothing ? carriers : ~card_set(beneath);
    if ((carriers & ~at(tails_, card)) != 0) {
      return true;
    }
    for (; carriers != 0; carriers &= carriers - 1) {
      const Cards between = at(tails_, card) & ~at(tails_, first_of(carriers));
      if ((between & ~staying_) != 0) {
        return true;
      }
    }
    return false;
  }

  void leave(int card) {
    if (!is_in(staying_, card)) {
      return;
    }
    staying_ ^= card_set(card);
    const int beneath = at(position_.beneath, card);
    if (beneath == kNothing) {
      empty_ = true;
    } else {
      bare_ |= card_set(beneath);
    }
  }

  const Layout& layout_;
  const Position& position_;
  PerCard<Cards> tails_;
  std::array<std::uint8_t, 4> height_;
  Cards bare_;
  bool empty_;  // an empty column, now or later
  Cards staying_ = 0;
  Cards live_ = 0;  // not home
};

}  // namespace

PerCard<Cards> find_tails(const Position& position) {
  PerCard<Cards> tails;  // only cards of columns are looked up
  for (Cards tops = position.tops; tops != 0; tops &= tops - 1) {
    Cards tail = 0;
    for (int card = first_of(tops); card != kNothing; card = at(position.beneath, card)) {
      at(tails, card) = tail;
      tail |= card_set(card);
    }
  }
  return tails;
}

bool waits_for_ever(const Layout& layout, const Position& position) { return !Closure(layout, position).all_home(); }

}  // namespace sabar::yukon
