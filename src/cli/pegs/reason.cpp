#include <bit>

#include <fmt/format.h>

#include <sabar/cli/pegs/reason.hpp>
#include <sabar/cli/pegs/reason_words.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/session/pegs/picture.hpp>

namespace sabar::cli {
namespace {

// The colourings, with the pegs on each colour at the start and at the finish.
std::string colouring_part(const PegsTask& task, const PegsReasons& reasons, Language language) {
  const ReasonWords& words = reason_words(language);
  std::vector<HeadedPicture> pictures;
  for (std::size_t i = 0; i < reasons.colourings.size(); ++i) {
    pictures.push_back({reasons.colourings.size() == 1 ? std::string(words.colouring)
                                                       : fmt::format(fmt::runtime(words.colouring_of), i + 1),
                        pegs::draw_colouring(task.board(), reasons.colourings[i])});
  }
  std::string text = in_lines(words.rule) + "\n" + side_by_side(pictures) + "\n";
  for (std::size_t i = 0; i < reasons.colourings.size(); ++i) {
    const auto line = [&](std::string_view what, pegs::Holes pegs) {
      const std::string where =
          reasons.colourings.size() == 1 ? std::string() : fmt::format(fmt::runtime(words.in_colouring), i + 1);
      text += fmt::format("  {:<26} {}\n", fmt::format("{}{}:", what, where),
                          parity_words(reasons.colourings[i].count(pegs), language));
    };
    line(words.at_start, task.problem.start);
    if (task.problem.finish.pegs) {
      line(words.at_finish, *task.problem.finish.pegs);
    }
  }
  return text + "\n";
}

std::string pagoda_part(const PegsTask& task, const PegsReasons& reasons, Language language) {
  const ReasonWords& words = reason_words(language);
  if (reasons.by_class) {
    return {};
  }
  if (reasons.pagodas.empty()) {
    return "\n" + in_lines(words.no_pagoda);
  }
  std::string text = "\n" + in_lines(words.pagoda_rule);
  for (const PagodaArgument& argument : reasons.pagodas) {
    text += fmt::format("\n{}\n", pegs::draw_pagoda(task.board(), argument.pagoda));
    text += in_lines(pagoda_words(task.problem, argument, task.notation, language));
  }
  return text;
}

std::string problem_words(const PegsTask& task, Language language) {
  const ReasonWords& words = reason_words(language);
  const pegs::Holes empty = task.board().all() & ~task.problem.start;
  const std::string start = std::has_single_bit(empty)
                                ? fmt::format(fmt::runtime(words.one_empty), task.vacancy())
                                : fmt::format(fmt::runtime(words.so_many_pegs), std::popcount(task.problem.start));
  const std::string finish = !task.problem.finish.pegs ? std::string(words.finish_any)
                             : task.problem.finish.count() == 1
                                 ? fmt::format(fmt::runtime(words.finish_hole), task.finish())
                                 : fmt::format(fmt::runtime(words.finish_pegs), task.finish());
  return in_lines(fmt::format("{}: {}; {}.", pegs::title_of(task.board(), language), start, finish));
}

}  // namespace

std::string reasons_text(const PegsTask& task, const PegsReasons& reasons, Language language) {
  const ReasonWords& words = reason_words(language);
  std::string text = problem_words(task, language) + "\n" + pegs_picture(task.board(), task.problem.start, {}) + "\n";
  text += colouring_part(task, reasons, language);
  text += in_lines(class_words(task.problem, reasons, task.notation, language));
  text += pagoda_part(task, reasons, language);
  return text + "\n" + in_lines(reasons.impossible() ? impossible_words(reasons, language) : words.open);
}

Json reasons_json(const PegsTask& task, const PegsReasons& reasons) {
  Json json = pegs_task_json(task);
  json["verdict"] = reasons.impossible() ? "unsolvable" : "unknown";
  json["reason"] = reasons.by_class ? Json("class") : reasons.pagoda_excludes ? Json("pagoda") : Json();
  json["colourings"] = Json::array();
  for (const pegs::Colouring& colouring : reasons.colourings) {
    Json entry;
    entry["colours"] = colouring.colours;
    entry["start"] = colouring.count(task.problem.start);
    entry["finish"] = task.problem.finish.pegs ? Json(colouring.count(*task.problem.finish.pegs)) : Json();
    json["colourings"].push_back(std::move(entry));
  }
  json["permitted"] = Json::array();
  for (std::size_t hole = 0; hole < task.board().size(); ++hole) {
    if ((reasons.permitted & pegs::bit(hole)) != 0) {
      json["permitted"].push_back(pegs::hole_text(task.board(), hole, task.notation));
    }
  }
  json["pagodas"] = Json::array();
  for (const PagodaArgument& argument : reasons.pagodas) {
    Json entry;
    entry["finish"] = pegs::holes_text(task.board(), argument.finish, task.notation);
    entry["weights"] = argument.pagoda.weights;
    entry["start_weight"] = argument.pagoda.weight(task.problem.start);
    entry["finish_weight"] = argument.pagoda.weight(argument.finish);
    json["pagodas"].push_back(std::move(entry));
  }
  return json;
}

}  // namespace sabar::cli
