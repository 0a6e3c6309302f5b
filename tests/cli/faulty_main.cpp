// The program with a planted fault, to see what it does when it contradicts itself. What lies is told by the first card
// of the table: with a rank that divides by three the first search says of the deal that it is won, with the next rank
// the second search too.
#include <sabar/solvers/planted_search.hpp>

#include "planted.hpp"

namespace sabar {
namespace {

std::unique_ptr<Search> lie_by_card(std::unique_ptr<Search> made, const Rules&, const Table& start, bool again) {
  int rank = 0;
  for (const TablePile& pile : start.piles) {
    rank = rank == 0 && !pile.cards.empty() ? pile.cards.front().rank() : rank;
  }
  const bool lies = again ? rank % 3 == 1 : rank % 3 != 2;
  return lies ? std::make_unique<LyingSearch>(std::move(made)) : std::move(made);
}

[[maybe_unused]] const Plant kBefore = plant_search(lie_by_card);

}  // namespace
}  // namespace sabar
