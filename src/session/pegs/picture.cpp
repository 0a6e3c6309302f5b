#include <algorithm>

#include <fmt/format.h>

#include <sabar/session/pegs/picture.hpp>

namespace sabar {
namespace {

constexpr int kLettersInRow = 26;

// Beyond z the letters begin again: at the edge that is clear enough.
std::string column_letters(int columns) {
  std::string text;
  for (int column = 0; column < columns; ++column) {
    text += fmt::format("{}{}", column == 0 ? "" : " ", static_cast<char>('a' + column % kLettersInRow));
  }
  return text;
}

}  // namespace

std::string pegs_picture(const pegs::Board& board, pegs::Holes pegs, const PegsPictureLook& look) {
  const bool edges = look.edges && board.grid == pegs::Grid::square;
  int columns = 0;
  for (const pegs::Point& hole : board.holes) {
    columns = std::max(columns, hole.column + 1);
  }
  std::string text = edges ? fmt::format("    {}\n", column_letters(columns)) : std::string();
  const std::string drawing = pegs::draw_pegs(board, pegs);
  int row = 0;
  std::string line = edges ? fmt::format("{:>2}  ", row + 1) : std::string();
  for (const char sign : drawing) {
    if (sign == '\n') {
      text += line + "\n";
      ++row;
      line = edges ? fmt::format("{:>2}  ", row + 1) : std::string();
    } else {
      line += look.ascii || sign == ' ' ? std::string(1, sign) : sign == '*' ? "●" : "·";
    }
  }
  return text;
}

}  // namespace sabar
