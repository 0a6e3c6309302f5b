#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/tui/canvas.hpp>

namespace sabar::cli {
namespace {

constexpr std::size_t kPictureGap = 6;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

std::string in_lines(std::string_view text) {
  std::string wrapped;
  for (const std::string& line : tui::wrap_text(text, static_cast<int>(kPaperWidth))) {
    wrapped += line + "\n";
  }
  return wrapped;
}

std::string side_by_side(const std::vector<HeadedPicture>& pictures) {
  std::vector<std::string> rows;
  std::size_t left = 0;
  for (const HeadedPicture& picture : pictures) {
    std::vector<std::string> lines = lines_of(picture.picture);
    lines.insert(lines.begin(), picture.heading);
    rows.resize(std::max(rows.size(), lines.size()));
    std::size_t width = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      rows[i] = padded(rows[i], left) + lines[i];
      width = std::max(width, tui::to_characters(lines[i]).size());
    }
    left += width + kPictureGap;
  }
  std::string text;
  for (std::string& row : rows) {
    row.erase(row.find_last_not_of(' ') + 1);
    text += row + "\n";
  }
  return text;
}

Json words_json(std::string_view text) {
  Json list = Json::array();
  for (const std::string_view word : split_tokens(text)) {
    list.push_back(word);
  }
  return list;
}

std::string grouped_digits(std::string digits) {
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

std::string pegs_verdict_text(const PegsTask& task, std::string_view method, const pegs::Answer& answer) {
  std::string more;
  if (answer.verdict == Verdict::solved) {
    more = fmt::format(" {} jumps {} moves{}", answer.line.size(), answer.moves, answer.fewest ? " (fewest)" : "");
  } else if (answer.verdict == Verdict::unsolvable) {
    more = fmt::format(" ({})", pegs::to_text(answer.reason));
  } else {
    more = fmt::format(" ({})", to_text(answer.halt));
  }
  return fmt::format("{} {}{} {} boards by {}", task.text(), to_text(answer.verdict), more, answer.boards, method);
}

Json pegs_task_json(const PegsTask& task) {
  Json json;
  json["game"] = fmt::format("pegs/{}", task.board().name);
  json["holes"] = task.board().size();
  json["vacancy"] = words_json(task.vacancy());
  json["pegs"] = std::popcount(task.problem.start);
  json["finish"] = task.problem.finish.pegs ? words_json(task.finish()) : Json("any");
  return json;
}

Json pegs_answer_json(const PegsTask& task, const PegsSolved& solved) {
  const pegs::Answer& answer = *solved.answer;
  const bool found = answer.verdict == Verdict::solved;
  Json json = pegs_task_json(task);
  json["method"] = solved.method;
  json["verdict"] = to_text(answer.verdict);
  json["halt"] = to_text(answer.halt);
  json["reason"] = answer.verdict == Verdict::unsolvable ? Json(pegs::to_text(answer.reason)) : Json();
  json["jumps"] = found ? Json(answer.line.size()) : Json();
  json["moves"] = found ? Json(answer.moves) : Json();
  json["fewest"] = answer.fewest;
  json["boards"] = answer.boards;
  json["table"] = answer.table;
  json["bytes"] = answer.bytes;
  json["seconds"] = solved.seconds;
  json["line"] = words_json(pegs::jumps_text(task.board(), answer.line, task.notation));
  json["sweeps"] = words_json(pegs::sweeps_text(task.board(), answer.line, task.notation));
  return json;
}

}  // namespace sabar::cli
