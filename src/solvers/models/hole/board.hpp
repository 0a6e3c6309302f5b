// A deal of a hole game, laid out for searching: piles that only give cards, cells, and a stock that is drawn to the
// hole.
//
// Where every card is follows from how many cards each pile has left. A pile with n cards left stands at its slot n;
// all that a search asks about a pile is a table over slots.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/hole/faces.hpp>
#include <sabar/solvers/models/hole/state.hpp>
#include <sabar/solvers/models/hole/techniques.hpp>

namespace sabar::hole {

inline constexpr std::size_t kMaxSlots = 256;
inline constexpr std::size_t kMaxCells = 8;
inline constexpr std::size_t kMaxDraws = 62;
inline constexpr std::uint8_t kNever = 255;
// A key has four bits for the hole's top card and, if there is a stock, six for the draws.
inline constexpr unsigned kNumberBits = 60;
inline constexpr unsigned kNumberBitsWithStock = 54;

using SlotSet = std::array<std::uint64_t, kMaxSlots / 64>;

[[nodiscard]] constexpr bool contains(const SlotSet& set, std::size_t slot) {
  return ((set[slot / 64] >> (slot % 64)) & 1U) != 0;
}

struct HoleBoard {
  Faces faces;
  std::size_t piles = 0;
  std::size_t cells = 0;
  std::size_t draws = 0;                                 // until the stock is empty
  std::array<std::uint8_t, kMaxHolePiles> table_pile{};  // number of the pile on the table
  std::array<std::uint8_t, kMaxHolePiles> floor{};       // slot of the pile when it is empty
  HolePiles columns = 0;                                 // piles of more than a place
  std::array<HolePiles, kMaxHolePiles> blocked_by{};     // places that lie on a place
  std::array<HolePiles, kMaxHolePiles> blocks{};         // places it lies on
  std::array<HolePiles, kFaceSlots> last{};              // piles by the face of their bottom card

  std::array<std::uint8_t, kMaxSlots> face{};     // of the top card; kNoFace for an empty pile
  std::array<std::uint64_t, kMaxSlots> number{};  // what it adds to the number of the position
  std::array<std::uint16_t, kMaxSlots> alike{};   // slots with equal faces from bottom to top have this in common
  std::array<SlotSet, kMaxSlots> better{};        // slots whose top card is never worse to play, by `longer-pile`

  std::array<std::uint64_t, kFaceSlots> cell_number{};  // a card in a cell
  std::uint64_t cell_in_use = 0;

  std::array<std::uint8_t, kMaxDraws + 1> drawn_face{};                         // on top after so many draws
  std::array<std::array<std::uint8_t, kMaxDraws + 1>, kFaceSlots> next_draw{};  // [face][draws made]: draws made when
                                                                                // a card of that face can go next, or
                                                                                // kNever
  HoleState start;

  [[nodiscard]] std::size_t size(std::size_t pile, std::size_t slot) const { return slot - floor[pile]; }
};

// Sets `next_draw` from the faces that follow each other and the cards drawn.
void find_next_draws(HoleBoard& board);

// An error when the table does not belong to such a game or has too many positions for a 64-bit key.
[[nodiscard]] Result<HoleBoard> lay_out(const Rules& rules, const Table& table, const HoleTechniques& techniques);

}  // namespace sabar::hole
