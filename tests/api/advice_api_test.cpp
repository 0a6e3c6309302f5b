// Strategy, advice, the losing move and winnable deals through the API.
#include <string>

#include <gtest/gtest.h>

#include "api/asking.hpp"
#include "planted.hpp"

namespace sabar::api_tests {
namespace {

constexpr const char* kEasyDeal = "9";  // of Klondike; found winnable within a few hundred nodes

Json begin_klondike(Visitor& visitor) {
  return visitor.get({{"do", "table.new"}, {"game", "klondike"}, {"deal", kEasyDeal}});
}

std::string saved(Visitor& visitor) { return visitor.get({{"do", "table.save"}})["save"]; }

TEST(AdviceApi, TheWinningLineWinsMoveByMove) {
  Visitor visitor;
  const Json deals = visitor.get({{"do", "deals.find"}, {"game", "klondike"}, {"seed", "7"}});
  EXPECT_FALSE(deals["done"].get<bool>());
  const Json found = visitor.finish({{"do", "deals.step"}, {"nodes", 100000}})["found"];
  ASSERT_TRUE(found.is_object());
  visitor.get({{"do", "table.new"}, {"game", "klondike"}, {"scheme", found["scheme"]}, {"deal", found["deal"]}});
  visitor.get({{"do", "advise.look"}, {"save", saved(visitor)}});
  EXPECT_EQ(visitor.finish({{"do", "advise.step"}, {"nodes", 100000}})["verdict"], "solved");
  const Json hint = visitor.get({{"do", "advise.hint"}, {"lang", "id"}});
  const Json line = visitor.get({{"do", "advise.line"}})["moves"];
  EXPECT_EQ(hint["move"], line[0]["move"]);
  EXPECT_EQ(hint["to_go"], line.size());
  Json view;
  for (const Json& move : line) {
    EXPECT_TRUE(move["text"].get<std::string>().ends_with("."));
    view = visitor.get({{"do", "table.play"}, {"move", move["move"]}});
  }
  EXPECT_TRUE(view["won"].get<bool>());
  EXPECT_EQ(view["score"]["vegas"], 5 * 52 - 52);
  EXPECT_GE(view["score"]["standard"].get<int>(), 0);

  visitor.get({{"do", "loss.look"}, {"save", saved(visitor)}});
  visitor.finish({{"do", "loss.step"}});
  EXPECT_EQ(visitor.get({{"do", "loss.result"}})["kind"], "none");
}

TEST(AdviceApi, G2_GreedyPlaysOnTheTableUntilItWinsOrIsStuck) {
  Visitor visitor;
  begin_klondike(visitor);
  EXPECT_EQ(visitor.get({{"do", "greedy.begin"}, {"seed", 3}})["strategy"], "greedy-paper");
  Json answer;
  std::size_t moves = 0;
  while (!(answer = visitor.get({{"do", "greedy.next"}})).contains("ending")) {
    ++moves;
    EXPECT_EQ(answer["view"]["moves_made"], moves);
    EXPECT_EQ(answer["view"]["played"][0]["move"], answer["move"]);
    ASSERT_LT(moves, 5000U);
  }
  EXPECT_NE(answer["won"].get<bool>(), !answer["ending"].get<std::string>().empty());
  EXPECT_EQ(visitor.get({{"do", "table.view"}})["won"], answer["won"]);
}

TEST(AdviceApi, GreedyWantsToBeginAgainAfterSomebodyElsesMove) {
  Visitor visitor;
  begin_klondike(visitor);
  visitor.get({{"do", "greedy.begin"}});
  visitor.get({{"do", "greedy.next"}});
  visitor.get({{"do", "table.undo"}});
  EXPECT_TRUE(visitor.ask({{"do", "greedy.next"}}).contains("error"));
  visitor.get({{"do", "greedy.begin"}});
  visitor.get({{"do", "greedy.next"}});
}

TEST(AdviceApi, ASearchWithoutEnoughNodesSaysSoAndGoesOn) {
  Visitor visitor;
  begin_klondike(visitor);
  visitor.get({{"do", "advise.look"}, {"save", saved(visitor)}});
  const Json first = visitor.get({{"do", "advise.step"}, {"nodes", 1}});
  EXPECT_EQ(first["verdict"], first["done"].get<bool>() ? first["verdict"] : Json("unknown"));
  EXPECT_EQ(visitor.get({{"do", "advise.hint"}})["move"].is_null(), false);
  EXPECT_NE(visitor.finish({{"do", "advise.step"}})["verdict"], "unknown");
}

// The page is told that nothing is known, not that something went wrong.
TEST(AdviceApi, AFaultOfASolverIsNotKnown) {
  const Planted planted(lie_always);
  Visitor visitor;
  begin_klondike(visitor);
  visitor.get({{"do", "advise.look"}, {"save", saved(visitor)}});
  const Json end = visitor.finish({{"do", "advise.step"}, {"nodes", 100000}});
  EXPECT_EQ(end["verdict"], "unknown");
  EXPECT_EQ(end["halt"], "fault");
  const Json hint = visitor.get({{"do", "advise.hint"}});
  EXPECT_EQ(hint["verdict"], "unknown");
  EXPECT_FALSE(hint["move"].is_null());
  visitor.get({{"do", "loss.look"}, {"save", saved(visitor)}});
  visitor.finish({{"do", "loss.step"}, {"nodes", 100000}});
  EXPECT_EQ(visitor.get({{"do", "loss.result"}})["kind"], "unknown");
}

TEST(AdviceApi, AWinnableDealIsFoundDespiteFaults) {
  const Planted planted(lie_first);
  Visitor visitor;
  visitor.get({{"do", "deals.find"}, {"game", "klondike"}, {"seed", "7"}});
  EXPECT_TRUE(visitor.finish({{"do", "deals.step"}, {"nodes", 100000}})["found"].is_object());
}

}  // namespace
}  // namespace sabar::api_tests
