// Reading holes, sets of holes and lines.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/games/pegs/notation.hpp>

namespace sabar::pegs {
namespace {

bool is_letter(char sign) { return std::isalpha(static_cast<unsigned char>(sign)) != 0; }
bool is_digit(char sign) { return std::isdigit(static_cast<unsigned char>(sign)) != 0; }

tl::unexpected<Error> no_such_hole(const Board& board, std::string_view text) {
  const std::string letters = hole_letters(board);
  const std::string also = letters.empty() ? "" : fmt::format(", letters such as {}", letters[board.size() / 2]);
  const std::size_t middle = board.size() / 2;
  return fail(fmt::format("{} is not a hole of this board", quote_input(text)), {},
              fmt::format("use coordinates such as {}{} or numbers 1 to {}",
                          hole_text(board, middle, Notation::coordinates), also, board.size()));
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// Column letters, small or capital, and a row from 1.
std::optional<std::size_t> by_coordinates(const Board& board, std::string_view text) {
  int column = 0;
  std::size_t letters = 0;
  for (; letters < text.size() && letters < 2 && is_letter(text[letters]); ++letters) {
    column = column * 26 + std::tolower(static_cast<unsigned char>(text[letters])) - 'a' + 1;
  }
  const auto row = whole_number(text.substr(letters));
  if (letters == 0 || column > 127 || !row || *row < 1 || *row > 127) {
    return std::nullopt;
  }
  return board.hole_at({static_cast<std::int8_t>(column - 1), static_cast<std::int8_t>(*row - 1)});
}

// The holes of one word of a line: `d2-d4-f4`, `5-14`, `e-x`, `ex`.
Result<std::vector<std::size_t>> holes_of_word(const Board& board, std::string_view word) {
  std::vector<std::size_t> holes;
  const bool joined = std::all_of(word.begin(), word.end(), is_letter);
  for (std::size_t at = 0; at <= word.size() - (joined ? 1 : 0);) {
    const std::size_t end = joined ? at + 1 : std::min(word.find('-', at), word.size());
    const auto hole = read_hole(board, word.substr(at, end - at));
    if (!hole) {
      return tl::unexpected(hole.error());
    }
    holes.push_back(*hole);
    at = joined ? end : end + 1;
  }
  return holes;
}

}  // namespace

Result<std::size_t> read_hole(const Board& board, std::string_view text) {
  std::optional<std::size_t> hole;
  if (text.size() == 1 && is_letter(text[0])) {
    const std::size_t place = hole_letters(board).find(text[0]);
    hole = place == std::string::npos ? std::nullopt : std::optional(place);
  } else if (!text.empty() && is_digit(text[0])) {
    const auto number = whole_number(text);
    if (number && *number >= 1 && *number <= static_cast<int>(board.size())) {
      hole = static_cast<std::size_t>(*number - 1);
    }
  } else {
    hole = by_coordinates(board, text);
  }
  if (!hole) {
    return no_such_hole(board, text);
  }
  return *hole;
}

Result<Holes> read_holes(const Board& board, std::string_view text) {
  Holes holes = 0;
  for (const std::string_view word : split_tokens(text)) {
    const auto hole = read_hole(board, word);
    if (!hole) {
      return tl::unexpected(hole.error());
    }
    holes |= bit(*hole);
  }
  return holes;
}

Result<std::vector<Hop>> read_line(const Board& board, std::string_view text) {
  std::vector<Hop> line;
  std::size_t number = 0;
  for (const std::string_view word : split_tokens(text)) {
    const std::string where = fmt::format("move {} {}", ++number, quote_input(word));
    const auto holes = holes_of_word(board, word);
    if (!holes) {
      return fail(holes.error().message, where, holes.error().hint);
    }
    if (holes->size() < 2) {
      return fail("a jump has two holes", where, "write the hole a peg leaves and the hole it reaches, such as d2-d4");
    }
    for (std::size_t i = 1; i < holes->size(); ++i) {
      line.push_back({static_cast<std::uint8_t>((*holes)[i - 1]), static_cast<std::uint8_t>((*holes)[i])});
    }
  }
  return line;
}

}  // namespace sabar::pegs
