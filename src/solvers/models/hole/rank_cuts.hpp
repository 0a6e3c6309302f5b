// Cards in a pile come in a given order, and a cut through the ring of ranks can be crossed only so often. Technique
// `rank-cuts`, complete.
//
// What. rank_walk.hpp knows how often each gap of the ring is still crossed, for each rank the walk may end at. Two
// gaps cut the ring into the part where the walk stands (near) and the rest (far); the walk changes sides as often as
// the two gaps are crossed together. A pile gives its cards from the top down, so the walk has to visit their ranks in
// that order. If the sides of the hole's card, of the pile's cards in order, and of the end alternate more often than
// the cut can be crossed, the walk cannot end there; if that holds for all ends, the position is lost.
//
// Theorem. Let the cut be crossed s times. A walk from h to l that visits x1, x2 … xk in this order changes sides at
// least as often as the sequence h x1 … xk l does. So if that is more than s for some pile, there is no such walk. QED
//
// With s = 1 all near cards must be played before any far card: a near card under a far one is the end. With s = 2 the
// far cards are one stretch of play: far, near, far in one pile is the end. With s = 3 a pile of three cards can always
// be served, so larger s is not looked at. The number of changes and s have the same parity (both say whether h and l
// lie on the same side), so 'more than 1' means three, and 'more than 2' four.
//
// How. Whether a pile asks for three or four changes at a cut depends on its cards and on h only, since the side of l
// follows from the parity. It is computed once for each rest of a pile and each h, as a matrix of bits over pairs of
// gaps; a position takes the union over its piles, and each end asks for the pairs of gaps that are crossed once or
// twice together.
//
// The naive version asks only about cuts where one gap is shut and the other crossed once. It is right, but sees less:
// a prototype needed 3,554 nodes a deal with it and 2,175 with all cuts (Black Hole, deals 1..500).
//
// Preconditions: those of rank_walk.hpp, and no cells: a card in a cell is overtaken by the cards it lay on.
//
// Source: our own. Gain, Black Hole deals 1..300: 947 nodes a deal instead of 2,648.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <sabar/solvers/models/hole/rank_walk.hpp>

namespace sabar {

// Pairs of gaps, as sets of the second for each first.
using GapPairs = std::array<GapSet, kRingSlots>;

// The cuts at which some pile asks for three changes or more (the end lies far), or four (it lies near).
struct CutDemand {
  GapPairs three{};
  GapPairs four{};

  void operator|=(const CutDemand& other) {
    for (std::size_t gap = 0; gap < kRingSlots; ++gap) {
      three[gap] = static_cast<GapSet>(three[gap] | other.three[gap]);
      four[gap] = static_cast<GapSet>(four[gap] | other.four[gap]);
    }
  }
};

class RankCuts {
public:
  static constexpr std::string_view kName = "rank-cuts";
  static constexpr bool kComplete = true;

  explicit RankCuts(std::size_t ranks) {
    for (std::size_t rank = 0; rank < ranks; ++rank) {
      for (std::size_t first = 0; first < ranks; ++first) {
        for (std::size_t n = 1; n < ranks; ++n) {  // the part first + 1 … first + n
          const std::size_t place = (rank + ranks - first - 1) % ranks;
          within_[rank][first] |= static_cast<GapSet>((place < n ? 1U : 0U) << ((first + n) % ranks));
        }
        every_[first] |= static_cast<GapSet>(1U << rank);
      }
    }
    for (std::size_t first = 0; first < ranks; ++first) {
      every_[first] = static_cast<GapSet>(every_[first] & ~(1U << first));
    }
  }

  // What a pile asks for, wherever the walk stands. Its ranks come in the order they are played; there is at least one.
  class Pile {
  public:
    Pile(const RankCuts& cuts, std::span<const std::uint8_t> ranks)
        : cuts_(cuts), first_(cuts.within_[ranks.front()]), last_(cuts.within_[ranks.back()]) {
      for (std::size_t i = 1; i < ranks.size(); ++i) {
        const GapPairs& from = cuts.within_[ranks[i - 1]];
        const GapPairs& to = cuts.within_[ranks[i]];
        for (std::size_t gap = 0; gap < kRingSlots; ++gap) {
          const auto change = static_cast<GapSet>(from[gap] ^ to[gap]);
          four_[gap] = static_cast<GapSet>(four_[gap] | (three_[gap] & change));
          three_[gap] = static_cast<GapSet>(three_[gap] | (two_[gap] & change));
          two_[gap] = static_cast<GapSet>(two_[gap] | (one_[gap] & change));
          one_[gap] = static_cast<GapSet>(one_[gap] | change);
        }
      }
    }

    // One change more if the first card is far from `here`, and one if the end is on another side than the last card.
    [[nodiscard]] CutDemand demand(std::size_t here) const {
      const GapPairs& stand = cuts_.within_[here];
      CutDemand result;
      for (std::size_t gap = 0; gap < kRingSlots; ++gap) {
        const unsigned first = first_[gap] ^ stand[gap];
        const unsigned away = last_[gap] ^ stand[gap];
        const unsigned back = cuts_.every_[gap] & ~away;
        result.three[gap] =
            static_cast<GapSet>(three_[gap] | (two_[gap] & (first | back)) | (one_[gap] & first & back));
        result.four[gap] =
            static_cast<GapSet>(four_[gap] | (three_[gap] & (first | away)) | (two_[gap] & first & away));
      }
      return result;
    }

  private:
    const RankCuts& cuts_;
    const GapPairs& first_;
    const GapPairs& last_;
    // Cuts at which the cards themselves change sides at least so often.
    GapPairs one_{};
    GapPairs two_{};
    GapPairs three_{};
    GapPairs four_{};
  };

  // Whether a pile asks for more than these gaps allow.
  [[nodiscard]] static bool forbids(const CutDemand& demand, const Gaps& gaps) {
    for (unsigned left = gaps.shut; left != 0; left &= left - 1) {
      const auto gap = static_cast<std::size_t>(std::countr_zero(left));
      if ((demand.three[gap] & gaps.once) != 0 || (demand.four[gap] & gaps.twice) != 0) {
        return true;
      }
    }
    for (unsigned left = gaps.once; left != 0; left &= left - 1) {
      if ((demand.four[static_cast<std::size_t>(std::countr_zero(left))] & gaps.once) != 0) {
        return true;
      }
    }
    return false;
  }
  // Whether there are cuts worth a look.
  [[nodiscard]] static bool tight(const Gaps& gaps) {
    return (gaps.shut != 0 && (gaps.once | gaps.twice) != 0) || (gaps.once & (gaps.once - 1)) != 0;
  }

private:
  std::array<GapPairs, kRingSlots> within_{};  // [rank][first]: second gaps for which the rank lies between the two
  GapPairs every_{};                           // all other gaps
};

}  // namespace sabar
