// Certificates of unsolvability: real ones are accepted, and everything that is no longer a closed set is not.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/certificate_symmetry.hpp>
#include <sabar/check/patience/certificate_text.hpp>
#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/general/make_certificate.hpp>

#include "laws/games.hpp"

namespace sabar {
namespace {

GameFile small_game(std::string_view lines) {
  const auto game = read_game("small", fmt::format("title Small\n{}\n", lines));
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  return *game;
}

// Games of a few cards, one for each kind of pile and each way of dealing on.
const std::map<std::string, std::string>& small_rules() {
  static const std::map<std::string, std::string> kRules = {
      {"klondike",
       "deck ranks 4\ncolumns 3 deal 2 3 4 open 1 build down alternate move run fill 4\n"
       "foundations 4 return\nstock draw 1"},
      {"klondike with redeals",
       "deck suits 2 ranks 5\ncolumns 3 deal 1 2 2 open 1 build down alternate move run fill 5\n"
       "foundations 2\nstock draw 3 redeals 2"},
      {"freecell", "deck ranks 3\ncolumns 3 deal 4 build down alternate\ncells 1\nfoundations 4"},
      {"spider",
       "deck packs 2 suits 2 ranks 3\ncolumns 3 deal 2 open 1 build down any move run suit\n"
       "foundations 4 collect runs\nstock to columns full"},
      {"canfield",
       "deck suits 2 ranks 5\nreserve 2 deal 2\nfoundations 2 start first build up suit wrap\n"
       "columns 2 deal 1 build down alternate wrap fill from reserve then any\nstock draw 2 redeals 1"},
      {"golf", "deck ranks 4\nhole start first\ncolumns 3 deal 4\nstock to hole\ngoal empty columns"},
      {"hole with cells of two groups",
       "deck ranks 4 suits 1\ncolumns 2 deal 0 2 fill none\ncells 1\nhole start first\ngoal empty cells\ncells 2 deal "
       "1 0"},
      {"accordion", "deck take 8\nrow 8\ngoal one-pile"},
  };
  return kRules;
}

struct Certified {
  GameFile game;
  Table start;
  std::string text;
};

std::optional<Certified> certify(const GameFile& game, std::uint64_t deal, std::size_t limit) {
  const Table start = numbered_deal(game, deal);
  auto text = write_certificate(game, start, limit);
  return text ? std::optional(Certified{game, start, *std::move(text)}) : std::nullopt;
}

// The first deal that cannot be won and has so many positions.
Certified first_unsolvable(const GameFile& game, std::size_t least, std::size_t most) {
  for (std::uint64_t deal = 1; deal <= 2000; ++deal) {
    auto made = certify(game, deal, most);
    if (made && std::count(made->text.begin(), made->text.end(), '\n') >= static_cast<std::ptrdiff_t>(least) + 5) {
      return *std::move(made);
    }
  }
  ADD_FAILURE() << "no such deal";
  return {};
}

// Why the certificate is refused; empty if it is accepted.
std::string refusal(const Certified& made) {
  const auto report = check_certificate(made.game, made.start, made.text);
  return report ? std::string() : report.error().text();
}

constexpr std::size_t kHead = 5;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    lines.push_back(text.substr(at, text.find('\n', at) - at));
  }
  return lines;
}

// The same certificate from other lines, with the number of positions put right.
Certified with_lines(Certified made, std::vector<std::string> lines) {
  lines[kHead - 1] = fmt::format("positions {}", lines.size() - kHead);
  made.text = fmt::format("{}\n", fmt::join(lines, "\n"));
  return made;
}

const Certified& klondike_certificate() {
  static const Certified kMade = first_unsolvable(small_game(small_rules().at("klondike")), 30, 200);
  return kMade;
}

TEST(Certificate, OfSmallGamesIsAccepted) {
  for (const auto& [name, rules] : small_rules()) {
    const GameFile game = small_game(rules);
    int accepted = 0;
    for (std::uint64_t deal = 1; deal <= 60; ++deal) {
      if (const auto made = certify(game, deal, 2000)) {
        ASSERT_EQ(refusal(*made), "") << name << " deal " << deal;
        ++accepted;
      }
    }
    EXPECT_GT(accepted, 0) << name;
  }
}

TEST(Certificate, CountsPositionsAndMoves) {
  const Certified& made = klondike_certificate();
  const auto report = check_certificate(made.game, made.start, made.text);
  ASSERT_TRUE(report.has_value()) << report.error().text();
  EXPECT_EQ(report->positions, lines_of(made.text).size() - kHead);
  EXPECT_GE(report->moves, report->positions - 1);
}

TEST(Certificate, MayHaveItsLinesInAnyOrder) {
  const Certified& made = klondike_certificate();
  auto lines = lines_of(made.text);
  std::reverse(lines.begin() + kHead, lines.end());
  lines.insert(lines.begin() + kHead, "# a remark");
  Certified turned = made;
  turned.text = fmt::format("{}\n", fmt::join(lines, "\n"));
  EXPECT_EQ(refusal(turned), "");
}

TEST(Certificate, WithoutAnyOneOfItsPositionsIsRejected) {
  const Certified& made = klondike_certificate();
  const auto lines = lines_of(made.text);
  for (std::size_t i = kHead; i < lines.size(); ++i) {
    auto fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const std::string reason = refusal(with_lines(made, fewer));
    EXPECT_TRUE(reason.find("not in the set") != std::string::npos) << lines[i] << ": " << reason;
  }
}

TEST(Certificate, WithTwoCardsExchangedAnywhereIsRejected) {
  const Certified& made = klondike_certificate();
  const auto lines = lines_of(made.text);
  WalkDice dice(3);
  for (std::size_t i = kHead; i < lines.size(); ++i) {
    Table table = *read_position(made.game.rules, {lines[i], i + 1});
    std::vector<Card*> cards;
    for (TablePile& pile : table.piles) {
      for (Card& card : pile.cards) {
        cards.push_back(&card);
      }
    }
    std::swap(*cards[dice.below(cards.size())], *cards[dice.below(cards.size())]);
    auto changed = lines;
    changed[i] = position_text(made.game.rules, table);
    if (changed[i] != lines[i]) {
      EXPECT_NE(refusal(with_lines(made, changed)), "") << lines[i] << " -> " << changed[i];
    }
  }
}

TEST(Certificate, WithAnotherFaceDownCountIsRejected) {
  const Certified& made = klondike_certificate();
  const auto lines = lines_of(made.text);
  int changes = 0;
  for (std::size_t i = kHead; i < lines.size(); ++i) {
    const Table table = *read_position(made.game.rules, {lines[i], i + 1});
    for (std::size_t pile = 0; pile < table.piles.size(); ++pile) {
      if (table.piles[pile].face_down > 0) {
        Table changed = table;
        --changed.piles[pile].face_down;
        auto other = lines;
        other[i] = position_text(made.game.rules, changed);
        EXPECT_NE(refusal(with_lines(made, other)), "") << lines[i] << " -> " << other[i];
        ++changes;
      }
    }
  }
  EXPECT_GT(changes, 10);
}

TEST(Certificate, WithAnotherCountOfRedealsIsRejected) {
  const Certified made = first_unsolvable(small_game(small_rules().at("klondike with redeals")), 30, 500);
  const auto lines = lines_of(made.text);
  for (std::size_t i = kHead; i < lines.size(); ++i) {
    Table table = *read_position(made.game.rules, {lines[i], i + 1});
    table.redeals = (table.redeals + 1) % 3;
    auto changed = lines;
    changed[i] = position_text(made.game.rules, table);
    EXPECT_NE(refusal(with_lines(made, changed)), "") << lines[i];
  }
}

TEST(Certificate, WithAWonPositionIsRejected) {
  const Certified& made = klondike_certificate();
  auto lines = lines_of(made.text);
  lines.emplace_back("f1:AH2H3H4H f2:AD2D3D4D f3:AC2C3C4C f4:AS2S3S4S");
  const std::string reason = refusal(with_lines(made, lines));
  EXPECT_EQ(reason, fmt::format("position {} (line {}): this position is won", lines.size() - kHead, lines.size()));
}

TEST(Certificate, OfAnotherStartIsRejected) {
  const Certified& made = klondike_certificate();
  Certified other = made;
  other.start = numbered_deal(made.game, 999);
  EXPECT_EQ(refusal(other), "start (line 4): the certificate is of another deal");
  auto lines = lines_of(made.text);
  lines[3] = fmt::format("start {}", lines[kHead + 5]);
  EXPECT_EQ(refusal(with_lines(made, lines)), "start (line 4): the certificate is of another deal");
}

// An open set says which move leaves it.
TEST(Certificate, NamesThePositionAndTheMoveThatLeavesTheSet) {
  const Certified& made = klondike_certificate();
  auto lines = lines_of(made.text);
  lines.resize(kHead + 1);
  const std::string reason = refusal(with_lines(made, lines));
  EXPECT_TRUE(reason.starts_with("position 1 (line 6): ")) << reason;
  EXPECT_TRUE(reason.ends_with(" leads to a position that is not in the set")) << reason;
}

TEST(Certificate, SaysWhatIsWrongWithItsText) {
  const Certified& made = klondike_certificate();
  const auto lines = lines_of(made.text);
  const auto changed = [&](std::size_t line, const std::string& text) {
    auto other = lines;
    other[line] = text;
    Certified certified = made;
    certified.text = fmt::format("{}\n", fmt::join(other, "\n"));
    return refusal(certified);
  };
  EXPECT_EQ(changed(0, "hello"), "line 1: this is not a certificate (it begins with the line 'sabar-certificate 1')");
  EXPECT_TRUE(changed(0, "sabar-certificate 2").starts_with("line 1: 'sabar-certificate 2' is not known here"));
  EXPECT_EQ(changed(1, "game klondike"), "line 2: the certificate is of game 'klondike' (here it is small)");
  EXPECT_TRUE(changed(2, "rules 0123").starts_with("line 3: the certificate is of rules '0123' (here it is "));
  EXPECT_TRUE(changed(4, "positions 7").starts_with(fmt::format("line {}: there are ", lines.size())));
  EXPECT_EQ(changed(4, "positions x"), "line 5: 'x' is not a whole number");
  EXPECT_TRUE(changed(4, "position 7").starts_with("line 5: 'position' stands where 'positions' is wanted"));
  EXPECT_TRUE(changed(5, "t1:AH t9:2H").starts_with("line 6, column 7: there is no pile 't9'"));
  EXPECT_TRUE(changed(5, "  t1:AHxx").starts_with("line 6, column 3: 'xx' is no card"));
  EXPECT_TRUE(changed(5, "t1:AH t1:2H").starts_with("line 6, column 7: t1 stands there twice"));
  EXPECT_TRUE(changed(5, "t1:<AH").starts_with("line 6, column 1: a bracket is not closed"));
  EXPECT_TRUE(changed(5, "t1").starts_with("line 6, column 1: 't1' is no pile"));
  EXPECT_TRUE(changed(5, "t1:AH").starts_with("position 1 (line 6): 2H is missing"));
  EXPECT_TRUE(changed(3, "start t1:AH").starts_with("start (line 4): 2H is missing"));
  EXPECT_TRUE(changed(3, "start t1:A").starts_with("line 4, column 7: 'A' is no card"));
  Certified empty = made;
  empty.text.clear();
  EXPECT_TRUE(refusal(empty).starts_with("line 1: this is not a certificate"));
  for (std::size_t size = 0; size < made.text.size(); size += 7) {
    Certified cut = made;
    cut.text.resize(size);
    EXPECT_NE(refusal(cut), "") << size;
  }
}

TEST(Certificate, IsNotWrittenForADealThatCanBeWonOrIsTooLarge) {
  const GameFile game = small_game("deck suits 1 ranks 3\ncolumns 2 deal 2 1 fill any\nfoundations 1");
  const Table start = numbered_deal(game, 1);
  EXPECT_EQ(write_certificate(game, start).error().text(), "this deal can be won");
  EXPECT_TRUE(write_certificate(game, start).error().can_be_won);
  const GameFile& klondike = **find_game("klondike");
  EXPECT_TRUE(write_certificate(klondike, numbered_deal(klondike, 1), 500)
                  .error()
                  .text()
                  .starts_with("more than 500 positions can be reached"));
}

// Positions that engine and judge reach by a short random walk.
std::vector<Table> walk(const GameFile& game, std::uint64_t seed, std::size_t steps) {
  const patience::Engine engine(game.rules);
  auto position = *engine.start(numbered_deal(game, seed));
  std::vector<Table> tables = {engine.table(position)};
  MoveList<Move> moves;
  WalkDice dice(seed);
  for (std::size_t step = 0; step < steps; ++step) {
    engine.legal(position, moves);
    if (moves.empty()) {
      break;
    }
    engine.apply(position, walk_move(moves, dice));
    tables.push_back(engine.table(position));
  }
  return tables;
}

TEST(CertificateOfEveryGame, ReadsPositionsAsTheyWereWritten) {
  for (const GameFile& game : game_list()) {
    for (const Table& table : walk(game, 1, 40)) {
      const std::string text = position_text(game.rules, table);
      const auto again = read_position(game.rules, {text, 1});
      ASSERT_TRUE(again.has_value()) << game.name << ": " << again.error().text();
      ASSERT_EQ(*again, table) << game.name << ": " << text;
    }
  }
}

// Where few positions can be reached and none is won, both sides agree, whatever the game.
TEST(CertificateOfEveryGame, IsAcceptedForDealsWithFewPositions) {
  std::size_t accepted = 0;
  for (const GameFile& game : game_list()) {
    for (std::uint64_t deal = 1; deal <= 5; ++deal) {
      if (const auto made = certify(game, deal, 60)) {
        ASSERT_EQ(refusal(*made), "") << game.name << " deal " << deal;
        ++accepted;
      }
    }
  }
  EXPECT_GT(accepted, 20U);
}

// Forms of all positions one move away.
std::set<std::string> next_forms(const Rules& rules, const Table& table) {
  const Judge judge = *Judge::begin(rules, table);
  std::set<std::string> forms;
  const patience::Engine engine(rules);
  MoveList<Move> moves;
  engine.legal(*engine.start(table), moves);
  for (const Move& move : moves) {
    Judge after = judge;
    EXPECT_TRUE(after.play(move).has_value());
    forms.insert(check::position_form(rules, after.table()));
  }
  return forms;
}

// The same table with two piles of a group exchanged, and the bottom of a hole turned round.
Table disturbed(const Rules& rules, Table table, WalkDice& dice) {
  const PileMap map = map_piles(rules);
  const std::size_t a = dice.below(map.piles);
  const Group& group = rules.group[map.group_of[a]];
  std::swap(table.piles[a], table.piles[map.first[map.group_of[a]] + dice.below(group.count)]);
  auto& cards = table.piles[a].cards;
  if (group.kind == PileKind::hole && cards.size() > 2) {
    std::swap(cards[0], cards[1]);
  }
  return table;
}

// What the checker takes for one position must stay one after every move: wherever its form does not notice a change,
// nothing that follows may notice it either. True when there was something to compare.
bool expect_no_difference(const Rules& rules, const Table& table, const Table& other) {
  const auto judge = Judge::begin(rules, other);
  if (other == table || !judge || judge->table() != other ||
      check::position_form(rules, other) != check::position_form(rules, table)) {
    return false;
  }
  EXPECT_EQ(judge->won(), Judge::begin(rules, table)->won());
  EXPECT_EQ(next_forms(rules, other), next_forms(rules, table)) << position_text(rules, table) << "\n"
                                                                << position_text(rules, other);
  return true;
}

TEST(CertificateOfEveryGame, TakesOnlyPositionsForOneThatNoRuleCanTellApart) {
  WalkDice dice(7);
  std::size_t compared = 0;
  for (const GameFile& game : game_list()) {
    const auto tables = walk(game, 1, 60);
    for (std::size_t look = 0; look < 50; ++look) {
      const Table& table = tables[dice.below(tables.size())];
      compared += expect_no_difference(game.rules, table, disturbed(game.rules, table, dice)) ? 1 : 0;
      ASSERT_FALSE(testing::Test::HasFailure()) << game.name;
    }
  }
  EXPECT_GT(compared, 1000U);
}

}  // namespace
}  // namespace sabar
