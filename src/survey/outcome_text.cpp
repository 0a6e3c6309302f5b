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

}  // namespace sabar::survey
