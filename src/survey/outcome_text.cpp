#include <cmath>

#include <sabar/survey/outcome_text.hpp>

namespace sabar::survey {
namespace {

template <class T>
std::optional<T> named(std::string_view text, T last) {
  for (int i = 0; i <= static_cast<int>(last); ++i) {
    if (to_text(static_cast<T>(i)) == text) {
      return static_cast<T>(i);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Verdict> verdict_named(std::string_view text) { return named(text, Verdict::unknown); }
std::optional<Halt> halt_named(std::string_view text) { return named(text, Halt::fault); }

std::optional<trials::Outcome> outcome_of(const StoredOutcome& stored) {
  const auto verdict = verdict_named(stored.verdict);
  const auto halt = halt_named(stored.halt);
  const bool good = stored.nodes >= 0 && stored.moves >= 0 && std::isfinite(stored.seconds) && stored.seconds >= 0;
  if (!verdict || !halt || !good) {
    return std::nullopt;
  }
  return trials::Outcome{*verdict, *halt, static_cast<std::uint64_t>(stored.nodes),
                         static_cast<std::uint64_t>(stored.moves), stored.seconds};
}

}  // namespace sabar::survey
