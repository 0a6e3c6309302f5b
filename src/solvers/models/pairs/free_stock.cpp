#include <bit>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/models/pairs/free_stock.hpp>

namespace sabar::pairs {
namespace {

constexpr std::uint64_t one_of(std::size_t rank) { return std::uint64_t{1} << (4 * rank); }
constexpr bool has_rank(std::uint64_t ranks, std::size_t rank) { return (ranks >> (4 * rank) & 15) != 0; }

}  // namespace

FreeStock::Known& FreeStock::place_of(const Easier& easier) {
  auto place = static_cast<std::size_t>(mixed(Key128{easier.laid, easier.ranks})) & (known_.size() - 1);
  while (known_[place].easier.laid != 0 && known_[place].easier != easier) {
    place = (place + 1) & (known_.size() - 1);
  }
  return known_[place];
}

void FreeStock::grow() {
  std::vector<Known> old(2 * known_.size());
  old.swap(known_);
  for (const Known& each : old) {
    if (each.easier.laid != 0) {
      place_of(each.easier) = each;
    }
  }
}

bool FreeStock::hopeful(Cards cards) {
  std::uint64_t ranks = 0;
  for (Cards stock = cards & ~board_.laid_cards(); stock != 0; stock &= stock - 1) {
    ranks += one_of(board_.rank[static_cast<std::size_t>(std::countr_zero(stock))]);
  }
  return clears({cards & board_.laid_cards(), ranks});
}

bool FreeStock::clears(Easier easier) {
  easier.laid = board_.without_alone(easier.laid);
  if ((easier.laid & board_.wanted) == 0) {
    return true;
  }
  if (const Known& known = place_of(easier); known.easier.laid != 0) {
    return known.clears;
  }
  if (used_ >= kMostKnown) {
    return true;
  }
  const bool answer = clears_next(easier);
  if (2 * ++used_ > known_.size()) {
    grow();
  }
  place_of(easier) = {easier, answer};
  return answer;
}

bool FreeStock::clears_next(const Easier& easier) {
  const Cards free = board_.free_cards(easier.laid);
  for (Cards rest = free; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    const Cards left = easier.laid & ~card_bit(card);
    for (Cards others = free & board_.partners[card] & (rest - 1); others != 0; others &= others - 1) {
      if (clears({left & ~(others & (0 - others)), easier.ranks})) {
        return true;
      }
    }
    const std::size_t rank = board_.partner_rank[card];
    if (has_rank(easier.ranks, rank) && clears({left, easier.ranks - one_of(rank)})) {
      return true;
    }
  }
  return false;
}

}  // namespace sabar::pairs
