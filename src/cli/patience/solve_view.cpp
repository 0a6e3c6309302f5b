#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/patience/solve_view.hpp>
#include <sabar/rules/patience/move_writer.hpp>

namespace sabar::cli {

namespace {

// What stands before the line.
Json head_json(const SolvePlan& plan, const SolvedDeal& result) {
  const Solution& solution = result.solution;
  Json json;
  json["game"] = plan.game.name;
  json["rules"] = plan.game.identity.text();
  json["scheme"] = result.deal.scheme;
  json["deal"] = result.deal.number;
  json["verdict"] = to_text(solution.verdict);
  json["halt"] = to_text(solution.halt);
  if (!result.faults.empty()) {
    json["fault"] = result.faults.front().reason;
  }
  json["moves"] = solution.verdict == Verdict::solved ? Json(solution.line.size()) : Json();
  json["nodes"] = solution.nodes;
  json["seconds"] = result.seconds;
  json["solver"] = plan.solver;
  json["model"] = result.model.empty() ? Json() : Json(result.model);
  return json;
}

// What stands behind it.
Json rest_json(const SolvePlan& plan, const SolvedDeal& result) {
  Json json = Json::object();
  if (plan.shorter) {
    const auto& shortened = result.shortened;
    json["before"] = shortened ? Json(shortened->before) : Json();
    json["shortest"] = shortened && shortened->shortest;
    json["at_least"] = shortened ? Json(shortened->at_least) : Json();
    json["short_nodes"] = shortened ? Json(shortened->nodes) : Json();
    if (can_count_runs(plan.game.rules)) {
      json["run_moves"] = shortened ? Json(*shortened->with_runs) : Json();
    }
  }
  if (plan.explain) {
    json["reasons"] = result.reasons;
  }
  return json;
}

}  // namespace

std::string verdict_text(const SolvePlan& plan, const SolvedDeal& result) {
  const Solution& solution = result.solution;
  std::string more;
  if (solution.verdict == Verdict::solved) {
    more = fmt::format(" {} moves", solution.line.size());
    if (result.shortened && result.shortened->with_runs) {
      more += fmt::format(" ({} with runs as one)", *result.shortened->with_runs);
    }
  } else if (solution.verdict == Verdict::unknown) {
    more = fmt::format(" ({})", to_text(solution.halt));
  }
  std::string after;
  if (const auto& shortened = result.shortened) {
    after =
        fmt::format(", from {} moves with {} nodes: {}", shortened->before, shortened->nodes,
                    shortened->shortest ? "shortest" : fmt::format("shortest known, at least {}", shortened->at_least));
  }
  if (solution.verdict != Verdict::unknown && !result.faults.empty()) {
    after += ", after a fault of the program";
  }
  return fmt::format("{} {} rules {} {}{} {} nodes by {}{}", plan.game.name, result.deal.text(),
                     plan.game.short_identity(), to_text(solution.verdict), more, solution.nodes,
                     result.model.empty() ? plan.solver : result.model, after);
}

std::string explained_text(const SolvePlan& plan, const SolvedDeal& result) {
  std::size_t width = 0;
  std::vector<std::string> moves;
  for (const Move& move : result.played) {
    moves.push_back(to_text(plan.game.rules, move));
    width = std::max(width, moves.back().size());
  }
  std::string text;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text += fmt::format("{:>4}. {}  {}\n", i + 1, padded(moves[i], width), result.reasons[i]);
  }
  return text;
}

std::string solution_text(const SolvePlan& plan, const SolvedDeal& result) {
  // The line is most of the text and written as it is; a tree of its moves would take as long as the search.
  std::string text = json_line(head_json(plan, result));
  text.back() = ',';
  const std::vector<Move>& line = plan.explain ? result.played : result.solution.line;
  text += line.empty() ? R"("line":[)" : R"("line":[")";
  MoveWriter(plan.game.rules).append(text, line, R"(",")");
  text += line.empty() ? "]" : "\"]";
  if (const Json rest = rest_json(plan, result); !rest.empty()) {
    return text.append(",").append(json_line(rest), 1);
  }
  return text + '}';
}

}  // namespace sabar::cli
