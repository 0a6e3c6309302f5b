// Any text as a drawn board of peg solitaire: an error with a place, or a board whose holes can be named and read again
// in every notation, and which survives being saved and loaded.
#include <sabar/session/pegs/session.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

void check_names(const pegs::Board& board) {
  for (const auto notation : {pegs::Notation::coordinates, pegs::Notation::letters, pegs::Notation::numbers}) {
    for (std::size_t hole = 0; hole < board.size() && pegs::check_notation(board, notation); ++hole) {
      const auto again = pegs::read_hole(board, pegs::hole_text(board, hole, notation));
      fuzz::must(again.has_value() && *again == hole);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto board = pegs::read_board("fuzz", text);
  if (!board) {
    fuzz::must(!board.error().message.empty() && !board.error().where.empty());
    return 0;
  }
  fuzz::must(board->size() > 0 && board->size() <= pegs::kMostHoles);
  fuzz::must((board->start.value_or(0) & ~board->all()) == 0 && (board->finish.value_or(0) & ~board->all()) == 0);
  if (!fuzz::one_in(32, text)) {
    return 0;
  }
  check_names(*board);
  const pegs::Finish finish = board->finish ? pegs::Finish::exactly(*board->finish) : pegs::Finish::any();
  const auto session = PegsSession::begin({*board, board->start.value_or(board->all()), finish});
  if (!session) {
    fuzz::must(!session.error().message.empty());
    return 0;
  }
  const auto again = PegsSession::load(session->save());
  fuzz::must(again.has_value() && again->board().holes == board->holes && again->board().grid == board->grid);
  fuzz::must(again->pegs() == session->pegs() && again->finish().pegs == session->finish().pegs);
  return 0;
}
