#include <array>

#include <fmt/format.h>

#include <sabar/cli/limits.hpp>
#include <sabar/cli/pegs/problems.hpp>
#include <sabar/cli/pegs/reason_words.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/cli/pegs/work.hpp>
#include <sabar/solvers/pegs/problems.hpp>

namespace sabar::cli {
namespace {

std::string reason_of(const pegs::Answer& answer, const ReasonWords& words) {
  switch (answer.reason) {
    case pegs::Reason::position_class:
      return std::string(words.by_class);
    case pegs::Reason::pagoda:
      return std::string(words.by_pagoda);
    case pegs::Reason::exhausted:
      return std::string(words.by_search);
    case pegs::Reason::none:
      break;
  }
  if (answer.verdict == Verdict::solved) {
    return fmt::format(fmt::runtime(words.line_found), answer.line.size(), answer.moves);
  }
  return fmt::format(fmt::runtime(words.ended), to_text(answer.halt), grouped_digits(fmt::format("{}", answer.boards)));
}

std::string problem_line(const std::array<std::string, 5>& cells) {
  return fmt::format("{}{}{}{}{}\n", padded(cells[0], 10), padded(cells[1], 8), padded(cells[2], 10),
                     padded(cells[3], 10), cells[4]);
}

std::string problems_text(const PegsTask& task, const pegs::ProblemTable& table, Language language) {
  const ReasonWords& words = reason_words(language);
  std::string text = in_lines(fmt::format(fmt::runtime(words.table_head), pegs::title_of(task.board(), language)));
  text += in_lines(words.table_note) + "\n";
  text += problem_line({std::string(words.vacancy), std::string(words.finish), std::string(words.images),
                        std::string(words.verdict), std::string(words.reason)});
  for (const pegs::ProblemRow& row : table.rows) {
    const Verdict verdict = row.answer.verdict;
    text += problem_line({pegs::hole_text(task.board(), row.pair.vacancy, task.notation),
                          pegs::hole_text(task.board(), row.pair.finish, task.notation), fmt::format("{}", row.images),
                          std::string(verdict == Verdict::solved       ? words.yes
                                      : verdict == Verdict::unsolvable ? words.no
                                                                       : words.not_known),
                          reason_of(row.answer, words)});
  }
  text += "\n" + in_lines(fmt::format(fmt::runtime(words.sum), table.rows.size(), table.count(Verdict::solved),
                                      table.count(Verdict::unsolvable), table.count(Verdict::unknown)));
  return text + in_lines(fmt::format(fmt::runtime(words.forbidden), table.forbidden));
}

Json problem_json(const PegsTask& task, const pegs::ProblemRow& row) {
  const pegs::Answer& answer = row.answer;
  const bool solved = answer.verdict == Verdict::solved;
  Json json;
  json["game"] = fmt::format("pegs/{}", task.board().name);
  json["vacancy"] = pegs::hole_text(task.board(), row.pair.vacancy, task.notation);
  json["finish"] = pegs::hole_text(task.board(), row.pair.finish, task.notation);
  json["images"] = row.images;
  json["verdict"] = to_text(answer.verdict);
  json["halt"] = to_text(answer.halt);
  json["reason"] = answer.verdict == Verdict::unsolvable ? Json(pegs::to_text(answer.reason)) : Json();
  json["jumps"] = solved ? Json(answer.line.size()) : Json();
  json["moves"] = solved ? Json(answer.moves) : Json();
  json["boards"] = answer.boards;
  json["reversed"] = row.reversed;
  json["line"] = words_json(pegs::jumps_text(task.board(), answer.line, task.notation));
  return json;
}

}  // namespace

Result<int> show_pegs_problems(const PegsTask& task, Language language, const PegsExplainOptions& options) {
  if (auto good = check_memory(options.memory); !good) {
    return tl::unexpected(good.error());
  }
  std::atomic<std::size_t> decided = 0;
  std::atomic<bool> stopped = false;
  const auto what = [&] { return fmt::format("{} problems decided", decided.load()); };
  const auto table = work_watched("Solving", what, [&](const std::atomic<bool>& stop) {
    pegs::ProblemOptions problems;
    problems.method.budget.nodes = options.nodes;
    problems.method.budget.bytes = bytes_of_memory(options.memory);
    problems.method.guard.stop = &stop;
    problems.on_row = [&](const pegs::ProblemRow&) { ++decided; };
    auto found = pegs::solve_problems(task.board(), problems);
    stopped = stop.load();
    return found;
  });
  if (!table) {
    return tl::unexpected(table.error());
  }
  if (stopped) {
    fmt::print(stderr, "sabar: stopped early; what was not decided is open\n");
  }
  if (!options.json) {
    fmt::print("{}", problems_text(task, *table, language));
    return static_cast<int>(kExitSuccess);
  }
  for (const pegs::ProblemRow& row : table->rows) {
    fmt::print("{}\n", json_line(problem_json(task, row)));
  }
  return static_cast<int>(kExitSuccess);
}

}  // namespace sabar::cli
