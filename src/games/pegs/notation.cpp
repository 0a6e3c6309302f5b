// Names of holes, and writing.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/notation.hpp>

namespace sabar::pegs {
namespace {

constexpr std::array<std::string_view, 3> kNotationNames = {"coordinates", "letters", "numbers"};
constexpr std::string_view kLetterRow = "abcdefghijklmnopqrstuvwyz";
// The European board keeps the letters of the English one; its four further holes are y and z.
constexpr std::string_view kEuropeanLetters = "abcydefzghijklmnopxPONMLKJIHGZFEDYCBA";

// Columns after z are aa, ab …
std::string column_text(int column) {
  std::string text;
  for (; column >= 0; column = column / 26 - 1) {
    text.insert(text.begin(), static_cast<char>('a' + column % 26));
  }
  return text;
}

bool same_upside_down(const Board& board) {
  const std::size_t n = board.size();
  const auto twice_middle = [&](std::size_t i) {
    const Point& a = board.holes[i];
    const Point& b = board.holes[n - 1 - i];
    return std::pair(a.column + b.column, a.row + b.row);
  };
  for (std::size_t i = 0; i < n; ++i) {
    if (twice_middle(i) != twice_middle(0)) {
      return false;
    }
  }
  return n % 2 == 1 && n <= 2 * kLetterRow.size() + 1;
}

}  // namespace

Result<Notation> read_notation(std::string_view name) {
  const auto found = std::find(kNotationNames.begin(), kNotationNames.end(), name);
  if (found == kNotationNames.end()) {
    return fail(fmt::format("unknown notation {}", quote_input(name)), {}, nearest_name_hint(name, kNotationNames));
  }
  return static_cast<Notation>(found - kNotationNames.begin());
}

std::string_view to_text(Notation notation) { return kNotationNames[static_cast<std::size_t>(notation)]; }

Notation usual_notation(const Board& board) {
  return board.grid == Grid::triangular ? Notation::numbers : Notation::coordinates;
}

std::string hole_letters(const Board& board) {
  if (!same_upside_down(board)) {
    return {};
  }
  if (const Board* european = find_board("european"); european != nullptr && european->holes == board.holes) {
    return std::string(kEuropeanLetters);
  }
  std::string letters(board.size(), 'x');
  for (std::size_t i = 0; i < board.size() / 2; ++i) {
    letters[i] = kLetterRow[i];
    letters[board.size() - 1 - i] = static_cast<char>(kLetterRow[i] - 'a' + 'A');
  }
  return letters;
}

Result<> check_notation(const Board& board, Notation notation) {
  if (notation == Notation::letters && hole_letters(board).empty()) {
    return fail(fmt::format("the board {} has no mirror letters", quote_input(board.name)), {},
                "letters need a board that looks the same upside down and has a hole in the middle; use coordinates or "
                "numbers");
  }
  return {};
}

std::string hole_text(const Board& board, std::size_t hole, Notation notation) {
  if (notation == Notation::letters) {
    if (const std::string letters = hole_letters(board); !letters.empty()) {
      return std::string(1, letters[hole]);
    }
  }
  if (notation == Notation::numbers) {
    return std::to_string(hole + 1);
  }
  return fmt::format("{}{}", column_text(board.holes[hole].column), board.holes[hole].row + 1);
}

std::string holes_text(const Board& board, Holes holes, Notation notation) {
  std::string text;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if ((holes & bit(i)) != 0) {
      text += text.empty() ? "" : " ";
      text += hole_text(board, i, notation);
    }
  }
  return text;
}

std::string jump_text(const Board& board, Hop hop, Notation notation) {
  return fmt::format("{}-{}", hole_text(board, hop.from, notation), hole_text(board, hop.to, notation));
}

std::string jumps_text(const Board& board, std::span<const Hop> line, Notation notation) {
  std::string text;
  for (const Hop& hop : line) {
    text += text.empty() ? "" : " ";
    text += jump_text(board, hop, notation);
  }
  return text;
}

std::string sweeps_text(const Board& board, std::span<const Hop> line, Notation notation) {
  std::string text;
  for (const auto& sweep : sweeps_of(line)) {
    text += text.empty() ? "" : " ";
    text += hole_text(board, sweep.front().from, notation);
    for (const Hop& hop : sweep) {
      text += '-';
      text += hole_text(board, hop.to, notation);
    }
  }
  return text;
}

std::string draw_names(const Board& board, Notation notation) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < board.size(); ++i) {
    cells.push_back(hole_text(board, i, notation));
  }
  return draw_cells(board, cells);
}

std::vector<std::span<const Hop>> sweeps_of(std::span<const Hop> line) {
  std::vector<std::span<const Hop>> sweeps;
  for (std::size_t first = 0, i = 0; i < line.size(); ++i) {
    if (i + 1 == line.size() || line[i + 1].from != line[i].to) {
      sweeps.push_back(line.subspan(first, i + 1 - first));
      first = i + 1;
    }
  }
  return sweeps;
}

std::size_t count_sweeps(std::span<const Hop> line) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    count += i == 0 || line[i].from != line[i - 1].to ? 1U : 0U;
  }
  return count;
}

}  // namespace sabar::pegs
