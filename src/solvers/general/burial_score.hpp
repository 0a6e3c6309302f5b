// How good a position looks where cards go to foundations and come from a waste: lower is better. Counted in 64ths of a
// card at home, in whole numbers, so that every machine searches in the same order.
//
// What matters is which cards lie on which. A card is wanted the sooner the nearer it is to its foundation, and each
// card on it is in the way: most one of its own suit that goes home later, much any other that is as high or higher,
// little a lower one of another suit, and nothing a lower one of its suit, which leaves first in any case. The waste is
// such a pile too, in which every card costs besides.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

struct BurialWeights {
  int home = 64;          // a card at home
  int even = 19;          // a rank that all foundations of a suit have
  int empty = 192;        // the first empty column,
  int more_empty = 108;   // and each further one
  int joint = 45;         // a card on one that it follows
  int ordered = 32;       // a column in which no card is in the way of another
  int ordered_king = 32;  // and that begins with the highest rank
  int later = 21;         // a card on one of its suit that goes home first; this comes on top of the next
  int high = 22;          // a card on one that is not higher
  int low = 10;           // a card on a higher one of another suit
  int waste_share = 27;   // of these in the waste, in 64ths
  int waste = 64;         // of what the cards of the waste cost by their number, in 64ths
  int closed = 40;        // a card face down
  int cell = 30;          // a card in a cell
};

// Sets of weights for searches one after the other: what one does not win another may. Those that are not by hand are
// where tools/train-levels came to, of deals that no figure is reported of:
//   forty-thieves,emperor,maria,famous-fifty,josephine,streets 2000001 2000025 150 480
//   gargantua,eight-times-eight,milligan-harp,gypsy-two-down,chinaman,nomad,eastcliff 2000001 2000020 150 360
// Of the first 150 deals the set wins 64 at that width, the one by hand 54; of the second 140 it is 63 and 37.
inline constexpr BurialWeights kByHand;
inline constexpr BurialWeights kOpenWeights{145, 8, 192, 212, 44, 37, 36, 25, 18, 6, 27, 25, 24, 34};
inline constexpr BurialWeights kClosedWeights{296, 12, 192, 7, 78, 31, 69, 8, 11, 0, 34, 50, 8, 32};

// Which sets suit the rules, the better one first: it depends on whether cards lie face down.
[[nodiscard]] inline std::array<BurialWeights, 2> burial_weights(const patience::Facts& facts) {
  return facts.turns_cards ? std::array{kClosedWeights, kByHand} : std::array{kByHand, kOpenWeights};
}

class BurialScore {
public:
  BurialScore(const Rules& rules, const patience::Facts& facts, const BurialWeights& weights)
      : rules_(rules), facts_(facts), weights_(weights) {}

  // Rules of which it has something to say: cards go one by one to foundations that go up.
  [[nodiscard]] static bool suits(const Rules& rules) {
    bool foundations = false;
    for (std::size_t g = 0; g < rules.groups; ++g) {
      const Group& group = rules.group[g];
      if (group.kind == PileKind::foundation) {
        foundations = group.collect == Collect::cards && group.build.order == Order::up && group.build.step == 1;
      }
    }
    return foundations && rules.deck.packs * rules.deck.suits <= 15 && rules.goal.kind == GoalKind::foundations;
  }

  template <class State>
  [[nodiscard]] int operator()(const State& position) const;

private:
  static constexpr int kOffset = 1 << 20;  // scores are not negative

  // How many cards of each rank lie above, four bits a rank.
  class Ranks {
  public:
    void add(int rank) { counts_ += std::uint64_t{1} << (4 * rank); }
    [[nodiscard]] int below(int rank) const { return sum(counts_ & ((std::uint64_t{1} << (4 * rank)) - 1)); }
    [[nodiscard]] int all() const { return sum(counts_); }

  private:
    static int sum(std::uint64_t counts) {
      constexpr std::uint64_t kNibbles = 0x0F0F0F0F0F0F0F0F;
      const std::uint64_t bytes = (counts & kNibbles) + ((counts >> 4) & kNibbles);
      return static_cast<int>((bytes * 0x0101010101010101) >> 56);
    }
    std::uint64_t counts_ = 0;
  };

  struct Heights {
    std::array<int, 4> low{};   // of the lowest foundation of each suit
    std::array<int, 4> high{};  // and of the highest
  };

  template <class State>
  [[nodiscard]] Heights heights(const State& position) const;
  // What the cards of a pile cost that lie on others; `in_order` becomes false if one is in the way.
  [[nodiscard]] int burial(std::span<const Card> cards, const Heights& home, int base, bool& in_order) const;

  [[nodiscard]] int value(Card card, int base) const {
    const int value = card.rank() - base;
    return value < 0 ? value + facts_.ranks.count : value;
  }

  const Rules& rules_;
  const patience::Facts& facts_;
  BurialWeights weights_;
};

template <class State>
BurialScore::Heights BurialScore::heights(const State& position) const {
  Heights home;
  std::array<bool, 4> met{};
  for (std::size_t g = 0; g < rules_.groups; ++g) {
    for (std::size_t i = 0; rules_.group[g].kind == PileKind::foundation && i < rules_.group[g].count; ++i) {
      const std::size_t pile = facts_.map.first[g] + i;
      const patience::CardSet belongs = facts_.belongs[pile];
      for (std::size_t suit = 0; suit < 4; ++suit) {
        if ((belongs & patience::suit_set(static_cast<Suit>(suit))) != 0) {  // those of any suit count for each
          const int size = static_cast<int>(position.size(pile));
          home.low[suit] = met[suit] ? std::min(home.low[suit], size) : size;
          home.high[suit] = std::max(home.high[suit], size);
          met[suit] = true;
        }
      }
    }
  }
  return home;
}

inline int BurialScore::burial(std::span<const Card> cards, const Heights& home, int base, bool& in_order) const {
  // By the distance to the foundation: 64 * (0.15 + 0.85 * exp(-distance / 4)).
  static constexpr std::array<int, kRanks + 1> kUrgency = {64, 52, 43, 35, 30, 25, 22, 19, 17, 15, 14, 13, 12, 12};
  Ranks all;
  std::array<Ranks, 4> of_suit;
  int cost = 0;
  int above = 0;
  for (std::size_t i = cards.size(); i-- > 0; ++above) {
    const auto suit = static_cast<std::size_t>(cards[i].suit());
    const int rank = value(cards[i], base);
    if (above > 0) {
      const int lower = all.below(rank);
      const int lower_of_suit = of_suit[suit].below(rank);
      const int later = of_suit[suit].all() - lower_of_suit;
      const int distance = rank >= home.high[suit] ? rank - home.high[suit] : std::max(0, rank - home.low[suit]);
      cost += kUrgency[static_cast<std::size_t>(distance)] *
              (weights_.high * (above - lower) + weights_.low * (lower - lower_of_suit) + weights_.later * later);
      in_order = in_order && above == lower_of_suit;
    }
    all.add(rank);
    of_suit[suit].add(rank);
  }
  return cost / 64;
}

template <class State>
int BurialScore::operator()(const State& position) const {
  // 64 * 1.4 * n^0.81: the first cards of the waste cost most.
  static constexpr std::array<int, 105> kWaste = {
      0,    90,   158,  220,  278,  333,  386,  437,  487,  536,  584,  631,  677,  723,  768,  812,  856,  899,
      942,  984,  1026, 1067, 1108, 1149, 1189, 1230, 1269, 1309, 1348, 1387, 1426, 1464, 1502, 1540, 1578, 1616,
      1653, 1690, 1727, 1764, 1801, 1837, 1874, 1910, 1946, 1982, 2017, 2053, 2088, 2124, 2159, 2194, 2229, 2263,
      2298, 2333, 2367, 2401, 2435, 2469, 2503, 2537, 2571, 2604, 2638, 2671, 2705, 2738, 2771, 2804, 2837, 2870,
      2903, 2935, 2968, 3001, 3033, 3065, 3098, 3130, 3162, 3194, 3226, 3258, 3290, 3322, 3353, 3385, 3417, 3448,
      3479, 3511, 3542, 3573, 3605, 3636, 3667, 3698, 3729, 3759, 3790, 3821, 3852, 3882, 3913};
  const Heights home = heights(position);
  int score = kOffset;
  for (const int low : home.low) {
    score -= weights_.even * low;
  }
  int empty = 0;
  for (std::size_t g = 0; g < rules_.groups; ++g) {
    const Group& group = rules_.group[g];
    const std::size_t first = facts_.map.first[g];
    for (std::size_t pile = first; pile < first + group.count; ++pile) {
      const auto cards = position.pile(pile);
      bool in_order = true;
      switch (group.kind) {
        case PileKind::foundation:
          score -= weights_.home * static_cast<int>(cards.size());
          break;
        case PileKind::cell:
          score += weights_.cell * static_cast<int>(cards.size());
          break;
        case PileKind::waste:
          score += weights_.waste_share * burial(cards, home, position.base, in_order) / 64;
          score += weights_.waste * kWaste[std::min(cards.size(), kWaste.size() - 1)] / 64;
          break;
        case PileKind::reserve:
          score += burial(cards, home, position.base, in_order) + weights_.closed * position.closed[pile];
          break;
        case PileKind::column: {
          if (cards.empty()) {
            score -= empty++ == 0 ? weights_.empty : weights_.more_empty;
            break;
          }
          score += burial(cards, home, position.base, in_order) + weights_.closed * position.closed[pile];
          for (std::size_t i = std::size_t{position.closed[pile]} + 1; i < cards.size(); ++i) {
            const auto& follow = facts_.follow[g][static_cast<std::size_t>(cards[i - 1].index())];
            score -= patience::contains(follow, cards[i]) ? weights_.joint : 0;
          }
          if (in_order) {
            score -= weights_.ordered;
            score -= value(cards[0], position.base) + 1 == facts_.ranks.count ? weights_.ordered_king : 0;
          }
          break;
        }
        default:
          break;
      }
    }
  }
  return score;
}

}  // namespace sabar
