#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include <sabar/api/pegs/boards.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/layout.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/session/pegs/problem.hpp>

namespace sabar {
namespace {

Json rows_of(std::string_view drawing) {
  Json rows = Json::array();
  while (!drawing.empty()) {
    const std::size_t end = drawing.find('\n');
    rows.push_back(drawing.substr(0, end));
    drawing.remove_prefix(end == std::string_view::npos ? drawing.size() : end + 1);
  }
  return rows;
}

Result<pegs::Problem> usual_problem(const pegs::Board& board) {
  return read_pegs_start(board, "").and_then([&](pegs::Holes start) {
    return read_pegs_finish(board, start, "").map([&](const pegs::Finish& finish) {
      const pegs::Problem problem{board, start, finish};
      return board.start ? problem : playable_problem(problem);
    });
  });
}

Json board_json(const pegs::Board& board, Language language) {
  const auto problem = usual_problem(board);
  const pegs::Holes start = problem ? problem->start : board.all();
  const pegs::Notation notation = pegs::usual_notation(board);
  return {
      {"name", board.name},
      {"title", pegs::title_of(board, language)},
      {"grid", board.grid == pegs::Grid::square ? "square" : "triangular"},
      {"holes", board.size()},
      {"rows", rows_of(pegs::draw_pegs(board, start))},
      {"vacancy", pegs::holes_text(board, board.all() & ~start, notation)},
      {"finish", problem && problem->finish.pegs ? pegs::holes_text(board, *problem->finish.pegs, notation) : "any"}};
}

// Pegs and empty holes of all rows that are nothing but a drawing, up to that of the finish.
std::size_t drawn_holes(std::string_view text) {
  std::size_t holes = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.starts_with("finish") ? text.size() : std::min(line.size() + 1, text.size()));
    if (line.find_first_not_of(" *o.\r") == std::string_view::npos) {
      holes += static_cast<std::size_t>(
          std::count_if(line.begin(), line.end(), [](char c) { return c == '*' || c == 'o'; }));
    }
  }
  return holes;
}

// The number behind a word of a place such as "line 2, column 5"; 1 where it has none.
std::string number_behind(std::string_view word, std::string_view place) {
  const std::size_t found = place.find(word);
  const std::string_view behind = place.substr(found == std::string_view::npos ? place.size() : found + word.size());
  const std::string_view digits = behind.substr(0, behind.find_first_not_of("0123456789"));
  return digits.empty() ? "1" : std::string(digits);
}

Result<pegs::Board> drawn_board(Request& request, const std::string& text) {
  auto board = pegs::read_board("own", text);
  const std::size_t holes = drawn_holes(text);
  if (board) {
    return board;
  }
  // A place without a column is the whole drawing: it has no holes.
  const std::string& where = board.error().where;
  if (holes > pegs::kMostHoles || where.find("column") == std::string::npos) {
    request.about(Topic::holes, {{"n", std::to_string(holes)}, {"most", std::to_string(pegs::kMostHoles)}});
  } else {
    request.about(Topic::drawing,
                  {{"line", number_behind("line ", where)}, {"column", number_behind("column ", where)}});
  }
  return board;
}

Result<pegs::Board> asked_board(Request& request, const std::string& name, const std::string& text) {
  if (!text.empty()) {
    return drawn_board(request, text);
  }
  request.about(Topic::board, {{"name", quote_input(name)}});
  if (const pegs::Board* board = pegs::find_board(name)) {
    return *board;
  }
  std::vector<std::string_view> names;
  for (const pegs::Board& board : pegs::boards()) {
    names.push_back(board.name);
  }
  return fail(fmt::format("there is no board {}", quote_input(name)), "field 'board'", nearest_name_hint(name, names));
}

template <class T>
Result<T> at_field(std::string_view field, Result<T> result) {
  if (!result) {
    result.error().where = fmt::format("field '{}'", field);
  }
  return result;
}

}  // namespace

Result<Json> list_pegs_boards(Request& request) {
  const Language language = request.language();
  return request.check().map([&] {
    Json list = Json::array();
    for (const pegs::Board& board : pegs::boards()) {
      list.push_back(board_json(board, language));
    }
    return Json{{"boards", std::move(list)}};
  });
}

Result<pegs::Problem> asked_pegs_problem(Request& request) {
  const std::string text = request.text("text", "");
  const std::string name = text.empty() ? request.text("board") : std::string();
  const std::string vacancy = request.text("vacancy", "");
  const std::string finish = request.text("finish", "");
  const auto board = request.check().and_then([&] { return asked_board(request, name, text); });
  if (!board) {
    return tl::unexpected(board.error());
  }
  request.about(Topic::pegs);
  if (vacancy.empty() && finish.empty()) {
    return usual_problem(*board);
  }
  if (!vacancy.empty()) {
    request.about(Topic::vacancy, {{"holes", quote_input(vacancy)}});
  }
  return at_field("vacancy", read_pegs_start(*board, vacancy)).and_then([&](pegs::Holes start) {
    request.about(Topic::finish, {{"holes", quote_input(finish)}});
    return at_field("finish", read_pegs_finish(*board, start, finish)).map([&](const pegs::Finish& read) {
      return pegs::Problem{*board, start, read};
    });
  });
}

}  // namespace sabar
