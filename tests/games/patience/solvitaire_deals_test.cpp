// Deals printed by Solvitaire for its presets; the games here have other names now and then. Solvitaire keeps columns,
// cells and reserve in an order of its own, which makes no difference to those games.
#include <algorithm>
#include <map>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/games/patience/formats/formats.hpp>

#include "games/patience/deals.hpp"
#include "games/patience/solvitaire_presets.hpp"
#include "golden_files.hpp"

namespace sabar {
namespace {

using nlohmann::json;

// The piles of a table by kind, those in which Solvitaire's order is free in an order of our own.
std::map<PileKind, std::vector<TablePile>> comparable(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  std::map<PileKind, std::vector<TablePile>> kinds;
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    kinds[rules.group[map.group_of[p]].kind].push_back(table.piles[p]);
  }
  for (const PileKind kind : {PileKind::column, PileKind::cell, PileKind::reserve}) {
    std::sort(kinds[kind].begin(), kinds[kind].end(),
              [](const TablePile& a, const TablePile& b) { return a.cards < b.cards; });
  }
  return kinds;
}

class SolvitairePreset : public testing::TestWithParam<Preset> {};

TEST_P(SolvitairePreset, DealsComeOut) {
  const GameFile& game = game_named(GetParam().game);
  const auto lines = golden_lines(fmt::format("solvitaire/{}.jsonl", GetParam().preset));
  EXPECT_EQ(lines.size(), GetParam().deals);
  for (const std::string& line : lines) {
    const auto wanted = read_deal(game, line);
    ASSERT_TRUE(wanted) << wanted.error().text() << "\n" << line;
    const auto seed = json::parse(line)["seed"].get<std::uint64_t>();
    EXPECT_EQ(wanted->source, fmt::format("solvitaire:{}", seed));
    const Table dealt = deal_of(game, Scheme::solvitaire, seed, usual_order(game.rules, Scheme::solvitaire));
    EXPECT_EQ(dealt.base, wanted->table.base);
    EXPECT_EQ(comparable(game.rules, dealt), comparable(game.rules, wanted->table)) << line;
  }
}

// What Solvitaire prints is what we write, when its order of piles is kept.
TEST_P(SolvitairePreset, JsonIsWrittenAsItWasRead) {
  const GameFile& game = game_named(GetParam().game);
  for (const std::string& line : golden_lines(fmt::format("solvitaire/{}.jsonl", GetParam().preset))) {
    const auto written = write_deal(game, *read_deal(game, line), DealFormat::solvitaire);
    ASSERT_TRUE(written);
    EXPECT_EQ(json::parse(*written), json::parse(line)["deal"]);
  }
}

INSTANTIATE_TEST_SUITE_P(Solvitaire, SolvitairePreset, testing::ValuesIn(kPresets),
                         [](const auto& chosen) { return preset_name(chosen.param.preset); });

TEST(Solvitaire, KlondikeDealsCardByCard) {
  const GameFile& game = game_named("klondike");
  const auto lines = golden_lines("solvitaire/klondike.jsonl");
  EXPECT_EQ(lines.size(), 25U);
  for (const std::string& line : lines) {
    const json record = json::parse(line);
    const Table table = deal_of(game, Scheme::solvitaire, record["seed"].get<std::uint64_t>(), DealOrder::backwards);
    for (std::size_t i = 0; i < 7; ++i) {
      std::vector<Card> wanted;
      for (const json& card : record["columns"][i]) {
        wanted.push_back(*parse_card(card.get<std::string>()));
      }
      EXPECT_EQ(cards_of(game.rules, table, fmt::format("t{}", i + 1)), wanted) << line;
      EXPECT_EQ(table.piles[*parse_pile(game.rules, fmt::format("t{}", i + 1))].face_down, i);
    }
    std::vector<Card> stock;
    for (const json& card : record["stock_in_draw_order"]) {
      stock.insert(stock.begin(), *parse_card(card.get<std::string>()));
    }
    EXPECT_EQ(cards_of(game.rules, table, "s"), stock) << line;
  }
}

}  // namespace
}  // namespace sabar
