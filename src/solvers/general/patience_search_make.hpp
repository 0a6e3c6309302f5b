// The body of make_patience_search(). With SABAR_FEW_SOLVERS those that only a study asks for are left out.
#pragma once

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/search/backtrack.hpp>
#include <sabar/search/beam.hpp>
#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/search/levels.hpp>
#include <sabar/search/reference.hpp>
#include <sabar/solvers/general/burial_score.hpp>
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
  // Where passes end, draws are moves of their own: they lead from level to level.
  [[nodiscard]] std::unique_ptr<Search> levels(const Budget& budget, const BurialWeights& weights,
                                               std::size_t width) const {
    SearchOptions options = with(budget);
    if (PatienceLevel::passes_end(rules())) {
      options.without.emplace_back(StockMacros::kName);
    }
    return std::make_unique<MacroSearch<Engine, Hope, Levels<Hope, BurialScore, PatienceLevel>>>(
        board_, options, BurialScore(rules(), facts(), weights), PatienceLevel(rules(), facts(), true), width);
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

// The stages of `auto`, put together one by one.
template <class Engine>
class StageList {
public:
  StageList(const SearchMaker<Engine>& maker, const patience::Facts& facts)
      : maker_(maker), weights_(burial_weights(facts)) {}

  void add_best(std::uint64_t nodes, const Weights& weights) {
    add("best-first", nodes,
        [maker = maker_, weights](const Budget& budget) { return maker.best_first(budget, weights); });
  }
  void add_beam(std::size_t width, const Weights& weights) {
    add(fmt::format("beam {}", width), kNoLimit,
        [maker = maker_, weights, width](const Budget& budget) { return maker.beam(budget, weights, width); });
  }
  void add_depth(std::uint64_t nodes) {
    add("depth-first", nodes, [maker = maker_](const Budget& budget) { return maker.depth_first(budget); });
  }
  // With the first so many sets of weights, one after the other.
  void add_levels(std::size_t width, std::size_t sets = 2) {
    for (const BurialWeights& weights : std::span(weights_).first(sets)) {
      add(fmt::format("levels {}", width), kNoLimit,
          [maker = maker_, weights, width](const Budget& budget) { return maker.levels(budget, weights, width); });
    }
  }
  [[nodiscard]] std::vector<Stage> take() { return std::move(stages_); }

private:
  template <class Make>
  void add(std::string name, std::uint64_t nodes, Make make) {
    stages_.push_back({std::move(name), nodes, std::move(make)});
  }

  SearchMaker<Engine> maker_;
  std::array<BurialWeights, 2> weights_;
  std::vector<Stage> stages_;
};

template <class Engine>
std::unique_ptr<Search> SearchMaker<Engine>::stages() const {
  const Weights plain;
  const Weights orderly{2, 6, 4, 3, 3, 6};
  const Weights roomy{4, 6, 3, 3, 2, 10};
  const bool draws = rules().draw > 0;
  const bool rows = draws && rules().draw_to != PileKind::waste;
  const bool by_levels = BurialScore::suits(rules()) && (rows || PatienceLevel::passes_end(rules()));
  StageList<Engine> list(*this, facts());
  if (rows) {
    // Rows are dealt: what counts is how a position looks before the next row comes.
    for (const std::size_t width : {25U, 100U, 300U}) {
      list.add_beam(width, plain);
    }
  }
  if (by_levels) {
    list.add_levels(30, 1);
  }
  list.add_best(6'000, plain);
  if (by_levels) {
    list.add_levels(150);
    list.add_depth(60'000);
    list.add_levels(700);
    list.add_levels(3'000);
  }
  if (by_levels && !rows) {
    list.add_depth(600'000);
    list.add_levels(12'000);
  }
  list.add_beam(100, plain);
  if (draws && !rows && only_pile(rules(), PileKind::reserve)) {
    // Canfield and its kin: deals that are not won at once are mostly lost, and exhausted without the detours of
    // others.
    list.add_depth(1'500'000);
  }
  list.add_best(60'000, roomy);
  list.add_beam(400, orderly);
  list.add_beam(400, roomy);
  list.add_depth(600'000);
  if (by_levels && rows) {
    list.add_levels(12'000);
  }
  list.add_beam(1'600, plain);
  list.add_depth(6'000'000);
  list.add_beam(6'400, orderly);
  list.add_depth(kNoLimit);
  return std::make_unique<StagedSearch>(options_.budget, list.take());
}

template <class Engine>
std::unique_ptr<Search> make_levels_search(const std::shared_ptr<const Board<Engine>>& board,
                                           const SearchOptions& options, const BurialWeights& weights,
                                           std::size_t width) {
  return SearchMaker<Engine>(board, options).levels(options.budget, weights, width);
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
  if (solver == "levels") {
    return make.levels(options.budget, burial_weights(board->engine.facts())[0], 1000);
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
