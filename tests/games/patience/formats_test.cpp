#include <algorithm>
#include <random>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/formats/deal_json.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/formats/piles.hpp>
#include <sabar/rules/patience/rules_json.hpp>

#include "games/patience/deals.hpp"
#include "share.hpp"

namespace sabar {
namespace {

constexpr std::array<DealFormat, 4> kWritten = {DealFormat::text, DealFormat::json, DealFormat::fc_solve,
                                                DealFormat::solvitaire};

Result<Table> through(const GameFile& game, const Table& table, DealFormat format) {
  DealFile deal;
  deal.table = table;
  return write_deal(game, deal, format)
      .and_then([&](const std::string& text) { return read_deal(game, text); })
      .map([](const DealFile& read) { return read.table; });
}

bool has_room(const GameFile& game, const Table& table, DealFormat format) {
  DealFile deal;
  deal.table = table;
  return write_deal(game, deal, format).has_value();
}

// Deals 1 … count of a scheme through every format that has room for the game. Returns how many formats that were.
std::size_t round_trips(const GameFile& game, Scheme scheme, std::uint64_t count) {
  std::size_t formats = 0;
  for (std::uint64_t number = 1; number <= count; ++number) {
    const auto cards = order_of_deal(scheme, Natural(number), game.rules.deck);
    const DealOrder order = usual_order(game.rules, scheme);
    const auto table = deal_cards(game.rules, *cards, order);
    EXPECT_TRUE(table) << game.name;
    formats = 1;
    const auto from_cards = read_deal(game, to_text(*cards), order);
    EXPECT_TRUE(from_cards && from_cards->format == DealFormat::cards && from_cards->table == *table) << game.name;
    for (const DealFormat format : kWritten) {
      const auto read = through(game, *table, format);
      if (read) {
        ++formats;
        EXPECT_EQ(*read, *table) << game.name << ", " << to_text(format);
      } else {
        EXPECT_FALSE(has_room(game, *table, format)) << game.name << ": " << read.error().text();
      }
    }
    if (testing::Test::HasFailure()) {
      break;
    }
  }
  return formats;
}

class FormatScheme : public testing::TestWithParam<SchemeInfo> {};

TEST_P(FormatScheme, ThousandDealsComeBackFromEveryFormat) {
  const std::uint64_t deals = share(1000);
  EXPECT_EQ(round_trips(game_named("freecell"), GetParam().scheme, deals), 5U);
  EXPECT_EQ(round_trips(game_named("klondike"), GetParam().scheme, deals), 4U);
  EXPECT_EQ(round_trips(game_named("canfield"), GetParam().scheme, deals / 20), 4U);
  EXPECT_EQ(round_trips(game_named("pyramid"), GetParam().scheme, deals / 20), 3U);
}

INSTANTIATE_TEST_SUITE_P(Formats, FormatScheme, testing::ValuesIn(scheme_list().begin(), scheme_list().end()),
                         [](const auto& chosen) {
                           std::string name(chosen.param.name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Formats, EveryGameComesBackFromEveryFormat) {
  for (const GameFile& game : game_list()) {
    EXPECT_GE(round_trips(game, Scheme::sabar, 3), 3U) << game.name;
  }
}

// A position that no play may lead to, but that has every card once and no pile too long.
Table scrambled(const GameFile& game, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const PileMap map = map_piles(game.rules);
  Table table = deal_of(game, Scheme::sabar, seed, DealOrder::row);
  for (int step = 0; step < 60; ++step) {
    TablePile& from = table.piles[random() % map.piles];
    TablePile& to = table.piles[random() % map.piles];
    if (from.cards.empty() || &from == &to) {
      continue;
    }
    to.cards.push_back(from.cards.back());
    from.cards.pop_back();
    from.face_down = std::min(from.face_down, from.cards.empty() ? 0 : from.cards.size() - 1);
    if (!formats::check_position(game.rules, table)) {
      from.cards.push_back(to.cards.back());
      to.cards.pop_back();
    }
  }
  table.redeals = game.rules.redeals == kUnlimited ? 0 : static_cast<int>(random() % (game.rules.redeals + 1U));
  table.gathers = static_cast<int>(random() % (game.rules.gathers + 1U));
  return table;
}

RC_GTEST_PROP(Formats, PositionsInMidGameComeBackOrAreRefused, ()) {
  const auto games = game_list();
  const GameFile& game = games[*rc::gen::inRange<std::size_t>(0, games.size())];
  const Table table = scrambled(game, *rc::gen::inRange<std::uint64_t>(0, 1000000));
  for (const DealFormat format : kWritten) {
    if (has_room(game, table, format)) {
      const auto read = through(game, table, format);
      RC_ASSERT(read.has_value());
      RC_ASSERT(*read == table);
    } else {
      RC_ASSERT(format == DealFormat::fc_solve || format == DealFormat::solvitaire);
    }
  }
}

// Whatever is done to a text, the answer is a table that fits the rules or an error with words.
RC_GTEST_PROP(Formats, DamagedTextsDoNoHarm, ()) {
  const auto games = game_list();
  const GameFile& game = games[*rc::gen::inRange<std::size_t>(0, games.size())];
  std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
  DealFile deal;
  deal.table = deal_of(game, Scheme::sabar, random() % 1000, DealOrder::row);
  const auto written = write_deal(game, deal, kWritten[random() % kWritten.size()]);
  std::string text = written.value_or("AH 2H");
  constexpr std::string_view kBytes = "AKT1059HDCS<>[]{}\",:-+# \n\tx\\\xE2\x99\xFF";
  for (std::uint64_t hits = 1 + random() % 6; hits > 0; --hits) {
    const std::size_t at = random() % (text.size() + 1);
    switch (random() % 4) {
      case 0:
        text.insert(at, 1, kBytes[random() % kBytes.size()]);
        break;
      case 1:
        text.erase(at, random() % 9);
        break;
      case 2:
        text.insert(at, text.substr(random() % (text.size() + 1), random() % 30));
        break;
      default:
        text.resize(at);
        break;
    }
  }
  for (const DealText& piece : split_deals(text)) {
    const auto read = read_deal(game, piece);
    const bool sane = read ? check_table(game.rules, read->table).has_value() : !read.error().message.empty();
    RC_ASSERT(sane);
  }
}

TEST(Formats, JsonThatIsDeepOrLongIsRefused) {
  const GameFile& game = game_named("klondike");
  for (const std::string& open : {std::string("["), std::string("{\"a\":")}) {
    std::string deep = "{\"stock\":";
    for (int i = 0; i < 9000; ++i) {
      deep += open;
    }
    const auto read = read_deal(game, deep);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message, "lists within lists within lists");
  }
  EXPECT_EQ(read_deal(game, std::string(100000, '[')).error().hint, "a deal has at most 64 KiB");
  EXPECT_EQ(split_deals(std::string(1000000, '{')).size(), 1U);
}

TEST(Formats, OwnTextLooksLikeThis) {
  const GameFile& game = game_named("eight-off");
  DealFile deal;
  deal.table = deal_of(game, Scheme::sabar, 17, DealOrder::row);
  deal.source = "sabar:17";
  deal.order = DealOrder::row;
  const std::string text = *write_deal(game, deal, DealFormat::text);
  EXPECT_TRUE(text.starts_with(
      fmt::format("sabar-deal 1\ngame eight-off\nrules {}\nsource sabar:17\norder row\n", game.identity.text())))
      << text;
  EXPECT_NE(text.find("\ncell "), std::string::npos);
  EXPECT_NE(text.find(" - - - -\n"), std::string::npos) << text;
  const auto again = read_deal(game, text);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->source, "sabar:17");
  EXPECT_EQ(again->order, DealOrder::row);
  EXPECT_EQ(*write_deal(game, *again, DealFormat::text), text);
}

TEST(Formats, OwnTextOfOtherPiles) {
  const auto text_of = [](std::string_view name) {
    DealFile deal;
    deal.table = deal_of(name, Scheme::sabar, 17, DealOrder::row);
    return *write_deal(game_named(name), deal, DealFormat::text);
  };
  EXPECT_NE(text_of("pyramid").find("place 9S\nplace 7C 5H\nplace 6D 2H JH\n"), std::string::npos)
      << text_of("pyramid");
  EXPECT_NE(text_of("accordion").find("row 9S 7C 5H"), std::string::npos);
  EXPECT_NE(text_of("gaps").find("grid 9S 7C 5H"), std::string::npos);
  EXPECT_NE(text_of("black-hole").find("hole AS\n"), std::string::npos);
}

std::string klondike_text() {
  DealFile deal;
  deal.table = deal_of("klondike", Scheme::sabar, 17, DealOrder::row);
  return *write_deal(game_named("klondike"), deal, DealFormat::text);
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return text.replace(at, old.size(), by);
}

TEST(Formats, ErrorsOfOwnTextNameThePlace) {
  const std::string good = klondike_text();
  ASSERT_TRUE(read_deal(game_named("klondike"), good));
  const auto error = [&](std::string_view old, std::string_view by) {
    const auto read = read_deal(game_named("klondike"), replaced(good, old, by));
    return read ? std::string("no error") : read.error().text();
  };
  EXPECT_EQ(error("sabar-deal 1", "sabar-deal 2"),
            "line 1, column 12: 'sabar-deal 2' is not a version of this format (the first line is 'sabar-deal 1')");
  EXPECT_EQ(error("game klondike", "game freecell"),
            "line 2, column 6: this is a deal of game 'freecell', not of klondike (name the game of the deal)");
  EXPECT_EQ(error("game klondike", "gaem klondike"), "line 2, column 1: unknown line 'gaem' (did you mean 'game'?)");
  EXPECT_EQ(error("game klondike", "game klondike\ngame klondike"), "line 3, column 1: a second line 'game'");
  EXPECT_EQ(error("column 9S", "column 9X"),
            "line 4, column 8: '9X' is not a card (write AH, 10D or TD, Q♣, or a number 1..52)");
  EXPECT_EQ(error("column 9S", "column 7C"), "pile t2: 7C is there too often");
  EXPECT_EQ(error("column 9S\n", ""), "6 columns given (the game has 7 columns)");
  EXPECT_EQ(error("column 9S", "column"), "9S is missing (51 of 52 cards are on the table)");
  EXPECT_EQ(error("column 9S", "cell 9S"), "line 4, column 1: game klondike has no cell");
  EXPECT_EQ(error("column 9S", "column ♠ <9S>"),
            "line 4, column 8: '♠' is not a card (write AH, 10D or TD, Q♣, or a number 1..52)");
  EXPECT_EQ(error("column 9S", "column <9S>"), "pile t1: 1 of 1 cards are face down (none may be)");
  EXPECT_EQ(error("stock ", "stock <AH> "),
            "line 11, column 7: no card of a stock lies face down (write it without brackets)");
  EXPECT_EQ(error("stock", "redeals -1\nstock"), "line 11, column 9: '-1' is not a whole number");
  EXPECT_EQ(error("stock", "base 14\nstock"), "base 14 is not a rank (use 1..13)");
  EXPECT_EQ(error("stock", "base 5\nstock"), "base 5 does not fit (here it is 1)");
  EXPECT_EQ(error("stock", "redeals 2\nstock"), "2 redeals used (redeals without limit are not counted)");
  EXPECT_NE(error("rules ", "rules 00").find("other rules of klondike"), std::string::npos);
  const std::string remark = replaced(good, "column 9S", "# a remark\ncolumn 9X");
  EXPECT_TRUE(read_deal(game_named("klondike"), remark).error().where.starts_with("line 5"));
}

TEST(Formats, CardsLieFaceDownOnlyWhereTheRulesSaySo) {
  const GameFile& game = game_named("freecell");
  DealFile deal;
  deal.table = deal_of("freecell", Scheme::sabar, 17, DealOrder::row);
  const std::string text = replaced(*write_deal(game, deal, DealFormat::text), "column 9S", "column <9S>");
  EXPECT_EQ(read_deal(game, text).error().text(), "pile t1: a card lies face down (in this game such piles are open)");
}

TEST(Formats, BoardsOfFcSolve) {
  const GameFile& game = game_named("freecell");
  const std::string board =
      "4C 2C 9C 8C QS 4S 2H\n5H QH 3C AC 3H 4H QD\nQC 9S 6H 9H 3S KS 3D\n5D 2S JC 5C JH 6D AS\n2D KD 10H 10C 10D 8D\n"
      "7H JS KH 10S KC 7C\nAH 5S 6S AD 8H JD\n7S 6C 7D 4D 8S 9D\n";
  const auto read = read_deal(game, board);
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(read->format, DealFormat::fc_solve);
  EXPECT_EQ(read->table, deal_of("freecell", Scheme::ms, 24, DealOrder::row));

  // As fc-solve prints a position: colons before columns, empty cells as blanks.
  const std::string later =
      "Foundations: H-0 C-0 D-0 S-A \nFreecells:  JD  8H        \n: 4C 2C 9C 8C QS 4S 2H\n: 5H QH 3C AC 3H 4H QD\n"
      ": QC 9S 6H 9H 3S KS 3D\n: 5D 2S JC 5C JH 6D\n: 2D KD TH TC TD 8D\n: 7H JS KH TS KC 7C\n: AH 5S 6S AD\n"
      ": 7S 6C 7D 4D 8S 9D\n";
  const auto position = read_deal(game, later);
  ASSERT_TRUE(position) << position.error().text();
  EXPECT_EQ(to_text(cards_of(game.rules, position->table, "f4")), "AS");
  EXPECT_EQ(to_text(cards_of(game.rules, position->table, "c2")), "8H");
  EXPECT_TRUE(write_deal(game, *position, DealFormat::fc_solve)
                  ->starts_with("Foundations: H-0 C-0 D-0 S-A\nFreecells: JD 8H - -\n4C 2C 9C"));

  const auto error = [&](std::string_view name, const std::string& text) {
    const auto result = read_deal(game_named(name), text);
    return result ? std::string("no error") : result.error().text();
  };
  EXPECT_EQ(error("freecell", replaced(board, "7S 6C 7D 4D 8S 9D\n", "")),
            "7 columns given (the game has 8 columns; a line is a column, and ':' alone an empty one)");
  EXPECT_EQ(error("freecell", replaced(board, "9D", "8D")), "pile t8: 8D is there too often");
  EXPECT_EQ(error("freecell", replaced(board, "9D", "9X")),
            "line 8, column 16: '9X' is not a card (write AH, 10D or TD, Q♣, or a number 1..52)");
  EXPECT_EQ(error("freecell", replaced(later, "8H  ", "8H AS 2S 3S 4S")),
            "line 2, column 26: game freecell has only 4 cells");
  EXPECT_EQ(error("freecell", replaced(later, "S-A", "S-X")),
            "line 1, column 26: 'S-X' is no foundation (write H-0, S-A or D-10)");
  EXPECT_EQ(error("freecell", "Talon: AH\n"),
            "line 1, column 1: unknown line 'Talon:' (fc-solve's lines are 'Foundations:', 'Freecells:' and columns)");
  EXPECT_EQ(error("klondike", later),
            "this is a board of fc-solve (such boards have open columns, cells and foundations only; klondike is "
            "another game)");
  EXPECT_FALSE(
      has_room(game_named("klondike"), deal_of("klondike", Scheme::sabar, 1, DealOrder::row), DealFormat::fc_solve));
}

TEST(Formats, SolvitairesJson) {
  const auto error = [](std::string_view game, std::string_view text) {
    const auto result = read_deal(game_named(game), text);
    return result ? std::string("no error") : result.error().text();
  };
  EXPECT_EQ(error("golf", R"({"tabelau piles": []})"), "unknown name 'tabelau piles' (did you mean 'tableau piles'?)");
  EXPECT_EQ(error("golf", R"({"tableau piles": [["AH", "1X"]]})"),
            "\"tableau piles\", pile 1, card 2: '1X' is not a card (write AH or 10D; ah and 10d are face down)");
  EXPECT_EQ(error("golf", R"({"tableau piles": [["AH"], ["2H"]]})"), "2 columns given (the game has 7 columns)");
  EXPECT_EQ(error("golf", R"({"cells": ["AH"]})"), "\"cells\": game golf has no cell");
  EXPECT_EQ(error("golf", R"({"stock": 5})"), "\"stock\": a list of cards is wanted");
  EXPECT_EQ(error("golf", "{\"stock\":\n [\"AH\",, ]}"), "line 2, column 8: this is not JSON");
  EXPECT_EQ(
      error("east-haven", R"({"tableau piles": [["AH", "ah"]]})"),
      "\"tableau piles\", pile 1, card 2: a face-down card lies on a face-up one (a suit in lower case means face "
      "down)");
  EXPECT_EQ(error("canfield", "{}"), "AH is missing (0 of 52 cards are on the table)");
}

TEST(Formats, OwnJsonNamesItsPiles) {
  const GameFile& game = game_named("klondike");
  const Table table = deal_of("klondike", Scheme::sabar, 3, DealOrder::row);
  auto json = nlohmann::json::parse(table_json(game.rules, table).dump());
  EXPECT_EQ(*table_from_json(game.rules, json), table);
  json["piles"][0]["name"] = "t8";
  EXPECT_TRUE(
      table_from_json(game.rules, json).error().text().starts_with("\"piles\", entry 1: there is no pile 't8'"));
  json["piles"][0]["name"] = "t2";
  EXPECT_EQ(table_from_json(game.rules, json).error().text(), "\"piles\", entry 2: this pile is there twice");
  EXPECT_EQ(table_from_json(game.rules, 5).error().text(), "\"table\": a table has a list \"piles\"");
}

TEST(Formats, AFileMayHoldManyDeals) {
  const GameFile& game = game_named("klondike");
  const std::string text = klondike_text();
  const std::string three = fmt::format("# remarks\n{}{}\n# and more\n{}", text, text, text);
  const auto texts = split_deals(three);
  ASSERT_EQ(texts.size(), 3U);
  EXPECT_EQ(texts[0].line, 2U);
  EXPECT_EQ(texts[1].line, 2U + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
  for (const DealText& deal : texts) {
    EXPECT_TRUE(read_deal(game, deal));
  }
  const auto objects = split_deals("{\"a\": \"}\\\"\"}\n{\"b\": [{}]}\n\n {\"c\": 1}");
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(objects[1].text, "{\"b\": [{}]}");
  EXPECT_EQ(objects[2].line, 4U);
  EXPECT_EQ(split_deals("AH 2H\n3H").size(), 1U);
  EXPECT_TRUE(split_deals(" \n").empty());
}

TEST(Formats, NamesOfFormats) {
  EXPECT_EQ(*parse_deal_format("fc-solve"), DealFormat::fc_solve);
  EXPECT_EQ(parse_deal_format("fcsolve").error().text(), "unknown format 'fcsolve' (did you mean 'fc-solve'?)");
  EXPECT_FALSE(parse_deal_format("cards"));
}

}  // namespace
}  // namespace sabar
