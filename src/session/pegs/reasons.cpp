#include <sabar/session/pegs/reasons.hpp>

namespace sabar {

PegsReasons find_reasons(const pegs::Problem& problem) {
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

}  // namespace sabar
