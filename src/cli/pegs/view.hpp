// Answers about peg solitaire: lines for people and JSON for programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/cli/json.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar::cli {

inline constexpr std::size_t kPaperWidth = 80;

// Words parted by blanks, in lines of at most 80 characters.
[[nodiscard]] std::string in_lines(std::string_view text);

// Pictures beside each other, each with a heading above it.
struct HeadedPicture {
  std::string heading;
  std::string picture;
};
[[nodiscard]] std::string side_by_side(const std::vector<HeadedPicture>& pictures);

// The words of a text as a list.
[[nodiscard]] Json words_json(std::string_view text);

// 1234567 as 1,234,567.
[[nodiscard]] std::string grouped_digits(std::string digits);

// "english vacancy d4 finish d4 solved 31 jumps 18 moves (fewest) 2313 boards by sweeps"
[[nodiscard]] std::string pegs_verdict_text(const PegsTask& task, std::string_view method, const pegs::Answer& answer);

struct PegsSolved {
  std::string_view method;
  const pegs::Answer* answer = nullptr;
  double seconds = 0;
};
// docs/pegs.md, 'Formats'.
[[nodiscard]] Json pegs_answer_json(const PegsTask& task, const PegsSolved& solved);

// What every object begins with: board, vacancy, pegs, finish.
[[nodiscard]] Json pegs_task_json(const PegsTask& task);

}  // namespace sabar::cli
