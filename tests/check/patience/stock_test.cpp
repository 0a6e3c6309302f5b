// Draw, redeal, gather, and the goals.
#include <gtest/gtest.h>

#include "check/patience/positions.hpp"

namespace sabar {
namespace {

using namespace positions;

TEST(JudgeDraw, ToTheWasteOneAfterTheOther) {
  const char* const three = "columns 1\nfoundations 4\nstock draw 3";
  EXPECT_EQ(after(position(three, "s: 5S 4S 3S 2S AS"), "draw"), "s: 5S 4S | w: AS 2S 3S");
  EXPECT_EQ(after(position(three, "s: 5S 4S 3S 2S AS"), "draw draw"), "w: AS 2S 3S 4S 5S");
  EXPECT_EQ(after(position(three, "w: AS"), "draw"), "no: the stock is empty");
  EXPECT_EQ(after(position("columns 1\nfoundations 4", "t1: AS"), "draw"), "no: this game has no stock to draw from");
}

TEST(JudgeDraw, ToTheHoleWhateverBuildSays) {
  const char* const golf = "columns 1\nhole\nstock to hole\ngoal empty columns";
  EXPECT_EQ(after(position(golf, "h: 9H | s: 5S 4S"), "draw"), "h: 9H 4S | s: 5S");
  EXPECT_EQ(after(position(golf, "t1: 5H | h: 9H"), "draw"), "no: the stock is empty");
}

TEST(JudgeDraw, ToColumnsAndReserveFromLeftToRight) {
  const char* const rows = "columns 3\nfoundations 4\nstock to columns";
  EXPECT_EQ(after(position(rows, "t1: <9H> 8H | s: 5S 4S 3S 2S"), "draw"), "t1: <9H> 8H 2S | t2: 3S | t3: 4S | s: 5S");
  EXPECT_EQ(after(position(rows, "t1: 8H | s: 5S 4S"), "draw"), "t1: 8H 4S | t2: 5S");
  const char* const twice = "columns 2\nfoundations 4\nstock draw 2 to columns";
  EXPECT_EQ(after(position(twice, "s: 5S 4S 3S 2S AS"), "draw"), "t1: AS 3S | t2: 2S 4S | s: 5S");
  const char* const reserve = "reserve 2 deal 0\nfoundations 4\nstock to reserve";
  EXPECT_EQ(after(position(reserve, "r1: 8H | s: 5S 4S"), "draw"), "r1: 8H 4S | r2: 5S");
}

TEST(JudgeDraw, FullNeedsACardOnEveryPile) {
  const char* const full = "columns 2\nfoundations 4\nstock to columns full";
  EXPECT_EQ(after(position(full, "t1: 8H | s: 5S 4S"), "draw"),
            "no: t2 is empty, and a draw needs a card on every pile it goes to");
  EXPECT_EQ(after(position(full, "t1: 8H | t2: 9H | s: 5S 4S"), "draw"), "t1: 8H 4S | t2: 9H 5S");
}

TEST(JudgeDraw, TheStockGivesOnlyWhenOpen) {
  EXPECT_EQ(after(position("columns 1\nfoundations 4\nstock open", "s: 5S AS"), "s-t1"), "t1: AS | s: 5S");
  EXPECT_EQ(after(position("columns 1\nfoundations 4\nstock", "s: 5S AS"), "s-t1"),
            "no: no card leaves s by a transfer");
}

TEST(JudgeRedeal, TurnsTheWasteOver) {
  const char* const once = "columns 1\nfoundations 4\nstock redeals 1";
  EXPECT_EQ(after(position(once, "w: AS 2S 3S"), "redeal"), "s: 3S 2S AS | redeals: 1");
  EXPECT_EQ(after(position(once, "w: AS 2S"), "redeal draw"), "s: 2S | w: AS | redeals: 1");
  EXPECT_EQ(after(position(once, "s: 5S | w: AS"), "redeal"), "no: the stock still has cards");
  EXPECT_EQ(after(position(once, "t1: AS"), "redeal"), "no: the waste is empty");
  EXPECT_EQ(after(position(once, "w: AS | redeals: 1"), "redeal"), "no: no redeal is left of 1");
  EXPECT_EQ(after(position(once, "w: AS"), "redeal draw redeal"), "no: no redeal is left of 1");
  EXPECT_EQ(after(position("columns 1\nfoundations 4\nstock", "w: AS"), "redeal"), "no: no redeal is left of 0");
}

TEST(JudgeRedeal, UnlimitedOnesAreNotCounted) {
  const char* const unlimited = "columns 1\nfoundations 4\nstock redeals unlimited";
  EXPECT_EQ(after(position(unlimited, "w: AS 2S"), "redeal draw draw redeal"), "s: 2S AS");
  EXPECT_EQ(after(position("columns 1\nfoundations 4", "t1: AS"), "redeal"), "no: this game has no waste to turn over");
}

TEST(JudgeGather, PicksUpFromTheLastColumnAndDealsTheZigzagFromTheEnd) {
  const char* const three = "columns 3\nfoundations 4\nzigzag gather 1";
  // In hand: JD QD KD, 5C 6C, AS 2S 3S; dealt from 3S on. Rows: t1 t2 t3, t3 t2, t2; then t2 t3.
  EXPECT_EQ(after(position(three, "t1: AS 2S 3S | t2: 5C 6C | t3: JD QD KD"), "gather"),
            "t1: 3S | t2: <2S> <5C> KD QD | t3: <AS> 6C JD | gathers: 1");
  EXPECT_EQ(after(position(three, "t1: AS | gathers: 1"), "gather"), "no: no gather is left of 1");
  EXPECT_EQ(after(position("columns 3\nfoundations 4", "t1: AS"), "gather"), "no: no gather is left of 0");
}

TEST(JudgeGather, FewCardsLeavePlacesEmptyAndTopsAreTurned) {
  const char* const four = "columns 4\nfoundations 4\nzigzag gather 2";
  EXPECT_EQ(after(position(four, "t2: AS 2S | t4: 3S"), "gather"), "t1: 2S | t2: AS | t3: 3S | gathers: 1");
  EXPECT_EQ(after(position(four, "t1: AS 2S 3S 4S 5S 6S"), "gather"),
            "t1: 6S | t2: 5S | t3: <4S> AS | t4: <3S> 2S | gathers: 1");
}

TEST(JudgeGather, GrandfathersSevenColumns) {
  // 28 cards in rows, 24 upon columns 2 to 7. The hand is turned so that AH is dealt first, KS last.
  std::string column = "t1:";
  for (int index = 51; index >= 0; --index) {
    column += " " + to_text(Card::from_index(index));
  }
  EXPECT_EQ(after(position("columns 7\nfoundations 4\nzigzag gather 2", column), "gather"),
            "t1: AH | t2: <2H> <KH> AD 3C 9C 2S 8S | t3: <3H> <QH> <2D> <9D> 10D 4C 10C 3S 9S"
            " | t4: <4H> <JH> <3D> <8D> <JD> <AC> 2C 5C JC 4S 10S | t5: <5H> <10H> <4D> <7D> <QD> KD 6C QC 5S JS"
            " | t6: <6H> <9H> <5D> 6D 7C KC 6S QS | t7: <7H> 8H 8C AS 7S KS | gathers: 1");
}

TEST(JudgeGoal, Foundations) {
  const char* const rules = "deck ranks 2 remove 2\ncolumns 1\nfoundations 4";
  EXPECT_TRUE(is_won(position(rules, "f1: AH | f2: AD | d: 2H 2D")));
  EXPECT_FALSE(is_won(position(rules, "f1: AH | t1: AD | d: 2H 2D")));
}

TEST(JudgeGoal, EmptyPiles) {
  const char* const rules = "columns 1\nreserve 1\nfoundations 4\nstock\ngoal empty columns reserve";
  EXPECT_TRUE(is_won(position(rules, "s: 5H | w: 4H")));
  EXPECT_FALSE(is_won(position(rules, "r1: 5H | w: 4H")));
}

TEST(JudgeGoal, Ordered) {
  const char* const rules = "deck ranks 3\ncolumns 3\ngoal ordered";
  EXPECT_TRUE(is_won(position(rules, "t1: 3H 2H AH | t3: 3S 2S AS")));
  EXPECT_FALSE(is_won(position(rules, "t1: 3H 2H AH | t3: 3S 2S | t2: AS")));
  EXPECT_FALSE(is_won(position(rules, "t1: 3H 2H AH 3S 2S AS")));
  EXPECT_FALSE(is_won(position(rules, "t1: 3H 2S AH | t3: 3S 2H AS")));
}

TEST(JudgeGoal, OnePile) {
  EXPECT_TRUE(is_won(position("row 3\ngoal one-pile", "a1: 3H 2H")));
  EXPECT_FALSE(is_won(position("row 3\ngoal one-pile", "a1: 3H | a2: 2H")));
}

TEST(JudgeGoal, Rows) {
  const char* const rules = "grid 2 x 3 deal 0 fill 2\ngoal rows";
  EXPECT_TRUE(is_won(position(rules, "g1: 2H | g2: 3H | g4: 2S | g5: 3S")));
  EXPECT_FALSE(is_won(position(rules, "g1: 2H | g2: 3H | g4: 2S | g6: 3S")));
  EXPECT_FALSE(is_won(position(rules, "g1: 2H | g2: 3S | g4: 2S | g5: 3H")));
  EXPECT_FALSE(is_won(position(rules, "g1: 2H | g2: 3H | g3: 4H | g4: 2S | g5: 3S")));
}

TEST(JudgeGoal, LeftCards) {
  const char* const rules = "columns 4\npairs beaten\ngoal left 2";
  EXPECT_TRUE(is_won(position(rules, "t1: AH | t2: AS | d: 2H 3H")));
  EXPECT_FALSE(is_won(position(rules, "t1: AH | t2: AS | t3: AC | d: 2H 3H")));
}

}  // namespace
}  // namespace sabar
