#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include <sabar/tui/pegs/table.hpp>

namespace sabar::tui {
namespace {

// Steps from hole to hole, and the width of a tile.
struct PegsScale {
  int across;
  int down;
  int tile;
};
constexpr std::array<PegsScale, 3> kPegsScales = {{{4, 2, 3}, {4, 1, 3}, {2, 1, 1}}};
constexpr int kEdgeWidth = 4;

struct Extent {
  int halves = 0;  // half steps across, from the first to the last
  int rows = 0;
};

// Half steps from the left.
std::vector<int> half_steps(const pegs::Board& board) {
  std::vector<int> halves;
  for (const pegs::Point& hole : board.holes) {
    halves.push_back(board.grid == pegs::Grid::square ? 2 * hole.column : 2 * hole.column - hole.row);
  }
  const int left = halves.empty() ? 0 : *std::min_element(halves.begin(), halves.end());
  for (int& half : halves) {
    half -= left;
  }
  return halves;
}

Paint tile_paint(const PegsLook& look, std::size_t hole) {
  const bool peg = (look.pegs & pegs::bit(hole)) != 0;
  if (look.held == hole) {
    return {Ground::picked, Ink::black, true};
  }
  if (look.cursor == hole) {
    return {Ground::cursor, Ink::black, true};
  }
  if ((look.targets & pegs::bit(hole)) != 0) {
    return {Ground::target, Ink::black, true};
  }
  return peg ? Paint{Ground::card, Ink::black, true} : Paint{Ground::slot, Ink::light, false};
}

char32_t hole_glyph(const PegsLook& look, std::size_t hole) {
  if ((look.pegs & pegs::bit(hole)) != 0) {
    return look.ascii ? U'*' : U'●';
  }
  if ((look.finish & pegs::bit(hole)) != 0) {
    return look.ascii ? U'o' : U'○';
  }
  return look.ascii ? U'.' : U'·';
}

// Without colours brackets show what is in hand and under the cursor.
void draw_brackets(Canvas& canvas, const Box& box, const PegsLook& look, std::size_t hole) {
  const bool target = (look.targets & pegs::bit(hole)) != 0;
  if (box.width < 3 || !(look.cursor == hole || look.held == hole || target)) {
    return;
  }
  const bool round = target && look.cursor != hole;
  canvas.put(box.x, box.y, look.held == hole ? U'<' : round ? U'(' : U'[', Ink::black);
  canvas.put(box.x + 2, box.y, look.held == hole ? U'>' : round ? U')' : U']', Ink::black);
}

}  // namespace

PegsPlaces place_holes(const pegs::Board& board, const Box& window, bool edges) {
  const std::vector<int> halves = half_steps(board);
  Extent extent;
  for (std::size_t i = 0; i < board.size(); ++i) {
    extent.halves = std::max(extent.halves, halves[i]);
    extent.rows = std::max(extent.rows, static_cast<int>(board.holes[i].row));
  }
  PegsPlaces places;
  places.edges = edges && board.grid == pegs::Grid::square;
  const int left = places.edges ? kEdgeWidth : 0;
  const int top = places.edges ? 1 : 0;
  for (const PegsScale& scale : kPegsScales) {
    const int width = left + extent.halves * scale.across / 2 + scale.tile;
    const int height = top + extent.rows * scale.down + 1;
    places.complete = width + 1 <= window.width && height <= window.height;
    const int x = window.x + std::max(0, (window.width - width) / 2);
    const int y = window.y + std::max(0, (window.height - height) / 2);
    places.board = {x, y, width, height};
    places.holes.clear();
    for (std::size_t i = 0; i < board.size(); ++i) {
      places.holes.push_back(
          {x + left + halves[i] * scale.across / 2, y + top + board.holes[i].row * scale.down, scale.tile, 1});
    }
    if (places.complete) {
      break;
    }
  }
  return places;
}

void draw_board(Canvas& canvas, const pegs::Board& board, const PegsPlaces& places, const PegsLook& look) {
  for (std::size_t hole = 0; hole < board.size(); ++hole) {
    const Box& box = places.holes[hole];
    const Paint paint = tile_paint(look, hole);
    canvas.fill(box, paint);
    canvas.put(box.x + box.width / 2, box.y, hole_glyph(look, hole), paint.ink, paint.bold);
    draw_brackets(canvas, box, look, hole);
    if (hole < look.marks.size() && look.marks[hole] != U' ') {
      // Within the tile, or behind its bracket.
      const bool inside =
          box.width >= 3 && look.cursor != hole && look.held != hole && (look.targets & pegs::bit(hole)) == 0;
      canvas.put(box.x + box.width - (inside ? 1 : 0), box.y, look.marks[hole], inside ? Ink::black : Ink::gold, true);
    }
    if (places.edges) {
      const Paint edge{Ground::felt, Ink::dim};
      const pegs::Point& place = board.holes[hole];
      canvas.write(box.x + box.width / 2, places.board.y, fmt::format("{}", static_cast<char>('a' + place.column % 26)),
                   edge);
      canvas.write(places.board.x, box.y, fmt::format("{:>2}", place.row + 1), edge);
    }
  }
  if (look.cursor) {
    canvas.point(places.holes[*look.cursor].x + places.holes[*look.cursor].width / 2, places.holes[*look.cursor].y);
  }
}

std::size_t hole_beside(const PegsPlaces& places, std::size_t hole, int dx, int dy) {
  // A line is about twice as high as a character is wide; what lies straight ahead comes first.
  constexpr int kLineHeight = 2;
  constexpr int kSideways = 3;
  std::size_t best = hole;
  int least = 0;
  for (std::size_t i = 0; i < places.holes.size(); ++i) {
    const int x = places.holes[i].x - places.holes[hole].x;
    const int y = kLineHeight * (places.holes[i].y - places.holes[hole].y);
    const int ahead = x * dx + y * dy;
    const int cost = ahead + kSideways * std::abs(dx != 0 ? y : x);
    if (ahead > 0 && (best == hole || cost < least)) {
      best = i;
      least = cost;
    }
  }
  return best;
}

}  // namespace sabar::tui
