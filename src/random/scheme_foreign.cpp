#include <algorithm>
#include <array>
#include <random>
#include <span>
#include <utility>

#include <sabar/random/generators/congruential.hpp>
#include <sabar/random/scheme_foreign.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar {
namespace {

using enum Suit;
using SuitOrder = std::array<Suit, 4>;

// Aces of all suits, then twos …
std::vector<Card> by_rank(const SuitOrder& suits) {
  std::vector<Card> deck;
  for (int rank = 1; rank <= kRanks; ++rank) {
    for (const Suit suit : suits) {
      deck.emplace_back(suit, rank);
    }
  }
  return deck;
}

// Ace to king of the first suit, then of the next …
std::vector<Card> by_suit(const SuitOrder& suits) {
  std::vector<Card> deck;
  for (const Suit suit : suits) {
    for (int rank = 1; rank <= kRanks; ++rank) {
      deck.emplace_back(suit, rank);
    }
  }
  return deck;
}

// Klondike-Solver's own generator: three words of state that are xored, subtracted and shifted into each other; one
// right shift is arithmetic, as its variables are signed.
class TwistGenerator {
public:
  explicit TwistGenerator(std::uint32_t seed) : value_(seed) {
    advance(50);
    value_ = 0x9417B3AF ^ seed ^ (seed >> 15);
    advance(950);
  }

  std::uint32_t next() {
    advance(1);
    return value_ & 0x7FFFFFFF;
  }

private:
  void advance(int steps) {
    for (; steps > 0; --steps) {
      const std::uint32_t y = (twist_ - mix_) ^ twist_ ^ value_ ^ mix_;
      mix_ ^= twist_ ^ value_;
      value_ ^= twist_ - mix_;
      twist_ ^= value_ ^ y;
      value_ ^= (twist_ << 7) ^ static_cast<std::uint32_t>(static_cast<std::int32_t>(mix_) >> 16) ^ (y << 8);
    }
  }

  std::uint32_t value_;
  std::uint32_t mix_ = 51651237;
  std::uint32_t twist_ = 895213268;
};

}  // namespace

bool ms_deals(const DeckShape& shape) { return shape.suits != 3 && shape.size() % kCards == 0; }

// Numbers from 2^31 on take one more bit of the generator, numbers from 2^32 on start it anew with 16-bit draws from 1.
std::vector<Card> ms_order(std::uint64_t number, const DeckShape& shape) {
  const std::vector<Card> pack = by_rank(shape.suits == 4   ? SuitOrder{clubs, diamonds, hearts, spades}
                                         : shape.suits == 2 ? SuitOrder{hearts, spades, hearts, spades}
                                                            : SuitOrder{spades, spades, spades, spades});
  std::vector<Card> deck;
  while (deck.size() < shape.size()) {
    deck.insert(deck.end(), pack.begin(), pack.end());
  }
  auto state = static_cast<std::uint32_t>(number);
  const auto draw = [&]() -> std::uint32_t {
    state = state * 214013 + 2531011;
    const std::uint32_t word = state >> 16;
    if (number >= std::uint64_t{1} << 32) {
      return word + 1;
    }
    return number >= std::uint64_t{1} << 31 ? word | 0x8000 : word & 0x7FFF;
  };
  std::vector<Card> dealt;
  for (std::size_t left = deck.size(); left > 0; --left) {
    const std::size_t at = draw() % left;
    dealt.push_back(deck[at]);
    deck[at] = deck[left - 1];
  }
  return dealt;
}

// A draw below b divides the word by a bucket of 2^32 / b and rejects what falls behind the last bucket.
std::vector<Card> solvitaire_order(std::uint64_t number) {
  std::mt19937 generator(static_cast<std::uint32_t>(number));
  std::vector<Card> deck = by_rank({clubs, hearts, spades, diamonds});
  fisher_yates_with(std::span(deck), [&](std::size_t bound) {
    const std::uint64_t bucket = (std::uint64_t{1} << 32) / bound;
    std::uint64_t drawn = 0;
    do {
      drawn = generator() / bucket;
    } while (drawn >= bound);
    return drawn;
  });
  return deck;
}

// 269 swaps of two places drawn from the whole deck: far from uniform, but fixed by the numbers people have used.
std::vector<Card> klondike_solver_order(std::uint64_t number) {
  TwistGenerator generator(static_cast<std::uint32_t>(number));
  std::vector<Card> deck = by_suit({clubs, diamonds, spades, hearts});
  for (int i = 0; i < 269; ++i) {
    const std::uint32_t first = generator.next() % kCards;
    const std::uint32_t second = generator.next() % kCards;
    std::swap(deck[first], deck[second]);
  }
  return deck;
}

// Seven passes in which every place is swapped with one of all places; then the deck is turned over.
std::vector<Card> greenfelt_order(std::uint64_t number) {
  MinimalStandard generator(number);
  std::vector<Card> deck = by_suit({clubs, diamonds, hearts, spades});
  for (int pass = 0; pass < 7; ++pass) {
    for (Card& card : deck) {
      std::swap(card, deck[generator.next_state() % kCards]);
    }
  }
  std::reverse(deck.begin(), deck.end());
  return deck;
}

}  // namespace sabar
