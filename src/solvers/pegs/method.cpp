// Methods by name; what all of them share: reasons known before any search, and the judge behind them.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/solvers/pegs/methods.hpp>

namespace sabar::pegs {
namespace {

using MethodCall = Answer (*)(const Problem&, const Layout&, const MethodOptions&);

struct NamedMethod {
  MethodInfo info;
  MethodCall call;
};

const std::vector<NamedMethod>& named_methods() {
  static const std::vector<NamedMethod> kMethods = {
      {{"best", "beams that grow until a line is found, then the complete search; the quickest"}, best},
#ifndef SABAR_FEW_SOLVERS
      {{"backtrack", "every line of play, no memory: the paper's first listing"}, backtrack},
      {{"hash", "boards that failed are remembered: the paper's second listing"}, hash},
      {{"symmetry", "as hash, with boards that are mirror images or turns of each other taken as one"}, symmetry},
      {{"pagoda", "as symmetry, without boards that position class or pagoda functions exclude"}, pagoda},
      {{"sweeps", "a line of fewest moves, with consecutive jumps of one peg as one move, and the proof"}, sweeps},
#endif
  };
  return kMethods;
}

Result<> check_problem(const Problem& problem) {
  if (problem.board.holes.empty() || problem.board.size() > kMostHoles) {
    return fail(fmt::format("a board of {} holes", problem.board.size()), {},
                fmt::format("a board has 1 to {} holes", kMostHoles));
  }
  const Holes outside = ~problem.board.all();
  if ((problem.start & outside) != 0 || (problem.finish.pegs.value_or(0) & outside) != 0) {
    return fail("there are pegs outside the board", (problem.start & outside) != 0 ? "start" : "finish",
                fmt::format("the board has the holes 1 to {}", problem.board.size()));
  }
  return {};
}

Result<Answer> judged(Answer answer, const Problem& problem) {
  if (answer.verdict != Verdict::solved) {
    answer.line.clear();
    return answer;
  }
  const PegsRuling ruling = judge_pegs(problem.board, problem.start, problem.finish.pegs, answer.line);
  if (!ruling.finished) {
    return fail("the judge rejects the line found", {},
                ruling.accepted ? "it does not reach the finish" : ruling.reason);
  }
  answer.moves = count_sweeps(answer.line);
  return answer;
}

}  // namespace

const std::vector<MethodInfo>& method_list() {
  static const std::vector<MethodInfo> kList = [] {
    std::vector<MethodInfo> list;
    for (const NamedMethod& method : named_methods()) {
      list.push_back(method.info);
    }
    return list;
  }();
  return kList;
}

std::string_view to_text(Reason reason) {
  switch (reason) {
    case Reason::none:
      return "none";
    case Reason::position_class:
      return "class";
    case Reason::pagoda:
      return "pagoda";
    case Reason::exhausted:
      return "exhausted";
  }
  return {};
}

Result<Answer> solve(std::string_view method, const Problem& problem, const MethodOptions& options) {
  const auto& methods = named_methods();
  const auto found =
      std::find_if(methods.begin(), methods.end(), [&](const NamedMethod& named) { return named.info.name == method; });
  if (found == methods.end()) {
    std::vector<std::string_view> names;
    for (const NamedMethod& named : methods) {
      names.push_back(named.info.name);
    }
    return fail(fmt::format("unknown method {}", quote_input(method)), {}, nearest_name_hint(method, names));
  }
  if (const auto checked = check_problem(problem); !checked) {
    return tl::unexpected(checked.error());
  }
  if (problem.finish.reached(problem.start)) {
    Answer answer;
    answer.verdict = Verdict::solved;
    answer.halt = Halt::found;
    answer.fewest = true;
    return judged(std::move(answer), problem);
  }
  return judged(found->call(problem, Layout(problem.board), options), problem);
}

}  // namespace sabar::pegs
