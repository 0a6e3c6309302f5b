// A fault of a solver is 'not known' for a player: hints, losing move and winnable deals go on.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>

#include "planted.hpp"
#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

constexpr Budget kFaultBudget{200'000, std::size_t{64} << 20};

Session four_card_session(std::string_view deal) {
  const auto game =
      read_game("small", "title Small\ndeck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\nfoundations 1\n");
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  const auto table = read_deal(*game, fmt::format("sabar-deal 1\n{}\n", deal));
  EXPECT_TRUE(table.has_value()) << (table ? "" : table.error().text());
  return *Session::begin(*game, table->table);
}
// One cell frees the ace.
Session soon_won_session() { return four_card_session("column 4S AS 2S\ncolumn 3S"); }

template <class T>
void search_to_the_end(T& search) {
  while (!search.done()) {
    search.step(1000);
  }
}

std::unique_ptr<Search> deny_always(std::unique_ptr<Search> made, const Rules&, const Table&, bool) {
  return std::make_unique<DenyingSearch>(std::move(made));
}

TEST(FaultInSession, IsNotKnownForAHint) {
  const Planted planted(lie_always);
  Session session = deal_session("freecell", 17);
  Adviser adviser(kFaultBudget);
  adviser.look_at(session);
  search_to_the_end(adviser);
  ASSERT_TRUE(adviser.verdict().has_value());
  EXPECT_EQ(*adviser.verdict(), Verdict::unknown);
  EXPECT_EQ(adviser.halt(), Halt::fault);
  EXPECT_TRUE(adviser.fault());
  const auto hint = adviser.hint(session);
  ASSERT_TRUE(hint.has_value()) << hint.error().text();
  EXPECT_EQ(hint->verdict, Verdict::unknown);
  EXPECT_TRUE(hint->move) << "a guess is left";
}

TEST(FaultInSession, IsOutlivedByAHintThatWins) {
  const Planted planted(lie_first);
  Session session = soon_won_session();
  Adviser adviser(kFaultBudget);
  adviser.look_at(session);
  search_to_the_end(adviser);
  EXPECT_EQ(adviser.verdict().value(), Verdict::solved);
  for (auto hint = adviser.hint(session); hint->move; hint = adviser.hint(session)) {
    ASSERT_TRUE(session.play(*hint->move));
  }
  EXPECT_TRUE(session.won());
}

TEST(FaultInSession, LeavesTheLosingMoveUnknown) {
  const Planted planted(lie_always);
  Session session = deal_session("freecell", 17);
  WalkDice dice(1);
  walk(session, dice, 12);
  LossFinder finder(kFaultBudget);
  finder.look_at(session);
  search_to_the_end(finder);
  const auto loss = finder.loss();
  ASSERT_TRUE(loss.has_value()) << loss.error().text();
  EXPECT_EQ(loss->kind, Loss::Kind::unknown);
  EXPECT_TRUE(finder.fault());
}

// A solver calls every place lost, and then the player wins: the win is believed, the proof is not.
TEST(FaultInSession, BelievesTheWinAndNotTheProof) {
  Session session = soon_won_session();
  LossFinder finder(kFaultBudget);
  {
    const Planted planted(deny_always);
    finder.look_at(session);
    search_to_the_end(finder);
    EXPECT_EQ(finder.loss()->kind, Loss::Kind::never);
  }
  Adviser adviser(kFaultBudget);
  adviser.look_at(session);
  search_to_the_end(adviser);
  ASSERT_EQ(adviser.verdict().value(), Verdict::solved);
  for (auto hint = adviser.hint(session); hint->move; hint = adviser.hint(session)) {
    ASSERT_TRUE(session.play(*hint->move));
  }
  ASSERT_TRUE(session.won());
  finder.look_at(session);
  search_to_the_end(finder);
  const auto loss = finder.loss();
  ASSERT_TRUE(loss.has_value()) << loss.error().text();
  EXPECT_EQ(loss->kind, Loss::Kind::none);
  ASSERT_TRUE(finder.fault());
  EXPECT_NE(finder.fault()->reason.find("was said to be lost"), std::string::npos);
  EXPECT_EQ(finder.fault()->start, session.start_table());
  EXPECT_FALSE(finder.fault()->line.empty());
}

// The adviser has believed a wrong proof. Once the game is won it does not come back to it.
TEST(FaultInSession, AWinIsNotTakenBackWithTheMove) {
  Session session = soon_won_session();
  Adviser wrong(kFaultBudget);
  {
    const Planted planted(deny_always);
    wrong.look_at(session);
    search_to_the_end(wrong);
    ASSERT_EQ(wrong.verdict().value(), Verdict::unsolvable);
  }
  Adviser adviser(kFaultBudget);
  adviser.look_at(session);
  search_to_the_end(adviser);
  while (!session.won()) {
    ASSERT_TRUE(session.play(*adviser.hint(session)->move));
    wrong.look_at(session);
  }
  EXPECT_EQ(wrong.verdict().value(), Verdict::solved);
  while (session.undo()) {
    wrong.look_at(session);
    ASSERT_EQ(wrong.verdict().value(), Verdict::solved);
  }
}

// Somebody says that the game is lost who is wrong.
TEST(FaultInSession, BelievesTheWinAndNotTheCaller) {
  Session session = soon_won_session();
  LossFinder finder(kFaultBudget);
  finder.look_at(session);
  search_to_the_end(finder);
  ASSERT_EQ(finder.loss()->kind, Loss::Kind::none);
  finder.look_at(session, true);
  search_to_the_end(finder);
  EXPECT_EQ(finder.loss()->kind, Loss::Kind::none);
  EXPECT_TRUE(finder.fault());
}

TEST(FaultInSession, DoesNotEndTheSearchForAWinnableDeal) {
  for (const std::optional<Level> level : {std::optional<Level>(), std::optional(Level::easy)}) {
    const Planted planted(lie_first);
    DealDesire desire;
    desire.seed = 7;
    desire.level = level;
    desire.deals = 3;
    desire.nodes = 400'000;
    auto finder = DealFinder::begin(**find_game("klondike"), desire);
    ASSERT_TRUE(finder.has_value());
    search_to_the_end(*finder);
    EXPECT_FALSE(finder->error());
    EXPECT_TRUE(finder->fault());
    EXPECT_GT(finder->counts().faults, 0U);
  }
}

}  // namespace
}  // namespace sabar
