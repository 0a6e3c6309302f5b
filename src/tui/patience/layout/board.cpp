// Tableaus that are no columns: pyramid and peaks, grid, row.
#include <algorithm>

#include <sabar/session/patience/places.hpp>
#include <sabar/tui/patience/layout/parts.hpp>

namespace sabar::tui {
namespace {

constexpr int kBoardPitch = 8;
constexpr int kRowPitch = 6;

struct Board {
  std::vector<Spot> spots;  // x in halves of a card
  int lines = 0;
  int halves = 0;  // width
};

void measure(Board& board) {
  for (const Spot& spot : board.spots) {
    board.lines = std::max(board.lines, static_cast<int>(spot.row) + 1);
    board.halves = std::max(board.halves, static_cast<int>(spot.x) + 2);
  }
}

// A row is broken into lines of equal length.
std::vector<Spot> break_row(std::size_t piles, int width) {
  const auto most = static_cast<std::size_t>(std::max(1, width / kRowPitch));
  const std::size_t lines = (piles + most - 1) / most;
  const std::size_t each = (piles + lines - 1) / lines;
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < piles; ++i) {
    spots.push_back({i / each, i % each * 2});
  }
  return spots;
}

// Places that would lie on each other, as a list of blockers may have it, move to the right.
std::vector<Spot> push_apart(std::vector<Spot> spots) {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (spots[k].row == spots[i].row && spots[i].x < spots[k].x + 2 && spots[k].x < spots[i].x + 2) {
        spots[i].x = spots[k].x + 2;
      }
    }
  }
  return spots;
}

Board shape_board(const Group& group, int width) {
  Board board;
  board.spots = group.kind == PileKind::row ? break_row(group.count, width) : push_apart(arrange(group));
  measure(board);
  return board;
}

}  // namespace

int board_lines(const Group& group, int width) {
  const int lines = shape_board(group, width).lines;
  return group.kind == PileKind::place ? 2 * lines : (kMostCardHeight + 1) * lines - 1;
}

int lay_out_board(const Group& group, std::size_t first, const Table& table, const Box& room, int card_height,
                  Layout& layout) {
  const Board board = shape_board(group, room.width);
  // Half a card must be a whole number of characters.
  const int pitch = std::min(kBoardPitch, 2 * (room.width + 1) / board.halves) / 2 * 2;
  // The cards of a pyramid lie like bricks; elsewhere there is a line between them where there is room for it.
  const int gap = group.kind == PileKind::place ? 0 : 1;
  const int step = std::min(card_height + gap, (room.height + gap) / board.lines);
  if (pitch < kLeastPitch || step < 1) {
    layout.complete = false;
    return 0;
  }
  const int height = std::max(1, step - gap);
  const int left = room.x + (room.width - board.halves * pitch / 2 + 1) / 2;
  for (std::size_t i = 0; i < board.spots.size(); ++i) {
    const int x = left + static_cast<int>(board.spots[i].x) * pitch / 2;
    const int y = room.y + static_cast<int>(board.spots[i].row) * step;
    lay_out_single(table, first + i, {x, y, pitch - 1, height}, -1, layout);
  }
  return board.lines * step - (step > height ? 1 : 0);
}

}  // namespace sabar::tui
