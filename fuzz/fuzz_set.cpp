// Any text as a saved game of SET: an error, or a session whose save loads to the same save and which can be taken back
// to its beginning.
#include <sabar/session/set/session.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  auto session = SetSession::load(text);
  if (!session) {
    fuzz::must(!session.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(8, text)) {
    return 0;
  }
  const std::string saved = session->save();
  const auto again = SetSession::load(saved);
  fuzz::must(again.has_value() && again->save() == saved);
  while (session->can_undo()) {
    fuzz::must(session->undo());
  }
  return 0;
}
