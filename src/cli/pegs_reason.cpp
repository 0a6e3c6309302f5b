#include "pegs_reason.hpp"

#include <bit>

#include <fmt/format.h>

#include <sabar/session/pegs_picture.hpp>

#include "pegs_reason_words.hpp"
#include "pegs_view.hpp"

namespace sabar::cli {
namespace {

std::string parity_words(const ReasonWords& words, const std::array<int, 3>& count) {
  std::string text;
  for (std::size_t i = 0; i < count.size(); ++i) {
    text += fmt::format("{}{} {} ({})", i == 0 ? "" : ", ", static_cast<char>('A' + i), count[i],
                        count[i] % 2 == 0 ? words.even : words.odd);
  }
  return text;
}

// The colourings, with the pegs on each colour at the start and at the finish.
std::string colouring_part(const PegsTask& task, const PegsReasons& reasons, const ReasonWords& words) {
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
                          parity_words(words, reasons.colourings[i].count(pegs)));
    };
    line(words.at_start, task.problem.start);
    if (task.problem.finish.pegs) {
      line(words.at_finish, *task.problem.finish.pegs);
    }
  }
  return text + "\n";
}

std::string class_part(const PegsTask& task, const PegsReasons& reasons, const ReasonWords& words) {
  if (!reasons.by_class) {
    if (reasons.permitted == 0 || task.problem.finish.count() != 1) {
      return in_lines(words.class_permits_exactly);
    }
    return in_lines(fmt::format(fmt::runtime(words.class_permits),
                                pegs::holes_text(task.board(), reasons.permitted, task.notation)));
  }
  const pegs::ClassArgument& argument = *reasons.by_class;
  const std::array<int, 3>& start = argument.at_start;
  const auto place = [&] { return fmt::format(fmt::runtime(words.in_colouring), argument.colouring + 1); };
  const std::string where = reasons.colourings.size() == 1 ? std::string() : place();
  if (argument.all_alike && task.problem.finish.count() == 1) {
    return in_lines(fmt::format(fmt::runtime(words.alike), where, start[0], start[1], start[2],
                                start[0] % 2 == 0 ? words.even : words.odd));
  }
  if (!task.problem.finish.pegs) {
    return in_lines(words.no_hole);
  }
  return in_lines(fmt::format(fmt::runtime(words.differs), where, parity_words(words, start),
                              parity_words(words, argument.at_finish)));
}

std::string pagoda_part(const PegsTask& task, const PegsReasons& reasons, const ReasonWords& words) {
  if (reasons.by_class) {
    return {};
  }
  if (reasons.pagodas.empty()) {
    return "\n" + in_lines(words.no_pagoda);
  }
  std::string text = "\n" + in_lines(words.pagoda_rule);
  for (const PagodaArgument& argument : reasons.pagodas) {
    const std::string finish = pegs::holes_text(task.board(), argument.finish, task.notation);
    text += fmt::format("\n{}\n", pegs::draw_pagoda(task.board(), argument.pagoda));
    text += in_lines(fmt::format(fmt::runtime(words.pagoda), argument.pagoda.weight(task.problem.start), finish,
                                 argument.pagoda.weight(argument.finish)));
  }
  return text;
}

std::string problem_words(const PegsTask& task, const ReasonWords& words) {
  const pegs::Holes empty = task.board().all() & ~task.problem.start;
  const std::string start = std::has_single_bit(empty)
                                ? fmt::format(fmt::runtime(words.one_empty), task.vacancy())
                                : fmt::format(fmt::runtime(words.so_many_pegs), std::popcount(task.problem.start));
  const std::string finish = !task.problem.finish.pegs ? std::string(words.finish_any)
                             : task.problem.finish.count() == 1
                                 ? fmt::format(fmt::runtime(words.finish_hole), task.finish())
                                 : fmt::format(fmt::runtime(words.finish_pegs), task.finish());
  return in_lines(fmt::format("{}: {}; {}.", task.board().title, start, finish));
}

}  // namespace

PegsReasons find_reasons(const PegsTask& task) {
  const pegs::Problem& problem = task.problem;
  PegsReasons reasons;
  reasons.colourings = pegs::colourings(problem.board);
  reasons.by_class = pegs::class_argument(problem.board, problem.start, problem.finish);
  reasons.permitted = pegs::permitted_finishes(problem.board, problem.start);
  if (reasons.by_class) {
    return reasons;
  }
  const pegs::Layout layout(problem.board);
  std::vector<pegs::Holes> finishes;
  if (problem.finish.pegs) {
    finishes.push_back(*problem.finish.pegs);
  } else {
    for (pegs::Holes rest = reasons.permitted; rest != 0; rest &= rest - 1) {
      finishes.push_back(rest & (~rest + 1));
    }
  }
  for (const pegs::Holes finish : finishes) {
    if (auto pagoda = pegs::find_pagoda(layout, problem.start, finish)) {
      reasons.pagodas.push_back({finish, *std::move(pagoda)});
    }
  }
  reasons.pagoda_excludes = !finishes.empty() && reasons.pagodas.size() == finishes.size();
  return reasons;
}

std::string reasons_text(const PegsTask& task, const PegsReasons& reasons, Language language) {
  const ReasonWords& words = reason_words(language);
  std::string text = problem_words(task, words) + "\n" + pegs_picture(task.board(), task.problem.start, {}) + "\n";
  text += colouring_part(task, reasons, words);
  text += class_part(task, reasons, words);
  text += pagoda_part(task, reasons, words);
  const std::string_view end = reasons.by_class          ? words.impossible_class
                               : reasons.pagoda_excludes ? words.impossible_pagoda
                                                         : words.open;
  return text + "\n" + in_lines(end);
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
