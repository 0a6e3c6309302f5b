// A position of a hole game and a step of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/search/drawn_key.hpp>
#include <sabar/solvers/models/hole/faces.hpp>

namespace sabar::hole {

inline constexpr std::size_t kMaxHolePiles = 32;
using HolePiles = std::uint32_t;  // bit p is pile p

[[nodiscard]] constexpr HolePiles pile_bit(std::size_t pile) { return HolePiles{1} << pile; }

// Its identity is `number`, `top` and `drawn`; all the rest follows from them and is kept so that nobody has to look
// for it.
struct HoleState {
  std::uint64_t number = 0;                        // what piles and cells hold (pile_numbers.hpp)
  std::array<HolePiles, kFaceSlots> tops{};        // piles that can give a card, by its face
  HolePiles there = 0;                             // piles that have cards
  std::array<std::uint8_t, kMaxHolePiles> slot{};  // of each pile
  std::array<std::uint8_t, kFaceSlots> left{};     // cards to come, by face: those of piles and cells
  std::array<std::uint8_t, kFaceSlots> in_cells{};
  FaceSet shown = 0;           // faces that some pile or cell can give
  FaceSet bottoms = 0;         // faces of the bottom cards of piles that have cards
  std::uint8_t top = kNoFace;  // face of the hole's top card
  std::uint8_t drawn = 0;      // draws made
  std::uint8_t free_cells = 0;
  std::uint8_t cards = 0;  // to come, all together

  friend bool operator==(const HoleState&, const HoleState&) = default;
};

// One card goes to the hole, after some draws and after the cards on it have gone to cells.
struct HoleStep {
  std::uint8_t from = 0;   // a pile, or kFromCell + face
  std::uint8_t draws = 0;  // first
  std::uint8_t dug = 0;    // then so many cards of the pile go to cells

  friend bool operator==(const HoleStep&, const HoleStep&) = default;
};

inline constexpr std::uint8_t kFromCell = 64;

// What a position of a game with a stock is known by.
//
// Theorem. If a position can be won, the same position with some more cards in the stock can be won: play the same
// moves until the first draw, then draw the extra cards as well; the hole's top card is now the same. A draw is always
// allowed, so nothing stands against it. QED
// So each step takes as few draws as it can, and a position met again with as many draws or more is known.
using StockKey = DrawnKey<6>;

}  // namespace sabar::hole
