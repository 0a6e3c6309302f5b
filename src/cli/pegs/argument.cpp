#include <algorithm>
#include <bit>
#include <cctype>
#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/pegs/problem.hpp>

namespace sabar::cli {
namespace {

constexpr std::string_view kPegsPrefix = "pegs/";
constexpr int kFewHoles = 4;  // so many empty holes are named

bool is_pegs_file(const std::string& text) {
  std::error_code ignored;
  return text == "-" || std::filesystem::exists(text, ignored);
}

tl::unexpected<Error> unknown_board(const std::string& text) {
  std::vector<std::string_view> names;
  for (const pegs::Board& board : pegs::boards()) {
    names.push_back(board.name);
  }
  return fail(fmt::format("there is no board and no file {}", quote_input(text)), {}, nearest_name_hint(text, names));
}

Result<pegs::Board> board_of_file(const std::string& path) {
  std::string name = path == "-" ? "drawn" : std::filesystem::path(path).stem().string();
  for (char& c : name) {
    c = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' ? c : '-';
  }
  auto board = read_input(path).and_then([&](const std::string& text) { return pegs::read_board(name, text); });
  if (!board && !board.error().where.empty()) {
    board.error().where = fmt::format("{}, {}", path, board.error().where);
  }
  return board;
}

// A drawing typed in place of a file: rows end with a new line or with '/'.
bool is_pegs_drawing(std::string_view text) {
  return text.find_first_not_of(" *o./\n") == std::string_view::npos && text.find('*') != std::string_view::npos;
}

Result<pegs::Board> board_of_drawing(const pegs::Board& board, std::string text) {
  std::replace(text.begin(), text.end(), '/', '\n');
  return pegs::read_board(board.name,
                          board.grid == pegs::Grid::square ? text : fmt::format("{}\ngrid triangular\n", text));
}

Result<pegs::Holes> drawn_start(const pegs::Board& board, const std::string& text) {
  const auto drawn = is_pegs_drawing(text) ? board_of_drawing(board, text) : board_of_file(text);
  if (!drawn) {
    return tl::unexpected(drawn.error());
  }
  if (drawn->holes != board.holes || drawn->grid != board.grid) {
    return fail(fmt::format("the drawing has other holes than board {}", quote_input(board.name)), text,
                fmt::format("`sabar pegs boards {}` draws it", board.name));
  }
  if (!drawn->start) {
    return fail("the drawing shows no start", text, "use * for a peg and o for an empty hole, some of each");
  }
  return *drawn->start;
}

template <class T>
Result<T> at_option(std::string_view option, Result<T> result) {
  if (!result) {
    result.error().where = option;
  }
  return result;
}

Result<pegs::Holes> start_argument(const pegs::Board& board, const PegsProblemOptions& options) {
  std::string vacancy = options.vacancy;
  if (!options.start.empty()) {
    const bool drawing = is_pegs_drawing(options.start) || is_pegs_file(options.start);
    if (drawing) {
      return drawn_start(board, options.start);
    }
    vacancy = options.start;
  }
  return at_option(options.start.empty() ? "--vacancy" : "--start", read_pegs_start(board, vacancy));
}

}  // namespace

std::string PegsTask::vacancy() const { return pegs::holes_text(board(), board().all() & ~problem.start, notation); }

std::string PegsTask::finish() const {
  return problem.finish.pegs ? pegs::holes_text(board(), *problem.finish.pegs, notation) : "any";
}

std::string PegsTask::text() const {
  const int empty = std::popcount(board().all() & ~problem.start);
  return fmt::format("{} {} finish {}", board().name,
                     empty <= kFewHoles ? fmt::format("vacancy {}", empty == 0 ? "none" : vacancy())
                                        : fmt::format("with {} pegs", std::popcount(problem.start)),
                     finish());
}

Result<pegs::Board> pegs_board(const std::string& text) {
  const std::string name = text.starts_with(kPegsPrefix) ? text.substr(kPegsPrefix.size()) : text;
  if (const pegs::Board* board = pegs::find_board(name)) {
    return *board;
  }
  return is_pegs_file(text) ? board_of_file(text) : is_pegs_file(name) ? board_of_file(name) : unknown_board(name);
}

Result<pegs::Notation> pegs_notation(const pegs::Board& board, const std::string& text) {
  if (text.empty()) {
    return pegs::usual_notation(board);
  }
  return pegs::read_notation(text).and_then(
      [&](pegs::Notation notation) { return pegs::check_notation(board, notation).map([&] { return notation; }); });
}

Result<PegsTask> pegs_task(const PegsProblemOptions& options) {
  if (options.board == "-" && options.start == "-") {
    return fail("board and start cannot both come from standard input", {}, "put one of them into a file");
  }
  const auto board = pegs_board(options.board);
  if (!board) {
    return tl::unexpected(board.error());
  }
  const auto notation = pegs_notation(*board, options.notation);
  if (!notation) {
    return tl::unexpected(notation.error());
  }
  const auto start = start_argument(*board, options);
  if (!start) {
    return tl::unexpected(start.error());
  }
  const auto finish = at_option("--finish", read_pegs_finish(*board, *start, options.finish));
  if (!finish) {
    return tl::unexpected(finish.error());
  }
  return PegsTask{{*board, *start, *finish}, *notation};
}

Result<PegsTask> pegs_task_to_play(const PegsProblemOptions& options) {
  auto task = pegs_task(options);
  const bool usual = options.vacancy.empty() && options.start.empty() && options.finish.empty();
  if (task && usual && !task->board().start) {
    task->problem = playable_problem(task->problem);
  }
  return task;
}

}  // namespace sabar::cli
