// The game: laws, the end, the judge beside it.
#include <algorithm>

#include <gtest/gtest.h>

#include <sabar/check/set/judge.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/games/set/game.hpp>
#include <sabar/games/set/third.hpp>
#include <sabar/search/perft.hpp>

#include "laws/laws.hpp"

namespace sabar::set {
namespace {

SetGame make_game(std::string_view name, std::uint64_t deal, Refill refill) {
  PlayRules rules = find_variant(name)->rules;
  rules.refill = refill;
  return {rules, deal_order(deal, rules.attributes)};
}

// The order on the table is no part of a position.
bool same_table(const SetGame::State& a, const SetGame::State& b) {
  auto left = a.cards();
  auto right = b.cards();
  std::sort(left.begin(), left.end());
  std::sort(right.begin(), right.end());
  return a.dealt == b.dealt && left == right;
}

std::vector<Take> random_game(const SetGame& game, std::uint64_t seed, SetGame::State& position) {
  WalkDice dice(seed);
  std::vector<Take> line;
  MoveList<Take> moves;
  for (game.legal(position, moves); !moves.empty(); game.legal(position, moves)) {
    line.push_back(moves[dice.below(moves.size())]);
    game.apply(position, line.back());
  }
  return line;
}

std::vector<std::vector<Card>> lists(const std::vector<Take>& line) {
  std::vector<std::vector<Card>> moves;
  for (const Take& take : line) {
    moves.push_back(take.list());
  }
  return moves;
}

TEST(SetGameLaws, HoldInEveryVariant) {
  for (const Variant& variant : variants()) {
    for (const Refill refill : {Refill::in_place, Refill::append}) {
      for (std::uint64_t deal = 0; deal < 20; ++deal) {
        const SetGame game = make_game(variant.name, deal, refill);
        expect_laws(game, game.start(), deal, 60, same_table);
      }
    }
  }
}

TEST(SetGameLaws, PerftIsTheSameWhereverNewCardsGo) {
  for (std::uint64_t deal = 0; deal < 5; ++deal) {
    const SetGame in_place = make_game("set", deal, Refill::in_place);
    const SetGame append = make_game("set", deal, Refill::append);
    EXPECT_EQ(perft(in_place, in_place.start(), 5), perft(append, append.start(), 5));
  }
}

TEST(SetGame, B3_TableIsFilledToTwelveAndGrowsByThreeWithoutASet) {
  std::size_t grown = 0;
  for (std::uint64_t deal = 0; deal < 200; ++deal) {
    const SetGame game = make_game("set", deal, Refill::in_place);
    SetGame::State position = game.start();
    ASSERT_EQ(position.size, 12);
    WalkDice dice(deal);
    MoveList<Take> moves;
    for (game.legal(position, moves); !moves.empty(); game.legal(position, moves)) {
      const Take move = moves[dice.below(moves.size())];
      const SetGame::State before = position;
      game.apply(position, move);
      if (move.more()) {
        ++grown;
        ASSERT_FALSE(any_set(before.cards()));
        ASSERT_EQ(moves.size(), 1U);
        ASSERT_EQ(position.size, before.size + 3);
      } else {
        const std::size_t kept = before.size - 3U;
        ASSERT_EQ(position.size, std::min(std::max<std::size_t>(kept, 12), kept + game.deck_left(before)));
      }
      // Cards that stay keep their place as long as new ones come.
      for (std::size_t i = 0; i < before.size && game.deck_left(position) > 0 && before.size == 12; ++i) {
        const bool taken = std::find(move.cards.begin(), move.cards.begin() + move.count, before.table[i]) !=
                           move.cards.begin() + move.count;
        ASSERT_EQ(position.table[i] == before.table[i], !taken);
      }
    }
    ASSERT_TRUE(game.goal(position));
    ASSERT_EQ(game.deck_left(position), 0U);
    ASSERT_FALSE(any_set(position.cards()));
    ASSERT_EQ(position.size % 3, 0);
    ASSERT_NE(position.size, 3) << "three cards are never left";
  }
  EXPECT_GT(grown, 0U);
}

TEST(SetGame, B3_AppendKeepsTheOrderAsThePaperDoes) {
  const SetGame game = make_game("set", 4, Refill::append);
  SetGame::State position = game.start();
  const Take take = game.takes(position).front();
  std::vector<Card> expected = position.cards();
  std::erase_if(expected, [&](Card card) {
    return std::find(take.cards.begin(), take.cards.begin() + 3, card) != take.cards.begin() + 3;
  });
  for (std::size_t i = 12; i < 15; ++i) {
    expected.push_back(game.order()[i]);
  }
  game.apply(position, take);
  EXPECT_EQ(position.cards(), expected);
}

TEST(SetJudge, AcceptsEveryGameOfTheEngine) {
  for (const Variant& variant : variants()) {
    const std::uint64_t deals = variant.rules.kind == Kind::ultraset ? 3 : 40;
    for (std::uint64_t deal = 0; deal < deals; ++deal) {
      const SetGame game = make_game(variant.name, deal, Refill::in_place);
      SetGame::State position = game.start();
      const auto line = random_game(game, deal, position);
      const auto ruling = judge_set(game.rules(), deal_order(deal, game.rules().attributes), lists(line));
      ASSERT_TRUE(ruling.accepted) << variant.name << ' ' << deal << ": " << ruling.reason;
      ASSERT_TRUE(ruling.finished);
      ASSERT_EQ(ruling.left, position.size);
    }
  }
}

TEST(SetJudge, AgreesWithTheEngineOnEveryTripleOfTheTable) {
  const SetGame game = make_game("set", 8, Refill::in_place);
  const SetGame::State position = game.start();
  const auto takes = game.takes(position);
  const auto judge = SetJudge::begin(game.rules(), deal_order(8));
  ASSERT_TRUE(judge);
  const auto table = position.cards();
  for (std::size_t a = 0; a < 12; ++a) {
    for (std::size_t b = a + 1; b < 12; ++b) {
      for (std::size_t c = b + 1; c < 12; ++c) {
        const std::array cards = {table[a], table[b], table[c]};
        ASSERT_EQ(judge->permits(cards).has_value(),
                  std::find(takes.begin(), takes.end(), Take::of(cards)) != takes.end());
      }
    }
  }
}

TEST(SetJudge, SaysWhatIsWrong) {
  const PlayRules rules;
  const std::vector<Card> order = deal_order(8);
  const auto reason = [&](std::vector<Card> cards) {
    return judge_set(rules, order, std::array<std::vector<Card>, 1>{std::move(cards)}).reason;
  };
  EXPECT_NE(reason({order[0], order[1]}).find("3 cards are taken at a time"), std::string::npos);
  EXPECT_NE(reason({order[0], order[1], order[12]}).find("is not on the table"), std::string::npos);
  EXPECT_NE(reason({order[0], order[1], order[1]}).find("is there twice"), std::string::npos);
  EXPECT_NE(reason({order[0], order[1], 500}).find("there is no card 500"), std::string::npos);
  EXPECT_NE(reason({}).find("there is a set on the table"), std::string::npos);
  const Card wrong = third_card(order[0], order[1]) == order[2] ? order[3] : order[2];
  EXPECT_NE(reason({order[0], order[1], wrong}).find("two cards have the same"), std::string::npos);
  EXPECT_FALSE(SetJudge::begin(rules, std::array<Card, 3>{0, 1, 1}));
  EXPECT_FALSE(SetJudge::begin(rules, std::array<Card, 3>{0, 1, 2}));
  EXPECT_FALSE(SetJudge::begin(rules, std::array<Card, 3>{0, 1, 81}));
}

TEST(SetDeal, ADealNumberIsTheSameDealForEver) {
  auto cards = deal_order(1);
  EXPECT_TRUE(std::is_permutation(cards.begin(), cards.end(), deal_order(2).begin()));
  cards.resize(12);
  EXPECT_EQ(codes_of(cards), "SHKO THKW SMPO TUAW TMAW THAO THAG TUKW SUPW DMKO DUKW SUAG");
}

}  // namespace
}  // namespace sabar::set
