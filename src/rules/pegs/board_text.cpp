// Reading a drawn board: header lines, the drawing, and perhaps the drawing of the finish.
#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/plain_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/pegs/board.hpp>

namespace sabar::pegs {
namespace {

constexpr std::array<std::string_view, 3> kBoardWords = {"title", "grid", "finish"};
constexpr int kMostPlaces = 120;  // of a board in width and in height
// Of a row: holes may stand one place apart, as they do in a saved game, and the drawing away from the margin.
constexpr int kMostSigns = 4 * kMostPlaces;

struct DrawnMark {
  int x = 0;
  int row = 0;
  int line = 0;
  char sign = 'o';

  [[nodiscard]] bool hole() const { return sign != '.'; }
  [[nodiscard]] std::string place() const { return fmt::format("line {}, column {}", line, x + 1); }
};

// The marks of one drawing, and the board's holes made from them.
struct Drawing {
  std::vector<DrawnMark> marks;
  int rows = 0;
  bool ended = false;  // by an empty line

  [[nodiscard]] std::vector<DrawnMark> holes() const {
    std::vector<DrawnMark> holes;
    std::copy_if(marks.begin(), marks.end(), std::back_inserter(holes), [](const DrawnMark& m) { return m.hole(); });
    return holes;
  }
};

class BoardReader {
public:
  explicit BoardReader(std::string_view name) { board_.name = board_.title = name; }

  Result<Board> read(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
      }
      ++line_;
      if (auto done = read_line(line); !done) {
        return tl::unexpected(done.error());
      }
    }
    return finish();
  }

private:
  static bool is_drawing(std::string_view line) { return line.find_first_not_of(" *o.") == std::string_view::npos; }

  Result<> read_line(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos) {
      drawing().ended = drawing().rows > 0;
      return {};
    }
    if (line[first] == '#') {
      return {};
    }
    const std::string_view word = line.substr(first, line.find_first_of(" \t", first) - first);
    if (std::find(kBoardWords.begin(), kBoardWords.end(), word) != kBoardWords.end()) {
      const std::size_t value = std::min(line.find_first_not_of(" \t", first + word.size()), line.size());
      return read_word(word, line.substr(value), static_cast<int>(value));
    }
    return read_row(line, word, static_cast<int>(first));
  }

  Result<> read_word(std::string_view word, std::string_view value, int column) {
    value = value.substr(0, value.find_last_not_of(" \t") + 1);
    if (word == "finish") {
      if (finish_drawn_ || drawing().marks.empty()) {
        return fail(finish_drawn_ ? "a second finish" : "a finish before the board", at(0),
                    "draw the board first, then `finish` and the same holes once more");
      }
      finish_drawn_ = true;
      return {};
    }
    if (value.empty()) {
      return fail(fmt::format("nothing follows '{}'", word), at(column),
                  word == "grid" ? "write `grid square` or `grid triangular`" : "write the board's title behind it");
    }
    if (word == "title") {
      if (const std::size_t plain = plain_length(value); plain < value.size()) {
        return fail("this is not a character of plain text", at(column + static_cast<int>(plain)),
                    "a title is UTF-8 text without control characters");
      }
      board_.title = value;
      return {};
    }
    if (value != "square" && value != "triangular") {
      return fail(fmt::format("unknown grid {}", quote_input(value)), at(column), "known: square, triangular");
    }
    board_.grid = value == "square" ? Grid::square : Grid::triangular;
    return {};
  }

  Result<> read_row(std::string_view line, std::string_view word, int first) {
    if (!is_drawing(line)) {
      const std::size_t bad = line.find_first_not_of(" *o.");
      const bool is_word = static_cast<int>(bad) == first && word.size() > 1;
      return is_word
                 ? fail(fmt::format("unknown word {}", quote_input(word)), at(first),
                        nearest_name_hint(word, kBoardWords))
                 : fail(fmt::format("{} is not part of a drawing", quote_input(line.substr(bad, 1))),
                        at(static_cast<int>(bad)), "use * for a peg, o for an empty hole, . or a blank for no hole");
    }
    Drawing& drawn = drawing();
    if (drawn.ended) {
      return fail("a row after the end of the drawing", at(first),
                  "leave no empty line inside a drawing; write . in a row without holes");
    }
    if (static_cast<int>(line.size()) > kMostSigns || drawn.rows >= kMostPlaces) {
      return too_large(at(std::min(static_cast<int>(line.size()), kMostSigns)));
    }
    for (std::size_t x = 0; x < line.size(); ++x) {
      if (line[x] != ' ') {
        drawn.marks.push_back({static_cast<int>(x), drawn.rows, line_, line[x]});
      }
    }
    ++drawn.rows;
    return {};
  }

  Result<Board> finish() {
    auto holes = places_of(drawings_[0]);
    if (!holes) {
      return tl::unexpected(holes.error());
    }
    board_.holes = std::move(*holes);
    // A drawing of equal signs shows the shape and no start.
    const Holes pegs = pegs_of(drawings_[0]);
    if (pegs != 0 && pegs != board_.all()) {
      board_.start = pegs;
    }
    if (!finish_drawn_) {
      return std::move(board_);
    }
    const auto again = places_of(drawings_[1]);
    if (!again) {
      return tl::unexpected(again.error());
    }
    if (const auto same = compare(*again); !same) {
      return tl::unexpected(same.error());
    }
    board_.finish = pegs_of(drawings_[1]);
    return std::move(board_);
  }

  // Where the holes are on the grid.
  [[nodiscard]] Result<std::vector<Point>> places_of(const Drawing& drawn) const {
    const std::vector<DrawnMark> holes = drawn.holes();
    if (holes.empty()) {
      return fail(&drawn == drawings_.data() ? "there are no holes" : "the finish is not drawn",
                  fmt::format("line {}", std::max(line_, 1)),
                  "draw the board: * with a peg, o without, one row a line");
    }
    if (holes.size() > kMostHoles) {
      return fail(fmt::format("the board has {} holes", holes.size()), holes[kMostHoles].place(),
                  fmt::format("a board has at most {} holes", kMostHoles));
    }
    const bool triangular = board_.grid == Grid::triangular;
    // Twice the column; odd where a mark stands between two places.
    const auto twice = [&](const DrawnMark& mark) {
      return mark.x - holes[0].x + (triangular ? mark.row - holes[0].row : 0);
    };
    const auto odd =
        std::find_if(drawn.marks.begin(), drawn.marks.end(), [&](const DrawnMark& m) { return twice(m) % 2 != 0; });
    if (triangular && odd != drawn.marks.end()) {
      return fail("this place is not on the triangular grid", odd->place(),
                  "leave one blank between holes and shift each row by one place against the row above");
    }
    const int step = odd == drawn.marks.end() ? 2 : 1;
    int left = 0;
    for (const DrawnMark& hole : holes) {
      left = std::min(left, twice(hole));
    }
    std::vector<Point> places;
    for (const DrawnMark& hole : holes) {
      if ((twice(hole) - left) / step >= kMostPlaces) {
        return too_large(hole.place());
      }
      places.push_back(
          {static_cast<std::int8_t>((twice(hole) - left) / step), static_cast<std::int8_t>(hole.row - holes[0].row)});
    }
    return places;
  }

  [[nodiscard]] static tl::unexpected<Error> too_large(std::string place) {
    return fail("the drawing is too large", std::move(place),
                fmt::format("a drawing has at most {} places in width and in height", kMostPlaces));
  }

  [[nodiscard]] static Holes pegs_of(const Drawing& drawn) {
    Holes pegs = 0;
    const auto holes = drawn.holes();
    for (std::size_t i = 0; i < holes.size(); ++i) {
      pegs |= holes[i].sign == '*' ? bit(i) : 0;
    }
    return pegs;
  }

  [[nodiscard]] Result<> compare(const std::vector<Point>& finish) const {
    const auto [ours, theirs] = std::mismatch(board_.holes.begin(), board_.holes.end(), finish.begin(), finish.end());
    if (ours == board_.holes.end() && theirs == finish.end()) {
      return {};
    }
    const auto holes = drawings_[1].holes();
    const auto place = std::min(static_cast<std::size_t>(theirs - finish.begin()), holes.size() - 1);
    return fail("the finish has other holes than the board", holes[place].place(),
                "draw the same holes in the same places");
  }

  [[nodiscard]] Drawing& drawing() { return drawings_[finish_drawn_ ? 1 : 0]; }
  [[nodiscard]] std::string at(int column) const { return fmt::format("line {}, column {}", line_, column + 1); }

  Board board_;
  std::array<Drawing, 2> drawings_;
  bool finish_drawn_ = false;
  int line_ = 0;
};

}  // namespace

Result<Board> read_board(std::string_view name, std::string_view text) { return BoardReader(name).read(text); }

}  // namespace sabar::pegs
