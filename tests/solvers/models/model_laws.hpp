// What holds for every model: its moves are those of the rules, a search is the same in any slices, its lines are
// accepted, and what can be won can be won from every place on the way.
#pragma once

#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/solvers/search.hpp>

#include "cross_check/reduced.hpp"
#include "laws/games.hpp"

namespace sabar {

using MakeModel = Result<std::unique_ptr<Search>> (*)(const Rules&, const Table&, const SearchOptions&);

// On random walks from `deals` deals: by single moves the model's game reaches exactly the positions that the rules
// reach. `read` gives the model's state of a table; a position that a move does not change for the model is left out.
template <class Game, class ModelMove, class Deal, class Read>
void expect_moves_of_the_rules(const Rules& rules, const Game& game, std::uint64_t deals, const Deal& deal,
                               const Read& read) {
  const patience::SmallEngine engine(rules);
  std::mt19937_64 lots(5);
  MoveList<Move> moves;
  MoveList<ModelMove> links;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    auto state = *engine.start(deal(number));
    for (int i = 0; i < 40; ++i) {
      std::set<Key128> by_rules;
      std::set<Key128> by_links;
      const auto here = read(engine.table(state));
      engine.legal(state, moves);
      for (const Move& move : moves) {
        auto after = state;
        engine.apply(after, move);
        by_rules.insert(game.key(read(engine.table(after))));
      }
      game.legal(here, links);
      for (const ModelMove& move : links) {
        auto after = here;
        const auto back = game.apply(after, move);
        by_links.insert(game.key(after));
        game.undo(after, move, back);
        ASSERT_EQ(after, here);
      }
      by_rules.erase(game.key(here));
      ASSERT_EQ(by_rules, by_links) << "deal " << number << " move " << i;
      if (moves.empty()) {
        break;
      }
      engine.apply(state, moves[lots() % moves.size()]);
    }
  }
}

// Of a model alone, driven to its end; its line must be accepted by the judge.
inline Verdict judged_verdict(MakeModel make, const Rules& rules, const Table& table,
                              const std::vector<std::string>& without = {}) {
  SearchOptions options;
  options.without = without;
  const auto search = make(rules, table, options);
  if (!search) {
    ADD_FAILURE() << search.error().text();
    return Verdict::unknown;
  }
  drive(**search);
  const Verdict verdict = verdict_of((*search)->halt(), (*search)->complete());
  if (verdict == Verdict::solved) {
    const Ruling ruling = judge_line(rules, table, (*search)->line());
    EXPECT_TRUE(ruling.won) << ruling.reason;
  }
  return verdict;
}

inline void expect_same_in_slices(MakeModel make, const GameFile& game, const SearchOptions& options = {}) {
  for (std::uint64_t deal = 1; deal <= 5; ++deal) {
    const Table table = numbered_deal(game, deal);
    const auto whole = make(game.rules, table, options);
    const auto slices = make(game.rules, table, options);
    ASSERT_TRUE(whole && slices);
    (*whole)->step(kNoLimit / 2);
    for (std::uint64_t slice = 1; !(*slices)->done(); slice = slice % 7 + 1) {
      (*slices)->step(slice);
    }
    ASSERT_TRUE((*whole)->done());
    EXPECT_EQ((*whole)->halt(), (*slices)->halt());
    EXPECT_EQ((*whole)->nodes(), (*slices)->nodes());
    EXPECT_EQ((*whole)->line(), (*slices)->line());
    EXPECT_LE((*whole)->nodes(), options.budget.nodes == kNoLimit ? kNoLimit : options.budget.nodes + 32);
  }
}

// What is asked of positions on the way: that they are won, or, of a search with a budget that may lose its way, that
// they are not called lost.
enum class OnTheWay { won, not_lost };

// The first deal of 60 that the solver wins: all positions on its line, every `each`-th and the last of them.
inline void expect_taken_up_anywhere(std::string_view solver, std::string_view name, std::size_t each, OnTheWay wanted,
                                     const SearchOptions& options = {}) {
  const GameFile& game = **find_game(name);
  for (std::uint64_t number = 1; number <= 60; ++number) {
    const Table start = numbered_deal(game, number);
    const auto solution = solve(solver, game.rules, start, options);
    ASSERT_TRUE(solution.has_value()) << solution.error().text();
    if (solution->verdict != Verdict::solved) {
      continue;
    }
    auto judge = *Judge::begin(game.rules, start);
    for (std::size_t i = 0; i < solution->line.size(); ++i) {
      ASSERT_TRUE(judge.play(solution->line[i]).has_value());
      if (i % each != each - 1 && i + 1 != solution->line.size()) {
        continue;
      }
      const auto rest = solve(solver, game.rules, judge.table(), options);
      ASSERT_TRUE(rest.has_value()) << rest.error().text();
      ASSERT_TRUE(rest->verdict == Verdict::solved ||
                  (wanted == OnTheWay::not_lost && rest->verdict == Verdict::unknown))
          << name << " " << number << " after move " << i + 1;
    }
    EXPECT_TRUE(judge.won());
    return;
  }
  ADD_FAILURE() << "no deal of " << name << " was won";
}

}  // namespace sabar
