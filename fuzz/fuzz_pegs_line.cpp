// Any text as holes and as jumps of some board of peg solitaire: an error, or what is written as it was read in every
// notation; session and judge agree how far the line can be played.
#include <sabar/check/pegs/judge.hpp>
#include <sabar/session/pegs/problem.hpp>
#include <sabar/session/pegs/session.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

constexpr auto kNotations = {pegs::Notation::coordinates, pegs::Notation::letters, pegs::Notation::numbers};

// The first byte chooses the board.
const pegs::Board& choose_board(std::string_view& text) {
  const std::size_t first = text.empty() ? 0 : static_cast<unsigned char>(text.front());
  text.remove_prefix(text.empty() ? 0 : 1);
  return pegs::boards()[first % pegs::boards().size()];
}

void check_holes(const pegs::Board& board, std::string_view text) {
  const auto holes = pegs::read_holes(board, text);
  fuzz::must(holes.has_value() || !holes.error().message.empty());
  if (!fuzz::one_in(32, text)) {
    return;
  }
  for (const auto notation : kNotations) {
    const auto again = holes ? pegs::read_holes(board, pegs::holes_text(board, *holes, notation)) : holes;
    fuzz::must(!holes || (again.has_value() && *again == *holes));
  }
  if (const auto start = read_pegs_start(board, text)) {
    const auto finish = read_pegs_finish(board, *start, text);
    fuzz::must(finish.has_value() || !finish.error().message.empty());
  }
}

void check_play(const pegs::Board& board, const std::vector<pegs::Hop>& line) {
  auto session = PegsSession::begin({board, *read_pegs_start(board, ""), pegs::Finish::any()});
  auto judge = pegs::PegsJudge::begin(board, session->pegs());
  for (const pegs::Hop& hop : line) {
    const bool played = session->play(hop).has_value();
    fuzz::must(judge->play(hop).has_value() == played && judge->pegs() == session->pegs());
    if (!played) {
      break;
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  const pegs::Board& board = choose_board(text);
  check_holes(board, text);
  const auto line = pegs::read_line(board, text);
  if (!line) {
    fuzz::must(!line.error().message.empty() && !line.error().where.empty());
    return 0;
  }
  if (!fuzz::one_in(32, text)) {
    return 0;
  }
  for (const auto notation : kNotations) {
    const auto jumps = pegs::read_line(board, pegs::jumps_text(board, *line, notation));
    const auto sweeps = pegs::read_line(board, pegs::sweeps_text(board, *line, notation));
    fuzz::must(jumps.has_value() && *jumps == *line && sweeps.has_value() && *sweeps == *line);
  }
  check_play(board, *line);
  return 0;
}
