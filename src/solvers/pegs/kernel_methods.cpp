// Methods that are kernels of src/search on the game of pegs: plain backtracking, and depth-first search with a table,
// which remembers every board that was entered. No board recurs on its own path, because pegs only leave, so a board
// met again is a board that failed.
#include <sabar/games/pegs/classes.hpp>
#include <sabar/search/backtrack.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/pegs/methods.hpp>
#include <sabar/solvers/pegs/whole/excluded.hpp>

namespace sabar::pegs {
namespace {

// Boards that a symmetry of the finish turns into each other have one key.
class SymmetricPegs : public Pegs {
public:
  SymmetricPegs(const Layout& layout, const Finish& finish)
      : Pegs(layout, finish), symmetries_(finish_symmetries(layout, finish)) {}

  [[nodiscard]] Key key(const State& position) const { return layout().canonical(position.pegs, symmetries_); }

private:
  std::vector<std::uint8_t> symmetries_;
};

static_assert(Game<SymmetricPegs>);

template <class K>
Answer run_kernel(K& kernel, const Pegs& game, const MethodOptions& options) {
  Answer answer;
  answer.halt = drive(kernel, options.guard);
  answer.verdict = verdict_of(answer.halt, K::kExhaustive);
  answer.reason = answer.verdict == Verdict::unsolvable ? Reason::exhausted : Reason::none;
  answer.boards = kernel.nodes();
  answer.bytes = kernel.bytes();
  if constexpr (requires { kernel.seen(); }) {
    answer.table = kernel.seen();
  }
  if (answer.verdict == Verdict::solved) {
    for (const Pegs::Move& move : kernel.line()) {
      answer.line.push_back(game.jump(move).hop());
    }
  }
  return answer;
}

}  // namespace

std::vector<std::uint8_t> finish_symmetries(const Layout& layout, const Finish& finish) {
  // The empty board stays where it is under all of them.
  return layout.symmetries_of(finish.pegs.value_or(0));
}

std::vector<Holes> possible_finishes(const Problem& problem) {
  if (problem.finish.pegs) {
    return {*problem.finish.pegs};
  }
  std::vector<Holes> finishes;
  for (Holes left = permitted_finishes(problem.board, problem.start); left != 0; left &= left - 1) {
    finishes.push_back(left & (~left + 1));
  }
  return finishes;
}

bool class_forbids(const Problem& problem) {
  return class_argument(problem.board, problem.start, problem.finish).has_value();
}

bool pagoda_forbids(const Problem& problem, const Layout& layout) {
  const auto finishes = possible_finishes(problem);
  return std::all_of(finishes.begin(), finishes.end(),
                     [&](Holes finish) { return find_pagoda(layout, problem.start, finish).has_value(); });
}

Answer impossible(Reason reason) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.halt = Halt::exhausted;
  answer.reason = reason;
  return answer;
}

Answer backtrack(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  const Pegs game(layout, problem.finish);
  Backtrack<Pegs> kernel(game, {problem.start}, options.budget);
  return run_kernel(kernel, game, options);
}

Answer hash(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  const Pegs game(layout, problem.finish);
  DepthFirst<Pegs> kernel(game, {problem.start}, options.budget);
  return run_kernel(kernel, game, options);
}

Answer symmetry(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  const SymmetricPegs game(layout, problem.finish);
  DepthFirst<SymmetricPegs> kernel(game, {problem.start}, options.budget);
  return run_kernel(kernel, game, options);
}

Answer pagoda(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  if (class_forbids(problem)) {
    return impossible(Reason::position_class);
  }
  if (pagoda_forbids(problem, layout)) {
    return impossible(Reason::pagoda);
  }
  const SymmetricPegs game(layout, problem.finish);
  DepthFirst<SymmetricPegs, Excluded> kernel(game, {problem.start}, options.budget,
                                             Excluded(problem, layout, options.guard));
  return run_kernel(kernel, game, options);
}

}  // namespace sabar::pegs
