// How many hands of k cards hold no set: exact, by classes.
//
// Whoever renames values or mixes attributes by an affine map of the digits turns sets into sets: 1,965,150,720 such
// maps of the 81 cards. Hands that a map turns into each other are one class, so that all 4,217,827,554,720 set-free
// hands of fourteen cards are 2489 classes. Each class of k cards is extended by every card that makes no set, and the
// new hands are brought to their canonical form (affine.hpp). The number of hands in a class needs no group:
// a hand of k + 1 cards has k + 1 hands of k cards below it, so it is found that many times from below, and
//
//   hands(D) = sum over C of hands(C) * extensions from C to D / (k + 1).
//
// The level at which no class is left proves what the largest hand is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/rules/set/cards.hpp>
#include <sabar/search/drive.hpp>

namespace sabar::set {

enum class Hands : std::uint8_t { any, set_free, ultraset_free };

struct HandLevel {
  std::size_t cards = 0;
  std::uint64_t hands = 0;    // of this size and kind
  std::uint64_t classes = 0;  // of them, under affine maps
  std::uint64_t all = 0;      // hands of this size of any kind

  // That random cards are such a hand.
  [[nodiscard]] double chance() const { return static_cast<double>(hands) / static_cast<double>(all); }
};

struct HandCounts {
  Halt halt = Halt::exhausted;    // otherwise the levels are not all there
  std::vector<HandLevel> levels;  // of 0, 1, 2 … cards; the last one may be of no hands
  std::vector<Card> largest;      // a hand of the last level that has one

  [[nodiscard]] std::size_t most_cards() const { return largest.size(); }
};

inline constexpr std::size_t kMostCountedAttributes = 4;
inline constexpr std::size_t kMostAnyCards = 13;  // there are too many classes of larger hands of any kind

// Up to `most` cards, or to the first level without hands. Up to four attributes; of hands of any kind up to
// kMostAnyCards cards.
[[nodiscard]] HandCounts count_hands(Hands kind, std::size_t attributes = kUsualAttributes, std::size_t most = 81,
                                     const Guard& guard = {});

// How many hands hold so many sets.
struct SetSpread {
  Halt halt = Halt::exhausted;
  std::size_t cards = 0;
  std::uint64_t all = 0;               // hands
  std::vector<std::uint64_t> by_sets;  // hands with 0, 1, 2 … sets, up to the most there can be
  std::uint64_t sets = 0;              // in all hands together

  [[nodiscard]] double mean() const { return static_cast<double>(sets) / static_cast<double>(all); }
  [[nodiscard]] std::size_t most() const { return by_sets.empty() ? 0 : by_sets.size() - 1; }
};

inline constexpr std::size_t kMostSpreadCards = 15;

// For hands of up to kMostSpreadCards cards of the 81.
[[nodiscard]] SetSpread spread_of_sets(std::size_t cards, const Guard& guard = {});

// n over k; exact while it fits 64 bits, which is so for k up to 21 of 81.
[[nodiscard]] std::uint64_t choose(std::size_t n, std::size_t k);

}  // namespace sabar::set
