// Perft tables and playthroughs of every game, compared with texts that a person has read. `tools/golden-games` writes
// them anew.
#include <fstream>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>

#include "golden_files.hpp"
#include "laws/games.hpp"

namespace sabar {
namespace {

bool writing() { return std::getenv("SABAR_WRITE_GOLDEN") != nullptr; }

std::filesystem::path golden_path(const std::string& name) { return std::filesystem::path(SABAR_GOLDEN) / name; }

std::uint64_t perft(const patience::Engine& engine, patience::Engine::State& position, int depth) {
  if (depth == 0) {
    return 1;
  }
  MoveList<Move> moves;
  engine.legal(position, moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    const auto back = engine.apply(position, move);
    leaves += perft(engine, position, depth - 1);
    engine.undo(position, move, back);
  }
  return leaves;
}

// Ways to make 1, 2, 3 … moves from deal 1, as long as there are at most some thousands.
std::string perft_line(const GameFile& game) {
  const patience::Engine engine(game.rules);
  auto position = *engine.start(numbered_deal(game, 1));
  std::string line = fmt::format("{} {}", game.name, game.short_identity());
  std::uint64_t leaves = 1;
  for (int depth = 1; depth <= 6 && leaves > 0 && leaves < 2000; ++depth) {
    leaves = perft(engine, position, depth);
    line += fmt::format(" {}", leaves);
  }
  return line;
}

TEST(Golden, PerftOfEveryGame) {
  std::vector<std::string> lines = {"# game, identity of its rules, lines of 1, 2, 3 … moves from deal sabar:1"};
  for (const GameFile& game : game_list()) {
    lines.push_back(perft_line(game));
  }
  if (writing()) {
    std::ofstream(golden_path("perft.txt")) << fmt::format("{}\n", fmt::join(lines, "\n"));
  }
  EXPECT_EQ(golden_lines("perft.txt"), lines);
}

std::string pile_line(const Rules& rules, const Table& table, std::size_t pile) {
  if (rules.group[map_piles(rules).group_of[pile]].kind == PileKind::stock && table.piles[pile].cards.size() > 3) {
    return fmt::format("  s   … {} ({} cards)", to_text(table.piles[pile].cards.back()),
                       table.piles[pile].cards.size());
  }
  std::string line = fmt::format("  {:<3}", pile_name(rules, pile));
  for (std::size_t i = 0; i < table.piles[pile].cards.size(); ++i) {
    const std::string card = to_text(table.piles[pile].cards[i]);
    line += i < table.piles[pile].face_down ? fmt::format(" <{}>", card) : fmt::format(" {}", card);
  }
  return table.piles[pile].cards.empty() ? fmt::format("{} empty", line) : line;
}

class Playthrough : public EveryGame {};

// The table, then a dozen moves: what may be played, what is played, which piles change.
std::vector<std::string> playthrough(const GameFile& game) {
  const patience::Engine engine(game.rules);
  auto position = *engine.start(numbered_deal(game, 1));
  std::vector<std::string> lines = {fmt::format("{}, rules {}, deal sabar:1", game.title, game.short_identity())};
  Table before = engine.table(position);
  for (std::size_t pile = 0; pile < before.piles.size(); ++pile) {
    if (!before.piles[pile].cards.empty()) {
      lines.push_back(pile_line(game.rules, before, pile));
    }
  }
  WalkDice dice(1);
  MoveList<Move> moves;
  for (int step = 1; step <= 12; ++step) {
    engine.legal(position, moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) {
      texts.push_back(to_text(game.rules, move));
    }
    lines.push_back(fmt::format("may play {}", texts.empty() ? "nothing" : fmt::format("{}", fmt::join(texts, " "))));
    if (moves.empty()) {
      break;
    }
    const Move move = walk_move(moves, dice);
    engine.apply(position, move);
    lines.push_back(fmt::format("{}. {}{}", step, to_text(game.rules, move), engine.goal(position) ? " wins" : ""));
    const Table after = engine.table(position);
    for (std::size_t pile = 0; pile < after.piles.size(); ++pile) {
      if (after.piles[pile] != before.piles[pile]) {
        lines.push_back(pile_line(game.rules, after, pile));
      }
    }
    before = after;
  }
  return lines;
}

TEST_P(Playthrough, IsAsRead) {
  const std::string name = fmt::format("playthroughs/{}.txt", GetParam());
  const std::vector<std::string> lines = playthrough(game());
  if (writing()) {
    std::filesystem::create_directories(golden_path("playthroughs"));
    std::ofstream(golden_path(name)) << fmt::format("{}\n", fmt::join(lines, "\n"));
  }
  EXPECT_EQ(golden_lines(name), lines);
}

INSTANTIATE_TEST_SUITE_P(Rules, Playthrough, testing::ValuesIn(game_names()), test_name);

TEST(Golden, NoPlaythroughOfAGameThatIsGone) {
  std::filesystem::create_directories(golden_path("playthroughs"));
  const std::vector<std::string> names = game_names();
  for (const auto& file : std::filesystem::directory_iterator(golden_path("playthroughs"))) {
    EXPECT_NE(std::find(names.begin(), names.end(), file.path().stem().string()), names.end()) << file.path();
  }
}

}  // namespace
}  // namespace sabar
