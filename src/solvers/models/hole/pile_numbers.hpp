// Every position of a board as one exact number, kept by adding and subtracting.
//
// Each pile adds a number that depends on how many cards it has left, so a move changes the number of the position by
// one addition. Piles are told apart by the faces of the cards they have left and by nothing else: two columns with a
// six in each are the same column twice. So a sequence of faces from the bottom up that only one pile has is a digit of
// that pile, and a sequence that several piles have is a digit that counts how many of them are down to it. A card in
// a cell counts as a column with that one card. Digits have mixed radix: 17 columns of three cards take about 2^38
// numbers instead of the 2^51 of one bit for each card.
//
// Theorem. Positions of one deal have equal numbers exactly if they differ by an exchange of piles with equal faces.
// Proof: the digits of single piles say which piles are longer than the part they share and how long; the counts say
// how many of the others are down to each sequence; the rest are empty. Such an exchange is a renaming of moves, so
// the positions are won or lost together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/uint128.hpp>
#include <sabar/solvers/models/hole/faces.hpp>

namespace sabar::hole {

struct FacePile {
  std::vector<std::uint8_t> faces;  // first is the bottom
  bool alone = false;               // never the same as another pile (a place)
};

struct CellShape {
  std::size_t count = 0;  // cells
  std::size_t faces = 0;  // that a card in them may have
};

struct PileNumbers {
  std::vector<std::vector<std::uint64_t>> of;    // of[pile][n]: what the pile adds while it has n cards
  std::vector<std::vector<std::uint16_t>> name;  // name[pile][n]: the same for piles that are the same
  std::array<std::uint64_t, kFaceSlots> cell{};  // what a card in a cell adds
  std::uint64_t in_use = 0;                      // what a cell that is taken adds to that
  Uint128 count = 1;                             // numbers are below this
};

// With `merge` off every pile has its own digit.
[[nodiscard]] PileNumbers number_piles(const std::vector<FacePile>& piles, const CellShape& cells, bool merge);

}  // namespace sabar::hole
