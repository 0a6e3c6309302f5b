// Deals and blockings that a word describes as a whole: pyramid, three peaks, zigzag. Works at compile time.
#pragma once

#include <algorithm>
#include <cstdint>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {

// Rows of 1, 2 … n places.
[[nodiscard]] constexpr int pyramid_places(int rows) { return rows * (rows + 1) / 2; }

// Three peaks side by side, of which the last row is common.
[[nodiscard]] constexpr int peaks_places(int rows) { return 3 * pyramid_places(rows - 1) + 3 * (rows - 1) + 1; }

[[nodiscard]] constexpr std::uint64_t place_bit(int place) { return std::uint64_t{1} << place; }

// Places are numbered row by row; a place lies under its two neighbours in the next row.
constexpr void block_pyramid(Group& group, int rows) {
  for (int row = 0; row + 1 < rows; ++row) {
    for (int i = 0; i <= row; ++i) {
      const int place = pyramid_places(row) + i;
      const int below = pyramid_places(row + 1) + i;
      group.blocked_by[static_cast<std::size_t>(place)] = place_bit(below) | place_bit(below + 1);
    }
  }
}

// Row k of peak p has k + 1 places. The peaks' rows stand side by side; in the last one neighbours share a place.
constexpr void block_peaks(Group& group, int rows) {
  for (int row = 0; row + 1 < rows; ++row) {
    const int peak_width = row + 2 < rows ? row + 2 : row + 1;
    for (int peak = 0; peak < 3; ++peak) {
      for (int i = 0; i <= row; ++i) {
        const int place = 3 * pyramid_places(row) + peak * (row + 1) + i;
        const int below = 3 * pyramid_places(row + 1) + peak * peak_width + i;
        group.blocked_by[static_cast<std::size_t>(place)] = place_bit(below) | place_bit(below + 1);
      }
    }
  }
}

// How many cards the zigzag puts on each column, and how many of them stay face down. The column where a row begins
// gets no more cards of later rows, so the face-up cards of a column are always its last ones.
constexpr void deal_zigzag(Group& columns, std::size_t cards) {
  const std::size_t n = columns.count;
  std::size_t first = 0;
  std::size_t last = n;  // behind the columns still in the rows
  for (std::size_t row = 0; row < n && cards > 0; ++row) {
    const bool rightwards = row % 2 == 0;
    for (std::size_t i = 0; i < last - first && cards > 0; ++i, --cards) {
      const std::size_t column = rightwards ? first + i : last - 1 - i;
      ++columns.deal[column];
      columns.closed[column] = static_cast<std::uint8_t>(columns.closed[column] + (i > 0 ? 1 : 0));
    }
    if (rightwards) {
      ++first;
    } else {
      --last;
    }
  }
  for (std::size_t column = 1; cards > 0; column = column + 1 < n ? column + 1 : 1, --cards) {
    ++columns.deal[column];
  }
  for (std::size_t i = 0; i < n; ++i) {
    const int most = columns.deal[i] > 0 ? columns.deal[i] - 1 : 0;
    columns.closed[i] = static_cast<std::uint8_t>(std::min<int>(columns.closed[i], most));
  }
}

}  // namespace sabar
