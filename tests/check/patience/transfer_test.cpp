// Transfers: what piles give and take, sentence by sentence of docs/rules.md.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "check/patience/positions.hpp"

namespace sabar {
namespace {

using namespace positions;

const char* const kKlondike = "columns 3 build down alternate move run fill K\nfoundations 4 return";

TEST(JudgeTransfer, G4_AnAceOrTheNextOfItsSuitGoesToAFoundation) {
  EXPECT_EQ(after(position(kKlondike, "t1: 5S AH"), "t1-f1"), "t1: 5S | f1: AH");
  EXPECT_EQ(after(position(kKlondike, "t1: AH"), "t1-f2"), "no: the AH cannot go on f2, which belongs to diamonds");
  EXPECT_EQ(after(position(kKlondike, "t1: 2H"), "t1-f1"),
            "no: the 2H cannot go on the empty f1, which takes only rank A");
  EXPECT_EQ(after(position(kKlondike, "t1: 3H 2H | f1: AH"), "t1-f1 t1-f1"), "f1: AH 2H 3H");
  EXPECT_EQ(after(position(kKlondike, "t1: 3H | f1: AH"), "t1-f1"),
            "no: the 3H cannot go on the AH: foundations build up by suit");
  EXPECT_EQ(after(position(kKlondike, "t1: 2D | f1: AH"), "t1-f1"),
            "no: the 2D cannot go on the AH: foundations build up by suit");
}

TEST(JudgeTransfer, G4_OtherColourAndOneLowerGoesToAColumn) {
  EXPECT_EQ(after(position(kKlondike, "t1: 8S | t2: 7H"), "t2-t1"), "t1: 8S 7H");
  EXPECT_EQ(after(position(kKlondike, "t1: 8S | t2: 7C"), "t2-t1"),
            "no: the 7C cannot go on the 8S: columns build down by alternate colour");
  EXPECT_EQ(after(position(kKlondike, "t1: 8S | t2: 6H"), "t2-t1"),
            "no: the 6H cannot go on the 8S: columns build down by alternate colour");
  EXPECT_EQ(after(position(kKlondike, "t1: 8S | t2: 9H"), "t2-t1"),
            "no: the 9H cannot go on the 8S: columns build down by alternate colour");
}

TEST(JudgeTransfer, G4_AKingGoesToAnEmptyColumn) {
  EXPECT_EQ(after(position(kKlondike, "t1: 4S KS QH"), "t1-t2x2"), "t1: 4S | t2: KS QH");
  EXPECT_EQ(after(position(kKlondike, "t1: 4S QH"), "t1-t2"),
            "no: the QH cannot go on the empty t2, which takes only rank K");
}

TEST(JudgeTransfer, CardsKeepTheirOrderAndUncoveredOnesTurn) {
  EXPECT_EQ(after(position(kKlondike, "t1: <2C> <3C> 9S 8D 7S | t2: 10H"), "t1-t2x3"),
            "t1: <2C> 3C | t2: 10H 9S 8D 7S");
}

TEST(JudgeTransfer, NeedsTheCards) {
  EXPECT_EQ(after(position(kKlondike, "t1: 8S 7H"), "t2-t1"), "no: t2 is empty");
  EXPECT_EQ(after(position(kKlondike, "t1: 8S 7H"), "t1-t2x3"), "no: t1 has only 2 cards");
  EXPECT_EQ(after(position(kKlondike, "t1: <8S> 7H | t2: 9H"), "t1-t2x2"), "no: t1 has only 1 card face up");
}

TEST(JudgeLift, NoneAndTop) {
  EXPECT_EQ(after(position("columns 2 build down any move none\ngoal empty columns", "t1: 8S | t2: 7H"), "t2-t1"),
            "no: no card leaves t2 by a transfer");
  EXPECT_EQ(after(position("columns 2 build down any\ngoal empty columns", "t1: 8S | t2: 7H"), "t2-t1"), "t1: 8S 7H");
  EXPECT_EQ(after(position("columns 2 build down any\ngoal empty columns", "t1: 8S | t2: 7H 6S"), "t2-t1x2"),
            "no: only the top card of t2 moves");
  EXPECT_EQ(after(position("columns 2 build down alternate\nfoundations 4", "t1: 3S | f1: AH 2H"), "f1-t1"),
            "no: no card leaves f1 by a transfer");
  EXPECT_EQ(after(position(kKlondike, "t1: 3S | f1: AH 2H"), "f1-t1"), "t1: 3S 2H | f1: AH");
}

TEST(JudgeLift, ARunIsBuiltWithTheSuitsOfMove) {
  const char* const spider = "columns 3 build down any move run suit\ngoal empty columns";
  EXPECT_EQ(after(position(spider, "t1: 9S 8H 7H 6H | t2: 8S"), "t1-t2x2"), "t1: 9S 8H | t2: 8S 7H 6H");
  EXPECT_EQ(after(position(spider, "t1: 9S 8H 7H 6H | t2: 9D"), "t1-t2x3"), "t1: 9S | t2: 9D 8H 7H 6H");
  EXPECT_EQ(after(position(spider, "t1: 9S 8H 7H 6H | t2: 10D"), "t1-t2x4"), "no: t1 has no run of 4 cards");
  EXPECT_EQ(after(position(spider, "t1: <9H> <8H> 7H 6H | t2: 8S"), "t1-t2x2"), "t1: <9H> 8H | t2: 8S 7H 6H");
  EXPECT_EQ(after(position(spider, "t1: 9H 7H | t2: 10S"), "t1-t2x2"), "no: t1 has no run of 2 cards");
}

TEST(JudgeLift, AStopDoesNotEndARun) {
  const char* const stop = "columns 2 build down any move run stop 8\ngoal empty columns";
  EXPECT_EQ(after(position(stop, "t1: 8H 7H | t2: 9S"), "t1-t2x2"), "t2: 9S 8H 7H");
  EXPECT_EQ(after(position(stop, "t1: 7H | t2: 8S"), "t1-t2"), "no: nothing is put on the 8S on t2");
}

TEST(JudgeLift, AWholeRunMovesAllOrNothing) {
  const char* const whole = "columns 3 build down alternate move whole-run\ncells 1\nfoundations 4";
  EXPECT_EQ(after(position(whole, "t1: 2C 8S 7H | t2: 9D"), "t1-t2x2"), "t1: 2C | t2: 9D 8S 7H");
  EXPECT_EQ(after(position(whole, "t1: 2C 8S 7H | t2: 8C"), "t1-t2"), "no: the run on t1 moves as a whole: 2 cards");
  EXPECT_EQ(after(position(whole, "t1: 2C 8S 7H"), "t1-t2"), "no: the run on t1 moves as a whole: 2 cards");
  EXPECT_EQ(after(position(whole, "t1: 2C 8S 7H | t2: 3D"), "t1-t2x3"), "no: t1 has no run of 3 cards");
}

TEST(JudgeLift, TheTopCardAloneAlwaysGoesToOtherPilesThanColumns) {
  for (const char* const lift : {"whole-run", "freeing-run", "pile", "run"}) {
    const Rules rules =
        rules_of(fmt::format("columns 2 build down alternate move {}\ncells 1\nfoundations 4\nhole", lift));
    EXPECT_EQ(after(position(rules, "t1: 3C 2S AH"), "t1-f1"), "t1: 3C 2S | f1: AH") << lift;
    EXPECT_EQ(after(position(rules, "t1: 3C 2S AH"), "t1-c1"), "t1: 3C 2S | c1: AH") << lift;
    EXPECT_EQ(after(position(rules, "t1: 3C 2S AH | h: 2C"), "t1-h"), "t1: 3C 2S | h: 2C AH") << lift;
  }
}

TEST(JudgeLift, AFreeingRunIsPartedOnlyForAFoundationOrAnEmptyPile) {
  const char* const freeing = "columns 2 build down alternate move freeing-run\nfoundations 4";
  EXPECT_EQ(after(position(freeing, "t1: 4C 8S 7H | t2: 9D"), "t1-t2x2"), "t1: 4C | t2: 9D 8S 7H");
  EXPECT_EQ(after(position(freeing, "t1: 2D AS | t2: 2H | f2: AD"), "t1-t2"), "t1: 2D | t2: 2H AS | f2: AD");
  EXPECT_EQ(after(position(freeing, "t1: 2D AS | t2: 2H"), "t1-t2"),
            "no: a part of the run on t1 moves only to free a card for a foundation; the 2D cannot go there");
  EXPECT_EQ(after(position(freeing, "t1: 8S 7H"), "t1-t2"), "t1: 8S | t2: 7H");
  EXPECT_EQ(after(position(freeing, "t1: 9S 7H"), "t1-t2x2"), "no: t1 has no run of 2 cards");
}

TEST(JudgeLift, AGroupNeedsNoOrderButFaceUpCards) {
  const char* const yukon = "columns 2 build down alternate move group fill K\nfoundations 4";
  EXPECT_EQ(after(position(yukon, "t1: 5C 8H 2S KC | t2: 9S"), "t1-t2x3"), "t1: 5C | t2: 9S 8H 2S KC");
  EXPECT_EQ(after(position(yukon, "t1: <5C> <8H> 2S KC | t2: 9S"), "t1-t2x3"), "no: t1 has only 2 cards face up");
  EXPECT_EQ(after(position(yukon, "t1: 5C 8H 2S KC | t2: 9D"), "t1-t2x3"),
            "no: the 8H cannot go on the 9D: columns build down by alternate colour");
}

TEST(JudgeLift, APileMovesAsAWholeIfItIsOneRun) {
  const char* const pile = "columns 2 build down alternate move pile\nfoundations 4";
  EXPECT_EQ(after(position(pile, "t1: 8S 7H | t2: 9D"), "t1-t2x2"), "t2: 9D 8S 7H");
  EXPECT_EQ(after(position(pile, "t1: 8S 7H | t2: 8C"), "t1-t2"), "no: t1 moves as a whole: 2 cards");
  EXPECT_EQ(after(position(pile, "t1: 8S 6H | t2: 9D"), "t1-t2x2"), "no: t1 has no run of 2 cards");
}

TEST(JudgeTransfer, SomeKindsNeverGiveToEachOther) {
  const char* const all = "columns 1\ncells 2\nfoundations 4 return\nreserve 2 deal 0\nhole\nplaces 1 deal 0";
  EXPECT_EQ(after(position(all, "c1: 5H"), "c1-t1"), "t1: 5H");
  EXPECT_EQ(after(position(all, "c1: 5H"), "c1-c2"), "no: cards do not move from cells to cells");
  EXPECT_EQ(after(position(all, "r1: 5H"), "r1-c1"), "c1: 5H");
  EXPECT_EQ(after(position(all, "r1: 5H | r2: 6H"), "r1-r2"), "no: no card is put on reserve piles by a transfer");
  EXPECT_EQ(after(position(all, "t1: 5H"), "t1-r1"), "no: no card is put on reserve piles by a transfer");
  EXPECT_EQ(after(position(all, "t1: 5H"), "t1-p1"), "no: no card is put on places by a transfer");
  EXPECT_EQ(after(position(all, "p1: 5H"), "p1-t1"), "t1: 5H");
  EXPECT_EQ(after(position(all, "f1: AH"), "f1-c1"), "c1: AH");
  EXPECT_EQ(after(position("columns 1\nfoundations 2 build up any return", "f1: AH"), "f1-f2"),
            "no: cards do not move from foundations to foundations");
  EXPECT_EQ(after(position(all, "t1: 5H"), "t1-h"), "h: 5H");
  EXPECT_EQ(after(position(all, "h: 5H"), "h-t1"), "no: no card leaves the hole");
}

TEST(JudgeTransfer, OnlyColumnsTakeSeveralCardsAndPilesHoldAtMostHold) {
  const char* const cells = "columns 2 build down alternate move run hold 3\ncells 1\nfoundations 4";
  EXPECT_EQ(after(position(cells, "t1: 8S 7H"), "t1-c1x2"), "no: c1 takes one card at a time");
  EXPECT_EQ(after(position(cells, "t1: 8S 7H"), "t1-c1"), "t1: 8S | c1: 7H");
  EXPECT_EQ(after(position(cells, "t1: 8S | c1: 7H"), "t1-c1"), "no: c1 holds at most 1 card");
  EXPECT_EQ(after(position(cells, "t1: 8S 7H | t2: 9H"), "t1-t2x2"), "t2: 9H 8S 7H");
  EXPECT_EQ(after(position(cells, "t1: 8S 7H | t2: 10S 9H"), "t1-t2x2"), "no: t2 holds at most 3 cards");
  EXPECT_EQ(after(position("columns 1\nfoundations 4 hold 2", "t1: 3H | f1: AH 2H"), "t1-f1"),
            "no: f1 holds at most 2 cards");
}

TEST(JudgeFill, AnEmptyColumnTakesWhatFillSays) {
  EXPECT_EQ(after(position("columns 2 fill any\nfoundations 4", "t1: 5H"), "t1-t2"), "t2: 5H");
  EXPECT_EQ(after(position("columns 2 fill none\nfoundations 4", "t1: 5H"), "t1-t2"),
            "no: t2 is empty, and nothing fills it");
  EXPECT_EQ(after(position("columns 2 fill 5\nfoundations 4", "t1: 5H"), "t1-t2"), "t2: 5H");
  EXPECT_EQ(after(position("columns 2 fill 5\nfoundations 4", "t1: 6H"), "t1-t2"),
            "no: the 6H cannot go on the empty t2, which takes only rank 5");
  const char* const waste = "columns 2 fill waste\nfoundations 4\nstock";
  EXPECT_EQ(after(position(waste, "t1: 5H | w: 6H"), "w-t2"), "t1: 5H | t2: 6H");
  EXPECT_EQ(after(position(waste, "t1: 5H | w: 6H"), "t1-t2"), "no: t2 is empty and is filled from the waste only");
  const char* const base = "columns 2 fill base\nfoundations 4 start first";
  EXPECT_EQ(after(position(base, "t1: 4S 6H | f1: 6D | base: 6"), "t1-t2"), "t1: 4S | t2: 6H | f1: 6D");
  EXPECT_EQ(after(position(base, "t1: 4S 7H | f1: 6D | base: 6"), "t1-t2"),
            "no: the 7H cannot go on the empty t2, which takes only rank 6");
}

TEST(JudgeFill, FillFromHappensAtOnceAndInTheOrderNamed) {
  const char* const canfield =
      "columns 2 build down alternate fill from reserve waste stock then K\nreserve 2 deal 0\nfoundations 4\nstock";
  EXPECT_EQ(after(position(canfield, "t1: 9S | t2: 8H | r1: <2C> 3C | w: 4C | s: 5C"), "t2-t1"),
            "t1: 9S 8H | t2: 3C | r1: 2C | s: 5C | w: 4C");
  EXPECT_EQ(after(position(canfield, "t1: 9S | t2: 8H | r2: 3C | w: 4C | s: 5C"), "t2-t1"),
            "t1: 9S 8H | t2: 3C | s: 5C | w: 4C");
  EXPECT_EQ(after(position(canfield, "t1: 9S | t2: 8H | w: 3C 4C | s: 5C"), "t2-t1"),
            "t1: 9S 8H | t2: 4C | s: 5C | w: 3C");
  EXPECT_EQ(after(position(canfield, "t1: 9S | t2: 8H | s: 3C 5C"), "t2-t1"), "t1: 9S 8H | t2: 5C | s: 3C");
  EXPECT_EQ(after(position(canfield, "t1: 9S | t2: 8H"), "t2-t1"), "t1: 9S 8H");
  EXPECT_EQ(after(position(canfield, "t1: 9S 7S KH"), "t1-t2"), "t1: 9S 7S | t2: KH");
  EXPECT_EQ(after(position(canfield, "t1: 9S 7S 5H"), "t1-t2"),
            "no: the 5H cannot go on the empty t2, which takes only rank K");
  EXPECT_EQ(after(position(canfield, "r1: <2C> <3C> 4C | w: 6D"), ""), "t1: 4C | t2: 3C | r1: 2C | w: 6D")
      << "before the first move";
}

}  // namespace
}  // namespace sabar
