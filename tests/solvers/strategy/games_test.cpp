// The strategies on every game: they end, every line is legal, and every move has a reason in both languages (G5).
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/session/patience/reason_text.hpp>
#include <sabar/solvers/strategy/greedy_score.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

#include "check/patience/positions.hpp"
#include "games/patience/deals.hpp"

namespace sabar {
namespace {

using positions::Position;

Table any_deal(const GameFile& game, std::uint64_t number) {
  return deal_of(game, Scheme::sabar, number, usual_order(game.rules, Scheme::sabar));
}

std::string fault_in_reason(const Reason& reason, Language language) {
  const std::string text = to_text(reason, language);
  const bool sentence = text.size() > 12 && text.ends_with('.') && text.find(": ") != std::string::npos;
  const bool clean = text.find("{}") == std::string::npos && text.find("  ") == std::string::npos;
  const bool capital = text[0] >= 'A' && text[0] <= 'Z';
  return sentence && clean && (capital || (text[0] >= '1' && text[0] <= '9')) ? std::string() : text;
}

class StrategyInEveryGame : public testing::TestWithParam<std::string_view> {};

TEST_P(StrategyInEveryGame, G5_EndsLegallyAndExplainsEveryMove) {
  std::size_t played = 0;
  for (const GameFile& game : game_list()) {
    const Table start = any_deal(game, 7);
    const auto search = make_strategy_search(GetParam(), game.rules, start, {});
    if (!search) {
      EXPECT_EQ(GetParam(), kGreedyPaper) << game.name << ": " << search.error().text();
      continue;
    }
    drive(**search);
    ASSERT_TRUE((*search)->halt() == Halt::found || (*search)->halt() == Halt::stuck) << game.name;
    const auto solution = conclude(**search, game.rules, start, (*search)->halt());
    ASSERT_FALSE(solution.fault) << game.name << ": " << solution.fault->reason;
    EXPECT_NE(solution.verdict, Verdict::unsolvable);
    const auto line = (*search)->line();
    const Ruling ruling = judge_line(game.rules, start, std::span(line).first(std::min<std::size_t>(line.size(), 300)));
    ASSERT_TRUE(ruling.accepted) << game.name << ": " << ruling.reason;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Reason* reason = (*search)->reason(i);
      ASSERT_NE(reason, nullptr) << game.name;
      ASSERT_NE(to_text(*reason, Language::english), "") << game.name;
      ASSERT_NE(to_text(*reason, Language::english), to_text(*reason, Language::indonesian)) << game.name;
    }
    EXPECT_EQ((*search)->reason(line.size()), nullptr);
    ++played;
  }
  EXPECT_GE(played, GetParam() == kGreedyPaper ? 100U : game_list().size());
}

INSTANTIATE_TEST_SUITE_P(Strategies, StrategyInEveryGame, testing::Values(kGreedyPaper, kGreedy, kRandom),
                         [](const auto& given) {
                           std::string name(given.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(StrategyWords, G5_EverySentenceIsOne) {
  std::set<Why> seen;
  for (const GameFile& game : game_list()) {
    for (const std::string_view name : {kGreedyPaper, kGreedy, kRandom}) {
      const auto player = Player::begin(name, game.rules, any_deal(game, 3));
      if (!player) {
        continue;
      }
      (*player)->play(200);
      for (const Reason& reason : (*player)->reasons()) {
        seen.insert(reason.why);
        for (const LanguageInfo& spoken : kOfferedLanguages) {
          const Language language = spoken.language;
          ASSERT_EQ(fault_in_reason(reason, language), "") << game.name;
        }
      }
    }
  }
  EXPECT_GE(seen.size(), 22U);
}

TEST(StrategyWords, G5_ReasonsNameCardsAndPhase) {
  const Position position = positions::position("columns 2 build down alternate move run\nfoundations 4",
                                                "t1: 8S 7H | t2: 9D | f1: AH 2H 3H 4H 5H 6H");
  auto player = *Player::begin(kGreedyPaper, position.rules, position.table, {3, {}});
  std::set<std::string> told;
  while (const auto advice = player->next()) {
    told.insert(to_text(advice->reason, Language::english));
    told.insert(to_text(advice->reason, Language::indonesian));
  }
  EXPECT_TRUE(told.contains(
      "Seven of hearts goes home: phase 1, the lot fell on column 1 and its foundation takes the top card."))
      << *told.begin();
  EXPECT_TRUE(told.contains(
      "Tujuh hati naik ke fondasi: fase 1, undian jatuh pada kolom 1 dan fondasi menerima kartu teratasnya."));
}

TEST(StrategyWords, EveryEndingIsSaid) {
  for (int i = 1; i <= static_cast<int>(Ending::bound); ++i) {
    const auto ending = static_cast<Ending>(i);
    EXPECT_TRUE(to_text(ending, Language::english).ends_with('.'));
    EXPECT_TRUE(to_text(ending, Language::indonesian).ends_with('.'));
    EXPECT_NE(to_text(ending, Language::english), to_text(ending, Language::indonesian));
  }
  EXPECT_EQ(to_text(Ending::none, Language::english), "");
}

RC_GTEST_PROP(StrategyLaws, TheSameSeedPlaysTheSameGameInAnySlices, (std::uint64_t seed)) {
  const auto games = game_list();
  const GameFile& game = games[*rc::gen::inRange<std::size_t>(0, games.size())];
  const auto name = *rc::gen::element(kGreedyPaper, kGreedy, kRandom);
  const auto slice = *rc::gen::inRange<std::uint64_t>(1, 50);
  const Table start = any_deal(game, seed);
  SearchOptions options;
  options.seed = seed;
  options.budget.nodes = 150;
  const auto whole = make_strategy_search(name, game.rules, start, options);
  RC_PRE(whole.has_value());
  const auto sliced = make_strategy_search(name, game.rules, start, options);
  drive(**whole);
  while (!(*sliced)->done()) {
    (*sliced)->step(slice);
  }
  RC_ASSERT((*whole)->line() == (*sliced)->line());
  RC_ASSERT((*whole)->halt() == (*sliced)->halt());
  RC_ASSERT((*whole)->nodes() == (*sliced)->nodes());
}

}  // namespace
}  // namespace sabar
