#include <algorithm>

#include <sabar/tui/patience/layout/column.hpp>

namespace sabar::tui {
namespace {

constexpr std::size_t kLinesForFocus = 4;  // a mark, the card in focus, a mark, the top card

void add_single(std::vector<ColumnLine>& column, std::size_t first, std::size_t end) {
  for (std::size_t place = first; place < end; ++place) {
    column.push_back({place, 1});
  }
}

// One mark for the places first..end-1.
void add_mark(std::vector<ColumnLine>& column, std::size_t first, std::size_t end) {
  if (first < end) {
    column.push_back({first, end - first});
  }
}

// A mark, some cards around the focus, a mark, the top card.
std::vector<ColumnLine> around(std::size_t cards, std::size_t lines, std::size_t focus) {
  const std::size_t seen = lines - 3;
  const std::size_t first = std::min(focus - std::min(focus, seen / 2), cards - 1 - seen);
  std::vector<ColumnLine> column;
  add_mark(column, 0, first);
  add_single(column, first, first + seen);
  add_mark(column, first + seen, cards - 1);
  add_single(column, cards - 1, cards);
  return column;
}

}  // namespace

std::vector<ColumnLine> column_lines(std::size_t cards, std::size_t closed, std::size_t lines,
                                     std::optional<std::size_t> focus) {
  std::vector<ColumnLine> column;
  if (cards <= lines) {
    add_single(column, 0, cards);
    return column;
  }
  const std::size_t behind = cards - lines + 1;  // cards that one mark must stand for
  if (focus && *focus < behind && *focus >= std::min(closed, behind) && lines >= kLinesForFocus) {
    return around(cards, lines, *focus);
  }
  add_mark(column, 0, behind);
  add_single(column, behind, cards);
  return column;
}

}  // namespace sabar::tui
