#include <array>

#include <sabar/games/set/third.hpp>
#include <sabar/solvers/set/deck.hpp>

namespace sabar::set {

DeckCounts count_deck(std::size_t attributes) {
  DeckCounts counts;
  counts.attributes = attributes;
  counts.cards = deck_size(attributes);
  counts.of_card.resize(counts.cards);
  counts.by_differing.resize(attributes + 1);
  counts.most_taken = counts.cards / 3;
  const auto cards = static_cast<Card>(counts.cards);
  for (Card a = 0; a < cards; ++a) {
    for (auto b = static_cast<Card>(a + 1); b < cards; ++b) {
      const Card c = third_card(a, b);
      if (c < b) {
        continue;
      }
      ++counts.sets;
      ++counts.by_differing[static_cast<std::size_t>(differing(a, b))];
      for (const Card card : {a, b, c}) {
        ++counts.of_card[card];
      }
    }
  }
  return counts;
}

std::span<const std::uint64_t> known_largest_hands() {
  static constexpr std::array<std::uint64_t, kMostAttributes> kLargest = {2, 4, 9, 20, 45, 112};
  return kLargest;
}

}  // namespace sabar::set
