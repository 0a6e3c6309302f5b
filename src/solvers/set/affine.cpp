#include <algorithm>
#include <bit>

#include <sabar/games/set/third.hpp>
#include <sabar/solvers/set/affine.hpp>

namespace sabar::set {
namespace {

using CardTable = std::array<std::array<std::uint8_t, kDeck>, kDeck>;

template <class Value>
constexpr CardTable make_card_table(Value value) {
  CardTable table{};
  for (std::size_t a = 0; a < kDeck; ++a) {
    for (std::size_t b = 0; b < kDeck; ++b) {
      table[a][b] = static_cast<std::uint8_t>(value(static_cast<Card>(a), static_cast<Card>(b)));
    }
  }
  return table;
}

constexpr CardTable kThird = make_card_table([](Card a, Card b) { return third_card(a, b); });
// Digit by digit; a + b is what completes the third card of both with card 0.
constexpr CardTable kSum = make_card_table([](Card a, Card b) { return third_card(third_card(a, b), 0); });
constexpr CardTable kDifference =
    make_card_table([](Card a, Card b) { return third_card(third_card(a, third_card(b, 0)), 0); });

// Spreads a small number over the word; sums of such words tell multisets apart.
constexpr std::uint32_t scatter(std::uint32_t value) {
  value = (value + 1) * 0x9E3779B1U;
  value = (value ^ (value >> 15)) * 0x85EBCA6BU;
  return value ^ (value >> 13);
}

constexpr std::array<std::size_t, 5> kPowers = {1, 3, 9, 27, 81};

}  // namespace

std::vector<std::uint8_t> hand_cards(HandBits hand) {
  std::vector<std::uint8_t> cards;
  for (std::size_t card = 0; card < kDeck; ++card) {
    if (((hand >> card) & 1) != 0) {
      cards.push_back(static_cast<std::uint8_t>(card));
    }
  }
  return cards;
}

std::array<std::uint8_t, kDeck> completions(std::span<const std::uint8_t> hand) {
  std::array<std::uint8_t, kDeck> count{};
  for (std::size_t i = 0; i < hand.size(); ++i) {
    for (std::size_t j = i + 1; j < hand.size(); ++j) {
      ++count[kThird[hand[i]][hand[j]]];
    }
  }
  return count;
}

HandBits AffineForm::operator()(std::span<const std::uint8_t> hand) {
  hand_ = hand;
  if (hand.empty()) {
    return 0;
  }
  colour();
  least_ = ~HandBits{0};
  choose(0);
  return least_;
}

// First by the numbers of pairs that the third cards complete, then by the colours of the neighbours.
void AffineForm::colour() {
  auto& value = values_;
  const auto count = completions(hand_);
  for (std::size_t card = 0; card < kDeck; ++card) {
    value[card] = scatter(count[card]);
  }
  for (const std::uint8_t card : hand_) {
    value[card] ^= 0x5BD1E995U;
  }
  for (int round = 0; round < 2; ++round) {
    std::array<std::uint32_t, kDeck> next{};
    for (std::size_t i = 0; i < hand_.size(); ++i) {
      for (std::size_t j = i + 1; j < hand_.size(); ++j) {
        const std::uint32_t between = value[kThird[hand_[i]][hand_[j]]];
        next[i] += scatter(between ^ std::rotl(value[hand_[j]], 7));
        next[j] += scatter(between ^ std::rotl(value[hand_[i]], 7));
      }
    }
    for (std::size_t i = 0; i < hand_.size(); ++i) {
      colours_[0][i] = next[i];
      value[hand_[i]] = scatter(next[i]);
    }
  }
}

// The frame has an origin and dimension - 1 more cards; points_ holds the space they span.
void AffineForm::choose(std::size_t dimension) {
  const std::size_t spanned = dimension == 0 ? 0 : kPowers[dimension - 1];
  std::array<std::uint8_t, kDeck> open{};  // places of cards outside that space
  std::size_t count = 0;
  for (std::size_t i = 0; i < hand_.size(); ++i) {
    const std::size_t at = coordinates_[hand_[i]];
    if (at >= spanned || points_[at] != hand_[i]) {
      open[count++] = static_cast<std::uint8_t>(i);
    }
  }
  if (count == 0) {
    HandBits picture = 0;
    for (const std::uint8_t card : hand_) {
      picture |= hand_bit(coordinates_[card]);
    }
    least_ = std::min(least_, picture);
    ++frames_;
    return;
  }
  // The colour of which fewest are open; the lesser colour of two.
  const auto& colours = colours_[dimension];
  std::size_t fewest = count + 1;
  std::uint32_t chosen = 0;
  for (std::size_t i = 0; i < count; ++i) {
    std::size_t same = 0;
    for (std::size_t j = 0; j < count; ++j) {
      same += colours[open[i]] == colours[open[j]] ? 1U : 0U;
    }
    if (same < fewest || (same == fewest && colours[open[i]] < chosen)) {
      fewest = same;
      chosen = colours[open[i]];
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (colours[open[i]] != chosen) {
      continue;
    }
    const std::uint8_t card = hand_[open[i]];
    const auto put = [&](std::size_t at, std::uint8_t point) {
      points_[at] = point;
      coordinates_[point] = static_cast<std::uint8_t>(at);
    };
    if (dimension == 0) {
      put(0, card);
    } else {
      const std::uint8_t step = kDifference[card][points_[0]];
      for (std::size_t at = 0; at < spanned; ++at) {
        put(spanned + at, kSum[points_[at]][step]);
        put(2 * spanned + at, kDifference[points_[at]][step]);
      }
    }
    // The card chosen tells others of one colour apart.
    for (std::size_t j = 0; j < hand_.size(); ++j) {
      colours_[dimension + 1][j] = scatter(colours[j] + values_[kThird[card][hand_[j]]]);
    }
    choose(dimension + 1);
  }
}

}  // namespace sabar::set
