// The tests on ranks against brute force: walks on small rings, and cards that need a card before them.
#include <functional>
#include <map>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/solvers/models/hole/rank_cuts.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>
#include <sabar/solvers/models/hole/rank_walk.hpp>

namespace sabar {
namespace {

const auto kNoVeto = [](const Gaps& /*gaps*/) { return false; };

// Every walk, tried.
class Walks {
public:
  explicit Walks(std::size_t ranks) : ranks_(ranks) {}

  // Whether all cards can be visited from `here`, ending at one of `last`.
  [[nodiscard]] bool possible(RankCounts left, std::size_t here, RankSet last) {
    const auto key = std::make_pair(left, here * 65536 + last);
    if (const auto known = known_.find(key); known != known_.end()) {
      return known->second;
    }
    bool empty = true;
    bool found = false;
    for (std::size_t rank = 0; rank < ranks_; ++rank) {
      empty = empty && left[rank] == 0;
      if (left[rank] > 0 && beside(rank, here)) {
        --left[rank];
        found = found || possible(left, rank, last);
        ++left[rank];
      }
    }
    found = empty ? ((last >> here) & 1U) != 0 : found;
    known_[key] = found;
    return found;
  }
  [[nodiscard]] bool beside(std::size_t a, std::size_t b) const {
    return a == (b + 1) % ranks_ || b == (a + 1) % ranks_;
  }

private:
  std::size_t ranks_;
  std::map<std::pair<RankCounts, std::size_t>, bool> known_;
};

struct RankPosition {
  std::size_t ranks;
  RankCounts left{};
  std::size_t here;
  RankSet last;
};

RankPosition any_position() {
  RankPosition position;
  position.ranks = *rc::gen::element<std::size_t>(3, 5, 7);
  for (std::size_t rank = 0; rank < position.ranks; ++rank) {
    position.left[rank] = *rc::gen::inRange<std::uint8_t>(0, position.ranks == 7 ? 3 : 4);
  }
  ++position.left[*rc::gen::inRange<std::size_t>(0, position.ranks)];
  position.here = *rc::gen::inRange<std::size_t>(0, position.ranks);
  position.last = *rc::gen::inRange<RankSet>(0, static_cast<RankSet>(1U << position.ranks));
  return position;
}

RC_GTEST_PROP(RankWalk, IsExactForCounts, ()) {
  RankPosition position = any_position();
  const RankWalk walk(position.ranks);
  Walks walks(position.ranks);
  const auto ways = walk.ways(position.left, position.here, position.last, kNoVeto);
  const auto possible = [&](std::size_t next) {
    if (position.left[next] == 0) {
      return false;
    }
    RankCounts left = position.left;
    --left[next];
    return walks.possible(left, next, position.last);
  };
  const std::size_t up = (position.here + 1) % position.ranks;
  const std::size_t down = (position.here + position.ranks - 1) % position.ranks;
  RC_ASSERT(ways.up || !possible(up));
  RC_ASSERT(ways.down || !possible(down));
  RC_ASSERT((ways.up || ways.down) == walks.possible(position.left, position.here, position.last));
}

// A walk that also takes the cards of piles in their order.
bool piles_possible(const Walks& walks, const std::vector<std::vector<std::uint8_t>>& piles,
                    std::vector<std::size_t>& taken, std::size_t here, RankSet last) {
  bool empty = true;
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    if (taken[pile] == piles[pile].size()) {
      continue;
    }
    empty = false;
    const std::size_t rank = piles[pile][taken[pile]];
    if (walks.beside(rank, here)) {
      ++taken[pile];
      const bool won = piles_possible(walks, piles, taken, rank, last);
      --taken[pile];
      if (won) {
        return true;
      }
    }
  }
  return empty && ((last >> here) & 1U) != 0;
}

RC_GTEST_PROP(RankCuts, ForbidNothingThatCanBeWon, ()) {
  const auto ranks = *rc::gen::element<std::size_t>(5, 7);
  const auto piles = *rc::gen::container<std::vector<std::vector<std::uint8_t>>>(
      4, rc::gen::container<std::vector<std::uint8_t>>(
             3, rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(ranks))));
  const auto here = *rc::gen::inRange<std::size_t>(0, ranks);
  const RankWalk walk(ranks);
  const RankCuts cuts(ranks);
  RankCounts left{};
  RankSet last = 0;
  CutDemand demand;
  for (const auto& pile : piles) {
    for (const std::uint8_t rank : pile) {
      ++left[rank];
    }
    last = static_cast<RankSet>(last | 1U << pile.back());
    demand |= RankCuts::Pile(cuts, pile).demand(here);
  }
  const auto ways = walk.ways(left, here, last, [&](const Gaps& gaps) { return RankCuts::forbids(demand, gaps); });
  const Walks walks(ranks);
  std::vector<std::size_t> taken(piles.size(), 0);
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    const std::size_t rank = piles[pile][0];
    ++taken[pile];
    if (walks.beside(rank, here) && piles_possible(walks, piles, taken, rank, last)) {
      RC_ASSERT((rank == (here + 1) % ranks ? ways.up : ways.down));
    }
    --taken[pile];
  }
}

// Kuhn's matching of single cards.
bool cards_served(std::size_t ranks, bool ring, const RankCounts& demand, const RankCounts& supply) {
  std::vector<std::size_t> givers;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    givers.insert(givers.end(), supply[rank], rank);
  }
  std::vector<int> serves(givers.size(), -1);
  std::vector<std::size_t> takers;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    takers.insert(takers.end(), demand[rank], rank);
  }
  std::vector<bool> tried;
  const std::function<bool(int)> place = [&](int taker) {
    for (std::size_t i = 0; i < givers.size(); ++i) {
      const std::size_t a = givers[i];
      const std::size_t b = takers[static_cast<std::size_t>(taker)];
      const bool beside = a + 1 == b || b + 1 == a || (ring && (a + 1) % ranks == b) || (ring && (b + 1) % ranks == a);
      if (!beside || tried[i]) {
        continue;
      }
      tried[i] = true;
      if (serves[i] < 0 || place(serves[i])) {
        serves[i] = taker;
        return true;
      }
    }
    return false;
  };
  for (std::size_t taker = 0; taker < takers.size(); ++taker) {
    tried.assign(givers.size(), false);
    if (!place(static_cast<int>(taker))) {
      return false;
    }
  }
  return true;
}

RC_GTEST_PROP(RankReach, IsExactForCounts, ()) {
  const auto ranks = *rc::gen::inRange<std::size_t>(3, 14);
  const bool ring = *rc::gen::arbitrary<bool>();
  RankCounts demand{};
  RankCounts supply{};
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    demand[rank] = *rc::gen::inRange<std::uint8_t>(0, 5);
    supply[rank] = static_cast<std::uint8_t>(demand[rank] + *rc::gen::inRange<int>(0, 3));
  }
  RC_ASSERT(RankReach(ranks, ring).fails(demand, supply) == !cards_served(ranks, ring, demand, supply));
}

}  // namespace
}  // namespace sabar
