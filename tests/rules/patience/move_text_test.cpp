// Names of piles and texts of moves, forth and back.
#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/piles.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

const Rules& embedded_rules(std::string_view name) { return (*find_game(name))->rules; }

std::string upper_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

const Rules& any_rules() { return game_list()[*rc::gen::inRange<std::size_t>(0, game_list().size())].rules; }

std::size_t any_pile(const Rules& rules) { return *rc::gen::inRange<std::size_t>(0, map_piles(rules).piles); }

Move any_written_move(const Rules& rules) {
  const auto kind =
      *rc::gen::element(MoveKind::transfer, MoveKind::pair, MoveKind::draw, MoveKind::redeal, MoveKind::gather);
  if (kind == MoveKind::transfer) {
    return transfer(any_pile(rules), any_pile(rules), *rc::gen::inRange<std::size_t>(1, 256));
  }
  Move move{kind};
  if (kind == MoveKind::pair) {
    const std::size_t to = std::max<std::size_t>(1, any_pile(rules));
    move.to = static_cast<std::uint8_t>(to);
    move.from = static_cast<std::uint8_t>(*rc::gen::inRange<std::size_t>(0, to));
  }
  return move;
}

TEST(Piles, AreNamedByKindAndNumber) {
  const Rules& klondike = embedded_rules("klondike");
  EXPECT_EQ(pile_name(klondike, 0), "t1");
  EXPECT_EQ(pile_name(klondike, 6), "t7");
  EXPECT_EQ(pile_name(klondike, 7), "f1");
  EXPECT_EQ(pile_name(klondike, 11), "s");
  EXPECT_EQ(pile_name(klondike, 12), "w");
  EXPECT_EQ(pile_name(klondike, 13), "?");
  const Rules all = must_read(
      "columns 1\ncells 1\nreserve 1\nhole\nplaces 1\ngrid 1 x 1\nrow 1\nstock\ncolumns 2\n"
      "pairs sum 13\ngoal empty columns");
  std::string names;
  for (std::size_t pile = 0; pile < map_piles(all).piles; ++pile) {
    names += pile_name(all, pile) + ' ';
  }
  EXPECT_EQ(names, "t1 c1 r1 h p1 g1 a1 s t2 t3 w d ");
}

TEST(Piles, WrongNamesAreRefused) {
  const Rules& klondike = embedded_rules("klondike");
  for (const std::string_view name : {"", "t", "t0", "t01", "t8", "f5", "s1", "w1", "x1", "c1", "d", "t1 ", "t-1",
                                      "t1x", "t99999999999999999999", "h", "ts", "♠"}) {
    EXPECT_FALSE(parse_pile(klondike, name)) << name;
  }
  EXPECT_EQ(parse_pile(klondike, "t8").error().text(), "there is no pile 't8' (piles: t1..7, f1..4, s, w)");
}

RC_GTEST_PROP(Piles, NamesRoundTrip, ()) {
  const Rules& rules = any_rules();
  const std::size_t pile = any_pile(rules);
  RC_ASSERT(*parse_pile(rules, pile_name(rules, pile)) == pile);
  RC_ASSERT(*parse_pile(rules, upper_case(pile_name(rules, pile))) == pile);
}

TEST(Moves, AreWrittenShort) {
  const Rules& klondike = embedded_rules("klondike");
  EXPECT_EQ(to_text(klondike, transfer(2, 4)), "t3-t5");
  EXPECT_EQ(to_text(klondike, transfer(2, 4, 4)), "t3-t5x4");
  EXPECT_EQ(to_text(klondike, transfer(12, 8)), "w-f2");
  EXPECT_EQ(to_text(klondike, Move{MoveKind::draw}), "draw");
  EXPECT_EQ(to_text(embedded_rules("pyramid"), Move{MoveKind::pair, 3, 8, 1}), "p4+p9");
  EXPECT_EQ(to_text(embedded_rules("pyramid"), transfer(3, 30)), "p4-d");
}

TEST(Moves, WrongTextsAreRefused) {
  const Rules& klondike = embedded_rules("klondike");
  for (const std::string_view text :
       {"",        "-",        "+",         "t1",       "t1-",       "-t1",      "t1-t2x", "t1-t2x0",
        "t1-t2x1", "t1-t2x02", "t1-t2x256", "t1-t2x-2", "t1-t2x2x2", "t1-t2-t3", "t1+t1",  "t2+t1",
        "t1+t2x2", "t1 t2",    "drawn",     "draw1",    "t1-p1",     "t1−t2",    "t1–t2"}) {
    const auto move = parse_move(klondike, text);
    ASSERT_FALSE(move) << text;
    EXPECT_TRUE(move.error().message.starts_with(fmt::format("move '{}': ", text))) << move.error().text();
  }
}

RC_GTEST_PROP(Moves, RoundTrip, ()) {
  const Rules& rules = any_rules();
  RC_PRE(map_piles(rules).piles > 1);
  const Move move = any_written_move(rules);
  RC_ASSERT(*parse_move(rules, to_text(rules, move)) == move);
  RC_ASSERT(*parse_move(rules, upper_case(to_text(rules, move))) == move);
}

RC_GTEST_PROP(Moves, LinesRoundTrip, ()) {
  const Rules& rules = any_rules();
  RC_PRE(map_piles(rules).piles > 1);
  std::vector<Move> line(*rc::gen::inRange<std::size_t>(0, 35));
  std::generate(line.begin(), line.end(), [&] { return any_written_move(rules); });
  const std::string text = line_text(rules, line);
  RC_ASSERT(*parse_line(rules, text) == line);
  RC_ASSERT(std::count(text.begin(), text.end(), '\n') == static_cast<std::ptrdiff_t>((line.size() + 9) / 10));
}

RC_GTEST_PROP(Moves, AnyTextIsHarmless, (const std::string& text)) {
  const auto move = parse_move(embedded_rules("klondike"), text);
  if (move) {  // RC_ASSERT looks at both sides of an `or`
    RC_ASSERT(to_text(embedded_rules("klondike"), *move).size() == text.size());
  }
}

TEST(Moves, AnErrorInALineNamesTheMove) {
  EXPECT_EQ(parse_line(embedded_rules("klondike"), "draw t1-t2\n w-f9 draw").error().text(),
            "move 3: move 'w-f9': there is no pile 'f9' (piles: t1..7, f1..4, s, w)");
}

}  // namespace
}  // namespace sabar
