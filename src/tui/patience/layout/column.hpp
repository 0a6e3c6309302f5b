// The lines of one column: which cards are seen singly, and which are told by their number.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace sabar::tui {

struct ColumnLine {
  std::size_t place = 0;  // of the first card, counted from the bottom
  std::size_t count = 1;  // more than one: a mark
};

// At most `lines` lines for `cards` cards, `closed` of them face down at the bottom. Face-down cards give way first.
// The top card has the last line; the card in focus is always seen.
[[nodiscard]] std::vector<ColumnLine> column_lines(std::size_t cards, std::size_t closed, std::size_t lines,
                                                   std::optional<std::size_t> focus);

}  // namespace sabar::tui
