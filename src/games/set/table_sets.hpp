// The two fast loops over a table: up to 81 cards of four attributes.
//
// `pair_sets` completes every pair. The third card's place on the table, or 0, is looked up, and a triple is written
// down in any case; it counts if the third card lies behind the pair. There is nothing to guess for the processor.
//
// `lane_sets` holds a card in a byte, two bits a digit, as 1, 2 or 3: then the third value of two that differ is their
// exclusive or, and of two alike it is the same value. So one card is set against 32 others, or two against sixteen, by
// a handful of byte operations, and a table of 256 bits says which third cards are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <sabar/games/set/find.hpp>

namespace sabar::set {

// The places of a set in one word, so that it is written at once: a, b, c from the high bytes down.
using PackedSet = std::uint32_t;

[[nodiscard]] constexpr PackedSet pack(std::size_t a, std::size_t b, std::size_t c) {
  return static_cast<PackedSet>(a << 16 | b << 8 | c);
}
[[nodiscard]] constexpr Triple unpack(PackedSet set) {
  return {static_cast<std::uint16_t>(set >> 16), static_cast<std::uint16_t>(set >> 8 & 0xff),
          static_cast<std::uint16_t>(set & 0xff)};
}

// Words that the loops may write for so many cards. Every pair is in one set at most, and one more word is tried.
[[nodiscard]] constexpr std::size_t room_for_sets(std::size_t cards) { return cards * cards / 6 + 1; }

// Writes the sets in the order of places and returns how many.
std::size_t pair_sets(std::span<const Card> table, PackedSet* sets);

inline constexpr std::size_t kMostLanes = 32;
// The same for up to 32 cards, in wide registers; pair_sets() where there are none.
std::size_t lane_sets(std::span<const Card> table, PackedSet* sets);

// The loop in wide registers; null where there are none.
using LaneLoop = std::size_t (*)(std::span<const Card>, PackedSet*);
[[nodiscard]] LaneLoop wide_lane_loop();

}  // namespace sabar::set
