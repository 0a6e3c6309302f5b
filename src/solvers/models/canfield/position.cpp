#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/canfield/position.hpp>

namespace sabar::canfield {
namespace {

constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

struct Word {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
// By card and what lies beneath it.
constexpr auto kWords = [] {
  std::array<Word, 64 * kCards> words{};
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i] = {scatter((2 * i + 1) * 0x9e3779b97f4a7c15), scatter((2 * i + 2) * 0x9e3779b97f4a7c15)};
  }
  return words;
}();

void link(int card, int beneath, Position& position) {
  at(position.beneath, card) = static_cast<std::uint8_t>(beneath);
  beneath == kNothing ? position.bases |= card_set(card) : position.tops &= ~card_set(beneath);
  position.low += at(kWords, 64 * card + beneath).low;
  position.high += at(kWords, 64 * card + beneath).high;
}

void cut(int card, Position& position) {
  const int beneath = at(position.beneath, card);
  beneath == kNothing ? position.bases &= ~card_set(card) : position.tops |= card_set(beneath);
  position.low -= at(kWords, 64 * card + beneath).low;
  position.high -= at(kWords, 64 * card + beneath).high;
}

void fill(const Layout& layout, Position& position) {
  while (position.reserve > 0 && has_empty_column(layout, position)) {
    const int card = at(layout.reserve, --position.reserve);
    position.tops |= card_set(card);
    link(card, kNothing, position);
  }
}

}  // namespace

Position read_position(const Rules& rules, const Layout& layout, const Table& table) {
  const PileMap map = map_piles(rules);
  Position position;
  position.next = 0xf;
  position.beneath.fill(kNoPlace);
  for (std::size_t p = 0; p < map.piles; ++p) {
    const TablePile& pile = table.piles[p];
    switch (rules.group[map.group_of[p]].kind) {
      case PileKind::column: {
        int beneath = kNothing;
        for (const Card each : pile.cards) {
          position.tops |= card_set(layout.bit_of(each));
          link(layout.bit_of(each), beneath, position);
          beneath = layout.bit_of(each);
        }
        break;
      }
      case PileKind::foundation:
        for (const Card each : pile.cards) {
          const Cards card = card_set(layout.bit_of(each));
          position.next = (position.next ^ card) | (card << 4 & layout.all);
          ++position.home;
        }
        break;
      case PileKind::reserve:
        position.reserve = static_cast<std::uint8_t>(pile.cards.size());
        break;
      case PileKind::waste:
        position.border = static_cast<std::uint8_t>(pile.cards.size());
        [[fallthrough]];
      default:
        for (const Card each : pile.cards) {
          position.stock |= card_set(at(layout.place, layout.bit_of(each)));
        }
    }
  }
  fill(layout, position);
  return position;
}

void play(const Layout& layout, const RunMove& move, Position& position) {
  const int card = move.card;
  if (in_stock(layout, position, card)) {
    position.border = at(layout.place, card);
    position.stock ^= card_set(position.border);
    position.tops |= card_set(card);
  } else if (card == reserve_top(layout, position)) {
    --position.reserve;
    position.tops |= card_set(card);
  } else {
    cut(card, position);
  }
  if (move.target == kHome) {
    position.tops ^= card_set(card);
    position.next = (position.next ^ card_set(card)) | (card_set(card) << 4 & layout.all);
    ++position.home;
    at(position.beneath, card) = kNoPlace;
  } else {
    link(card, move.target, position);
  }
  fill(layout, position);
}

bool is_safe(const Layout& layout, const Position& position, int card) {
  for (Cards set = at(layout.followers, card); set != 0; set &= set - 1) {
    const int follower = first_of(set);
    if (!is_home(position, follower) && !(is_in(position.next, follower) && is_safe(layout, position, follower))) {
      return false;
    }
  }
  return true;
}

}  // namespace sabar::canfield
