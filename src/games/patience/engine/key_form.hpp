// Which form of key the rules allow: an exact one when every position is a number below 2^128.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include <sabar/core/uint128.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar::patience {

enum class KeyForm {
  counted,  // piles only shrink (Golf, Black Hole): their sizes say where every card is, given the deal. Exact.
  packed,   // small decks: all cards and borders as one number in mixed radix. Exact.
  hashed,   // 128 bits
};

// What a key takes to be the same.
enum class Alike { nothing, piles };

// A product that remembers whether it has left 128 bits.
class Product128 {
public:
  constexpr void times(std::uint64_t factor) {
    fits_ = fits_ && product_ <= std::numeric_limits<Uint128>::max() / factor;
    product_ *= fits_ ? factor : 1;
  }
  [[nodiscard]] constexpr bool fits() const { return fits_; }

private:
  Uint128 product_ = 1;
  bool fits_ = true;
};

// Face-down cards that a pile of the group may have.
[[nodiscard]] constexpr std::uint64_t most_closed(const Group& group) {
  return *std::max_element(group.closed.begin(), group.closed.begin() + group.count);
}

// Cards that the group's pile i has at the start, or may have.
[[nodiscard]] constexpr std::uint64_t most_dealt(const Rules& rules, const Group& group, std::size_t i) {
  return group.deal_rest ? rules.cards() : group.deal[i];
}

[[nodiscard]] constexpr bool counts_fit(const Rules& rules) {
  Product128 positions;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    const bool by_card = group.kind == PileKind::hole || group.kind == PileKind::cell;
    for (std::size_t i = 0; i < group.count; ++i) {
      positions.times(by_card ? kCards + 1U : most_dealt(rules, group, i) + 1);
    }
  }
  return positions.fits();
}

[[nodiscard]] constexpr bool cards_fit(const Rules& rules) {
  if (rules.deck.packs != 1 || rules.take > 0 || rules.remove_rank > 0 || rules.gathers > 0) {
    return false;
  }
  Product128 positions;
  positions.times(kRanks);  // the base
  positions.times(rules.redeals == kUnlimited ? 1U : rules.redeals + 1U);
  for (std::uint64_t i = 2; i <= rules.cards(); ++i) {
    positions.times(i);
  }
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind == PileKind::hole || group.kind == PileKind::discard || group.kind == PileKind::row ||
        group.kind == PileKind::grid || group.kind == PileKind::place) {
      return false;
    }
    for (std::size_t i = 0; i < group.count; ++i) {
      positions.times(rules.cards() + 1);
      positions.times(most_closed(group) + 1);
    }
  }
  return positions.fits();
}

}  // namespace sabar::patience
