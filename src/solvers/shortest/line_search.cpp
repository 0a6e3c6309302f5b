#include <fmt/format.h>

#include <sabar/check/judge.hpp>
#include <sabar/games/patience/engine.hpp>
#include <sabar/solvers/freecell/short_search.hpp>
#include <sabar/solvers/pairs/pair_board.hpp>
#include <sabar/solvers/pairs/pair_shortest.hpp>
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
      return std::make_unique<ModelFirst>(std::move(model), rules, start, LineOptions{0, options.prove, options.bytes},
                                          make_general);
    }
  }
  if (pairs::is_pair_game(rules)) {
    const std::uint64_t half = options.improve / 2;
    if (auto model = pairs::make_pair_shortest(rules, start, line, {options.prove + half, options.bytes})) {
      return std::make_unique<ModelFirst>(std::move(model), rules, start,
                                          LineOptions{options.improve - half, 0, options.bytes}, make_general);
    }
  }
  return make_general(rules, start, line, options);
}

Result<ShortLine> conclude_line(const LineSearch& search, const Rules& rules, const Table& start) {
  ShortLine result{search.line(), 0, search.at_least(), search.nodes()};
  const Ruling ruling = judge_line(rules, start, result.line);
  if (!ruling.won) {
    return fail(fmt::format("the judge rejects the shorter line: {}",
                            ruling.accepted ? "it does not end with a win" : ruling.reason),
                {}, "this is a fault of the program; please report the game and the deal");
  }
  result.counted = search.counts_runs() ? count_with_runs(rules, start, result.line) : result.line.size();
  return result;
}

}  // namespace sabar
