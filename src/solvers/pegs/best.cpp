// The quickest way to a first solution: beams of growing width, by the distance from the middle and from the finish in
// turn, then the complete search. Reasons that cost more than a small beam are looked for after the small ones.
#include <algorithm>
#include <optional>

#include <sabar/solvers/pegs/beam.hpp>

namespace sabar::pegs {
namespace {

constexpr std::size_t kFirstWidth = 16;
constexpr std::size_t kWidthToAsk = 256;      // from here on pagoda functions are asked first
constexpr std::size_t kLastWidth = 1U << 14;  // then everything
constexpr std::size_t kGrowth = 4;

// True if the beam has decided, or must not go on.
bool decided(Answer& answer) {
  if (answer.halt == Halt::exhausted) {
    answer.verdict = Verdict::unsolvable;
    answer.reason = Reason::exhausted;
  }
  return answer.halt != Halt::incomplete;
}

}  // namespace

Answer best(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  if (class_forbids(problem)) {
    return impossible(Reason::position_class);
  }
  Answer answer;
  std::vector<std::vector<std::int64_t>> costs = {distances_from_middle(problem.board)};
  if (problem.finish.pegs.value_or(0) != 0) {
    costs.push_back(distances_from(problem.board, *problem.finish.pegs));
  }
  std::optional<Excluded> excluded;
  for (std::size_t width = kFirstWidth; width <= kLastWidth; width *= kGrowth) {
    if (width == kWidthToAsk) {
      if (pagoda_forbids(problem, layout)) {
        Answer reason = impossible(Reason::pagoda);
        reason.boards = answer.boards;
        return reason;
      }
      excluded.emplace(problem, layout, options.guard);
    }
    Beam beam(problem, layout, excluded ? &*excluded : nullptr);
    for (const auto& cost : costs) {
      beam.run(width, cost, options, answer);
      // What a wide beam does not fit into may still be enough for the complete search.
      if (answer.halt != Halt::memory && decided(answer)) {
        return answer;
      }
    }
  }
  MethodOptions rest = options;
  rest.budget.nodes -= options.budget.nodes == kNoLimit ? 0 : answer.boards;
  Answer complete = pagoda(problem, layout, rest);
  complete.boards += answer.boards;
  complete.bytes = std::max(complete.bytes, answer.bytes);
  return complete;
}

}  // namespace sabar::pegs
