// The comparison of strategies: the same figures whatever the threads, intervals that are right, a page that stands
// alone.
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <sabar/lab/strategies/html.hpp>
#include <sabar/lab/strategies/report.hpp>
#include <sabar/lab/strategies/words.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/search.hpp>

#include "has.hpp"

namespace sabar::lab {
namespace {

trials::TrialOptions options_for(std::string_view game, std::vector<std::string> solvers, std::uint64_t count) {
  trials::TrialOptions options;
  const auto found = find_game(game);
  EXPECT_TRUE(found) << game;
  options.rules = (*found)->rules;
  options.solvers = std::move(solvers);
  options.count = count;
  options.budget.nodes = 2000;
  return options;
}

trials::Outcome outcome(Verdict verdict, std::uint64_t nodes = 10, std::uint64_t moves = 5) {
  return {verdict, verdict == Verdict::solved ? Halt::found : Halt::stuck, nodes, moves, 0.001};
}

TEST(Strategies, ThreadsDoNotChangeTheFigures) {
  const trials::TrialOptions options = options_for("klondike", {"greedy-paper", "greedy", "random", "auto"}, 20);
  const auto one = run_strategies(options);
  const auto three = run_strategies(options, 3);
  ASSERT_TRUE(one && three);
  ASSERT_EQ(one->deals.size(), 20U);
  ASSERT_EQ(three->deals.size(), 20U);
  for (std::size_t deal = 0; deal < 20; ++deal) {
    for (std::size_t i = 0; i < options.solvers.size(); ++i) {
      EXPECT_EQ(one->deals[deal][i].verdict, three->deals[deal][i].verdict);
      EXPECT_EQ(one->deals[deal][i].halt, three->deals[deal][i].halt);
      EXPECT_EQ(one->deals[deal][i].nodes, three->deals[deal][i].nodes);
      EXPECT_EQ(one->deals[deal][i].moves, three->deals[deal][i].moves);
    }
  }
}

// What is measured of a deal depends neither on the range it stands in nor on the strategies beside it.
TEST(Strategies, ADealIsPlayedAlikeInEveryRun) {
  const auto wide = run_strategies(options_for("klondike", {"greedy", "greedy-paper"}, 12));
  trials::TrialOptions options = options_for("klondike", {"greedy-paper"}, 3);
  options.first = Natural(10);
  const auto narrow = run_strategies(options);
  ASSERT_TRUE(wide && narrow);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(wide->deals[9 + i][1].nodes, narrow->deals[i][0].nodes);
    EXPECT_EQ(wide->deals[9 + i][1].verdict, narrow->deals[i][0].verdict);
  }
}

TEST(Strategies, AnotherSeedDrawsOtherLots) {
  trials::TrialOptions options = options_for("yukon", {"random"}, 10);
  const auto one = run_strategies(options);
  options.seed = 2;
  const auto two = run_strategies(options);
  ASSERT_TRUE(one && two);
  bool differ = false;
  for (std::size_t i = 0; i < 10; ++i) differ = differ || one->deals[i][0].nodes != two->deals[i][0].nodes;
  EXPECT_TRUE(differ);
}

TEST(Strategies, StopsWhenAskedAndKeepsWholeDealsOnly) {
  const auto run = run_strategies(options_for("klondike", {"greedy", "random"}, 1'000'000), 1,
                                  [](std::uint64_t done, std::uint64_t) { return done < 5; });
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->stopped);
  EXPECT_LT(run->deals.size(), 1'000'000U);
  for (const auto& deal : run->deals) EXPECT_EQ(deal.size(), 2U);
}

TEST(Strategies, WrongNamesAndGamesAreErrors) {
  EXPECT_EQ(run_strategies(options_for("klondike", {"gredy"}, 1)).error().hint, "did you mean 'greedy'?");
  EXPECT_FALSE(run_strategies(options_for("klondike", {"greedy", "greedy"}, 1)));
  EXPECT_FALSE(run_strategies(options_for("klondike", {}, 1)));
  EXPECT_FALSE(run_strategies(options_for("klondike", {"greedy"}, 0)));
  EXPECT_FALSE(run_strategies(options_for("klondike", {"greedy"}, kMaxStrategyDeals + 1)));
  const auto golf = run_strategies(options_for("golf", {"greedy-paper"}, 1));
  ASSERT_FALSE(golf);
  EXPECT_EQ(golf.error().where, "deal 1");
}

TEST(Strategies, G3_TheUsualOnesLeaveThePaperOutWhereItCannotPlay) {
  EXPECT_EQ(usual_strategies((*find_game("klondike"))->rules),
            (std::vector<std::string>{"greedy-paper", "greedy", "random", "dfs-paper", "auto"}));
  EXPECT_EQ(usual_strategies((*find_game("golf"))->rules),
            (std::vector<std::string>{"greedy", "random", "dfs-paper", "auto"}));
}

TEST(StrategiesReport, WhatCanBeWonIsWhatTheyKnowTogether) {
  StrategiesRun run;
  run.strategies = {"greedy", "auto"};
  run.deals = {{outcome(Verdict::solved, 10, 4), outcome(Verdict::solved)},
               {outcome(Verdict::unknown, 20), outcome(Verdict::solved)},
               {outcome(Verdict::unknown, 90), outcome(Verdict::unsolvable)},
               {outcome(Verdict::solved, 40, 8), outcome(Verdict::unknown)},
               {outcome(Verdict::unknown, 50), outcome(Verdict::unknown)}};
  const StrategiesReport report = report_strategies(run);
  EXPECT_TRUE(report.winnable.asked);
  EXPECT_EQ(report.winnable.can, 3U);
  EXPECT_EQ(report.winnable.cannot, 1U);
  EXPECT_EQ(report.winnable.undecided(), 1U);
  EXPECT_DOUBLE_EQ(report.winnable.share().low, 0.6);
  EXPECT_DOUBLE_EQ(report.winnable.share().high, 0.8);
  EXPECT_DOUBLE_EQ(report.winnable.share_won(2).low, 0.5);
  EXPECT_DOUBLE_EQ(report.winnable.share_won(2).high, 2.0 / 3);
  const StrategyFigures& greedy = report.strategies[0];
  EXPECT_EQ(greedy.won, 2U);
  EXPECT_EQ(greedy.unknown(), 3U);
  EXPECT_EQ(greedy.unknown_by[static_cast<std::size_t>(Halt::stuck)], 3U);
  EXPECT_DOUBLE_EQ(greedy.nodes.mean, 42);
  EXPECT_DOUBLE_EQ(greedy.nodes.median, 40);
  EXPECT_DOUBLE_EQ(greedy.moves.median, 6);  // of the two games won
}

TEST(StrategiesReport, StrategiesAloneCannotTellWhatCanBeWon) {
  StrategiesRun run;
  run.strategies = {"greedy", "random"};
  run.deals = {{outcome(Verdict::solved), outcome(Verdict::unknown)}};
  EXPECT_FALSE(report_strategies(run).winnable.asked);
}

StrategiesReport sample_report(bool with_solver) {
  StrategiesRun run;
  run.strategies = {"greedy-paper", with_solver ? "auto" : "random"};
  run.deals = {{outcome(Verdict::solved), outcome(Verdict::solved, 1234)},
               {outcome(Verdict::unknown), outcome(with_solver ? Verdict::unsolvable : Verdict::unknown, 0)},
               {outcome(Verdict::unknown), outcome(Verdict::unknown, 100000)}};
  return report_strategies(run);
}

void expect_alone(std::string_view page) {
  for (const std::string_view foreign : {"http://", "https://", "<script", "<link", "<img", "@import", "url("}) {
    EXPECT_FALSE(has(page, foreign)) << foreign;
  }
  for (const std::string_view nonsense : {">nan", " nan", ">inf<", "{0}", "{1}", "{}"})
    EXPECT_FALSE(has(page, nonsense)) << nonsense;
  std::set<std::string_view> ids;
  for (std::size_t at = page.find(" id=\""); at != std::string_view::npos; at = page.find(" id=\"", at + 1)) {
    const std::string_view rest = page.substr(at + 5);
    EXPECT_TRUE(ids.insert(rest.substr(0, rest.find('"'))).second);
  }
}

TEST(StrategiesPage, SaysEverythingInBothLanguages) {
  StrategiesPage page{"Klondike", "a5e8873b99fd", "1..3", "sabar", 1, 100000, Language::english, "sabar lab 'x' < y"};
  const std::string english = strategies_page(sample_report(true), page);
  expect_alone(english);
  EXPECT_TRUE(has(english, "<html lang=\"en\">"));
  EXPECT_TRUE(has(english, "33.3&nbsp;%"));
  EXPECT_TRUE(has(english, "class=\"band\""));
  EXPECT_TRUE(has(english, "of those that can be won"));
  EXPECT_TRUE(has(english, "sabar lab &#39;x&#39; &lt; y"));
  page.language = Language::indonesian;
  const std::string indonesian = strategies_page(sample_report(true), page);
  expect_alone(indonesian);
  EXPECT_TRUE(has(indonesian, "<html lang=\"id\">"));
  EXPECT_TRUE(has(indonesian, "33,3&nbsp;%"));
  EXPECT_TRUE(has(indonesian, "dari yang dapat dimenangkan"));
}

TEST(StrategiesPage, WithoutASolverItDoesNotPretend) {
  const StrategiesPage page{"Klondike", "a5e8", "1..3", "sabar", 1, 1000, Language::english, ""};
  const std::string html = strategies_page(sample_report(false), page);
  expect_alone(html);
  EXPECT_FALSE(has(html, "<rect class=\"band\" x=\"0"));
  EXPECT_TRUE(has(html, "is not known"));
  expect_alone(strategies_page(report_strategies({}), page));
}

// The list of solvers brings the English summaries.
TEST(StrategiesPage, EverySolverHasASummaryInEveryLanguage) {
  for (const LanguageInfo& info : kOfferedLanguages) {
    for (const SolverInfo& solver : solver_list()) {
      const auto summary = html::strategy_summary(html::strategies_words(info.language), solver.name);
      EXPECT_EQ(summary == solver.summary, info.language == Language::english) << info.tag << ": " << solver.name;
    }
  }
}

}  // namespace
}  // namespace sabar::lab
