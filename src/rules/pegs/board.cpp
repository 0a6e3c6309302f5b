// The six boards, and pictures.
#include <algorithm>
#include <array>

#include <sabar/rules/pegs/board.hpp>
#include <sabar/rules/words.hpp>

namespace sabar::pegs {
namespace {

struct DrawnBoard {
  std::string_view name;
  std::string_view text;
};

constexpr std::array<DrawnBoard, 6> kDrawn = {{
    {"english",
     "title English board\n"
     "  ooo\n"
     "  ooo\n"
     "ooooooo\n"
     "ooooooo\n"
     "ooooooo\n"
     "  ooo\n"
     "  ooo\n"},
    {"european",
     "title European board\n"
     "  ooo\n"
     " ooooo\n"
     "ooooooo\n"
     "ooooooo\n"
     "ooooooo\n"
     " ooooo\n"
     "  ooo\n"},
    {"wiegleb",
     "title Wiegleb's board\n"
     "   ooo\n"
     "   ooo\n"
     "   ooo\n"
     "ooooooooo\n"
     "ooooooooo\n"
     "ooooooooo\n"
     "   ooo\n"
     "   ooo\n"
     "   ooo\n"},
    {"bell",
     "title Bell's asymmetric board 3-3-2-2\n"
     "   ooo\n"
     "   ooo\n"
     "   ooo\n"
     "oooooooo\n"
     "oooooooo\n"
     "oooooooo\n"
     "   ooo\n"
     "   ooo\n"},
    {"diamond",
     "title Diamond\n"
     "    o\n"
     "   ooo\n"
     "  ooooo\n"
     " ooooooo\n"
     "ooooooooo\n"
     " ooooooo\n"
     "  ooooo\n"
     "   ooo\n"
     "    o\n"},
    {"triangle",
     "title Triangle of fifteen holes\n"
     "grid triangular\n"
     "    o\n"
     "   o o\n"
     "  o o o\n"
     " o o o o\n"
     "o o o o o\n"},
}};

std::string trimmed_right(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

std::optional<std::size_t> Board::hole_at(Point place) const {
  const auto found = std::find(holes.begin(), holes.end(), place);
  return found == holes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - holes.begin()));
}

std::span<const Board> boards() {
  static const std::vector<Board> kBoards = [] {
    std::vector<Board> list;
    for (const DrawnBoard& drawn : kDrawn) {
      list.push_back(*read_board(drawn.name, drawn.text));
    }
    return list;
  }();
  return kBoards;
}

const Board* find_board(std::string_view name) {
  const std::string_view known = name == "asymmetric" ? "bell" : name;
  for (const Board& board : boards()) {
    if (board.name == known) {
      return &board;
    }
  }
  return nullptr;
}

std::string draw_cells(const Board& board, std::span<const std::string> cells) {
  std::size_t width = 1;
  for (const std::string& cell : cells) {
    width = std::max(width, cell.size());
  }
  int rows = 0;
  for (const Point& hole : board.holes) {
    rows = std::max(rows, hole.row + 1);
  }
  // Where a hole stands, in half places.
  const auto half_places = [&](const Point& hole) {
    return board.grid == Grid::square ? 2 * hole.column : 2 * hole.column - hole.row;
  };
  int left = 0;
  for (const Point& hole : board.holes) {
    left = std::min(left, half_places(hole));
  }
  std::vector<std::string> lines(static_cast<std::size_t>(rows));
  for (std::size_t i = 0; i < board.size(); ++i) {
    const auto halves = static_cast<std::size_t>(half_places(board.holes[i]) - left);
    // A place is a cell and a blank; for cells of even width a half place is rounded up.
    const std::size_t at = board.grid == Grid::square ? halves / 2 * (width + 1) : halves * ((width + 2) / 2);
    std::string& line = lines[static_cast<std::size_t>(board.holes[i].row)];
    line.resize(std::max(line.size(), at + width - cells[i].size()), ' ');
    line += cells[i];
  }
  std::string picture;
  for (std::string& line : lines) {
    picture += trimmed_right(std::move(line));
    picture += '\n';
  }
  return picture;
}

std::string_view title_of(const Board& board, Language language) {
  const Board* known = find_board(board.name);
  const auto titles = SABAR_IN(language, rules_words_in)().board_titles;
  const auto own = std::ranges::find(titles, board.name, &BoardTitle::board);
  return known == nullptr || known->title != board.title || own == titles.end() ? std::string_view(board.title)
                                                                                : own->title;
}

std::string draw_pegs(const Board& board, Holes pegs) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < board.size(); ++i) {
    cells.emplace_back((pegs & bit(i)) != 0 ? "*" : "o");
  }
  return draw_cells(board, cells);
}

}  // namespace sabar::pegs
