// Which card follows which: orders, suits, steps, wrap and base, foundations by suit, complete runs.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "check/patience/positions.hpp"

namespace sabar {
namespace {

using namespace positions;

// Whether the second card may be put on the first on a column built that way.
bool goes_on(std::string_view build, std::string_view beneath, std::string_view card) {
  const auto start = position(fmt::format("columns 2 build {}\ngoal empty columns", build),
                              fmt::format("t1: {} | t2: {}", beneath, card));
  return after(start, "t2-t1") == fmt::format("t1: {} {}", beneath, card);
}

TEST(JudgeBuild, Orders) {
  EXPECT_TRUE(goes_on("down any", "8S", "7S"));
  EXPECT_FALSE(goes_on("down any", "8S", "9S"));
  EXPECT_TRUE(goes_on("up any", "8S", "9S"));
  EXPECT_FALSE(goes_on("up any", "8S", "7S"));
  EXPECT_TRUE(goes_on("both any", "8S", "7S"));
  EXPECT_TRUE(goes_on("both any", "8S", "9S"));
  EXPECT_FALSE(goes_on("both any", "8S", "10S"));
  EXPECT_TRUE(goes_on("same any", "8S", "8H"));
  EXPECT_FALSE(goes_on("same any", "8S", "7S"));
  EXPECT_FALSE(goes_on("none", "8S", "7S"));
}

TEST(JudgeBuild, Suits) {
  EXPECT_TRUE(goes_on("down suit", "8H", "7H"));
  EXPECT_FALSE(goes_on("down suit", "8H", "7D"));
  EXPECT_TRUE(goes_on("down alternate", "8H", "7C"));
  EXPECT_FALSE(goes_on("down alternate", "8H", "7D"));
  EXPECT_TRUE(goes_on("down colour", "8H", "7D"));
  EXPECT_TRUE(goes_on("down colour", "8H", "7H"));
  EXPECT_FALSE(goes_on("down colour", "8H", "7S"));
  EXPECT_TRUE(goes_on("down other", "8H", "7D"));
  EXPECT_FALSE(goes_on("down other", "8H", "7H"));
}

TEST(JudgeBuild, Steps) {
  EXPECT_TRUE(goes_on("down any by 2", "8S", "6S"));
  EXPECT_FALSE(goes_on("down any by 2", "8S", "7S"));
  EXPECT_FALSE(goes_on("up any by 4", "QS", "3S"));
  EXPECT_TRUE(goes_on("up any by 4 wrap", "QS", "3S"));
}

TEST(JudgeBuild, WithoutABaseWrapClosesTheCircle) {
  EXPECT_FALSE(goes_on("down any", "AS", "KS"));
  EXPECT_TRUE(goes_on("down any wrap", "AS", "KS"));
  EXPECT_TRUE(goes_on("up any wrap", "KS", "AS"));
  EXPECT_FALSE(goes_on("down any wrap", "KS", "AS"));
}

TEST(JudgeBuild, WrapEndsAtTheHighestRankOfTheDeck) {
  const char* const short_deck = "deck ranks 5\ncolumns 2 build down any wrap\ngoal empty columns";
  EXPECT_EQ(after(position(short_deck, "t1: AS | t2: 5S"), "t2-t1"), "t1: AS 5S");
}

TEST(JudgeBuild, WithABaseRanksAreCountedFromIt) {
  const char* const canfield = "columns 2 build down alternate wrap\nfoundations 4 build up suit wrap start first";
  EXPECT_EQ(after(position(canfield, "t1: AS | t2: KH | f1: 6H | base: 6"), "t2-t1"), "t1: AS KH | f1: 6H");
  EXPECT_EQ(after(position(canfield, "t1: 6S | t2: 5H | f1: 6H | base: 6"), "t2-t1"),
            "no: the 5H cannot go on the 6S: columns build down by alternate colour with wrap");
  EXPECT_EQ(after(position(canfield, "t1: 7S | t2: 6D | f1: 6H | base: 6"), "t2-t1"), "t1: 7S 6D | f1: 6H");
  EXPECT_EQ(after(position(canfield, "t1: AH KH | f1: 6H 7H 8H 9H 10H JH QH | base: 6"), "t1-f1 t1-f1"),
            "f1: 6H 7H 8H 9H 10H JH QH KH AH");
  EXPECT_EQ(after(position(canfield, "t1: 6D | base: 6"), "t1-f2"), "f2: 6D");
  EXPECT_EQ(after(position(canfield, "t1: AD | base: 6"), "t1-f2"),
            "no: the AD cannot go on the empty f2, which takes only rank 6");
}

TEST(JudgeBuild, AFoundationIsFullAtTheHighestRankFromTheBase) {
  const char* const two = "deck packs 2\ncolumns 1\nfoundations 4 build up suit wrap start first hold 20";
  EXPECT_EQ(after(position(two, "t1: 6H | f1: 3H 4H 5H | base: 6"), "t1-f1"),
            "no: the 6H cannot go on the 5H: foundations build up by suit with wrap");
}

TEST(JudgeBuild, FoundationsWithStartCardsCloseTheCircle) {
  const char* const clock = "columns 1\nfoundations 2 start QH KD build up suit wrap";
  EXPECT_EQ(after(position(clock, "t1: AH KH | f1: QH | f2: KD"), "t1-f1 t1-f1"), "f1: QH KH AH | f2: KD");
  EXPECT_EQ(after(position(clock, "t1: 2H | f1: QH | f2: KD"), "t1-f1"),
            "no: the 2H cannot go on the QH: foundations build up by suit with wrap");
}

TEST(JudgeBuild, AHoleTakesNeighboursAndStops) {
  EXPECT_EQ(after(position("columns 1\nhole\ngoal empty columns", "t1: 5H 4C | h: 3S"), "t1-h t1-h"), "h: 3S 4C 5H");
  EXPECT_EQ(after(position("columns 1\nhole\ngoal empty columns", "t1: AC | h: KS"), "t1-h"),
            "no: the AC cannot go on the KS: the hole builds up or down in any suit");
  EXPECT_EQ(after(position("columns 1\nhole build both any wrap\ngoal empty columns", "t1: AC | h: KS"), "t1-h"),
            "h: KS AC");
  EXPECT_EQ(after(position("columns 1\nhole stop K\ngoal empty columns", "t1: QC | h: KS"), "t1-h"),
            "no: nothing is put on the KS on h");
  EXPECT_EQ(after(position("columns 1\nhole stop K\ngoal empty columns", "t1: KC | h: QS"), "t1-h"), "h: QS KC");
  EXPECT_EQ(after(position("columns 1\nfoundations 4 start first\nhole build up any wrap", "t1: 6C | h: 5S | base: 6"),
                  "t1-h"),
            "h: 5S 6C")
      << "a hole knows no base";
}

TEST(JudgeFoundation, PilesBelongToSuitsInTurn) {
  const char* const two_packs = "deck packs 2\ncolumns 1\nfoundations 8";
  EXPECT_EQ(after(position(two_packs, "t1: AD"), "t1-f6"), "f6: AD");
  EXPECT_EQ(after(position(two_packs, "t1: AD"), "t1-f5"), "no: the AD cannot go on f5, which belongs to hearts");
  const char* const two_suits = "deck suits 2\ncolumns 1\nfoundations 2";
  EXPECT_EQ(after(position(two_suits, "t1: AS"), "t1-f2"), "f2: AS");
  EXPECT_EQ(after(position(two_suits, "t1: AS"), "t1-f1"), "no: the AS cannot go on f1, which belongs to hearts");
  const char* const any_suit = "columns 1\nfoundations 2 build up alternate";
  EXPECT_EQ(after(position(any_suit, "t1: 2H AS"), "t1-f1 t1-f1"), "f1: AS 2H");
}

TEST(JudgeFoundation, WithStartCardsAPileBelongsToTheSuitOfItsCard) {
  const char* const start = "columns 1\nfoundations 2 start AS AH return";
  EXPECT_EQ(after(position(start, "t1: AS | f2: AH"), "t1-f1"), "f1: AS | f2: AH");
  EXPECT_EQ(after(position(start, "t1: AH | f1: AS"), "t1-f2"), "f1: AS | f2: AH");
  EXPECT_EQ(after(position(start, "t1: AH"), "t1-f1"), "no: the AH cannot go on f1, which belongs to spades");
}

TEST(JudgeCollect, CompleteRunsLeaveAtOnce) {
  const char* const spider = "deck ranks 3\ncolumns 3 build down any move run suit\nfoundations 4 collect runs";
  EXPECT_EQ(after(position(spider, "t1: <2D> 3H 2H | t2: 2S AH"), "t2-t1"), "t1: 2D | t2: 2S | f1: 3H 2H AH");
  EXPECT_EQ(after(position(spider, "t1: 3S 2S AS | t2: 3H 2H AH"), ""), "f1: 3S 2S AS | f2: 3H 2H AH")
      << "columns from left to right, to the first empty foundation";
  EXPECT_EQ(after(position(spider, "t1: 3S 2S AS 3H 2H AH"), ""), "f1: 3H 2H AH | f2: 3S 2S AS")
      << "until nothing changes";
  EXPECT_EQ(after(position(spider, "t1: <3H> 2H AH"), ""), "t1: <3H> 2H AH") << "only face-up cards";
  EXPECT_EQ(after(position(spider, "t1: 3H 2S AH"), ""), "t1: 3H 2S AH") << "only one suit";
  EXPECT_EQ(after(position(spider, "t1: AS"), "t1-f4"), "no: f4 takes complete runs by itself, and nothing else");
}

TEST(JudgeCollect, AFullFoundationTakesNoRun) {
  const char* const one = "deck ranks 2 packs 2\ncolumns 2\nfoundations 1 collect runs";
  EXPECT_EQ(after(position(one, "t1: 2H AH | f1: 2S AS"), ""), "t1: 2H AH | f1: 2S AS");
}

TEST(JudgeCollect, RunsAreCollectedByHand) {
  const char* const hand = "deck ranks 3\ncolumns 3 build down any move run suit\nfoundations 4 collect runs by-hand";
  EXPECT_EQ(after(position(hand, "t1: 2S 3H 2H AH"), "t1-f4x3"), "t1: 2S | f4: 3H 2H AH");
  EXPECT_EQ(after(position(hand, "t1: 2S 3H 2H AH"), ""), "t1: 2S 3H 2H AH");
  EXPECT_EQ(after(position(hand, "t1: AH"), "t1-f1"), "no: f1 takes only complete runs of one suit");
  EXPECT_EQ(after(position(hand, "t1: 3H 2H"), "t1-f1x2"), "no: f1 takes only complete runs of one suit");
  EXPECT_EQ(after(position(hand, "t1: 3H 2H AH | f1: 3S 2S AS"), "t1-f1x3"), "no: f1 holds at most 3 cards");
  EXPECT_EQ(after(position(hand, "t1: 3H 2S AH"), "t1-f1x3"), "no: t1 has no run of 3 cards");
}

}  // namespace
}  // namespace sabar
