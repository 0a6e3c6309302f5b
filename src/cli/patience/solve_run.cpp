#include <chrono>
#include <mutex>
#include <utility>

#include <fmt/format.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/solve_run.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/solvers/shortest/run_count.hpp>
#include <sabar/solvers/strategy/line_reason.hpp>
#include <sabar/trials/worker_pool.hpp>

namespace sabar::cli {
namespace {

using Clock = std::chrono::steady_clock;

// What the searches are doing, for the progress line.
class SearchStatus {
public:
  void tell(std::uint64_t nodes, std::string stage) {
    const std::scoped_lock lock(mutex_);
    nodes_ = nodes;
    stage_ = std::move(stage);
  }
  [[nodiscard]] std::string text() const {
    const std::scoped_lock lock(mutex_);
    const double millions = static_cast<double>(nodes_) / 1e6;
    return fmt::format("{}{}{:.1f} million nodes", stage_, stage_.empty() ? "" : ", ", millions);
  }

private:
  mutable std::mutex mutex_;
  std::uint64_t nodes_ = 0;
  std::string stage_;
};

// A search that says after every slice how far it is.
template <class S>
struct ToldSearch {
  S& search;
  SearchStatus& status;

  [[nodiscard]] bool done() const { return search.done(); }
  [[nodiscard]] Halt halt() const { return search.halt(); }
  void step(std::uint64_t nodes) {
    search.step(nodes);
    status.tell(search.nodes(), search.stage());
  }
};

// The reasons that the line itself tells.
void read_reasons(const SolvePlan& plan, SolvedDeal& result) {
  result.reasons.clear();
  for (const Reason& reason : reasons_on_line(plan.game.rules, result.deal.table, result.played)) {
    result.reasons.push_back(to_text(reason, *plan.explain));
  }
}

// A fault of the program that leaves the deal without a verdict.
void note_fault(const SolvePlan& plan, std::string reason, std::vector<Move> line, SolvedDeal& result) {
  result.solution.verdict = Verdict::unknown;
  result.solution.halt = Halt::fault;
  result.faults.push_back(
      {std::move(reason), plan.solver, result.model, plan.options, result.deal.table, std::move(line)});
}

void add_reasons(const SolvePlan& plan, const Search& search, SolvedDeal& result) {
  const bool stuck = result.solution.halt == Halt::stuck;
  result.played = stuck ? search.line() : result.solution.line;
  if (stuck) {
    if (const Ruling ruling = judge_line(plan.game.rules, result.deal.table, result.played); !ruling.accepted) {
      note_fault(plan, fmt::format("the judge rejects the line of the strategy: {}", ruling.reason),
                 std::exchange(result.played, {}), result);
    }
  }
  for (std::size_t i = 0; plan.explain && i < result.played.size(); ++i) {
    const Reason* reason = search.reason(i);
    if (reason == nullptr) {
      read_reasons(plan, result);  // the search has none of its own
      break;
    }
    result.reasons.push_back(to_text(*reason, *plan.explain));
  }
}

Result<> shorten(const SolvePlan& plan, const Guard& guard, SearchStatus& status, SolvedDeal& result) {
  const auto search = make_line_search(plan.game.rules, result.deal.table, result.solution.line, *plan.shorter);
  if (!search) {
    return tl::unexpected(search.error());
  }
  ToldSearch<LineSearch> told{**search, status};
  drive(told, guard);
  ShortLine line = conclude_line(**search, plan.game.rules, result.deal.table, result.solution.line);
  if (line.fault) {
    line.fault->solver = plan.solver;
    line.fault->options = plan.options;
    result.faults.push_back(*line.fault);
  }
  const Rules& rules = plan.game.rules;
  const Table& table = result.deal.table;
  const auto counted = [&](const std::vector<Move>& moves) {
    return plan.shorter->count_runs ? count_with_runs(rules, table, moves) : moves.size();
  };
  result.shortened = {counted(result.solution.line), line.at_least, line.shortest(), line.nodes, {}};
  if (can_count_runs(rules)) {
    result.shortened->with_runs = count_with_runs(rules, table, line.line);
  }
  result.solution.line = std::move(line.line);
  result.played = result.solution.line;
  return {};
}

Result<SolvedDeal> solve_one(const SolvePlan& plan, ListedDeal deal, Guard guard, SearchStatus& status) {
  const auto start = Clock::now();
  if (plan.seconds) {
    guard.deadline = start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*plan.seconds));
  }
  auto search = make_search(plan.solver, plan.game.rules, deal.table, plan.options);
  if (!search) {
    return tl::unexpected(search.error());
  }
  ToldSearch<Search> told{**search, status};
  const Halt halt = drive(told, guard);
  SolvedDeal result;
  result.deal = std::move(deal);
  result.solution = conclude(**search, plan.game.rules, result.deal.table, halt);
  result.model = (*search)->model();
  if (result.solution.fault) {
    result.faults.push_back(*result.solution.fault);
  }
  add_reasons(plan, **search, result);
  search->reset();  // its tables are not needed any more
  if (plan.shorter && result.solution.verdict == Verdict::solved) {
    if (auto good = shorten(plan, guard, status, result); !good) {
      return tl::unexpected(good.error());
    }
  }
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (plan.certificate && result.solution.verdict == Verdict::unsolvable) {
    guard.deadline.reset();
    result.certificate = write_certificate(plan.game, result.deal.table, *plan.certificate, guard);
    if (!*result.certificate && result.certificate->error().can_be_won) {
      note_fault(plan, "the search calls unsolvable what can be won, as its certificate shows", {}, result);
    }
  }
  return result;
}

}  // namespace

Result<SolveSummary> solve_deals(const SolvePlan& plan, DealList deals,
                                 const std::function<void(const SolvedDeal&)>& show) {
  ProgressMeter meter("Solving");
  SearchStatus status;
  SolveSummary summary;
  trials::WorkerPool pool;
  const std::uint64_t total = deals.size();
  bool good = true;  // false after a deal that could not be made, which is the last
  trials::OrderedWork<Result<ListedDeal>, SolvedDeal> work;
  work.next = [&]() -> std::optional<Result<ListedDeal>> {
    if (!good) {
      return std::nullopt;
    }
    auto deal = deals.next();
    good = deal.has_value();
    if (!deal) {
      return tl::unexpected(deal.error());
    }
    return *deal ? std::optional<Result<ListedDeal>>(**std::move(deal)) : std::nullopt;
  };
  work.work = [&](Result<ListedDeal> deal) -> Result<SolvedDeal> {
    return deal ? solve_one(plan, *std::move(deal), pool.guard(), status) : tl::unexpected(deal.error());
  };
  work.show = [&](const SolvedDeal& solved) {
    meter.clear();
    show(solved);
    ++summary.deals;
    summary.solved += solved.solution.verdict == Verdict::solved ? 1 : 0;
    summary.unsolvable += solved.solution.verdict == Verdict::unsolvable ? 1 : 0;
  };
  work.look = [&](std::uint64_t done) { return total == 1 ? meter.tell(status.text()) : meter.update(done, total); };
  if (const auto done = run_in_order(pool, plan.threads, work); !done) {
    return tl::unexpected(done.error());
  }
  summary.stopped = pool.stopped();
  return summary;
}

}  // namespace sabar::cli
