// The body of make_patience_search(). With SABAR_FEW_SOLVERS those that only a study asks for are left out.
#pragma once

#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/search/backtrack.hpp>
#include <sabar/search/beam.hpp>
#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/search/reference.hpp>
#include <sabar/solvers/general/level.hpp>
#include <sabar/solvers/general/patience_search.hpp>
#include <sabar/solvers/general/score.hpp>
#include <sabar/solvers/general/staged_search.hpp>

namespace sabar {

template <class Engine>
class SearchMaker {
public:
  SearchMaker(std::shared_ptr<const Board<Engine>> board, const SearchOptions& options)
      : board_(std::move(board)), options_(options) {}

  [[nodiscard]] std::unique_ptr<Search> depth_first(const Budget& budget) const {
    return std::make_unique<MacroSearch<Engine, Proof, DepthFirst<Proof>>>(board_, with(budget));
  }
  [[nodiscard]] std::unique_ptr<Search> best_first(const Budget& budget, const Weights& weights) const {
    return std::make_unique<MacroSearch<Engine, Proof, BestFirst<Proof, PatienceScore>>>(board_, with(budget),
                                                                                         score(weights));
  }
  [[nodiscard]] std::unique_ptr<Search> beam(const Budget& budget, const Weights& weights, std::size_t width) const {
    return std::make_unique<MacroSearch<Engine, Hope, Beam<Hope, PatienceScore, PatienceLevel>>>(
        board_, with(budget), score(weights), PatienceLevel(rules(), facts()), width);
  }
  template <class Kernel>
  [[nodiscard]] std::unique_ptr<Search> plain() const {
    return std::make_unique<PlainSearch<Engine, Kernel>>(board_, options_.budget);
  }
  [[nodiscard]] std::unique_ptr<Search> stages() const;

private:
  using Proof = ProofGame<Engine>;
  using Hope = HopeGame<Engine>;

  [[nodiscard]] const Rules& rules() const { return board_->engine.rules(); }
  [[nodiscard]] const patience::Facts& facts() const { return board_->engine.facts(); }
  [[nodiscard]] PatienceScore score(const Weights& weights) const { return {rules(), facts(), weights}; }
  [[nodiscard]] SearchOptions with(const Budget& budget) const {
    SearchOptions options = options_;
    options.budget = budget;
    return options;
  }

  std::shared_ptr<const Board<Engine>> board_;
  SearchOptions options_;
};

template <class Engine>
std::unique_ptr<Search> SearchMaker<Engine>::stages() const {
  const Weights plain;
  const Weights orderly{2, 6, 4, 3, 3, 6};
  const Weights roomy{4, 6, 3, 3, 2, 10};
  std::vector<Stage> stages;
  const auto add_best = [&](std::uint64_t nodes, const Weights& weights) {
    stages.push_back({"best-first", nodes,
                      [maker = *this, weights](const Budget& budget) { return maker.best_first(budget, weights); }});
  };
  const auto add_beam = [&](std::size_t width, const Weights& weights) {
    stages.push_back({fmt::format("beam {}", width), kNoLimit, [maker = *this, weights, width](const Budget& budget) {
                        return maker.beam(budget, weights, width);
                      }});
  };
  const auto add_depth = [&](std::uint64_t nodes) {
    stages.push_back(
        {"depth-first", nodes, [maker = *this](const Budget& budget) { return maker.depth_first(budget); }});
  };
  if (rules().draw > 0 && rules().draw_to != PileKind::waste) {
    // Rows are dealt: what counts is how a position looks before the next row comes.
    for (const std::size_t width : {25U, 100U, 300U}) {
      add_beam(width, plain);
    }
  }
  add_best(6'000, plain);
  add_beam(100, plain);
  if (rules().draw > 0 && rules().draw_to == PileKind::waste && only_pile(rules(), PileKind::reserve)) {
    // Canfield and its kin: deals that are not won at once are mostly lost, and exhausted without the detours of
    // others.
    add_depth(1'500'000);
  }
  add_best(60'000, roomy);
  add_beam(400, orderly);
  add_beam(400, roomy);
  add_depth(600'000);
  add_beam(1'600, plain);
  add_depth(6'000'000);
  add_beam(6'400, orderly);
  add_depth(kNoLimit);
  return std::make_unique<StagedSearch>(options_.budget, std::move(stages));
}

template <class Engine>
std::unique_ptr<Search> make_patience_search(std::string_view solver, const std::shared_ptr<const Board<Engine>>& board,
                                             const SearchOptions& options) {
  const SearchMaker<Engine> make(board, options);
  if (solver == "auto") {
    return make.stages();
  }
  if (solver == "dfs") {
    return make.depth_first(options.budget);
  }
  if (solver == "best-first") {
    return make.best_first(options.budget, {});
  }
  if (solver == "beam") {
    return make.beam(options.budget, {}, 1000);
  }
#ifndef SABAR_FEW_SOLVERS
  if (solver == "backtrack") {
    return make.template plain<Backtrack<Engine>>();
  }
  if (solver == "reference") {
    return make.template plain<Reference<Engine>>();
  }
  if (solver == "dfs-paper") {
    return make.template plain<DepthFirst<Engine>>();
  }
#endif
  return nullptr;
}

}  // namespace sabar
