// A problem is the unit of work: a thread takes the next one and gives it to every method.
#include <algorithm>
#include <bit>
#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/lab/pegs/growth.hpp>
#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/trials/worker_pool.hpp>

namespace sabar::lab {
namespace {

constexpr int kLotTries = 20'000;
constexpr int kFewestPegs = 4;
constexpr int kMostSizes = 16;
constexpr int kFewestRows = 2;

struct SizedProblem {
  bool position = false;  // of the second series
  std::size_t size = 0;
  pegs::Problem problem;
};

struct MethodOutcome {
  Verdict verdict = Verdict::unknown;
  std::uint64_t boards = 0;
  double seconds = 0;
};

Result<> check_method_names(const std::vector<std::string>& methods) {
  if (methods.empty()) return fail("no method to compare", {}, "`sabar pegs solve --help` lists them");
  std::vector<std::string_view> names;
  for (const pegs::MethodInfo& info : pegs::method_list()) names.push_back(info.name);
  for (auto name = methods.begin(); name != methods.end(); ++name) {
    if (std::find(names.begin(), names.end(), *name) == names.end()) {
      return fail(fmt::format("unknown method {}", quote_input(*name)), {}, nearest_name_hint(*name, names));
    }
    if (std::find(methods.begin(), name, *name) != name) {
      return fail(fmt::format("{} stands twice in the list", quote_input(*name)), {}, "name each method once");
    }
  }
  return {};
}

// Every hole of the board as vacancy, one for each class of holes that symmetries exchange.
void add_vacancies(const pegs::Board& board, std::vector<SizedProblem>& problems) {
  const pegs::Layout layout(board);
  for (std::size_t hole = 0; hole < board.size() && !layout.jumps().empty(); ++hole) {
    if (layout.canonical(pegs::bit(hole)) == pegs::bit(hole)) {
      problems.push_back({false, board.size(), pegs::Problem::vacancy(board, hole, pegs::Finish::any())});
    }
  }
}

std::uint64_t seed_of_lot(const PegsGrowthOptions& options, int pegs, std::uint64_t number) {
  SplitMix64 mix(options.seed);
  SplitMix64 second(mix() ^ number);
  return second() ^ static_cast<std::uint64_t>(pegs);
}

void add_positions(const PegsGrowthOptions& options, std::vector<SizedProblem>& problems) {
  const pegs::Layout layout(options.board);
  const int most = std::popcount(options.start);
  const int step = std::max(1, (most - kFewestPegs + kMostSizes - 1) / kMostSizes);
  for (int pegs = kFewestPegs + std::max(0, most - kFewestPegs) % step; pegs <= most; pegs += step) {
    for (std::uint64_t i = 0; i < options.count; ++i) {
      if (const auto lot =
              position_by_lot(layout, options.start, pegs, seed_of_lot(options, pegs, options.first + i))) {
        problems.push_back({true, static_cast<std::size_t>(pegs), {options.board, *lot, pegs::Finish::any()}});
      }
    }
  }
}

std::vector<SizedProblem> problems_of(const PegsGrowthOptions& options) {
  std::vector<SizedProblem> problems;
  const int rows = options.board.holes.back().row + 1;
  for (int row = std::min(kFewestRows, rows); row <= rows; ++row) {
    add_vacancies(first_rows(options.board, row), problems);
  }
  add_positions(options, problems);
  return problems;
}

Spread spread_of(std::vector<double> values) {
  if (values.empty()) return {};
  double sum = 0;
  for (const double value : values) sum += value;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return {sum / static_cast<double>(values.size()), *middle};
}

PegsEffort effort_of(const std::vector<MethodOutcome>& outcomes) {
  PegsEffort effort;
  std::vector<double> boards;
  std::vector<double> seconds;
  for (const MethodOutcome& outcome : outcomes) {
    effort.solved += outcome.verdict == Verdict::solved ? 1 : 0;
    effort.unsolvable += outcome.verdict == Verdict::unsolvable ? 1 : 0;
    effort.unknown += outcome.verdict == Verdict::unknown ? 1 : 0;
    boards.push_back(static_cast<double>(outcome.boards));
    seconds.push_back(outcome.seconds);
  }
  effort.boards = spread_of(std::move(boards));
  effort.seconds = spread_of(std::move(seconds));
  // A search that was cut off below the median could have gone beyond it.
  effort.median_cut = std::ranges::any_of(outcomes, [&](const MethodOutcome& outcome) {
    return outcome.verdict == Verdict::unknown && static_cast<double>(outcome.boards) <= effort.boards.median;
  });
  return effort;
}

// One of them has solved what another calls unsolvable: a fault that must not end up in a table.
Result<> check_methods_agree(const std::vector<std::string>& methods, const std::vector<MethodOutcome>& outcomes) {
  const auto first = [&](Verdict verdict) {
    const auto found = std::ranges::find(outcomes, verdict, &MethodOutcome::verdict);
    return static_cast<std::size_t>(found - outcomes.begin());
  };
  const std::size_t solved = first(Verdict::solved);
  const std::size_t unsolvable = first(Verdict::unsolvable);
  if (solved == outcomes.size() || unsolvable == outcomes.size()) return {};
  return fail(fmt::format("{} has solved what {} calls unsolvable", methods[solved], methods[unsolvable]), {},
              "this is a fault of the program; please report the board");
}

// Fewer outcomes than methods when it was stopped.
Result<std::vector<MethodOutcome>> try_methods(const PegsGrowthOptions& options, const pegs::Problem& problem,
                                               const Guard& guard) {
  std::vector<MethodOutcome> outcomes;
  for (const std::string& method : options.methods) {
    const auto start = std::chrono::steady_clock::now();
    const auto answer = pegs::solve(method, problem, {options.budget, guard});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (!answer) return tl::unexpected(answer.error());
    if (answer->halt == Halt::stopped) break;
    outcomes.push_back({answer->verdict, answer->boards, time.count()});
  }
  if (const auto agreed = check_methods_agree(options.methods, outcomes); !agreed) {
    return tl::unexpected(agreed.error());
  }
  return outcomes;
}

// The problems of one size, with the outcomes of all methods for those that were finished.
class SizeGatherer {
public:
  explicit SizeGatherer(std::size_t methods) : by_method_(methods) {}

  void add(const SizedProblem& problem, const std::vector<MethodOutcome>& outcomes, PegsGrowth& growth) {
    if (problem.position != position_ || problem.size != size_.size) finish(growth);
    position_ = problem.position;
    size_.size = problem.size;
    if (outcomes.size() < by_method_.size()) return;
    ++size_.problems;
    for (std::size_t method = 0; method < by_method_.size(); ++method) by_method_[method].push_back(outcomes[method]);
  }

  void finish(PegsGrowth& growth) {
    for (auto& outcomes : by_method_) size_.methods.push_back(effort_of(std::exchange(outcomes, {})));
    PegsSize size = std::exchange(size_, {});
    if (size.problems > 0) (position_ ? growth.positions : growth.boards).push_back(std::move(size));
  }

private:
  std::vector<std::vector<MethodOutcome>> by_method_;
  PegsSize size_;
  bool position_ = false;
};

}  // namespace

pegs::Board first_rows(const pegs::Board& board, int rows) {
  pegs::Board cut = board;
  cut.start.reset();
  cut.finish.reset();
  std::erase_if(cut.holes, [&](const pegs::Point& hole) { return hole.row >= rows; });
  // Holes of a board begin at its left edge.
  std::int8_t left = INT8_MAX;
  for (const pegs::Point& hole : cut.holes) left = std::min(left, hole.column);
  for (pegs::Point& hole : cut.holes) hole.column = static_cast<std::int8_t>(hole.column - left);
  return cut;
}

std::optional<pegs::Holes> position_by_lot(const pegs::Layout& layout, pegs::Holes start, int pegs,
                                           std::uint64_t seed) {
  SplitMix64 lots(seed);
  for (int i = 0; i < kLotTries; ++i) {
    pegs::Holes board = start;
    std::vector<pegs::Holes> next;
    do {
      if (std::popcount(board) <= pegs) return std::popcount(board) == pegs ? std::optional(board) : std::nullopt;
      next.clear();
      for (const pegs::Jump& jump : layout.jumps()) {
        if (jump.fits(board)) next.push_back(board ^ jump.mask);
      }
      board = next.empty() ? board : next[draw_below(lots, next.size())];
    } while (!next.empty());
  }
  return std::nullopt;
}

Result<PegsGrowth> measure_pegs_growth(const PegsGrowthOptions& options, const Progress& progress) {
  if (const auto checked = check_method_names(options.methods); !checked) return tl::unexpected(checked.error());
  if (options.count < 1 || options.count > kMaxPegsPositions) {
    return fail(fmt::format("{} positions of each size are out of range", options.count), {},
                fmt::format("1..{}", kMaxPegsPositions));
  }
  const std::vector<SizedProblem> problems = problems_of(options);
  PegsGrowth growth;
  growth.methods = options.methods;
  SizeGatherer gatherer(options.methods.size());
  trials::WorkerPool pool;
  std::size_t next = 0;
  std::size_t shown = 0;
  std::size_t finished = 0;
  trials::OrderedWork<std::size_t, std::vector<MethodOutcome>> work;
  work.next = [&] { return next < problems.size() ? std::optional(next++) : std::nullopt; };
  work.work = [&](std::size_t index) { return try_methods(options, problems[index].problem, pool.guard()); };
  work.show = [&](const std::vector<MethodOutcome>& outcomes) {
    gatherer.add(problems[shown++], outcomes, growth);
    finished += outcomes.size() == options.methods.size() ? 1 : 0;
  };
  work.look = [&](std::uint64_t done) { return !progress || progress(done, problems.size()); };
  const std::size_t useful = std::min(options.threads, problems.size());
  if (const auto done = run_in_order(pool, useful, work); !done) return tl::unexpected(done.error());
  gatherer.finish(growth);
  growth.stopped = finished < problems.size();
  return growth;
}

}  // namespace sabar::lab
