// What is wrong in a text is said with its place and a way out, and nothing a text holds does any harm.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/normalised.hpp>
#include <sabar/rules_data/texts.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

struct BadText {
  std::string_view text;
  std::string_view fault;
};

class RulesFaults : public testing::TestWithParam<BadText> {};

TEST_P(RulesFaults, AreNamedWithTheirPlace) {
  EXPECT_EQ(fault_of(GetParam().text).substr(0, GetParam().fault.size()), GetParam().fault) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Words, RulesFaults,
    testing::Values(
        BadText{"title A\n\ncolums 7",
                "line 3, column 1: 'colums' does not begin a line of rules (did you mean 'columns'?)"},
        BadText{"title A\n  columns 7 dael 3",
                "line 2, column 13: 'dael' is not a word of a 'columns' line (did you mean 'deal'?)"},
        BadText{"title A\ncells 7 hold 3", "line 2, column 9: 'hold' does not belong in a 'cells' line (here: deal)"},
        BadText{"title A\ntitle.id B\ntitle.id C", "line 3, column 1: 'title.id' stands here a second time"},
        BadText{"title A\nnote.xx B",
                "line 2, column 1: 'note.xx' names no other language (write 'note.id', or 'note' for"},
        BadText{"title A\ntitle.en B",
                "line 2, column 1: 'title.en' names no other language (write 'title.id', or 'title'"},
        BadText{"title A\ntitle. B", "line 2, column 1: 'title.' names no other language"},
        BadText{"title A\ntitle.id", "line 2, column 9: something is missing after 'title.id'"},
        BadText{"title A\nfamily.id fan", "line 2, column 1: 'family.id' does not begin a line of rules"},
        BadText{"title.id A\ncolumns 4 deal 13 fill any\ngoal empty columns",
                "the title is missing (add a line 'title TEXT')"},
        BadText{"title A\ntitle B", "line 2, column 1: 'title' stands here a second time"},
        BadText{"title A\ndeck\ndeck", "line 3, column 1: 'deck' stands here a second time"},
        BadText{"title A\nstock\nstock", "line 3, column 1: 'stock' stands here a second time"},
        BadText{"title A\ncolumns 4 fill any fill K", "line 2, column 20: 'fill' stands here a second time"},
        BadText{"title A\ncolumns 4 closed 1 open 1", "line 2, column 20: 'open' and 'closed' exclude each other"},
        BadText{"title A\nfoundations 4 return move top", "line 2, column 15: 'return' and 'move' exclude each other"},
        BadText{"title A\nplaces 3 blocked - - - shape pyramid 2", "line 2, column 10: 'blocked' and 'shape' exclude"},
        BadText{"title A\nfamily fam", "line 2, column 8: 'fam' cannot stand after 'family' (did you mean 'fan'?)"},
        BadText{"title A\nfamily fan golf", "line 2, column 12: 'golf' is too much in a 'family' line"},
        BadText{"title A\nzigzag 3", "line 2, column 8: '3' is too much in a 'zigzag' line"},
        BadText{"title", "line 1, column 6: something is missing after 'title'"},
        BadText{"title # remark", "line 1, column 7: something is missing after 'title'"},
        BadText{"title A\ncolumns", "line 2, column 8: something is missing after 'columns' (use 1..52)"},
        BadText{"title A\ncolumns x", "line 2, column 9: 'x' is not a number for 'columns' (use 1..52)"},
        BadText{"title A\ncolumns 0", "line 2, column 9: '0' is out of range for 'columns' (use 1..52)"},
        BadText{"title A\ncolumns 99999999999999999999", "line 2, column 9: '99999999999999999999' is out of range"},
        BadText{"title A\ncolumns -1", "line 2, column 9: '-1' is not a number"},
        BadText{"title A\ncolumns 4 build", "line 2, column 16: something is missing after 'build' (known: down, up"},
        BadText{"title A\ncolumns 4 build dwn",
                "line 2, column 17: 'dwn' cannot stand after 'build' (did you mean 'down'?)"},
        BadText{"title A\ncolumns 4 build down",
                "line 2, column 21: something is missing after 'build' (known: any, suit"},
        BadText{"title A\ncolumns 4 build down any by 13",
                "line 2, column 29: '13' is out of range for 'by' (use 1..12)"},
        BadText{"title A\ncolumns 4 stop X", "line 2, column 16: 'X' is not a rank"},
        BadText{"title A\ndeck ranks 5\ncolumns 4 stop 6",
                "line 3, column 16: the deck has no rank '6' (its ranks are A..5)"},
        BadText{"title A\ncolumns 4 fill kings", "line 2, column 16: 'kings' cannot stand after 'fill'"},
        BadText{"title A\ncolumns 4 fill from then any", "line 2, column 21: something is missing after 'from'"},
        BadText{"title A\ncolumns 4 fill from stock", "line 2, column 26: 'fill from' misses its 'then'"},
        BadText{"title A\ncolumns 4 fill from stock stock then any",
                "line 2, column 27: 'stock' stands here a second time"},
        BadText{"title A\nfoundations 4 fill from stock then any",
                "line 2, column 20: 'from' cannot stand after 'fill'"},
        BadText{"title A\ncolumns 4 move top suit", "line 2, column 20: 'suit' is not a word of a 'columns' line"},
        BadText{"title A\nfoundations 4 collect cards", "line 2, column 23: 'cards' cannot stand after 'collect'"},
        BadText{"title A\ngrid 4 13", "line 2, column 8: '13' cannot stand after 'grid R x C'"},
        BadText{"title A\ngrid 5 x 11", "line 2, column 10: '11' is out of range for 'grid' (use 1..10)"},
        BadText{"title A\nrow 4 step 8", "line 2, column 12: '8' is out of range for 'step' (use 1..7)"},
        BadText{"title A\nrow 4 step 1 1", "line 2, column 14: '1' stands here a second time"},
        BadText{"title A\nrow 4 match colour", "line 2, column 13: 'colour' cannot stand after 'match'"},
        BadText{"title A\nstock redeals", "line 2, column 14: something is missing after 'redeals'"},
        BadText{"title A\nstock to tableau", "line 2, column 10: 'tableau' cannot stand after 'to'"},
        BadText{"title A\npairs sum 27", "line 2, column 11: '27' is out of range for 'sum' (use 2..26)"},
        BadText{"title A\ngoal empty", "line 2, column 11: something is missing after 'empty'"},
        BadText{"title A\ngoal win", "line 2, column 6: 'win' cannot stand after 'goal'"},
        BadText{"title A\ngoal empty columns columns", "line 2, column 20: 'columns' stands here a second time"},
        BadText{"title A\ndeck packs 17", "line 2, column 12: '17' is out of range for 'packs' (use 1..16)"},
        BadText{"title A\ndeck packs 5", "line 2, column 1: a deck of 260 cards is too large (use at most 208)"},
        BadText{"title A\ndeck take 53", "line 2, column 6: 'take' is out of range for 'take' (use 1..52)"},
        BadText{"title A\ndeck remove 9 ranks 8", "line 2, column 6: the deck has no rank"}));

INSTANTIATE_TEST_SUITE_P(
    Games, RulesFaults,
    testing::Values(
        BadText{"", "the title is missing (add a line 'title TEXT')"}, BadText{"title A", "there are no piles"},
        BadText{"title A\ncolumns 52 deal 1", "the goal is to fill foundations, but there are none"},
        BadText{"title A\ncolumns 52 deal 1\ngoal foundations", "line 3, column 6: the goal is to fill foundations"},
        BadText{"title A\ncolumns 4 deal 13 build down alternate fill any\nfoundations 3",
                "line 3, column 1: every card is to lie on a foundation, but these take 39 of 52 cards at most (nobody "
                "could win: give more foundations"},
        BadText{"title A\nfoundations 4\nfoundations 3\nstock\ndeck packs 2", "line 3, column 1: every card is to lie"},
        BadText{"title A\nfoundations 4 hold 12\nstock", "line 2, column 1: every card is to lie on a foundation, but"},
        BadText{"title A\nfoundations 4 hold 26\nstock\ndeck packs 2",
                "line 2, column 1: every card is to lie on a foundation, but these take 52 of 104 cards at most"},
        BadText{"title A\nfoundations 4 build up suit by 2\nstock",
                "line 2, column 1: every card is to lie on a foundation, but these take 28 of 52 cards at most"},
        BadText{"title A\nfoundations 7 collect runs\ncolumns 8\nstock\ndeck packs 2",
                "line 2, column 1: every card is to lie on a foundation, but these take 91 of 104 cards at most"},
        BadText{"title A\nfoundations 3\nstock\ndeck remove A",
                "line 2, column 1: every card is to lie on a foundation, but these take 39 of 48 cards at most"},
        BadText{"title A\ncolumns 7 deal 1 2 3\n",
                "line 2, column 11: 'deal' has 3 values for 7 piles (give one number"},
        BadText{"title A\ncolumns 2 deal 1 2 3\n", "line 2, column 20: 'deal' has 3 values for 2 piles"},
        BadText{"title A\ncolumns 2 deal 5 closed 6",
                "line 2, column 18: 6 cards face down in a pile of 5, whose top card lies face up"},
        BadText{"title A\ncolumns 2 deal 5 7 closed 1 7",
                "line 2, column 20: 7 cards face down in a pile of 7, whose top card lies face up"},
        BadText{"title A\ncells 2 deal 2", "line 2, column 9: 2 cards dealt to a pile that holds 1"},
        BadText{"title A\ncolumns 2 deal 5 hold 4", "line 2, column 11: 5 cards dealt to a pile that holds 4"},
        BadText{"title A\nfoundations 4 collect runs hold 12",
                "line 2, column 28: a complete run has 13 cards, but a pile holds 12"},
        BadText{"title A\ndeck ranks 1\nfoundations 4 collect runs",
                "line 3, column 15: complete runs need a deck of two ranks or more"},
        BadText{"title A\nfoundations 4\ncolumns 4 deal 4 hold 9\nstock to columns",
                "line 3, column 1: rows are dealt on these columns, so they cannot hold a certain number of cards"},
        BadText{"title A\nrow 3 deal 1 0 1\ngoal one-pile", "line 2, column 7: every pile of a row begins with a card"},
        BadText{"title A\ndeck remove A\nrow 52\ngoal one-pile", "line 3, column 1: no card can be removed from a row"},
        BadText{"title A\ncolumns 51 deal 1\nfoundations 4", "51 cards dealt, but the deck has 52 (deal them all"},
        BadText{"title A\nfoundations 4\ncolumns 52 deal 2",
                "line 3, column 12: the deal needs 104 cards, but the deck has 52"},
        BadText{"title A\ncolumns 52 deal 1\nfoundations 4\nreserve 1\nstock",
                "line 4, column 1: the deal needs 53 cards"},
        BadText{"title A\ncolumns 52\ncells 13", "line 3, column 1: there are too many piles (use at most 64)"},
        BadText{"title A\ncells 1\ncells 1\ncells 1\ncells 1\ncells 1\ncells 1\ncells 1\ncells 1\ncells 1\ncells "
                "1\ncells 1\n"
                "cells 1\ncells 1",
                "line 14, column 1: there are too many lines of piles (use at most 12)"},
        BadText{"title A\nfoundations 4 start AH AH",
                "line 2, column 24: the deck has no card 'AH', or it is named too often"},
        BadText{"title A\ndeck suits 2\nfoundations 4 start AD", "line 3, column 21: the deck has no card 'AD'"},
        BadText{"title A\nfoundations 4 start 1H", "line 2, column 21: '1H' is not a card"},
        BadText{"title A\nfoundations 1 start AH AD", "line 2, column 24: 'start' has 2 values for 1 piles"},
        BadText{"title A\ndeck take 20\nfoundations 4 start AH", "line 3, column 15: start cards need the whole deck"},
        BadText{"title A\nplaces 27 shape pyramid 7",
                "line 2, column 17: the shape has 28 places, but the line has 27"},
        BadText{"title A\nplaces 3 blocked 2,3 -", "line 2, column 23: 'blocked' has 2 values for 3 piles"},
        BadText{"title A\nplaces 3 blocked 4 - -", "line 2, column 18: '4' is out of range for 'blocked' (use 1..3)"},
        BadText{"title A\nplaces 3 blocked 1 - -", "line 2, column 18: place 1 cannot block itself"},
        BadText{"title A\nplaces 3 blocked 2, - -", "line 2, column 18: '2,' is out of range"},
        BadText{"title A\nplaces 3 blocked 2;3 - -", "line 2, column 18: '2;3' is not a number"},
        BadText{"title A\nfoundations 4\nstock to hole", "line 3, column 10: the game has no hole (add a line 'hole')"},
        BadText{"title A\nfoundations 4\nstock to hole redeals 1",
                "line 3, column 15: redeals need a stock that is drawn to"},
        BadText{"title A\nfoundations 4\nstock full",
                "line 3, column 7: 'full' needs a stock that is drawn to columns or reserve"},
        BadText{"title A\nfoundations 4\ncolumns 4 fill from reserve then any\nstock",
                "line 3, column 21: the game has no reserve"},
        BadText{"title A\nfoundations 4\ncolumns 4 fill waste deal 13", "line 3, column 16: the game has no waste"},
        BadText{"title A\nfoundations 4\nstock\ngoal empty cells", "line 4, column 12: the game has no cells"},
        BadText{"title A\nfoundations 4\nstock\ngoal ordered", "line 4, column 6: the game has no columns"},
        BadText{"title A\nstock\ngoal one-pile", "line 3, column 6: the game has no row"},
        BadText{"title A\nstock\ngoal rows", "line 3, column 6: the game has no grid"},
        BadText{"title A\nstock\npairs beaten\ngoal left 0", "line 3, column 7: the game has no columns"},
        BadText{"title A\nstock\ngoal left 52", "line 3, column 11: '52' is out of range for 'left' (use 0..51)"},
        BadText{"title A\nfoundations 2 start first\nfoundations 2 start first\nstock",
                "line 3, column 15: a second line"},
        BadText{"title A\ndeck suits 2\ngrid 3 x 2 row-suits", "line 3, column 12: 3 rows, but the deck has 2 suits"},
        BadText{"title A\nfoundations 4\ncolumns 1\nzigzag",
                "line 4, column 1: the zigzag needs one line of at least two"},
        BadText{"title A\nfoundations 4\ncolumns 2\ncolumns 2\nzigzag", "line 5, column 1: the zigzag needs one line"},
        BadText{"title A\nfoundations 4\ncolumns 7 deal 1\nzigzag",
                "line 3, column 11: the zigzag deals these columns already"},
        BadText{"title A\nfoundations 4\ncolumns 7 hold 8\nzigzag",
                "line 4, column 1: 9 cards dealt to a pile that holds 8"}));

TEST(RulesFault, TellsWhatIsNotText) {
  using namespace std::string_view_literals;
  EXPECT_TRUE(fault_of("title A\nno\0te"sv).starts_with("line 2, column 3: this is not a character of plain text"));
  for (const std::string_view bytes : {"\x80"sv, "\xC0\x80"sv, "\xE2\x99"sv, "\xED\xA0\x80"sv, "\xF4\x90\x80\x80"sv,
                                       "\xF0\x80\x80\x80"sv, "\xE0\x80\x80"sv, "\x1B"sv, "\x7F"sv, "\xFF"sv}) {
    EXPECT_TRUE(fault_of(fmt::format("title A{}\n", bytes)).starts_with("line 1, column 8: this is not a character"));
  }
  EXPECT_FALSE(fault_of("title ♠ é 🂡\n").starts_with("line 1"));
}

TEST(RulesFault, TooManySources) {
  std::string text = "title A\n";
  for (int i = 0; i < 17; ++i) {
    text += "source s\n";
  }
  EXPECT_TRUE(fault_of(text).starts_with("line 18, column 1: there are too many 'source' lines (use at most 16)"));
}

TEST(RulesFault, LongLinesAreHarmless) {
  EXPECT_EQ(fault_of("title A\ncolumns 4 " + std::string(100'000, 'x')).substr(0, 18), "line 2, column 11:");
  EXPECT_EQ(fault_of("title " + std::string(1'000'000, ' ') + "#"), fault_of("title"
                                                                             " " +
                                                                             std::string(1'000'000, ' ')));
}

// Texts of games with words changed, lost or doubled: they are refused or mean rules that can be written again.
RC_GTEST_PROP(RulesFault, DamagedTextsAreRefusedOrRoundTrip, ()) {
  std::string text(kRulesFiles[*rc::gen::inRange<std::size_t>(0, kRulesFiles.size())].text);
  static const std::vector<std::string> words = {
      "deal",  "1",     "3",    "open",      "closed",  "build",     "down",    "up",   "any",  "suit",
      "fill",  "K",     "from", "stock",     "waste",   "then",      "move",    "run",  "hold", "start",
      "AH",    "first", "\n",   "columns 3", "cells 2", "reserve 2", "zigzag",  "wrap", "by",   "goal",
      "empty", "#",     "2,3",  "-",         "to",      "full",      "redeals", "255",  "\xC3", "goal left 3"};
  const int changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    const auto end = text.find_first_of(" \n", at);
    const bool replace = *rc::gen::arbitrary<bool>();
    const std::size_t length = end == std::string::npos ? 1 : end - at;
    text.replace(at, replace ? length : 0, fmt::format(" {} ", *rc::gen::elementOf(words)));
  }
  if (const auto game = read_game("test", text)) {
    const auto again = read_game("test", normalised_text(game->rules));
    RC_ASSERT(again);
    RC_ASSERT(again->rules == game->rules);
    RC_ASSERT(again->identity == game->identity);
  }
}

RC_GTEST_PROP(RulesFault, AnyBytesAreHarmless, (const std::string& bytes)) { (void)read_game("test", bytes); }

// Few foundations are right where the goal is another one, where the deck is small, and where cards leave elsewhere.
TEST(RulesRoom, IsAskedForOnlyWhereNobodyCouldWin) {
  for (const char* lines :
       {"foundations 3\nstock\ngoal left 13", "foundations 1\ncolumns 4 deal 13\ngoal empty columns",
        "foundations 1\nstock\npairs sum 13", "foundations 3\nstock\ndeck suits 3",
        "foundations 1\nstock\ndeck take 13", "foundations 4\nstock\ndeck packs 2 suits 2",
        "foundations 8\nstock\ndeck packs 2", "foundations 8 collect runs\ncolumns 8\nstock\ndeck packs 2",
        "foundations 1 build up any wrap hold 52\nstock",
        "foundations 4 build up suit by 2\nfoundations 4 build up suit by 2 fill 2\nstock",
        "foundations 2 build both any hold 26\nstock", "foundations 5\nstock",
        "foundations 4 hold 12\nstock\ndeck remove A", "foundations 1 build same any hold 52\nstock",
        "foundations 4 build up suit wrap start first\nstock"}) {
    const auto game = read_game("a", fmt::format("title A\n{}\n", lines));
    EXPECT_TRUE(game) << lines << ": " << (game ? "" : game.error().text());
  }
}

}  // namespace
}  // namespace sabar
