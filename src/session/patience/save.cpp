// A game written down. docs/formats.md describes the text.
#include <fmt/format.h>

#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/session/patience/timeline.hpp>
#include <sabar/session/save_text.hpp>

namespace sabar {
namespace {

constexpr std::size_t kStepsPerLine = 10;

std::string rule_lines(const GameFile& game) {
  std::string text;
  const std::string rules = rules_to_save(game);
  for (std::size_t at = 0; at < rules.size();) {
    const std::size_t end = rules.find('\n', at);
    text += fmt::format("rule {}\n", rules.substr(at, end - at));
    at = end + 1;
  }
  return text;
}

// Steps parted by blanks, the moves of a step by commas. A comma at the very beginning: the step began before it.
std::string move_lines(std::string_view word, const Rules& rules, const Timeline& line, std::size_t first,
                       std::size_t last) {
  std::string text;
  std::size_t steps = 0;
  for (std::size_t i = first; i < last; ++i) {
    const bool begins = i == first || !line.continues(i);
    if (begins && steps++ % kStepsPerLine == 0) {
      text += fmt::format("{}{}", text.empty() ? "" : "\n", word);
    }
    text += fmt::format("{}{}{}", begins ? " " : "", line.continues(i) ? "," : "", to_text(rules, line.moves()[i]));
  }
  return text.empty() ? text : text + "\n";
}

}  // namespace

std::string Session::save() const {
  std::string text = fmt::format("sabar-save 1\ngame {}\nrules {}\n", name(), game_->identity.text());
  text += rule_lines(*game_);
  text += seconds_ > 0 ? fmt::format("seconds {}\n", seconds_) : std::string{};
  const auto order = origin_ ? std::optional(origin_->order) : std::nullopt;
  text += write_text_deal(*game_, {start_, DealFormat::text, to_text(origin_), order}).value_or("");
  text += move_lines("moves", rules(), *line_, 0, line_->now());
  text += move_lines("redo", rules(), *line_, line_->now(), line_->size());
  return text + "end\n";
}

}  // namespace sabar
