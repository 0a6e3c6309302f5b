// Which cards may lie on a card: sets of cards as bits of one word.
//
// Bit i is the card with index i. A build rule allows at most two ranks and a set of suits, so the set of cards that
// may go on a pile takes a handful of instructions, and the question 'does this pile take that card' is one bit.
#pragma once

#include <array>
#include <cstdint>

#include <sabar/rules/patience/rules.hpp>

namespace sabar::patience {

using CardSet = std::uint64_t;

inline constexpr CardSet kAllCards = (CardSet{1} << kCards) - 1;

[[nodiscard]] constexpr CardSet set_of(Card card) { return CardSet{1} << card.index(); }
[[nodiscard]] constexpr bool contains(CardSet set, Card card) { return ((set >> card.index()) & 1U) != 0; }

// The aces of the suits that go with each suit.
[[nodiscard]] constexpr std::array<CardSet, 4> suit_aces(SuitRule rule) {
  std::array<CardSet, 4> result{};
  for (const Suit beneath : kSuits) {
    for (const Suit suit : kSuits) {
      if (suits_fit(rule, beneath, suit)) {
        result[static_cast<std::size_t>(beneath)] |= set_of(Card(suit, 1));
      }
    }
  }
  return result;
}

inline constexpr std::array<std::array<CardSet, 4>, 5> kSuitAces = {
    suit_aces(SuitRule::any), suit_aces(SuitRule::same), suit_aces(SuitRule::alternate),
    suit_aces(SuitRule::same_colour), suit_aces(SuitRule::other)};

// All cards of a rank.
[[nodiscard]] constexpr CardSet rank_set(int rank) { return kSuitAces[0][0] << (rank - 1); }

// How ranks are counted in a game: `based` when they begin at the foundations' base, else a wrap closes the circle.
struct Ranks {
  int count = kRanks;
  bool based = false;
};

// Cards that may be put on `beneath`.
[[nodiscard]] constexpr CardSet followers(const Build& build, SuitRule suits, Card beneath, int base,
                                          const Ranks& ranks) {
  const CardSet aces = kSuitAces[static_cast<std::size_t>(suits)][static_cast<std::size_t>(beneath.suit())];
  const int step = build.step;
  const bool from_base = build.wrap && ranks.based;
  const int first = from_base ? base : 1;
  int value = beneath.rank() - first;
  value += value < 0 ? ranks.count : 0;
  const auto at = [&](int wanted) -> CardSet {
    if (build.wrap && !ranks.based) {
      wanted = (wanted % ranks.count + ranks.count) % ranks.count;
    }
    if (wanted < 0 || wanted >= ranks.count) {
      return 0;
    }
    const int rank = wanted + first;
    return aces << ((rank > ranks.count ? rank - ranks.count : rank) - 1);
  };
  switch (build.order) {
    case Order::none:
      return 0;
    case Order::down:
      return at(value - step);
    case Order::up:
      return at(value + step);
    case Order::both:
      return at(value - step) | at(value + step);
    case Order::same:
      return at(value);
  }
  return 0;
}

}  // namespace sabar::patience
