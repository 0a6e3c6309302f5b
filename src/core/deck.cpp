#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>

namespace sabar {
namespace {

std::span<const Suit> suits_of(int count) {
  static constexpr std::array<Suit, 1> kOne = {Suit::spades};
  static constexpr std::array<Suit, 2> kTwo = {Suit::hearts, Suit::spades};
  static constexpr std::array<Suit, 3> kThree = {Suit::hearts, Suit::clubs, Suit::spades};
  switch (count) {
    case 1:
      return kOne;
    case 2:
      return kTwo;
    case 3:
      return kThree;
    default:
      return kSuits;
  }
}

Result<> check_range(int value, int most, std::string_view what) {
  if (value < 1 || value > most) {
    return fail(fmt::format("{} {} in a deck", value, what), {}, fmt::format("use 1..{}", most));
  }
  return {};
}

}  // namespace

Result<> check_shape(const DeckShape& shape) {
  return check_range(shape.packs, kMaxPacks, "packs")
      .and_then([&] { return check_range(shape.suits, 4, "suits"); })
      .and_then([&] { return check_range(shape.ranks, kRanks, "ranks"); });
}

std::vector<Card> make_deck(const DeckShape& shape) {
  std::vector<Card> deck;
  deck.reserve(shape.size());
  for (int pack = 0; pack < shape.packs; ++pack) {
    for (const Suit suit : suits_of(shape.suits)) {
      for (int rank = 1; rank <= shape.ranks; ++rank) {
        deck.emplace_back(suit, rank);
      }
    }
  }
  return deck;
}

Result<> check_deck(const std::vector<Card>& cards, const DeckShape& shape) {
  std::array<int, kCards> left{};
  for (const Card card : make_deck(shape)) {
    ++left[static_cast<std::size_t>(card.index())];
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    auto& count = left[static_cast<std::size_t>(cards[i].index())];
    if (--count < 0) {
      const bool known = cards[i].rank() <= shape.ranks && shape.suits == 4;
      return fail(fmt::format("{} {}", to_text(cards[i]), known ? "is there once too often" : "does not belong here"),
                  fmt::format("card {}", i + 1), fmt::format("the deck has {} cards", shape.size()));
    }
  }
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] > 0) {
      return fail(fmt::format("{} is missing", to_text(Card::from_index(static_cast<int>(i)))), {},
                  fmt::format("{} of {} cards given", cards.size(), shape.size()));
    }
  }
  return {};
}

}  // namespace sabar
