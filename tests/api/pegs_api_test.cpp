// Peg solitaire and the laboratory through the API.
#include <string>

#include <gtest/gtest.h>

#include <sabar/random/shuffles/shuffle_names.hpp>
#include <sabar/session/pegs/watch.hpp>
#include <sabar/solvers/pegs/whole/count.hpp>

#include "api/asking.hpp"

namespace sabar::api_tests {
namespace {

TEST(PegsApi, HintsLeadToTheFinishAndUndoLeadsBack) {
  Visitor visitor;
  Json view = visitor.get({{"do", "pegs.new"}, {"board", "triangle"}});
  const Json start = view;
  const Json line = visitor.get({{"do", "pegs.solve"}})["jumps"];
  for (const Json& jump : line) {
    EXPECT_EQ(visitor.get({{"do", "pegs.hint"}})["verdict"], "solved");
    view = visitor.get({{"do", "pegs.play"}, {"jump", jump}, {"outlook", true}});
    EXPECT_TRUE(view["winnable"].get<bool>());
  }
  EXPECT_TRUE(view["won"].get<bool>());
  EXPECT_EQ(view["history"], line);
  view = visitor.get({{"do", "pegs.restart"}});
  EXPECT_EQ(view["holes"], start["holes"]);
  EXPECT_EQ(view["ahead"], line);
  const Json save = visitor.get({{"do", "pegs.save"}})["save"];
  EXPECT_EQ(visitor.get({{"do", "pegs.load"}, {"save", save}}), view);
}

std::string first_jump(const Json& view) {
  for (const Json& hole : view["holes"]) {
    if (!hole["jumps"].empty()) {
      return hole["jumps"][0]["jump"];
    }
  }
  return {};
}

TEST(PegsApi, LookingStepByStepEndsWithWhatLookingAtOnceSays) {
  Visitor steps;
  Visitor at_once;
  Json view = at_once.get({{"do", "pegs.new"}, {"board", "triangle"}, {"outlook", true}});
  steps.get({{"do", "pegs.new"}, {"board", "triangle"}});
  for (std::string jump = first_jump(view); !jump.empty(); jump = first_jump(view)) {
    Json looked = steps.get({{"do", "pegs.look"}});
    for (; !looked["done"].get<bool>(); looked = steps.get({{"do", "pegs.look"}})) {
      EXPECT_TRUE(looked["winnable"].is_null() || looked["winnable"] == view["winnable"]);
    }
    looked.erase("done");
    EXPECT_EQ(looked, view);
    view = at_once.get({{"do", "pegs.play"}, {"jump", jump}, {"outlook", true}});
    steps.get({{"do", "pegs.play"}, {"jump", jump}});
  }
}

TEST(PegsApi, P5_TheEuropeanBoardWithTheCentreEmptyIsImpossible) {
  Visitor visitor;
  visitor.get({{"do", "pegs.new"}, {"board", "european"}, {"vacancy", "d4"}, {"finish", "any"}});
  const Json reasons = visitor.get({{"do", "pegs.explain"}});
  EXPECT_TRUE(reasons["impossible"].get<bool>());
  EXPECT_EQ(reasons["classes"][0]["pegs"], Json({12, 12, 12}));
  EXPECT_TRUE(reasons["possible"].empty());
  EXPECT_NE(visitor.get({{"do", "pegs.explain"}, {"lang", "id"}})["text"], reasons["text"]);
}

TEST(PegsApi, CountsOfAllJumpsTogetherAreTheSolutionsOfThePosition) {
  Visitor visitor;
  visitor.get({{"do", "pegs.new"}, {"board", "triangle"}, {"vacancy", "1"}, {"finish", "any"}});
  const Json counts = visitor.finish({{"do", "pegs.counts"}})["counts"];
  std::uint64_t sum = 0;
  for (const Json& entry : counts) {
    sum += std::stoull(entry["solutions"].get<std::string>());
  }
  const pegs::Layout layout(*pegs::find_board("triangle"));
  const auto set = pegs::WinnableSet::build(layout, layout.all() & ~pegs::bit(0), pegs::Finish::any(), {});
  EXPECT_EQ(pegs::decimal(*pegs::count_solutions(set)), std::to_string(sum));
}

TEST(PegsApi, ADrawnBoardIsPlayedAndAWrongOneRefused) {
  Visitor visitor;
  const Json view = visitor.get({{"do", "pegs.new"}, {"text", "***o\n"}, {"finish", "any"}});
  EXPECT_EQ(view["pegs_left"], 3);
  EXPECT_TRUE(visitor.ask({{"do", "pegs.new"}, {"text", "*x*\n"}}).contains("error"));
  EXPECT_EQ(visitor.get({{"do", "pegs.view"}}), view);
}

TEST(PegsWatch, LooksAtAsManyBoardsAsTheMethodOfItsName) {
  for (const char* method : {"backtrack", "hash", "symmetry"}) {
    for (const std::size_t finish : {0U, 12U}) {
      const auto problem = pegs::Problem::vacancy(*pegs::find_board("triangle"), 0, pegs::Finish::hole(finish));
      const auto answer = pegs::solve(method, problem, {});
      auto watch = PegsWatch::begin(problem, method, std::size_t{1} << 20);
      ASSERT_TRUE(answer && watch);
      std::size_t depth = 0;
      while (!watch->done()) {
        for (const PegsWatch::Event& event : watch->step(1)) {
          depth = event.depth;
        }
      }
      EXPECT_EQ(watch->boards(), answer->boards) << method << finish;
      EXPECT_EQ(watch->verdict(), answer->verdict);
      EXPECT_EQ(depth, answer->line.size());
    }
  }
}

TEST(LabApi, S4_PaperDrawsGiveThePapersArray) {
  Visitor visitor;
  const Json trace = visitor.get(
      {{"do", "lab.trace"},
       {"algorithm", "sattolo"},
       {"n", 52},
       {"draws",
        "48 30 6 16 35 42 34 32 9 30 1 8 1 30 2 8 29 24 4 0 24 26 0 20 2 16 16 8 16 0 20 16 0 0 1 0 0 7 12 8 3 6 "
        "0 0 1 4 1 0 2 0 0"}});
  EXPECT_EQ(
      trace["order"].dump(),
      "[6,12,11,28,14,15,34,18,44,16,50,4,32,13,8,22,19,40,20,23,24,29,48,26,37,39,52,38,21,45,27,46,1,5,25,30,41,"
      "3,47,42,9,2,51,10,33,35,43,36,17,7,31,49]");
  EXPECT_EQ(trace["steps"].size(), 51U);
  EXPECT_EQ(trace["cycles"].size(), 1U);
  EXPECT_EQ(trace["steps"].back()["array"], trace["order"]);
}

TEST(LabApi, ATracedShuffleIsTheShuffle) {
  Visitor visitor;
  for (const char* algorithm : {"fisher-yates", "sattolo", "lcg"}) {
    const Json trace =
        visitor.get({{"do", "lab.trace"}, {"algorithm", algorithm}, {"n", 20}, {"seed", "77"}, {"generator", "pcg64"}});
    auto shuffler = Shuffler::make(algorithm, "pcg64", 77);
    Permutation deck = identity(20);
    (*shuffler)(deck);
    for (std::size_t i = 0; i < deck.size(); ++i) {
      EXPECT_EQ(trace["order"][i], deck[i] + 1) << algorithm;
    }
    EXPECT_EQ(trace["steps"].back()["array"], trace["order"]) << algorithm;
  }
}

TEST(LabApi, ManyShufflesShowWhatSattoloMust) {
  Visitor visitor;
  visitor.get({{"do", "lab.many"}, {"algorithm", "sattolo"}, {"n", 13}, {"seed", 5}});
  visitor.get({{"do", "lab.many.step"}, {"shuffles", 1500}});
  const Json counted = visitor.get({{"do", "lab.many.step"}, {"shuffles", 500}});
  EXPECT_EQ(counted["count"], 2000);
  EXPECT_EQ(counted["fixed_points"], 0);
  EXPECT_EQ(counted["one_cycle"], 2000);
  for (std::size_t card = 0; card < 13; ++card) {
    std::uint64_t row = 0;
    for (std::size_t place = 0; place < 13; ++place) {
      row += counted["places"][card * 13 + place].get<std::uint64_t>();
    }
    EXPECT_EQ(row, 2000U);
  }
  EXPECT_EQ(counted["verdict"], "differs from uniform, as Sattolo must");
}

}  // namespace
}  // namespace sabar::api_tests
