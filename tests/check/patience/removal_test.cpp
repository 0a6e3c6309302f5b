// Places, pairs, beaten cards, the row and the grid.
#include <gtest/gtest.h>

#include "check/patience/positions.hpp"

namespace sabar {
namespace {

using namespace positions;

const char* const kPyramid = "places 3 deal 0 blocked 2,3 - -\npairs sum 13\nstock open\ngoal empty places";

TEST(JudgePlaces, ABlockedPlaceGivesNothing) {
  const char* const hole = "places 3 deal 0 closed 0 blocked 2,3 - -\nhole\ngoal empty places";
  EXPECT_EQ(after(position(hole, "p1: 6H | p3: 5C | h: 4S"), "p3-h p1-h"), "h: 4S 5C 6H");
  EXPECT_EQ(after(position(hole, "p1: 5H | p3: 5C | h: 4S"), "p1-h"), "no: p1 is blocked by the cards on it");
}

TEST(JudgePlaces, ACardIsTurnedWhenNothingBlocksIt) {
  const char* const hole = "places 3 deal 1 closed 1 0 0 blocked 2,3 - -\nhole\ngoal empty places";
  EXPECT_EQ(after(position(hole, "p1: <6H> | p2: 5C | p3: 6C | h: 4S"), "p2-h"), "p1: <6H> | p3: 6C | h: 4S 5C");
  EXPECT_EQ(after(position(hole, "p1: <6H> | p2: 5C | p3: 6C | h: 4S"), "p2-h p3-h"), "p1: 6H | h: 4S 5C 6C");
  EXPECT_EQ(after(position(hole, "p1: <6H> | h: 4S"), ""), "p1: 6H | h: 4S");
}

TEST(JudgePairs, TwoAvailableCardsAddUp) {
  EXPECT_EQ(after(position(kPyramid, "p1: KH | p2: 6H | p3: 7C"), "p2+p3"), "p1: KH | d: 6H 7C");
  EXPECT_EQ(after(position(kPyramid, "p2: 6H | p3: 8C"), "p2+p3"), "no: 6H and 8C do not add up to 13");
  EXPECT_EQ(after(position(kPyramid, "p1: 6H | p2: 7C | p3: 2C"), "p1+p2"), "no: p1 is blocked by the cards on it");
  EXPECT_EQ(after(position(kPyramid, "p2: 6H"), "p2+p3"), "no: p3 is empty");
  EXPECT_EQ(after(position(kPyramid, "p2: 6H | s: 2C 7S | w: 3C 7C"), "p2+w"), "s: 2C 7S | w: 3C | d: 6H 7C");
  EXPECT_EQ(after(position(kPyramid, "p2: 6H | s: 2C 7S | w: 3C 7C"), "p2+s"), "s: 2C | w: 3C 7C | d: 6H 7S");
  EXPECT_EQ(after(position(kPyramid, "s: 2C 7S | w: 3C 6C"), "s+w"), "s: 2C | w: 3C | d: 7S 6C");
}

TEST(JudgePairs, ACardOfTheWholeSumLeavesAlone) {
  EXPECT_EQ(after(position(kPyramid, "p2: KH"), "p2-d"), "d: KH");
  EXPECT_EQ(after(position(kPyramid, "p2: QH"), "p2-d"), "no: the QH leaves only with another card: together 13");
  EXPECT_EQ(after(position(kPyramid, "p1: KS | p2: KH"), "p1-d"), "no: p1 is blocked by the cards on it");
  EXPECT_EQ(after(position(kPyramid, "s: 2C KS | w: KC"), "s-d w-d"), "s: 2C | d: KS KC");
}

TEST(JudgePairs, AClosedStockAndFoundationsAreNotAvailable) {
  const char* const closed = "places 2 deal 0\nfoundations 4 return\npairs sum 13\nstock";
  EXPECT_EQ(after(position(closed, "p2: 6H | s: 7S"), "p2+s"), "no: the top card of s is not available");
  EXPECT_EQ(after(position(closed, "s: KS"), "s-d"), "no: no card leaves s by a transfer");
  EXPECT_EQ(after(position(closed, "p2: QH | f1: AH"), "p2+f1"), "no: the top card of f1 is not available");
  EXPECT_EQ(after(position("columns 1\ncells 1\nreserve 1 deal 0\npairs sum 13\ngoal empty columns",
                           "t1: 2S 6H | c1: 7C | r1: 3C JC"),
                  "t1+c1 t1+r1"),
            "r1: 3C | d: 6H 7C 2S JC");
}

TEST(JudgePairs, EqualRanksLeaveTogether) {
  const char* const same = "columns 3\npairs same-rank\ngoal empty columns";
  EXPECT_EQ(after(position(same, "t1: 2S 6H | t2: 6S"), "t1+t2"), "t1: 2S | d: 6H 6S");
  EXPECT_EQ(after(position(same, "t1: 2S 6H | t2: 7S"), "t1+t2"), "no: 6H and 7S are not of one rank");
  EXPECT_EQ(after(position(same, "t1: KS"), "t1-d"), "no: this game discards no single cards");
}

TEST(JudgePairs, ABeatenCardLeaves) {
  const char* const aces = "columns 3\npairs beaten\ngoal left 4";
  EXPECT_EQ(after(position(aces, "t1: 2S 6H | t2: 9H"), "t1-d"), "t1: 2S | t2: 9H | d: 6H");
  EXPECT_EQ(after(position(aces, "t1: KH | t2: AH"), "t1-d"), "t2: AH | d: KH");
  EXPECT_EQ(after(position(aces, "t1: AH | t2: KH"), "t1-d"),
            "no: no column shows a higher card of the suit of the AH");
  EXPECT_EQ(after(position(aces, "t1: 6H | t2: 9S"), "t1-d"),
            "no: no column shows a higher card of the suit of the 6H");
  EXPECT_EQ(after(position(aces, "t1: 6H | t2: 9H 2C"), "t1-d"),
            "no: no column shows a higher card of the suit of the 6H");
  EXPECT_EQ(after(position(aces, "t1: 6H | t2: 6S"), "t1+t2"), "no: this game removes no pairs");
}

TEST(JudgePairs, WithoutPairsNothingIsDiscarded) {
  const char* const gaps = "deck remove A\ncolumns 2\ngoal empty columns";
  EXPECT_EQ(after(position(gaps, "t1: KH | t2: KS | d: AH"), "t1-d"), "no: this game discards no single cards");
  EXPECT_EQ(after(position(gaps, "t1: KH | t2: KS | d: AH"), "t1+t2"), "no: this game removes no pairs");
  EXPECT_EQ(after(position(gaps, "t1: KH | d: AH"), "d-t2"), "no: no card leaves the discard pile");
}

const char* const kAccordion = "row 5\ngoal one-pile";

TEST(JudgeRow, APileMovesByAStepOntoItsSuitOrRank) {
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 9H | a3: 2C"), "a2-a1"), "a1: 5H 9H | a2: 2C");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 5S | a3: 2C"), "a2-a1"), "a1: 5H 5S | a2: 2C");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 3C | a3: 2D | a4: 5C | a5: KC"), "a4-a1"),
            "a1: 5H 5C | a2: 3C | a3: 2D | a4: KC");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 3C | a3: 2H"), "a3-a1"), "no: a1 is not a step to the left of a3");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 9H"), "a1-a2"), "no: a2 is not a step to the left of a1");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 9C"), "a2-a1"), "no: the 9C does not match the 5H");
}

TEST(JudgeRow, APileMovesAsAWhole) {
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 2C 9H | a3: 4D"), "a2-a1x2"), "a1: 5H 2C 9H | a2: 4D");
  EXPECT_EQ(after(position(kAccordion, "a1: 5H | a2: 2C 9H"), "a2-a1"), "no: a2 moves as a whole: 2 cards");
}

TEST(JudgeRow, OwnStepsAndMatches) {
  const char* const suits = "row 5 step 2 match suit\ngoal one-pile";
  EXPECT_EQ(after(position(suits, "a1: 5H | a2: 9C | a3: 2H"), "a3-a1"), "a1: 5H 2H | a2: 9C");
  EXPECT_EQ(after(position(suits, "a1: 5H | a2: 9C | a3: 5C"), "a3-a1"), "no: the 5C does not match the 5H");
  EXPECT_EQ(after(position(suits, "a1: 5H | a2: 9H"), "a2-a1"), "no: a1 is not a step to the left of a2");
}

TEST(JudgeRow, CardsDoNotEnterOrLeaveTheRow) {
  const char* const both = "row 3\ncolumns 1\ngoal one-pile";
  EXPECT_EQ(after(position(both, "a1: 5H"), "a1-t1"), "no: piles of the row move only within the row");
  EXPECT_EQ(after(position(both, "t1: 5H"), "t1-a1"), "no: no card is put on piles of the row by a transfer");
}

const char* const kMontana = "grid 2 x 3 deal 0 fill 2\ncells 1\ngoal rows";

TEST(JudgeGrid, ACardFollowsItsLeftNeighbour) {
  EXPECT_EQ(after(position(kMontana, "g1: 4H | g5: 5H"), "g5-g2"), "g1: 4H | g2: 5H");
  EXPECT_EQ(after(position(kMontana, "g1: 4H | g5: 5D"), "g5-g2"),
            "no: the 5D cannot go on the 4H: places of the grid build up by suit");
  EXPECT_EQ(after(position(kMontana, "g1: 4H | g5: 6H"), "g5-g2"),
            "no: the 6H cannot go on the 4H: places of the grid build up by suit");
  EXPECT_EQ(after(position(kMontana, "g1: 4H | c1: 5H"), "c1-g2 g2-c1"), "g1: 4H | c1: 5H");
  EXPECT_EQ(after(position(kMontana, "g1: 4H | g2: 7C | g5: 5H"), "g5-g2"), "no: g2 holds at most 1 card");
}

TEST(JudgeGrid, TheLeftEndTakesTheRankOfFill) {
  EXPECT_EQ(after(position(kMontana, "g2: 2H"), "g2-g4"), "g4: 2H");
  EXPECT_EQ(after(position(kMontana, "g2: 3H"), "g2-g4"),
            "no: the 3H cannot go on the empty g4, which takes only rank 2");
  EXPECT_EQ(after(position(kMontana, "g3: 4H | g1: 5H"), "g1-g4"),
            "no: the 5H cannot go on the empty g4, which takes only rank 2")
      << "a row does not go on in the next";
}

TEST(JudgeGrid, NothingMovesBehindAGap) {
  EXPECT_EQ(after(position(kMontana, "g4: 2H"), "g4-g2"), "no: g1 on the left of g2 has no card then");
  EXPECT_EQ(after(position(kMontana, "g1: 2H"), "g1-g2"), "no: g1 on the left of g2 has no card then");
}

TEST(JudgeGrid, RowsMayBelongToSuits) {
  const char* const suits = "grid 2 x 3 deal 0 fill 2 row-suits\ngoal rows";
  EXPECT_EQ(after(position(suits, "g2: 2D"), "g2-g4"), "g4: 2D");
  EXPECT_EQ(after(position(suits, "g2: 2D"), "g2-g1"), "no: the 2D cannot begin the row of hearts");
  EXPECT_EQ(after(position(suits, "g1: 4D | g4: 5D"), "g4-g2"), "g1: 4D | g2: 5D") << "only its left end";
}

}  // namespace
}  // namespace sabar
