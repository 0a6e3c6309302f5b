// SET through the API.
#include <string>

#include <gtest/gtest.h>

#include "api/asking.hpp"

namespace sabar::api_tests {
namespace {

TEST(SetApi, B3_HintsPlayAWholeGame) {
  Visitor visitor;
  Json view = visitor.get({{"do", "set.new"}, {"deal", "12"}});
  for (int i = 0; i < 40 && !view["finished"].get<bool>(); ++i) {
    const Json hint = visitor.get({{"do", "set.hint"}, {"count", 3}});
    ASSERT_EQ(hint["cards"].size(), 3U);
    const std::string cards = hint["cards"][0].get<std::string>() + " " + hint["cards"][1].get<std::string>() + " " +
                              hint["cards"][2].get<std::string>();
    view = visitor.get({{"do", "set.call"}, {"cards", cards}});
    EXPECT_EQ(view["answer"], "right");
    EXPECT_TRUE(view["objections"].empty());
  }
  EXPECT_TRUE(view["finished"].get<bool>());
  const Json save = visitor.get({{"do", "set.save"}})["save"];
  view = visitor.get({{"do", "set.view"}});
  EXPECT_EQ(visitor.get({{"do", "set.load"}, {"save", save}}), view);
}

TEST(SetApi, AWrongCallIsToldAttributeByAttribute) {
  Visitor visitor;
  const Json view = visitor.get({{"do", "set.new"}, {"deal", 12}});
  for (std::size_t last = 2; last < view["table"].size(); ++last) {
    const std::string cards = view["table"][0]["code"].get<std::string>() + " " +
                              view["table"][1]["code"].get<std::string>() + " " +
                              view["table"][last]["code"].get<std::string>();
    const Json answer = visitor.get({{"do", "set.call"}, {"cards", cards}, {"lang", "id"}});
    if (answer["answer"] == "wrong") {
      EXPECT_FALSE(answer["objections"].empty());
      EXPECT_EQ(answer["wrong"], 1);
      EXPECT_EQ(answer["table"], view["table"]);
      return;
    }
    visitor.get({{"do", "set.undo"}});
  }
  FAIL() << "every triple was a set";
}

TEST(SetApi, B4_BruteForceIsWatchedToTheEnd) {
  Visitor visitor;
  EXPECT_TRUE(visitor.ask({{"do", "set.watch"}, {"steps", 1}}).contains("error"));
  Json view = visitor.get({{"do", "set.watch"}, {"begin", "5"}, {"steps", 1}});
  EXPECT_EQ(view["triple"], Json({0, 1, 2}));
  for (int i = 0; i < 200 && view["stage"] != "over"; ++i) {
    view = visitor.get({{"do", "set.watch"}, {"table", true}});
  }
  EXPECT_EQ(view["stage"], "over");
  EXPECT_EQ(3 * view["statistics"]["sets"].get<int>() + view["statistics"]["left"].get<int>(), 81);
}

}  // namespace
}  // namespace sabar::api_tests
