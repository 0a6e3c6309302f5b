// sabar pegs boards: the boards of the program, and any board drawn in a file.
#include <fmt/format.h>

#include <sabar/cli/json.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/layout.hpp>
#include <sabar/session/pegs/picture.hpp>
#include <sabar/session/pegs/problem.hpp>

namespace sabar::cli {
namespace {

Json board_json(const pegs::Board& board, pegs::Notation notation) {
  const pegs::Layout layout(board);
  Json json;
  json["name"] = board.name;
  json["title"] = board.title;
  json["grid"] = board.grid == pegs::Grid::square ? "square" : "triangular";
  json["jumps"] = layout.jumps().size();
  json["symmetries"] = layout.symmetries().size();
  json["vacancy"] = pegs::hole_text(board, usual_vacancy(board), notation);
  json["holes"] = Json::array();
  for (std::size_t hole = 0; hole < board.size(); ++hole) {
    Json entry;
    entry["name"] = pegs::hole_text(board, hole, notation);
    entry["column"] = static_cast<int>(board.holes[hole].column);
    entry["row"] = static_cast<int>(board.holes[hole].row);
    json["holes"].push_back(std::move(entry));
  }
  return json;
}

void print_board_list() {
  fmt::print("{:<10}{:>6}{:>7}{:>12}  {}\n", "board", "holes", "jumps", "symmetries", "title");
  for (const pegs::Board& board : pegs::boards()) {
    const pegs::Layout layout(board);
    fmt::print("{:<10}{:>6}{:>7}{:>12}  {}\n", board.name, board.size(), layout.jumps().size(),
               layout.symmetries().size(), board.title);
  }
}

void print_board(const pegs::Board& board, pegs::Notation notation) {
  const pegs::Layout layout(board);
  const pegs::Holes start = board.start.value_or(board.all() & ~pegs::bit(usual_vacancy(board)));
  fmt::print("{} ({}): {} holes, {} jumps, {}\n\n", board.title, board.name, board.size(), layout.jumps().size(),
             counted(layout.symmetries().size(), "symmetry", "symmetries"));
  std::vector<HeadedPicture> pictures = {{"Start", pegs_picture(board, start, {false, true})},
                                         {"Names of holes", pegs::draw_names(board, notation)}};
  if (notation == pegs::usual_notation(board) && !pegs::hole_letters(board).empty()) {
    pictures.push_back({"Mirror letters", pegs::draw_names(board, pegs::Notation::letters)});
  }
  fmt::print("{}", side_by_side(pictures));
}

}  // namespace

Result<int> run_pegs_boards(const PegsBoardsOptions& options) {
  if (options.board.empty() && !options.json) {
    if (auto notation = pegs::read_notation(options.notation.empty() ? "coordinates" : options.notation); !notation) {
      return tl::unexpected(notation.error());
    }
    print_board_list();
    return static_cast<int>(kExitSuccess);
  }
  std::vector<pegs::Board> boards(pegs::boards().begin(), pegs::boards().end());
  if (!options.board.empty()) {
    auto board = pegs_board(options.board);
    if (!board) {
      return tl::unexpected(board.error());
    }
    boards = {*std::move(board)};
  }
  for (const pegs::Board& board : boards) {
    const auto notation = pegs_notation(board, options.notation);
    if (!notation) {
      return tl::unexpected(notation.error());
    }
    if (options.json) {
      fmt::print("{}\n", json_line(board_json(board, *notation)));
    } else {
      print_board(board, *notation);
    }
  }
  return static_cast<int>(kExitSuccess);
}

std::string pegs_boards_help() {
  return "A board of your own is a text file: * for a peg, o for an empty hole, a blank or . where there is none, one "
         "row\n"
         "a line; 'grid triangular' above it for a triangular grid, 'title …' for its title, and after a line 'finish' "
         "the\n"
         "same holes as they should look at the end. At most 64 holes (docs/pegs.md).\n"
         "Examples:\n"
         "  sabar pegs boards\n"
         "  sabar pegs boards european\n"
         "  sabar pegs boards english --notation letters\n"
         "  printf ' **\\n**o*\\n' | sabar pegs boards -";
}

}  // namespace sabar::cli
