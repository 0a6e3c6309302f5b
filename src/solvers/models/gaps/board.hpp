// Rows of cards with gaps (Gaps, Montana): which card lies on which place.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::gaps {

inline constexpr std::size_t kMostPlaces = 52;
inline constexpr std::uint8_t kGap = 255;

using Places = std::uint64_t;   // bit p is place p, row after row
using CardSet = std::uint64_t;  // bit c is card c

[[nodiscard]] constexpr Places place_bit(std::size_t place) { return Places{1} << place; }
[[nodiscard]] constexpr CardSet card_bit(std::size_t card) { return CardSet{1} << card; }

// Cards have numbers: suit times width plus rank less two. So a two is a multiple of the width, and the last number of
// a suit is nobody's.
struct GapState {
  std::array<std::uint8_t, kMostPlaces> at{};     // card on a place, or kGap
  std::array<std::uint8_t, kMostPlaces> place{};  // of a card
  Places gaps = 0;
  friend bool operator==(const GapState&, const GapState&) = default;
};

struct GapStep {
  std::uint8_t card = 0;
  std::uint8_t to = 0;
  std::uint8_t from = 0;
  friend bool operator==(const GapStep&, const GapStep&) = default;
};

struct GapBoard {
  std::size_t rows = 0;
  std::size_t width = 0;
  std::size_t first_pile = 0;
  bool row_suits = false;  // row i belongs to suit i
  Places left_ends = 0;
  Places right_ends = 0;
  GapState start;

  [[nodiscard]] std::size_t places() const { return rows * width; }
  [[nodiscard]] bool is_first(std::size_t card) const { return card % width == 0; }
  [[nodiscard]] bool is_last(std::size_t card) const { return card % width == width - 2; }
  [[nodiscard]] bool is_left_end(std::size_t place) const { return (left_ends >> place & 1) != 0; }
  [[nodiscard]] bool is_right_end(std::size_t place) const { return (right_ends >> place & 1) != 0; }
  // Where a two may go.
  [[nodiscard]] Places left_ends_for(std::size_t suit) const { return row_suits ? place_bit(suit * width) : left_ends; }
  // Whether a gap takes no card now, though it is not at a left end.
  [[nodiscard]] bool is_dead(const GapState& position, std::size_t gap) const {
    return !is_left_end(gap) && (position.at[gap - 1] == kGap || is_last(position.at[gap - 1]));
  }
};

// An error for other rules or a wrong table.
[[nodiscard]] Result<GapBoard> read_gaps(const Rules& rules, const Table& table);

}  // namespace sabar::gaps
