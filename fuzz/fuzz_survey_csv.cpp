// Any text as another program's answers, comma-separated: an error with a place, or answers that survive being written
// and read, and that do not contradict themselves.
#include <sstream>

#include <fmt/format.h>

#include <sabar/survey/answers_csv.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

Result<survey::Answers> read(const std::string& text) {
  std::istringstream file(text);
  return survey::read_csv_answers(file, "fuzz", {});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text_of(data, size));
  const auto answers = read(text);
  if (!answers) {
    fuzz::must(!answers.error().message.empty() && !answers.error().where.empty());
    return 0;
  }
  if (!fuzz::one_in(8, text)) {
    return 0;
  }
  std::string written = "deal,verdict\n";
  for (const auto& [deal, verdict] : answers->verdicts) {
    written += fmt::format("{},{}\n", deal.text(), to_text(verdict));
  }
  const auto again = read(written);
  fuzz::must(again.has_value() && again->verdicts == answers->verdicts);
  const auto same = survey::compare_answers(*answers, *again);
  fuzz::must(same ? same->both() == answers->verdicts.size() && same->contradictions.empty()
                  : answers->verdicts.empty() && !same.error().message.empty());
  return 0;
}
