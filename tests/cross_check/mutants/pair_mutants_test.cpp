// Planted faults of the search of games of pairs are caught by the cross-check, those of the bound of its shortest
// lines by the oracle's; without a fault neither is.
#include "cross_check/mutants/pair_mutants.hpp"

#include <gtest/gtest.h>

#include <sabar/solvers/models/pairs/bound.hpp>

#include "cross_check/reduced.hpp"
#include "solvers/shortest/cases.hpp"

namespace sabar {
namespace {

using pairs::BoundCards;
using pairs::card_bit;
using pairs::Cards;

TEST(PairMutants, AreAllCaught) {
  expect_all_caught(pair_mutants::list(), pair_mutants::search_with<pair_mutants::Sound>);
}

// The cards of a deal whose stock has none that leaves alone.
BoundCards cards_of(const pairs::PairBoard& board, bool stock_wanted) {
  BoundCards cards{.laid = board.laid,
                   .count = board.laid + board.stock,
                   .open = board.open,
                   .stock_wanted = stock_wanted,
                   .alone = board.alone,
                   .wanted = board.wanted,
                   .partners = board.partners,
                   .classes = {}};
  for (const pairs::PairClass& each : board.classes) {
    Cards all = 0;
    for (const std::uint8_t card : each.cards) {
      all |= card_bit(card);
    }
    cards.classes.push_back(all);
  }
  return cards;
}

// Cards of an open stock that leave by a pair have been drawn all the same.
void no_savings(BoundCards& cards) { cards.open = false; }
// The stock must be empty in the end.
void stock_too(BoundCards& cards) {
  cards.stock_wanted = true;
  cards.wanted = card_bit(cards.count) - 1;
}
// Two cards of the stock never leave together.
void no_neighbours(BoundCards& cards) {
  for (std::size_t card = cards.laid; card < cards.count; ++card) {
    cards.partners[card] &= card_bit(cards.laid) - 1;
  }
}

struct BoundMutant {
  std::string_view name;
  std::string_view game;
  void (*plant)(BoundCards&);
};
constexpr BoundMutant kBoundMutants[] = {
    {"pairs of an open stock save no draw", "pairs-open-all", no_savings},
    {"the stock must leave too", "pairs-middle-rank", stock_too},
    {"no neighbours in the stock", "pairs-open-all", no_neighbours},
};

TEST(PairMutants, OfTheBoundExceedTheShortestLines) {
  for (const BoundMutant& mutant : kBoundMutants) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    std::size_t caught = 0;
    for (std::uint64_t number = 1; number <= 20; ++number) {
      const Table deal = *reduced_deal(rules, number);
      const Solution oracle = shortest_by_oracle(rules, deal);
      if (oracle.verdict != Verdict::solved) {
        continue;
      }
      const pairs::PairBoard board = *pairs::lay_out(rules, deal);
      const auto exceeds = [&](const BoundCards& cards) {
        const int bound = pairs::PairBound(cards).at_least(board.start.cards, 0, true);
        return bound < 0 || bound > static_cast<int>(oracle.line.size());
      };
      BoundCards cards = cards_of(board, rules.goal.kind == GoalKind::left);
      EXPECT_FALSE(exceeds(cards)) << mutant.name << " without it, deal " << number;
      mutant.plant(cards);
      caught += exceeds(cards) ? 1 : 0;
    }
    EXPECT_GT(caught, 0U) << mutant.name;
  }
}

}  // namespace
}  // namespace sabar
