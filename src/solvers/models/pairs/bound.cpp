#include <algorithm>

#include <sabar/solvers/models/pairs/bound.hpp>

namespace sabar::pairs {
namespace {

std::size_t lowest(Cards cards) { return static_cast<std::size_t>(std::countr_zero(cards)); }
std::size_t highest(Cards cards) { return static_cast<std::size_t>(std::bit_width(cards)) - 1; }
bool has(Cards cards, std::size_t card) { return (cards >> card & 1) != 0; }

}  // namespace

PairBound::PairBound(const BoundCards& cards)
    : classes_(cards.classes.size()),
      open_(cards.open),
      stock_wanted_(cards.stock_wanted),
      laid_cards_(card_bit(cards.laid) - 1),
      alone_(cards.alone),
      leave_alone_(cards.alone & cards.wanted & laid_cards_),
      partners_(cards.partners) {
  std::size_t shift = 0;
  for (std::size_t number = 0; number < classes_; ++number) {
    shift_[number] = static_cast<std::uint8_t>(shift);
    fill_class(cards, number, cards.classes[number]);
    matched_ |= cards.classes[number];
    shift += static_cast<std::size_t>(std::popcount(cards.classes[number]));
  }
  hopeless_ = cards.wanted & ~matched_ & ~alone_;
  for (std::size_t byte = 0; byte < packed_.size(); ++byte) {
    for (std::size_t set = 1; set < 256; ++set) {
      const std::size_t card = 8 * byte + lowest(set);
      packed_[byte][set] = packed_[byte][set & (set - 1)] | (card < cards.count ? bit_[card] : 0);
    }
  }
}

void PairBound::fill_class(const BoundCards& cards, std::size_t number, Cards of_class) {
  std::array<std::uint8_t, 8> list{};
  std::size_t count = 0;
  for (; of_class != 0; of_class &= of_class - 1) {
    const std::size_t card = lowest(of_class);
    class_of_[card] = static_cast<std::uint8_t>(number);
    bit_[card] = std::uint64_t{1} << (shift_[number] + count);
    list[count++] = static_cast<std::uint8_t>(card);
  }
  width_[number] = static_cast<std::uint8_t>((1U << count) - 1);
  for (std::size_t set = 0; set <= width_[number]; ++set) {
    counts_[number][set] = match(cards, list, set, number);
  }
}

// Smaller sets first: the first card has a partner, or it need not leave.
std::int8_t PairBound::match(const BoundCards& cards, const std::array<std::uint8_t, 8>& list, std::size_t set,
                             std::size_t number) const {
  if (set == 0) {
    return 0;
  }
  const auto saves = [&](std::size_t card) { return open_ && card >= cards.laid ? 1 : 0; };
  const std::size_t first = list[lowest(set)];
  const std::size_t others = set & (set - 1);
  int best = has(cards.wanted, first) ? kLost : counts_[number][others];
  for (std::size_t rest = others; rest != 0; rest &= rest - 1) {
    const std::size_t second = list[lowest(rest)];
    const int left = counts_[number][others & ~(rest & (0 - rest))];
    if (has(cards.partners[first], second) && left != kLost) {
      best = std::min(best, left + 1 - saves(first) - saves(second));
    }
  }
  return static_cast<std::int8_t>(best);
}

PairBound::Taking PairBound::taking(Cards cards) const {
  Taking all;
  for (std::size_t byte = 0; byte < packed_.size(); ++byte) {
    all.sets |= packed_[byte][static_cast<std::size_t>(cards >> (8 * byte) & 255)];
  }
  for (std::size_t number = 0; number < classes_; ++number) {
    const std::int8_t counts = counted(all.sets, number);
    all.counts += counts == kLost ? 0 : counts;
    all.lost += counts == kLost ? 1 : 0;
  }
  return all;
}

void PairBound::add(Taking& all, std::size_t card) const {
  const std::int8_t before = counted(all.sets, class_of_[card]);
  all.sets |= bit_[card];
  const std::int8_t after = counted(all.sets, class_of_[card]);
  all.lost += (after == kLost ? 1 : 0) - (before == kLost ? 1 : 0);
  all.counts += (after == kLost ? 0 : after) - (before == kLost ? 0 : before);
}

void PairBound::remove(Taking& all, std::size_t card) const {
  const std::int8_t before = counted(all.sets, class_of_[card]);
  all.sets &= ~bit_[card];
  const std::int8_t after = counted(all.sets, class_of_[card]);
  all.lost += (after == kLost ? 1 : 0) - (before == kLost ? 1 : 0);
  all.counts += (after == kLost ? 0 : after) - (before == kLost ? 0 : before);
}

// The least cost with the first cards of `ahead` and the last of `behind`; `straight` is the cost with none of
// `behind`.
int PairBound::reach(Taking all, Cards ahead, Cards behind, Cards cards, int& straight) const {
  Cards used = 0;
  const auto next = [&] {
    const std::size_t card = lowest(ahead);
    ahead &= ahead - 1;
    used |= card_bit(card);
    if (has(matched_, card)) {
      add(all, card);
    }
  };
  while (all.lost > 0 && ahead != 0) {
    next();
  }
  int forward = std::popcount(used);
  straight = all.lost > 0 ? kFar : all.counts + forward;
  int best = straight;
  int back = 0;
  for (; behind != 0 && (all.lost > 0 || forward > 0); behind &= ~std::bit_floor(behind)) {
    const std::size_t card = highest(behind);
    const bool counted_ahead = has(used, card);  // both ways lead through the same cards
    if (!has(alone_, card) && (partners_[card] & cards) == 0) {
      break;  // nothing comes from below it
    }
    used &= ~card_bit(card);
    forward -= counted_ahead ? 1 : 0;
    back += open_ || has(alone_, card) ? 1 : 0;
    if (has(matched_, card) && !counted_ahead) {
      add(all, card);
    }
    while (all.lost == 0 && forward > 0) {
      const std::size_t last = highest(used);
      if (has(matched_, last)) {
        const Taking before = all;
        remove(all, last);
        if (all.lost > 0) {
          all = before;
          break;
        }
      }
      used &= ~card_bit(last);
      --forward;
    }
    best = all.lost > 0 ? best : std::min(best, all.counts + forward + back);
  }
  return best;
}

int PairBound::at_least(Cards cards, Cards waste, bool may_redeal) const {
  const Cards laid = cards & laid_cards_;
  const Cards stock = cards & ~laid_cards_ & ~waste;
  const int alone = std::popcount(laid & leave_alone_);
  if ((cards & hopeless_) != 0) {
    return -1;
  }
  if (stock_wanted_) {
    const Taking all = taking(cards);
    const Cards drawn = waste | stock;
    const int kings = std::popcount(drawn & alone_);
    const int more = open_ ? std::popcount(drawn) : kings + std::popcount(stock);
    return all.lost > 0 ? -1 : alone + all.counts + more;
  }
  const Taking table = taking(laid);
  if (table.lost == 0) {
    return alone + table.counts;
  }
  int straight = 0;
  int best = reach(table, stock, waste, cards, straight);
  if (straight == kFar && may_redeal && waste != 0) {
    int ignored = 0;
    best = std::min(best, 1 + std::popcount(stock) + reach(taking(laid | stock), waste, waste, cards, ignored));
  }
  return best >= kFar ? -1 : alone + best;
}

}  // namespace sabar::pairs
