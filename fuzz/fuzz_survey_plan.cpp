// Any text as the plan of a survey, as a store holds it: an error, or a plan that is written as it was read and asks
// the same question as itself.
#include <sabar/survey/plan.hpp>

#include "fuzz.hpp"

using namespace sabar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto plan = survey::Plan::parse(text);
  if (!plan) {
    fuzz::must(!plan.error().message.empty());
    return 0;
  }
  if (!fuzz::one_in(8, text)) {
    return 0;
  }
  const std::string written = plan->text();
  const auto again = survey::Plan::parse(written);
  fuzz::must(again.has_value() && again->text() == written && survey::same_question(*plan, *again).has_value());
  if (plan->deals() > survey::kMaxDeals) {
    return 0;
  }
  fuzz::must(!plan->title().empty() && !plan->command().empty());
  const auto sized = survey::check_size(*plan);
  fuzz::must(sized.has_value() || !sized.error().message.empty());
  // The chunks are the deals, each once.
  const std::uint64_t last = plan->chunks() - 1;
  fuzz::must(plan->first_of(last) + plan->size_of(last) == plan->deals() && plan->size_of(last) > 0);
  return 0;
}
