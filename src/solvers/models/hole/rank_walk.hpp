// Ranks on a ring as a walk: every gap between two neighbouring ranks is crossed a number of times that is known
// beforehand. Technique `rank-walk`, complete.
//
// What. In Black Hole each card is a neighbour in rank of the card before it, king and ace are neighbours too, and all
// cards must be played. So the ranks played from now on are a walk on a ring of 13 ranks that begins at the hole's top
// card and comes to each rank as often as cards of it are left. A position whose counts admit no such walk is lost; a
// move over a gap that may not be crossed any more is dropped.
//
// Theorem. Let c[i] cards of rank i be left, let the walk stand at rank h and end at rank l, and let e[i] be the number
// of times it crosses the gap between i and i + 1, in either direction. Then
//     e[i - 1] + e[i] = 2 c[i] + [i = h] - [i = l]     for every rank i,
// because each visit to i uses two crossings, one to come and one to leave, except that the walk has come to h already
// and does not leave l. On a ring with an odd number of ranks these equations have exactly one solution: twice e[i] is
// the right-hand sides added up from i + 1 on all the way round with alternating signs. A walk exists exactly if, for
// some l, all e[i] are at least 0 and the gaps with e[i] > 0 hang together (Euler: a connected graph whose degrees are
// even but for the two ends is one trail; Hierholzer 1873). So the test is exact for counts alone: what it calls lost
// is lost, whatever the piles look like. Since it drops a move only where no winning line crosses that gap, every
// winning line of a position survives.
//
// Changing l changes each e[i] by at most 1. So one computation per position gives q[i], and e[i] for the end l is q[i]
// or q[i] + 1 by a fixed pattern; what the gaps look like for each of the 13 ends is then a few operations on sets of
// bits.
//
// The naive version 'every rank needs a neighbour that is left' sees almost nothing: with three sevens and an eight
// left and a six on top every rank has a neighbour, but the walk 6 7 8 7 never comes to the third seven. The other
// naive version, the same count without the two ends, is wrong: a six on top and a seven left are won by one crossing,
// and without the ends the gap would be crossed twice.
//
// Preconditions: a hole that builds both ways over an odd ring without a stop, and no stock (a stock lets the walk
// jump). Cards in cells are cards that are left; they change nothing.
//
// Source: our own, from Euler's theorem. Gain, Black Hole deals 1..300: 947 nodes a deal instead of 21,700.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sabar {

inline constexpr std::size_t kRingSlots = 16;  // ranks of the largest ring, and one to spare

using RankSet = std::uint16_t;                            // bit i is rank i
using GapSet = std::uint16_t;                             // bit i is the gap between ranks i and i + 1
using RankCounts = std::array<std::uint8_t, kRingSlots>;  // cards left of each rank

// The gaps that are nearly used up, for one end of the walk.
struct Gaps {
  GapSet shut = 0;   // not crossed any more
  GapSet once = 0;   // crossed exactly once
  GapSet twice = 0;  // exactly twice
};

class RankWalk {
public:
  static constexpr std::string_view kName = "rank-walk";
  static constexpr bool kComplete = true;

  // `ranks` is odd and below kRingSlots.
  explicit RankWalk(std::size_t ranks) : ranks_(ranks), all_(static_cast<GapSet>((1U << ranks) - 1)) {
    for (std::size_t last = 0; last < ranks; ++last) {
      for (std::size_t k = 1; k < ranks; k += 2) {
        plus_[last] |= static_cast<GapSet>(1U << ((last + k) % ranks));
      }
    }
  }

  struct Ways {
    bool up = false;  // to the next higher rank
    bool down = false;
    int over = 0;   // crossings left, for choosing: of the gap above, at most
    int under = 0;  // of the gap below
  };

  // Where the walk may go from `here`, if its last rank is one of `last`. `veto` may refuse an end for other reasons.
  template <class Veto>
  [[nodiscard]] Ways ways(const RankCounts& left, std::size_t here, RankSet last, Veto&& veto) const {
    const std::size_t below = here == 0 ? ranks_ - 1 : here - 1;
    Ways ways;
    Levels levels;  // written by solve
    if (!solve(left, here, levels)) {
      return ways;
    }
    ways.over = levels.crossings[here];
    ways.under = levels.crossings[below];
    for (; last != 0 && !(ways.up && ways.down); last = static_cast<RankSet>(last & (last - 1))) {
      const auto end = static_cast<std::size_t>(std::countr_zero(last));
      if ((levels.at[0] & ~plus_[end]) != 0) {
        continue;
      }
      const Gaps gaps = gaps_for(levels, plus_[end]);
      if (!connected(gaps.shut) || veto(gaps)) {
        continue;
      }
      ways.up = ways.up || can_cross(gaps, here);
      ways.down = ways.down || can_cross(gaps, below);
    }
    return ways;
  }

private:
  // q[i] + 1, and the gaps where that is 0, 1, 2 and 3.
  struct Levels {
    std::array<int, kRingSlots> crossings;
    std::array<GapSet, 4> at;
  };

  // False when some q[i] is below -1: no end can mend that.
  [[nodiscard]] bool solve(const RankCounts& left, std::size_t here, Levels& levels) const {
    int twice = here % 2 == 0 ? 1 : -1;  // twice the crossings of the last gap, without an end
    for (std::size_t i = 0; i + 1 < ranks_; i += 2) {
      twice += 2 * (left[i] - left[i + 1]);
    }
    twice += 2 * left[ranks_ - 1];
    std::uint64_t at = 0;  // four sets side by side
    for (std::size_t i = 0; i < ranks_; ++i) {
      twice = 4 * left[i] + (i == here ? 2 : 0) - twice;
      const int level = (twice + 1) / 2;
      if (twice < -1) {
        return false;
      }
      levels.crossings[i] = level;
      at |= (level < 4 ? std::uint64_t{1} << (16 * level) : 0) << i;
    }
    for (std::size_t level = 0; level < levels.at.size(); ++level) {
      levels.at[level] = static_cast<GapSet>(at >> (16 * level));
    }
    return true;
  }

  [[nodiscard]] static Gaps gaps_for(const Levels& levels, GapSet plus) {
    const auto with = [&](std::size_t level) {
      return static_cast<GapSet>((levels.at[level] & plus) | (levels.at[level + 1] & ~plus));
    };
    return {with(0), with(1), with(2)};
  }

  // The gaps that are not shut follow on each other.
  [[nodiscard]] bool connected(GapSet shut) const {
    const unsigned open = all_ & ~static_cast<unsigned>(shut);
    const unsigned turned = ((open << 1) | (open >> (ranks_ - 1))) & all_;
    const unsigned begins = open & ~turned;
    return (begins & (begins - 1)) == 0;
  }
  [[nodiscard]] bool can_cross(const Gaps& gaps, std::size_t gap) const {
    const auto bit = static_cast<GapSet>(1U << gap);
    return (gaps.shut & bit) == 0 && connected(static_cast<GapSet>(gaps.shut | (gaps.once & bit)));
  }

  std::size_t ranks_;
  GapSet all_;
  std::array<GapSet, kRingSlots> plus_{};  // per end: gaps that are crossed q[i] + 1 times
};

}  // namespace sabar
