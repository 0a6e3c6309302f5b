#include <utility>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/judged_search.hpp>
#include <sabar/solvers/models/freecell/short_search.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/models/pairs/shortest.hpp>
#include <sabar/solvers/shortest/line_search.hpp>
#include <sabar/solvers/shortest/model_first.hpp>
#include <sabar/solvers/shortest/run_count.hpp>
#include <sabar/solvers/shortest/short_search.hpp>

namespace sabar {
namespace {

template <class Source>
Result<std::unique_ptr<LineSearch>> make_short_search(const Rules& rules, const Table& start,
                                                      const std::vector<Move>& line, const LineOptions& options) {
  using Engine = patience::Patience<Source>;
  Engine engine(rules);
  const auto position = engine.start(start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  const auto board = std::make_shared<const Board<Engine>>(Board<Engine>{std::move(engine), *position});
  return std::make_unique<ShortSearch<Engine>>(board, line, options);
}

Result<std::unique_ptr<LineSearch>> make_general(const Rules& rules, const Table& start, const std::vector<Move>& line,
                                                 const LineOptions& options) {
  return patience::SmallRules::fits(rules) ? make_short_search<patience::SmallRules>(rules, start, line, options)
                                           : make_short_search<patience::LoadedRules>(rules, start, line, options);
}

}  // namespace

std::uint64_t usual_short_nodes(const Rules& rules) {
  return freecell::fits_short(rules) ? freecell::kShortBeamNodes : kShortNodes;
}

bool can_count_runs(const Rules& rules) { return freecell::fits_short(rules); }

Result<std::unique_ptr<LineSearch>> make_line_search(const Rules& rules, const Table& start,
                                                     const std::vector<Move>& line, const LineOptions& options) {
  if (!judge_line(rules, start, line).won) {
    return fail("the line does not win", {}, "give a winning line");
  }
  if (freecell::fits_short(rules)) {
    auto model = freecell::make_short_search(rules, start, line, options);
    if (model && options.count_runs) {
      return model;
    }
    if (model) {
      return std::make_unique<ModelFirst>(std::move(model), rules, start, line,
                                          LineOptions{0, options.prove, options.bytes}, make_general);
    }
  }
  if (pairs::fits(rules)) {
    const std::uint64_t half = options.improve / 2;
    const std::uint64_t nodes = options.prove > kNoLimit - half ? kNoLimit : options.prove + half;
    if (auto model = pairs::make_pair_shortest(rules, start, line, {nodes, options.bytes})) {
      return std::make_unique<ModelFirst>(std::move(model), rules, start, line,
                                          LineOptions{options.improve - half, 0, options.bytes}, make_general);
    }
  }
  return make_general(rules, start, line, options);
}

ShortLine conclude_line(const LineSearch& search, const Rules& rules, const Table& start,
                        const std::vector<Move>& known) {
  ShortLine result{search.line(), 0, search.at_least(), search.nodes(), {}};
  if (const SearchFault* fault = search.fault()) {
    result.fault = *fault;
  }
  if (std::string reason = rejection(rules, start, result.line); !reason.empty()) {
    result.fault = shorter_line_fault(std::move(reason), start, std::exchange(result.line, known));
  }
  if (result.fault) {
    result.at_least = 0;
  }
  result.counted = search.counts_runs() ? count_with_runs(rules, start, result.line) : result.line.size();
  return result;
}

}  // namespace sabar
