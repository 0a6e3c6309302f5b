// By which number a table of positions knows a position.
//
// The forms stand in key_form.hpp. The hashed one is two independent 64-bit sums over piles: interchangeable piles are
// added without their place, so their order does not matter. Face-down counts, the border of stock and waste and the
// redeals used are in every form.
#pragma once

#include <cstring>

#include <sabar/core/uint128.hpp>
#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

// A number in mixed radix.
class Packer {
public:
  void add(std::uint64_t digit, std::uint64_t radix) { value_ = value_ * radix + digit; }
  [[nodiscard]] Key128 key() const {
    return {static_cast<std::uint64_t>(value_ >> 64), static_cast<std::uint64_t>(value_)};
  }

private:
  Uint128 value_ = 0;
};

template <class Source>
bool Patience<Source>::interchangeable(const State& position, const Group& group) const {
  if (!facts().order_known) {
    return false;
  }
  switch (group.kind) {
    case PileKind::cell:
    case PileKind::foundation:
      return true;
    case PileKind::column:
      return (!facts().deals_to_columns || position.empty(facts().stock)) && rules().gathers == position.gathers;
    case PileKind::reserve: {
      const bool drawn_to = rules().draw > 0 && rules().draw_to == PileKind::reserve;
      return !facts().fills_at_once && (!drawn_to || position.empty(facts().stock));
    }
    default:
      return false;
  }
}

// Two sums of hashes. The constants are the first odd digits of pi and e in hexadecimal. The header is spread over the
// whole word: its bytes must not meet those of cards, or a face-down card and a card of another rank cancel out.
class KeySum {
public:
  void add(const Card* cards, std::size_t size, std::uint64_t header) {
    std::uint64_t high = kHigh + header * kSpreadHigh;
    std::uint64_t low = kLow + header * kSpreadLow;
    for (std::size_t i = 0; i < size; i += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, cards + i, 8);
      word &= size - i >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * (size - i))) - 1;
      high = fold(high ^ word, kStepHigh);
      low = fold(low ^ word, kStepLow);
    }
    high_ += fold(high ^ kLow, kStepHigh ^ low);
    low_ += fold(low ^ kHigh, kStepLow);
  }
  [[nodiscard]] Key128 key() const { return {high_, low_}; }

private:
  static constexpr std::uint64_t kHigh = 0x243f6a8885a308d3;
  static constexpr std::uint64_t kLow = 0xb7e151628aed2a6b;
  static constexpr std::uint64_t kStepHigh = 0x13198a2e03707345;
  static constexpr std::uint64_t kStepLow = 0xbf7158809cf4f3c7;
  static constexpr std::uint64_t kSpreadHigh = 0xa4093822299f31d1;
  static constexpr std::uint64_t kSpreadLow = 0x62e7160f38b4da57;
  std::uint64_t high_ = 0;
  std::uint64_t low_ = 0;
};

template <class Source>
Key128 Patience<Source>::hashed_key(const State& position, Alike alike) const {
  KeySum sum;
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    if (group.kind == PileKind::discard) {
      return;
    }
    const std::size_t first = facts().map.first[g];
    const bool unordered = alike == Alike::piles && interchangeable(position, group);
    for (std::size_t pile = first; pile < first + group.count; ++pile) {
      const std::size_t size = position.size(pile);
      if (size == 0) {
        continue;  // follows from the others
      }
      const std::uint64_t place = unordered ? 0 : pile + 1;
      const std::uint64_t header =
          size | std::uint64_t{position.closed[pile]} << 8 | place << 16 | std::uint64_t{g + 1} << 32;
      const Card* cards = position.cards.data() + position.ends[pile];
      // What lies beneath the top of a foundation by suit follows from its size, and in a hole it does not matter.
      const bool by_suit =
          group.build.suits == SuitRule::same && (group.build.order == Order::up || group.build.order == Order::down);
      const bool top_only = group.kind == PileKind::hole || (group.kind == PileKind::foundation && by_suit);
      // How many cards a hole has follows from the other piles, unless cards are discarded too.
      const bool counts = group.kind != PileKind::hole || facts().discard != kNoPile;
      const std::uint64_t top_header = counts ? header : std::uint64_t{g + 1} << 32;
      top_only ? sum.add(cards + size - 1, 1, top_header) : sum.add(cards, size, header);
    }
  });
  const std::uint64_t rest = std::uint64_t{position.redeals} << 8 | std::uint64_t{position.gathers} << 16 |
                             position.base | std::uint64_t{0xff} << 40;
  sum.add(position.cards.data(), 0, rest);
  return sum.key();
}

template <class Source>
Key128 Patience<Source>::counted_key(const State& position, Alike alike) const {
  Packer packer;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    const std::size_t g = facts().map.group_of[pile];
    const Group& group = rules().group[g];
    if (group.kind != PileKind::hole && group.kind != PileKind::cell) {
      packer.add(position.size(pile), most_dealt(rules(), group, pile - facts().map.first[g]) + 1);
    }
  }
  for (std::size_t g = 0; g < rules().groups; ++g) {
    const Group& group = rules().group[g];
    if (group.kind != PileKind::cell) {
      continue;
    }
    std::array<int, kMaxGroupPiles> cells{};
    const auto end = cells.begin() + group.count;
    for (std::size_t i = 0; i < group.count; ++i) {
      const std::size_t pile = facts().map.first[g] + i;
      cells[i] = position.empty(pile) ? 0 : position.top(pile).number();
    }
    if (alike == Alike::piles) {
      std::sort(cells.begin(), end);
    }
    std::for_each(cells.begin(), end, [&](int card) { packer.add(static_cast<std::uint64_t>(card), kCards + 1); });
  }
  packer.add(position.empty(facts().hole) ? 0 : static_cast<std::uint64_t>(position.top(facts().hole).number()),
             kCards + 1);
  return packer.key();
}

template <class Source>
Key128 Patience<Source>::packed_key(const State& position, Alike alike) const {
  Packer packer;
  packer.add(position.redeals, rules().redeals == kUnlimited ? 1 : rules().redeals + 1U);
  packer.add(position.base - 1U, kRanks);
  std::array<std::uint8_t, kMaxPiles> order{};
  CardSet left = 0;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    order[pile] = static_cast<std::uint8_t>(pile);
    for (const Card card : position.pile(pile)) {
      left |= set_of(card);
    }
  }
  // Interchangeable piles in the order of their bottom cards, empty ones last; a pack has every card once.
  const auto weight = [&](std::uint8_t pile) { return position.empty(pile) ? kCards : position.pile(pile)[0].index(); };
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    if (alike == Alike::piles && group.kind != PileKind::foundation && interchangeable(position, group)) {
      const auto begin = order.begin() + facts().map.first[g];
      std::sort(begin, begin + group.count, [&](auto a, auto b) { return weight(a) < weight(b); });
    }
  });
  for (std::size_t i = 0; i < facts().map.piles; ++i) {
    const std::size_t pile = order[i];
    const Group& group = rules().group[facts().map.group_of[pile]];
    packer.add(position.size(pile), rules().cards() + 1);
    packer.add(position.closed[pile], most_closed(group) + 1);
    for (const Card card : position.pile(pile)) {
      packer.add(static_cast<std::uint64_t>(std::popcount(left & (set_of(card) - 1))),
                 static_cast<std::uint64_t>(std::popcount(left)));
      left &= ~set_of(card);
    }
  }
  return packer.key();
}

template <class Source>
Key128 Patience<Source>::key(const State& position, Alike alike) const {
  switch (facts().key_form) {
    case KeyForm::counted:
      return counted_key(position, alike);
    case KeyForm::packed:
      return packed_key(position, alike);
    case KeyForm::hashed:
      break;
  }
  return hashed_key(position, alike);
}

template <class Source>
std::vector<std::uint8_t> Patience<Source>::canonical(const State& position) const {
  std::vector<std::uint8_t> result = {position.base, position.redeals, position.gathers};
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    std::vector<std::vector<std::uint8_t>> piles;
    for (std::size_t i = 0; group.kind != PileKind::discard && i < group.count; ++i) {
      const std::size_t pile = facts().map.first[g] + i;
      std::vector<std::uint8_t> bytes = {0xff, position.closed[pile]};
      for (const Card card : position.pile(pile)) {
        bytes.push_back(static_cast<std::uint8_t>(card.index()));
      }
      if (group.kind == PileKind::hole && !position.empty(pile)) {
        const auto size = static_cast<std::uint8_t>(facts().discard == kNoPile ? 0 : position.size(pile));
        bytes = {size, bytes.back()};
      }
      piles.push_back(std::move(bytes));
    }
    if (interchangeable(position, group)) {
      std::sort(piles.begin(), piles.end(), [](const auto& a, const auto& b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
      });
    }
    for (const auto& pile : piles) {
      result.insert(result.end(), pile.begin(), pile.end());
    }
  });
  return result;
}

}  // namespace sabar::patience
