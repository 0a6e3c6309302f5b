// Every card needs a card before it: a count of neighbours that shows dead ends of hole games with a stock. Technique
// `rank-reach`, complete.
//
// What. In Golf a card goes on a card of a neighbouring rank: on another card of the table, on one drawn from the
// stock, or on the hole's top card now. Each of these serves once. So the cards left on the table (the demand, by rank)
// must be served by cards of neighbouring ranks (the supply: table, stock and hole's top), each supply card by at most
// one. If that cannot be, the position is lost.
//
// Theorem. In a winning line let each card of the table point to the card it was put on. No card is pointed at twice,
// and ranks are neighbours. So the demand can be matched into the supply; if it cannot, there is no winning line. QED
//
// How. On a line of ranks the demand at r can only be met at r - 1 and r + 1, so odd demands use even supplies and the
// other way round, and each half is a chain: demand r takes what demand r - 2 has left at r - 1, then what it still
// needs at r + 1. Taking from the left first is best, because nobody else further on can use it. On a ring the chain
// closes: what the last demand takes from the first one's left is put aside and the round begins anew, until nothing
// changes. What is put aside only grows, and no demand can do with taking less, so the answer is exact.
//
// The naive version 'some neighbour of each rank is left' lets four kings wait for one queen. Counting the supply
// without the stock would be wrong: a drawn card serves too.
//
// A walk with jumps has no exact count as cheap as rank_walk.hpp has without a stock; this is the part of it that can
// be had for forty additions. Preconditions: the hole builds both ways by one, on a line or a ring. A rank on which
// nothing goes supplies nothing.
//
// Source: our own; Hall's theorem for a path. Gain, Golf deals 1..200: 24,400 nodes a deal instead of 209,000.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <sabar/solvers/models/hole/rank_walk.hpp>

namespace sabar {

class RankReach {
public:
  static constexpr std::string_view kName = "rank-reach";
  static constexpr bool kComplete = true;

  RankReach(std::size_t ranks, bool ring) : ranks_(ranks), ring_(ring) {}

  // Whether the supply is too small for the demand.
  [[nodiscard]] bool fails(const RankCounts& demand, const RankCounts& supply) const {
    if (!ring_) {
      return !line_serves(demand, supply, 0) || !line_serves(demand, supply, 1);
    }
    return !ring_serves(demand, supply, 0) || (ranks_ % 2 == 0 && !ring_serves(demand, supply, 1));
  }

private:
  // The demands first, first + 2 … of a line.
  [[nodiscard]] bool line_serves(const RankCounts& demand, const RankCounts& supply, std::size_t first) const {
    int spare = first == 0 ? 0 : supply[first - 1];
    for (std::size_t rank = first; rank < ranks_; rank += 2) {
      const int wanted = std::max(0, demand[rank] - spare);
      const int above = rank + 1 < ranks_ ? supply[rank + 1] : 0;
      if (wanted > above) {
        return false;
      }
      spare = above - wanted;
    }
    return true;
  }

  // The demands first, first + 2 … of a ring, all the way round: all ranks if their number is odd, else half of them.
  [[nodiscard]] bool ring_serves(const RankCounts& demand, const RankCounts& supply, std::size_t first) const {
    const std::size_t rounds = ranks_ % 2 == 0 ? ranks_ / 2 : ranks_;
    const int shared = supply[(first + ranks_ - 1) % ranks_];  // by the first demand and the last
    for (int aside = 0;;) {
      int spare = shared - aside;
      const int taken = std::min<int>(demand[first], spare);
      int wanted = 0;
      std::size_t rank = first;
      for (std::size_t i = 0; i < rounds; ++i) {
        const std::size_t next = rank + 1 < ranks_ ? rank + 1 : 0;
        wanted = std::max(0, demand[rank] - spare);
        if (wanted > supply[next]) {
          return false;
        }
        spare = supply[next] - wanted;
        rank = next + 1 < ranks_ ? next + 1 : 0;
      }
      if (taken + wanted <= shared) {
        return true;
      }
      aside = wanted;  // more than before, or the sum would have fitted
    }
  }

  std::size_t ranks_;
  bool ring_;
};

}  // namespace sabar
