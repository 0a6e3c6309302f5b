// Any text as a save file: an error, or a session whose save loads to the same save.
#include <sabar/session/patience/session.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto session = Session::load(text);
  if (!session) {
    fuzz::must(!session.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(16, text)) {
    return 0;
  }
  const std::string saved = session->save();
  const auto again = Session::load(saved);
  fuzz::must(again.has_value() && again->save() == saved);
  return 0;
}
