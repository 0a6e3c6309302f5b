#include <fmt/format.h>

#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/patience/difficulty_view.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>

namespace sabar::cli {
namespace {

// A meter that shows how far it is, and stops when the user wants.
struct ShownMeter {
  DifficultyMeter& meter;
  ProgressMeter& progress;
  bool stopped = false;

  [[nodiscard]] bool done() const { return meter.done() || stopped; }
  [[nodiscard]] Halt halt() const { return stopped ? Halt::stopped : meter.halt(); }
  void step(std::uint64_t nodes) {
    meter.step(nodes);
    stopped = !progress.tell(fmt::format("{:.1f} million nodes", static_cast<double>(meter.nodes()) / 1e6));
  }
};

std::string difficulty_text(const GameFile& game, const ListedDeal& deal, const Difficulty& parts) {
  const std::string head = fmt::format("{} {} rules {}", game.name, deal.text(), game.short_identity());
  if (parts.verdict != Verdict::solved) {
    const std::string why =
        parts.verdict == Verdict::unknown ? fmt::format(" ({})", to_text(parts.halt)) : std::string();
    const std::string_view hint =
        parts.halt == Halt::nodes ? "  no win is known, and so no difficulty; more nodes (--nodes) may find one\n" : "";
    return fmt::format("{} {}{} {} nodes\n{}", head, to_text(parts.verdict), why, parts.nodes, hint);
  }
  return fmt::format(
      "{} {} ({} points)\n"
      "  win found with  {} nodes, {} moves\n"
      "  first moves     {} of {} win{}\n"
      "  greedy          {}\n"
      "  random games    {} of {} won\n",
      head, to_text(parts.level), parts.points, parts.nodes, parts.line.size(), parts.winning_moves, parts.first_moves,
      parts.undecided_moves > 0 ? fmt::format(", {} undecided", parts.undecided_moves) : std::string(),
      parts.greedy_wins ? "wins" : "gets stuck", parts.random_wins, parts.random_games);
}

Json difficulty_json(const GameFile& game, const ListedDeal& deal, const Difficulty& parts) {
  const bool solved = parts.verdict == Verdict::solved;
  const auto if_solved = [solved](const auto& value) { return solved ? Json(value) : Json(); };
  Json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  json["scheme"] = deal.scheme;
  json["deal"] = deal.number;
  json["verdict"] = to_text(parts.verdict);
  json["halt"] = to_text(parts.halt);
  json["difficulty"] = if_solved(to_text(parts.level));
  json["points"] = if_solved(parts.points);
  json["nodes"] = parts.nodes;
  json["moves"] = if_solved(parts.line.size());
  json["first_moves"] = if_solved(parts.first_moves);
  json["winning_first_moves"] = if_solved(parts.winning_moves);
  json["undecided_first_moves"] = if_solved(parts.undecided_moves);
  json["greedy_wins"] = if_solved(parts.greedy_wins);
  json["random_games"] = if_solved(parts.random_games);
  json["random_wins"] = if_solved(parts.random_wins);
  return json;
}

}  // namespace

Result<SolveSummary> show_difficulties(const SolvePlan& plan, DealList deals, bool json) {
  SolveSummary summary;
  const DifficultyScale scale = scale_of(plan.game);
  ProgressMeter progress("Measuring");
  while (true) {
    const auto deal = deals.next();
    if (!deal) {
      return tl::unexpected(deal.error());
    }
    if (!*deal) {
      return summary;
    }
    DifficultyMeter meter(plan.game.rules, (*deal)->table, scale, plan.options.budget);
    ShownMeter shown{meter, progress};
    if (drive(shown) == Halt::stopped && !meter.done()) {
      summary.stopped = true;
      progress.clear();
      fmt::print(stderr, "sabar: stopped early; {} shown\n", counted(summary.deals, "deal is", "deals are"));
      return summary;
    }
    const auto parts = meter.result();
    if (!parts) {
      return fail(parts.error().message, (*deal)->text(), parts.error().hint);
    }
    progress.clear();
    json ? fmt::print("{}\n", json_line(difficulty_json(plan.game, **deal, *parts)))
         : fmt::print("{}", difficulty_text(plan.game, **deal, *parts));
    std::fflush(stdout);
    if (parts->fault) {
      report_fault(plan.game, *parts->fault, (*deal)->text(), parts->verdict);
    }
    ++summary.deals;
    summary.solved += parts->verdict == Verdict::solved ? 1 : 0;
    summary.unsolvable += parts->verdict == Verdict::unsolvable ? 1 : 0;
  }
}

}  // namespace sabar::cli
