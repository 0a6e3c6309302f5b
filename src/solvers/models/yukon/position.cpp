#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {
namespace {

constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

struct Part {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
// By card and what lies beneath it; in place 63 of each card: that it is face down.
constexpr auto kParts = [] {
  std::array<Part, 64 * kCards> parts{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    parts[i] = {scatter((2 * i + 1) * 0x9e3779b97f4a7c15), scatter((2 * i + 2) * 0x9e3779b97f4a7c15)};
  }
  return parts;
}();
constexpr int kClosed = 63;

const Part& part(int card, int place) { return at(kParts, 64 * card + place); }

void add(const Part& part, Position& position) {
  position.low += part.low;
  position.high += part.high;
}
void take(const Part& part, Position& position) {
  position.low -= part.low;
  position.high -= part.high;
}

void link(const Layout& layout, int card, int beneath, Position& position) {
  at(position.beneath, card) = static_cast<std::uint8_t>(beneath);
  if (beneath == kNothing) {
    ++position.filled;
  } else {
    at(position.above, beneath) = static_cast<std::uint8_t>(card);
    position.tops &= ~card_set(beneath);
  }
  position.breaks = static_cast<std::uint8_t>(position.breaks + (lies_well(layout, card, beneath) ? 0 : 1));
  add(part(card, beneath), position);
}

void cut(const Layout& layout, int card, Position& position) {
  const int beneath = at(position.beneath, card);
  take(part(card, beneath), position);
  position.breaks = static_cast<std::uint8_t>(position.breaks - (lies_well(layout, card, beneath) ? 0 : 1));
  if (beneath == kNothing) {
    --position.filled;
    return;
  }
  at(position.above, beneath) = kNothing;
  position.tops |= card_set(beneath);
  if (is_in(position.closed, beneath)) {
    position.closed ^= card_set(beneath);
    take(part(beneath, kClosed), position);
  }
}

}  // namespace

void put_column(const Layout& layout, const TablePile& pile, Position& position) {
  int beneath = kNothing;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    const int card = bit_of(pile.cards[i]);
    link(layout, card, beneath, position);
    if (i < pile.face_down) {
      position.closed |= card_set(card);
      add(part(card, kClosed), position);
    }
    beneath = card;
  }
  position.tops |= beneath == kNothing ? 0 : card_set(beneath);
}

void play(const Layout& layout, const GroupMove& move, Position& position) {
  const int card = move.card;
  cut(layout, card, position);
  if (move.target == kHome) {
    position.tops ^= card_set(card);
    ++at(position.height, suit_of(card));
    ++position.home;
    // What is home says nothing more, so that equal positions are equal in every byte.
    at(position.beneath, card) = 0;
  } else {
    link(layout, card, move.target, position);
  }
}

Cards home_cards(const Layout& layout, const Position& position) {
  Cards next = 0;
  for (int suit = 0; suit < 4; ++suit) {
    next |= card_set(4 * at(position.height, suit) + suit);
  }
  return next & position.tops & layout.all;
}

}  // namespace sabar::yukon
