// Any text as a saved game of peg solitaire: an error with a place, or a session whose save loads to the same save and
// which can be taken back to its beginning.
#include <sabar/session/pegs/session.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  auto session = PegsSession::load(text);
  if (!session) {
    fuzz::must(!session.error().message.empty() && !session.error().where.empty());
    return 0;
  }
  if (!fuzz::one_in(8, text)) {
    return 0;
  }
  const std::string saved = session->save();
  fuzz::must(saved.size() <= PegsSession::kMaxSave);
  const auto again = PegsSession::load(saved);
  fuzz::must(again.has_value() && again->save() == saved && again->pegs() == session->pegs());
  while (session->can_undo()) {
    fuzz::must(session->undo());
  }
  fuzz::must(session->pegs() == session->problem().start);
  return 0;
}
