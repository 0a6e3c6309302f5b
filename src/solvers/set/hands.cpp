#include <algorithm>
#include <utility>

#include <sabar/games/set/third.hpp>
#include <sabar/solvers/set/affine.hpp>
#include <sabar/solvers/set/hands.hpp>

namespace sabar::set {
namespace {

struct HandClass {
  HandBits form = 0;
  std::uint64_t hands = 0;
};

// Cards whose pair of the hand and whose own pair would lack the same third card.
void bar_ultrasets(std::span<const std::uint8_t> hand, std::array<bool, kDeck>& barred) {
  for (const Card a : hand) {
    for (const Card b : hand) {
      for (const Card c : hand) {
        if (a < b && c != a && c != b) {
          barred[third_card(third_card(a, b), c)] = true;
        }
      }
    }
  }
}

// Cards that no hand of this kind can take in addition.
std::array<bool, kDeck> barred_cards(Hands kind, std::span<const std::uint8_t> hand) {
  std::array<bool, kDeck> barred{};
  if (kind == Hands::ultraset_free) {
    bar_ultrasets(hand, barred);
  } else if (kind == Hands::set_free) {
    const auto count = completions(hand);
    std::transform(count.begin(), count.end(), barred.begin(), [](std::uint8_t pairs) { return pairs > 0; });
  }
  for (const std::uint8_t card : hand) {
    barred[card] = true;
  }
  return barred;
}

// Equal forms become one class; each hand was found `found` times.
std::vector<HandClass> merge_classes(std::vector<HandClass> hands, std::uint64_t found) {
  std::sort(hands.begin(), hands.end(), [](const HandClass& a, const HandClass& b) { return a.form < b.form; });
  std::vector<HandClass> classes;
  for (const HandClass& hand : hands) {
    if (classes.empty() || classes.back().form != hand.form) {
      classes.push_back({hand.form, 0});
    }
    classes.back().hands += hand.hands;
  }
  for (HandClass& each : classes) {
    each.hands /= found;
  }
  return classes;
}

class ClassWalk {
public:
  ClassWalk(Hands kind, std::size_t attributes, const Guard& guard)
      : kind_(kind), cards_(deck_size(attributes)), guard_(guard) {}

  [[nodiscard]] const std::vector<HandClass>& classes() const { return classes_; }
  [[nodiscard]] std::size_t size() const { return size_; }

  // The classes of hands with one card more; a reason if the guard ends it, and then nothing has changed.
  std::optional<Halt> extend() {
    std::vector<HandClass> next;
    for (const HandClass& each : classes_) {
      if (const auto reason = guard_.reason()) {
        return reason;
      }
      std::vector<std::uint8_t> hand = hand_cards(each.form);
      const auto barred = barred_cards(kind_, hand);
      hand.push_back(0);
      for (std::size_t card = 0; card < cards_; ++card) {
        if (!barred[card]) {
          hand.back() = static_cast<std::uint8_t>(card);
          next.push_back({form_(hand), each.hands});
        }
      }
    }
    classes_ = merge_classes(std::move(next), ++size_);
    return std::nullopt;
  }

private:
  Hands kind_;
  std::size_t cards_;
  Guard guard_;
  AffineForm form_;
  std::vector<HandClass> classes_ = {{0, 1}};
  std::size_t size_ = 0;
};

HandLevel level_of(const ClassWalk& walk, std::size_t deck) {
  HandLevel level{walk.size(), 0, walk.classes().size(), choose(deck, walk.size())};
  for (const HandClass& each : walk.classes()) {
    level.hands += each.hands;
  }
  return level;
}

}  // namespace

std::uint64_t choose(std::size_t n, std::size_t k) {
  HandBits value = k > n ? 0U : 1U;
  for (std::size_t i = 1; i <= k && value != 0; ++i) {
    value = value * (n - k + i) / i;
  }
  return static_cast<std::uint64_t>(value);
}

HandCounts count_hands(Hands kind, std::size_t attributes, std::size_t most, const Guard& guard) {
  attributes = std::min(attributes, kMostCountedAttributes);
  most = std::min(most, kind == Hands::any ? kMostAnyCards : deck_size(attributes));
  ClassWalk walk(kind, attributes, guard);
  HandCounts counts;
  while (!walk.classes().empty()) {
    const auto hand = hand_cards(walk.classes().front().form);
    counts.largest.assign(hand.begin(), hand.end());
    counts.levels.push_back(level_of(walk, deck_size(attributes)));
    if (walk.size() == most) {
      return counts;
    }
    if (const auto reason = walk.extend()) {
      counts.halt = *reason;
      return counts;
    }
  }
  counts.levels.push_back(level_of(walk, deck_size(attributes)));
  return counts;
}

// The last two cards are laid beside every class of hands with two cards less.
SetSpread spread_of_sets(std::size_t cards, const Guard& guard) {
  cards = std::min(cards, kMostSpreadCards);
  SetSpread spread{Halt::exhausted, cards, choose(kDeck, cards), {}, 0};
  if (cards < 2) {
    spread.by_sets = {spread.all};
    return spread;
  }
  ClassWalk walk(Hands::any, kUsualAttributes, guard);
  while (walk.size() < cards - 2) {
    if (const auto reason = walk.extend()) {
      spread.halt = *reason;
      return spread;
    }
  }
  std::vector<std::uint64_t> found(cards * (cards - 1) / 6 + 1);
  for (const HandClass& each : walk.classes()) {
    if (const auto reason = guard.reason()) {
      spread.halt = *reason;
      return spread;
    }
    const auto hand = hand_cards(each.form);
    const auto count = completions(hand);
    std::size_t own = 0;
    for (const std::uint8_t card : hand) {
      own += count[card];
    }
    own /= 3;
    for (Card x = 0; x < kDeck; ++x) {
      for (auto y = static_cast<Card>(x + 1); y < kDeck; ++y) {
        if (((each.form >> x) & 1) == 0 && ((each.form >> y) & 1) == 0) {
          const bool completed = ((each.form >> third_card(x, y)) & 1) != 0;
          found[own + count[x] + count[y] + (completed ? 1U : 0U)] += each.hands;
        }
      }
    }
  }
  for (std::size_t sets = 0; sets < found.size(); ++sets) {
    found[sets] /= choose(cards, 2);
    spread.sets += sets * found[sets];
  }
  while (found.back() == 0) {
    found.pop_back();
  }
  spread.by_sets = std::move(found);
  return spread;
}

}  // namespace sabar::set
