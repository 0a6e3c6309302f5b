#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/rules/patience/rules_json.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

TEST(RulesJson, NamesEveryField) {
  const auto game = read_game("mine",
                              "title Mine\nsource S\ncolumns 2 deal 3 open 1 build down alternate move freeing-run"
                              " fill from waste then K\nplaces 3 blocked 2,3 - -\nfoundations 4 start AH 10D\n"
                              "row 2 step 1 3\nstock draw 3 redeals unlimited\npairs same-rank\n"
                              "goal empty columns waste");
  ASSERT_TRUE(game) << game.error().text();
  const nlohmann::ordered_json json = game_json(*game);
  EXPECT_EQ(json["name"], "mine");
  EXPECT_EQ(json["family"], "other");
  EXPECT_EQ(json["sources"].dump(), R"(["S"])");
  EXPECT_EQ(json["notes"].dump(), "[]");
  EXPECT_EQ(json["identity"], game->identity.text());
  const auto& rules = json["rules"];
  EXPECT_EQ(rules["deck"].dump(), R"({"packs":1,"suits":4,"ranks":13})");
  EXPECT_EQ(rules["redeals"], "unlimited");
  EXPECT_EQ(rules["draw_to"], "waste");
  EXPECT_EQ(rules["pairs"], "same-rank");
  EXPECT_EQ(rules["goal"].dump(), R"({"kind":"empty","kinds":["column","waste"],"count":0})");
  EXPECT_EQ(rules["groups"].size(), 7U);
  EXPECT_EQ(
      rules["groups"][0].dump(),
      R"({"kind":"column","count":2,"hold":0,"build":{"order":"down","suits":"alternate","step":1,"wrap":false},)"
      R"("stop":0,"fill":"rank","fill_rank":13,"fill_from":["waste"],"lift":"freeing-run","lift_suits":"alternate",)"
      R"("collect":"cards","deal":[3,3],"closed":[2,2],"deal_rest":false,"kings_first":false,"start_first":false,)"
      R"("start":[],"blocked_by":[],"grid_columns":0,"row_suits":false,"steps":[],"match_suit":false,)"
      R"("match_rank":false})");
  EXPECT_EQ(rules["groups"][1]["blocked_by"].dump(), "[[1,2],[],[]]");
  EXPECT_EQ(rules["groups"][2]["start"].dump(), R"(["AH","10D"])");
  EXPECT_EQ(rules["groups"][3]["steps"].dump(), "[1,3]");
}

TEST(RulesJson, NamesThePilesOfATable) {
  const Rules rules = must_read("deck take 2\nrow 2\ngoal one-pile");
  Table table;
  table.piles = {{{Card(Suit::hearts, 10)}, 0}, {{Card(Suit::spades, 1)}, 0}};
  EXPECT_EQ(table_json(rules, table).dump(),
            R"({"piles":[{"name":"a1","cards":["10H"],"face_down":0},{"name":"a2","cards":["AS"],"face_down":0}],)"
            R"("base":1,"redeals":0,"gathers":0})");
}

}  // namespace
}  // namespace sabar
