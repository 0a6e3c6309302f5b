// Engine and judge were written apart; here they must agree: on every move of the whole universe of moves, on what a
// move does, and on when a game is won.
#include <optional>

#include <sabar/check/patience/judge.hpp>

#include "laws/games.hpp"

namespace sabar {
namespace {

class Agreement : public EveryGame {};

// Every move one could write down for these piles, and a few that one could not.
std::vector<Move> move_universe(const Table& table) {
  std::vector<Move> universe;
  const std::size_t piles = table.piles.size();
  for (std::size_t from = 0; from <= piles; ++from) {
    const std::size_t size = from < piles ? table.piles[from].cards.size() : 1;
    for (std::size_t to = 0; to <= piles; ++to) {
      for (std::size_t count = 0; count <= size + 1; ++count) {
        universe.push_back(transfer(from, to, count));
      }
      universe.push_back({MoveKind::pair, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), 1});
    }
  }
  for (const MoveKind kind : {MoveKind::draw, MoveKind::redeal, MoveKind::gather}) {
    universe.push_back({kind, 0, 0, 1});
  }
  return universe;
}

// A table towards the end of a game: foundations partly full, the rest in long runs on columns. Random walks from a
// deal hardly ever come here.
std::optional<Table> endgame(const Rules& rules, WalkDice& dice) {
  const PileMap map = map_piles(rules);
  Table table;
  table.piles.resize(map.piles);
  std::vector<std::size_t> columns;
  std::vector<std::size_t> foundations;
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    const Group& group = rules.group[map.group_of[pile]];
    if (group.kind == PileKind::column) {
      columns.push_back(pile);
    } else if (group.kind == PileKind::foundation) {
      foundations.push_back(pile);
    }
  }
  const auto suits = static_cast<std::size_t>(rules.deck.suits);
  if (columns.empty() || foundations.size() != suits * static_cast<std::size_t>(rules.deck.packs) || rules.take > 0) {
    return std::nullopt;
  }
  const bool runs = rules.group[map.group_of[foundations.front()]].collect != Collect::cards;
  const std::vector<Card> deck = make_deck(rules.deck);
  const auto ranks = static_cast<std::size_t>(rules.deck.ranks);
  for (std::size_t suit = 0; suit < foundations.size(); ++suit) {
    const auto card = [&](std::size_t rank) { return deck[suit * ranks + rank]; };
    auto& home = table.piles[foundations[suit]].cards;
    const std::size_t level = runs ? 0 : dice.below(ranks + 1);
    for (std::size_t rank = 0; rank < level; ++rank) {
      home.push_back(card(rank));
    }
    std::size_t column = columns[dice.below(columns.size())];
    for (std::size_t rank = ranks; rank-- > level;) {
      if (dice.below(6) == 0) {
        column = columns[dice.below(columns.size())];
      }
      table.piles[column].cards.push_back(card(rank));
    }
  }
  return check_table(rules, table) ? std::optional(table) : std::nullopt;
}

void expect_agreement(const Rules& rules, const Table& deal, std::uint64_t walk, std::size_t steps) {
  const patience::Engine engine(rules);
  MoveList<Move> moves;
  WalkDice dice(walk);
  auto position = *engine.start(deal);
  auto judge = Judge::begin(rules, deal);
  ASSERT_TRUE(judge.has_value()) << judge.error().text();
  // The whole universe is asked at one place of the walk, early or late.
  const std::size_t place = dice.below(steps);
  for (std::size_t step = 0; step < steps; ++step) {
    ASSERT_EQ(engine.table(position), judge->table()) << "walk " << walk << " step " << step;
    ASSERT_EQ(engine.goal(position), judge->won()) << "walk " << walk << " step " << step;
    engine.legal(position, moves);
    if (step == place || moves.empty()) {
      for (const Move& move : move_universe(judge->table())) {
        const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
        const auto permitted = judge->permits(move);
        ASSERT_EQ(listed, permitted.has_value())
            << "walk " << walk << " step " << step << " move " << to_text(rules, move) << ": "
            << (permitted ? "the judge permits it" : permitted.error().text());
      }
      break;
    }
    const Move move = walk_move(moves, dice);
    const auto played = judge->play(move);
    ASSERT_TRUE(played.has_value()) << "walk " << walk << " move " << to_text(rules, move) << ": "
                                    << played.error().text();
    engine.apply(position, move);
  }
}

TEST_P(Agreement, OfEngineAndJudgeOnRandomWalks) {
  for (std::uint64_t walk = 1; walk <= share(300); ++walk) {
    expect_agreement(game().rules, numbered_deal(game(), walk), walk, 60);
    ASSERT_FALSE(HasFatalFailure());
  }
}

TEST_P(Agreement, OfEngineAndJudgeTowardsTheEnd) {
  WalkDice dice(5);
  for (std::uint64_t walk = 1; walk <= share(100); ++walk) {
    if (const auto table = endgame(game().rules, dice)) {
      expect_agreement(game().rules, *table, walk, 15);
      ASSERT_FALSE(HasFatalFailure());
    }
  }
}

// A card that a part of a run sets free does not go where only cards of the waste go.
TEST(FreeingRuns, FreeNoCardForAFoundationThatBeginsFromTheWaste) {
  const auto small = read_game("small",
                               "title Small\ndeck suits 2 ranks 4\ncolumns 3 deal 2 build down any move freeing-run "
                               "fill 4\nfoundations 2\nfoundations 1 build up any fill waste\nstock\n");
  ASSERT_TRUE(small) << small.error().text();
  for (std::uint64_t walk = 1; walk <= share(300); ++walk) {
    expect_agreement(small->rules, numbered_deal(*small, walk), walk, 12);
    ASSERT_FALSE(HasFatalFailure());
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, Agreement, testing::ValuesIn(game_names()), test_name);

}  // namespace
}  // namespace sabar
