// Keys: exact where the rules allow it, and never blind to what makes positions differ.
#include <map>
#include <set>

#include "laws/games.hpp"

namespace sabar {
namespace {

using patience::Engine;
using patience::KeyForm;

GameFile rules_game(std::string_view text) {
  const auto game = read_game("test", text);
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  return *game;
}

constexpr std::string_view kSmallKlondike =
    "title Small\ndeck suits 4 ranks 5\ncolumns 4 deal 1 2 3 4 open 1 build down alternate move run fill 5\n"
    "foundations 4 return\nstock draw 1 redeals unlimited\n";

KeyForm form_of(std::string_view name) { return Engine((*find_game(name))->rules).facts().key_form; }

TEST(Key, FormFollowsFromTheRules) {
  EXPECT_EQ(form_of("black-hole"), KeyForm::counted);
  EXPECT_EQ(form_of("golf"), KeyForm::counted);
  EXPECT_EQ(form_of("tri-peaks"), KeyForm::counted);
  EXPECT_EQ(form_of("worm-hole"), KeyForm::counted);
  EXPECT_EQ(form_of("klondike"), KeyForm::hashed);
  EXPECT_EQ(form_of("freecell"), KeyForm::hashed);
  EXPECT_EQ(form_of("pyramid"), KeyForm::hashed);
  EXPECT_EQ(Engine(rules_game(kSmallKlondike).rules).facts().key_form, KeyForm::packed);
}

// Breadth-first over everything that can be reached: as many keys as positions up to symmetry.
TEST(Key, PackedIsExactOnAWholeSmallGame) {
  const GameFile game = rules_game(kSmallKlondike);
  const Engine engine(game.rules);
  std::map<Key128, Engine::State> seen;
  std::vector<Engine::State> open = {*engine.start(numbered_deal(game, 3))};
  seen.emplace(engine.key(open.front()), open.front());
  MoveList<Move> moves;
  for (std::size_t next = 0; next < open.size() && open.size() < 20000; ++next) {
    engine.legal(open[next], moves);
    for (const Move& move : moves) {
      auto after = open[next];
      engine.apply(after, move);
      const auto [entry, fresh] = seen.try_emplace(engine.key(after), after);
      ASSERT_TRUE(fresh || engine.same_position(entry->second, after));
      if (fresh) {
        open.push_back(after);
      }
    }
  }
  EXPECT_GT(seen.size(), 1000U);
}

Key128 key_of_table(const Engine& engine, const Table& table) { return engine.key(*engine.start(table)); }

TEST(Key, SeesFaceDownCardsTheBorderOfStockAndWasteAndRedeals) {
  GameFile game = **find_game("klondike-3");
  for (const bool small : {false, true}) {
    if (small) {
      game = rules_game(kSmallKlondike);
    }
    game.rules.redeals = 2;
    const Engine engine(game.rules);
    const Table deal = numbered_deal(game, 1);
    std::set<Key128> keys = {key_of_table(engine, deal)};
    Table other = deal;
    other.piles[2].face_down = 1;  // one more card open
    EXPECT_TRUE(keys.insert(key_of_table(engine, other)).second) << "face-down count";
    other = deal;
    std::swap(other.piles[2].cards[0], other.piles[3].cards[0]);  // face-down cards change places
    EXPECT_TRUE(keys.insert(key_of_table(engine, other)).second) << "face-down card";
    other = deal;
    const std::size_t stock = *only_pile(game.rules, PileKind::stock);
    const std::size_t waste = *only_pile(game.rules, PileKind::waste);
    for (int i = 0; i < 3; ++i) {
      other.piles[waste].cards.push_back(other.piles[stock].cards.back());
      other.piles[stock].cards.pop_back();
      EXPECT_TRUE(keys.insert(key_of_table(engine, other)).second) << "border of stock and waste";
    }
    other = deal;
    other.redeals = 1;
    EXPECT_TRUE(keys.insert(key_of_table(engine, other)).second) << "redeals";
  }
}

// The key is part of what must be the same on every compiler and in WebAssembly.
TEST(Key, OfFixedPositionsIsFixed) {
  const auto key = [](std::string_view name) {
    const GameFile& game = **find_game(name);
    const Engine engine(game.rules);
    return engine.key(*engine.start(numbered_deal(game, 1))).text();
  };
  EXPECT_EQ(key("klondike"), "fb019d93283a1f46611f91b0f61db922");
  EXPECT_EQ(key("freecell"), "9498ba722ef99bd7455207d015d089de");
  EXPECT_EQ(key("black-hole"), "0000000000000000000000d3fffffff3");
}

}  // namespace
}  // namespace sabar
