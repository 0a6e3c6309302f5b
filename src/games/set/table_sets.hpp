// The two fast loops over a table: up to 81 cards of four attributes.
//
// `pair_sets` completes every pair. The third card's place on the table, or 0, is looked up, and a triple is written
// down in any case; it counts if the third card lies behind the pair. There is nothing to guess for the processor.
//
// `mask_sets` asks a mask of 81 bits whether the third card is on the table at all.
//
// Two cards against sixteen others in wide registers (two-bit digits, thirds by exclusive or, a table of 256 bits asked
// by byte shuffles of AVX2) was tried and left out: 75 ns for twelve cards where pair_sets() takes 68.
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

// Both write the sets in the order of places and return how many.
std::size_t pair_sets(std::span<const Card> table, PackedSet* sets);
std::size_t mask_sets(std::span<const Card> table, PackedSet* sets);

}  // namespace sabar::set
