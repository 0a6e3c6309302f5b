// A problem is the unit of work: a thread takes the next one and gives it to every method.
#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <exception>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/lab/pegs/growth.hpp>
#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/splitmix64.hpp>

namespace sabar::lab {
namespace {

constexpr auto kPegsLook = std::chrono::milliseconds(20);
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

class PegsCrew {
public:
  explicit PegsCrew(const PegsGrowthOptions& options)
      : options_(options), problems_(problems_of(options)), results_(problems_.size()) {}

  Result<PegsGrowth> run(const Progress& progress) {
    std::vector<std::thread> threads;
    const std::size_t size = std::clamp<std::size_t>(options_.threads, 1, std::max<std::size_t>(1, problems_.size()));
    working_ = size;
    for (std::size_t i = 0; i < size; ++i) threads.emplace_back([this] { work(); });
    while (working_ > 0) {
      std::this_thread::sleep_for(kPegsLook);
      if (progress && !progress(done_, problems_.size())) stop_ = true;
    }
    for (std::thread& thread : threads) thread.join();
    return gather();
  }

private:
  using ProblemResult = Result<std::vector<MethodOutcome>>;

  void work() {
    for (std::size_t index = next_++; index < problems_.size() && !stop_; index = next_++) {
      ProblemResult result = attempt(index);
      if (!result) stop_ = true;
      if (!result || result->size() == options_.methods.size()) results_[index] = std::move(result);
      ++done_;
    }
    --working_;
  }

  // An exception must not leave the thread: there nobody could say what went wrong.
  ProblemResult attempt(std::size_t index) {
    try {
      return try_methods(problems_[index].problem);
    } catch (const std::exception& error) {
      return fail(error.what());
    }
  }

  // Fewer outcomes than methods when it was stopped.
  ProblemResult try_methods(const pegs::Problem& problem) {
    std::vector<MethodOutcome> outcomes;
    for (const std::string& method : options_.methods) {
      const auto start = std::chrono::steady_clock::now();
      const auto answer = pegs::solve(method, problem, {options_.budget, Guard{&stop_, std::nullopt}});
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      if (!answer) return tl::unexpected(answer.error());
      if (answer->halt == Halt::stopped) break;
      outcomes.push_back({answer->verdict, answer->boards, time.count()});
    }
    if (const auto agreed = check_methods_agree(options_.methods, outcomes); !agreed) {
      return tl::unexpected(agreed.error());
    }
    return outcomes;
  }

  Result<PegsGrowth> gather() {
    PegsGrowth growth;
    growth.methods = options_.methods;
    for (std::size_t first = 0; first < problems_.size();) {
      std::size_t last = first;
      while (last < problems_.size() && problems_[last].position == problems_[first].position &&
             problems_[last].size == problems_[first].size) {
        ++last;
      }
      if (auto added = add_size(growth, first, last); !added) return tl::unexpected(added.error());
      first = last;
    }
    return growth;
  }

  Result<> add_size(PegsGrowth& growth, std::size_t first, std::size_t last) {
    std::vector<std::vector<MethodOutcome>> by_method(options_.methods.size());
    PegsSize size{problems_[first].size, 0, {}};
    for (std::size_t i = first; i < last; ++i) {
      if (!results_[i]) {
        growth.stopped = true;
        continue;
      }
      if (!*results_[i]) return tl::unexpected(results_[i]->error());
      ++size.problems;
      for (std::size_t method = 0; method < by_method.size(); ++method) {
        by_method[method].push_back((**results_[i])[method]);
      }
    }
    for (const auto& outcomes : by_method) size.methods.push_back(effort_of(outcomes));
    if (size.problems > 0) (problems_[first].position ? growth.positions : growth.boards).push_back(std::move(size));
    return {};
  }

  const PegsGrowthOptions& options_;
  std::vector<SizedProblem> problems_;
  std::vector<std::optional<ProblemResult>> results_;  // each is written by one thread and read when all have ended
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<std::size_t> working_ = 0;
  std::atomic<bool> stop_ = false;
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
  return PegsCrew(options).run(progress);
}

}  // namespace sabar::lab
