#include <array>
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/door/pegs_boards.hpp>
#include <sabar/games/pegs/layout.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/session/pegs_problem.hpp>

namespace sabar {
namespace {

struct IndonesianTitle {
  std::string_view board;
  std::string_view title;
};

constexpr std::array<IndonesianTitle, 6> kIndonesianTitles = {{
    {"english", "Papan Inggris"},
    {"european", "Papan Eropa"},
    {"wiegleb", "Papan Wiegleb"},
    {"bell", "Papan Bell 3-3-2-2 yang tidak simetris"},
    {"diamond", "Belah ketupat"},
    {"triangle", "Segitiga lima belas lubang"},
}};

std::string_view title_of(const pegs::Board& board, Language language) {
  if (language == Language::indonesian) {
    for (const IndonesianTitle& known : kIndonesianTitles) {
      if (known.board == board.name) {
        return known.title;
      }
    }
  }
  return board.title;
}

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
      {"title", title_of(board, language)},
      {"grid", board.grid == pegs::Grid::square ? "square" : "triangular"},
      {"holes", board.size()},
      {"rows", rows_of(pegs::draw_pegs(board, start))},
      {"vacancy", pegs::holes_text(board, board.all() & ~start, notation)},
      {"finish", problem && problem->finish.pegs ? pegs::holes_text(board, *problem->finish.pegs, notation) : "any"}};
}

Result<pegs::Board> asked_board(const std::string& name, const std::string& text) {
  if (!text.empty()) {
    return pegs::read_board("own", text);
  }
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
  const auto board = request.check().and_then([&] { return asked_board(name, text); });
  if (!board) {
    return tl::unexpected(board.error());
  }
  if (vacancy.empty() && finish.empty()) {
    return usual_problem(*board);
  }
  return at_field("vacancy", read_pegs_start(*board, vacancy)).and_then([&](pegs::Holes start) {
    return at_field("finish", read_pegs_finish(*board, start, finish)).map([&](const pegs::Finish& read) {
      return pegs::Problem{*board, start, read};
    });
  });
}

}  // namespace sabar
