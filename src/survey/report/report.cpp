#include <algorithm>

#include <fmt/format.h>

#include <sabar/survey/report/report.hpp>

namespace sabar::survey {
namespace {

constexpr std::uint64_t kFaultsNamed = 20;

// The figures of one solver as they come in.
class Gatherer {
public:
  Gatherer(std::string name, std::size_t hardest) : hardest_(hardest) {
    figures_.strategy = !trials::can_prove(name);
    figures_.name = std::move(name);
  }

  void add(std::uint64_t index, const trials::Outcome& outcome) {
    ++figures_.games;
    nodes_.push_back(static_cast<double>(outcome.nodes));
    seconds_.push_back(outcome.seconds);
    if (outcome.verdict == Verdict::solved) {
      ++figures_.won;
      moves_.push_back(static_cast<double>(outcome.moves));
    } else if (outcome.verdict == Verdict::unsolvable) {
      ++figures_.unsolvable;
    } else {
      ++figures_.unknown_by[static_cast<std::size_t>(outcome.halt)];
    }
    if (outcome.halt == Halt::fault && figures_.faults++ < kFaultsNamed) {
      faults_.push_back(index);
    }
    keep_hard(index, outcome);
  }

  SolverFigures finish(const Plan& plan) {
    figures_.nodes = spread_of(std::move(nodes_));
    figures_.seconds = spread_of(std::move(seconds_));
    figures_.moves = spread_of(std::move(moves_), report::Scale::even);
    for (const auto& [index, outcome] : hard_) {
      figures_.hardest.push_back({trials::number_of_deal(plan.work, index).text(), outcome});
    }
    for (const std::uint64_t index : faults_) {
      figures_.fault_deals.push_back(trials::number_of_deal(plan.work, index).text());
    }
    return std::move(figures_);
  }

private:
  using Hard = std::pair<std::uint64_t, trials::Outcome>;

  void keep_hard(std::uint64_t index, const trials::Outcome& outcome) {
    const auto harder = [](const Hard& a, const Hard& b) { return a.second.nodes > b.second.nodes; };
    const Hard entry{index, outcome};
    if (hard_.size() < hardest_ || (hardest_ > 0 && harder(entry, hard_.back()))) {
      hard_.insert(std::upper_bound(hard_.begin(), hard_.end(), entry, harder), entry);
      hard_.resize(std::min(hard_.size(), hardest_));
    }
  }

  SolverFigures figures_;
  std::size_t hardest_;
  std::vector<Hard> hard_;
  std::vector<std::uint64_t> faults_;
  std::vector<double> nodes_;
  std::vector<double> seconds_;
  std::vector<double> moves_;
};

}  // namespace

double SolverFigures::rate() const { return trials::share_of(won, games); }
double SolverFigures::rate_if_won() const { return trials::share_of(games - unsolvable, games); }

Result<SurveyReport> make_report(Store& store, std::size_t hardest) {
  SurveyReport report;
  report.plan = store.plan();
  std::vector<Gatherer> gatherers;
  for (const std::string& name : report.plan.work.solvers) {
    gatherers.emplace_back(name, hardest);
  }
  report.winnable = trials::Winnable::of(report.plan.work.solvers);
  // Counted first: while others work on the survey, what is done can only grow.
  const auto state = store.state();
  if (!state) {
    return tl::unexpected(state.error());
  }
  const auto read = store.each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view version) {
    ++report.deals;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      gatherers[i].add(index, outcomes[i]);
    }
    report.winnable.count(outcomes);
    if (std::ranges::find(report.versions, version) == report.versions.end()) {
      report.versions.emplace_back(version);
    }
  });
  if (!read) {
    return tl::unexpected(read.error());
  }
  if (report.deals < state->deals) {
    return fail(fmt::format("the answers of {} deals are missing", state->deals - report.deals), {},
                "the survey is damaged; make it anew");
  }
  for (Gatherer& gatherer : gatherers) {
    report.solvers.push_back(gatherer.finish(report.plan));
  }
  auto aside = store.set_aside();
  if (!aside) {
    return tl::unexpected(aside.error());
  }
  report.aside = *std::move(aside);
  return report;
}

Result<> write_csv(Store& store, const std::function<void(std::string_view)>& write) {
  const Plan& plan = store.plan();
  const std::string head = fmt::format("{},{},{},{}", plan.game.name, plan.game.identity.text(),
                                       scheme_info(plan.work.scheme).name, to_text(plan.work.order));
  const std::string tail = fmt::format("{},{},{},{}", plan.work.budget.nodes, plan.work.budget.bytes,
                                       fmt::join(plan.work.without, " "), plan.work.seed);
  write(
      "game,rules,scheme,order,deal,solver,verdict,halt,moves,nodes,seconds,node_limit,byte_limit,without,seed,"
      "version\n");
  return store.each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view version) {
    const std::string deal = trials::number_of_deal(plan.work, index).text();
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      const trials::Outcome& outcome = outcomes[i];
      write(fmt::format("{},{},{},{},{},{},{},{},{},{}\n", head, deal, plan.work.solvers[i], to_text(outcome.verdict),
                        to_text(outcome.halt), outcome.moves, outcome.nodes, outcome.seconds, tail, version));
    }
  });
}

}  // namespace sabar::survey
