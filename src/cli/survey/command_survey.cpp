// sabar survey: many deals, whose answers are kept; survey work: help on a server.
#include <algorithm>
#include <chrono>
#include <filesystem>

#include <fmt/format.h>

#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/limits.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/survey/command_survey.hpp>
#include <sabar/core/natural.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/survey/runner.hpp>
#include <sabar/trials/shares.hpp>
#include <sabar/version.hpp>

namespace sabar::cli {
namespace {

using Clock = std::chrono::steady_clock;

Result<> check_limits(const SurveyOptions& options) {
  if (auto good = check_memory(options.memory); !good) {
    return tl::unexpected(good.error());
  }
  if (auto good = check_threads(options.threads); !good) {
    return tl::unexpected(good.error());
  }
  if (options.resume && !survey::is_server(options.out) && !std::filesystem::exists(options.out)) {
    return fail("there is nothing to go on with", options.out, "leave --resume out to begin");
  }
  return {};
}

Result<> set_survey_deals(const SurveyOptions& options, survey::Plan& plan) {
  const auto range = parse_deal_argument(options.deals);
  if (!range || !range->path.empty()) {
    return fail(fmt::format("{} is no range of deals", quote_input(options.deals)), "--deals",
                "give numbers, as in 1..1000");
  }
  const auto scheme = parse_scheme(options.scheme);
  if (!scheme) {
    return tl::unexpected(scheme.error());
  }
  const auto order = options.order.empty() ? Result<DealOrder>(usual_order(plan.game.rules, *scheme))
                                           : parse_deal_order(options.order);
  if (!order) {
    return tl::unexpected(order.error());
  }
  plan.work.scheme = *scheme;
  plan.work.order = *order;
  plan.work.first = range->first;
  const auto further = distance(range->first, range->last);
  plan.work.count = further.value_or(survey::kMaxDeals) + 1;
  if (!further || plan.work.count > survey::kMaxDeals) {
    return fail("these are too many deals for one survey", "--deals", fmt::format("at most {}", survey::kMaxDeals));
  }
  return {};
}

Result<survey::Plan> survey_plan(const SurveyOptions& options) {
  auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  survey::Plan plan;
  plan.game = *std::move(game);
  plan.work.rules = plan.game.rules;
  if (auto dealt = set_survey_deals(options, plan); !dealt) {
    return tl::unexpected(dealt.error());
  }
  for (const std::string_view name : split_tokens(options.solvers)) {
    plan.work.solvers.emplace_back(name);
  }
  plan.work.budget = {options.nodes, bytes_of_memory(options.memory)};
  plan.work.without = options.without;
  plan.work.seed = options.seed;
  plan.chunk = options.chunk > 0 ? options.chunk : survey::usual_chunk(plan.deals());
  return plan;
}

// What would go wrong with the first deal is said before a store is made.
Result<> try_first_deal(const survey::Plan& plan) {
  if (auto named = trials::check_solver_names(plan.work.solvers); !named) {
    return named;
  }
  trials::TrialOptions trial = plan.work;
  trial.budget.nodes = std::min<std::uint64_t>(trial.budget.nodes, 1000);
  return trials::play_deal(trial, 0, {}).map([](const auto&) {});
}

survey::Worker this_worker(unsigned lease) {
  return {std::string(kVersion), std::chrono::seconds(lease), was_interrupted};
}

std::string time_left(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e9));
  return whole < 60     ? fmt::format("{} s", whole)
         : whole < 3600 ? fmt::format("{}:{:02} min", whole / 60, whole % 60)
                        : fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

// The rate of this run and from it the time left; what it has won so far, with Wilson's interval.
class SurveyMeter {
public:
  bool operator()(const survey::Advance& advance) {
    before_ = before_ ? before_ : advance.done;
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    const double rate = seconds > 0 ? static_cast<double>(advance.done - *before_) / seconds : 0;
    std::string text = fmt::format("{} of {} ({:.1f} %)", advance.done, advance.total,
                                   100.0 * static_cast<double>(advance.done) / static_cast<double>(advance.total));
    if (rate > 0 && advance.done < advance.total) {
      text +=
          fmt::format(", {:.3g}/s, {} left", rate, time_left(static_cast<double>(advance.total - advance.done) / rate));
    }
    if (advance.own > 0) {
      const Interval range = trials::wilson_interval(advance.won, advance.own);
      text += fmt::format(", won {:.1f} ± {:.1f} %", 50 * (range.low + range.high), 50 * (range.high - range.low));
    }
    return meter_.tell(text, static_cast<double>(advance.done) / static_cast<double>(advance.total));
  }

  void clear() { meter_.clear(); }

private:
  ProgressMeter meter_{"Survey"};
  Clock::time_point start_ = Clock::now();
  std::optional<std::uint64_t> before_;
};

Result<int> work_on(survey::Store& store, std::size_t threads) {
  const auto outcome = [&] {
    SurveyMeter meter;  // from here on Ctrl-C is a request
    fmt::print("{}\n", store.plan().title());
    std::fflush(stdout);
    return survey::run_survey(
        store, threads, [&](const survey::Advance& advance) { return meter(advance); },
        [&](const survey::FaultMet& met) {
          meter.clear();
          report_fault(store.plan().game, *met.fault, met.deal, met.verdict);
        });
  }();
  if (!outcome) {
    const Error& fault = outcome.error();
    return fail(fault.message, fault.where,
                fault.hint.empty() ? "what was done is kept, and the same command goes on" : fault.hint);
  }
  const auto state = store.state();
  if (!state) {
    return tl::unexpected(state.error());
  }
  fmt::print("{} of {} deals are done, {} of them by this run\n", state->deals, store.plan().deals(), outcome->own);
  if (outcome->faults > 0) {
    fmt::print(stderr, "sabar: {} of the program {} met; `sabar survey report` names the deals\n",
               counted(outcome->faults, "fault", "faults"), plural(outcome->faults, "was", "were"));
  }
  if (outcome->aside > 0) {
    fmt::print(stderr, "sabar: {} set aside after several tries; `sabar survey report` says why\n",
               counted(outcome->aside, "chunk is", "chunks are"));
  }
  if (outcome->stopped) {
    fmt::print(stderr, "sabar: stopped early; the same command goes on\n");
  }
  return static_cast<int>(kExitSuccess);
}

}  // namespace

Result<int> run_survey_command(const SurveyOptions& options) {
  if (auto good = check_limits(options); !good) {
    return tl::unexpected(good.error());
  }
  const auto plan = survey_plan(options);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  if (auto tried = try_first_deal(*plan); !tried) {
    return tl::unexpected(tried.error());
  }
  auto store = survey::open_to_work(options.out, *plan, this_worker(options.lease));
  if (!store) {
    return tl::unexpected(store.error());
  }
  return work_on(**store, usable_threads(options.threads));
}

Result<int> run_survey_work(const SurveyWorkOptions& options) {
  if (auto good = check_threads(options.threads); !good) {
    return tl::unexpected(good.error());
  }
  auto store = survey::join_work(options.address, this_worker(options.lease));
  if (!store) {
    return tl::unexpected(store.error());
  }
  return work_on(**store, usable_threads(options.threads));
}

std::string survey_help() {
  return "The answers are kept in a SQLite file, or on a PostgreSQL server (postgresql://user@host/database, one "
         "survey "
         "in a\n"
         "database), where any number of `sabar survey work ADDRESS` may join and leave. Ctrl-C or a crash loses "
         "nothing\n"
         "that was counted as done: the same command goes on. What is found does not depend on --threads.\n"
         "Several solvers or strategies may stand in --solver: each plays every deal.\n"
         "A fault of the program does not end a survey: it is kept as such, a report is written, and the exit code is "
         "3.\n"
         "docs/surveys.md tells more, also how to share the work in an array of jobs.\n"
         "Examples:\n"
         "  sabar survey klondike-3 --deals 1..10000 --scheme solvitaire --out klondike-3.db\n"
         "  sabar survey report klondike-3.db\n"
         "  sabar survey klondike --deals 1..1000 --solver auto,greedy-paper --out greedy.db\n"
         "  sabar survey freecell --deals 1..32000 --scheme ms --out postgresql://localhost/freecell";
}

std::string survey_work_help() {
  return "Works on the survey that is on the server until it is done. A worker that dies loses nothing: its chunks go\n"
         "to others when its lease has run out.\n"
         "Example:\n"
         "  sabar survey work postgresql://localhost/freecell";
}

}  // namespace sabar::cli
