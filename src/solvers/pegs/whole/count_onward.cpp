// Solutions from a board in the middle of a game, out of the set of winnable boards of the whole game.
//
// The ways from the board are handed on level by level, as in count.cpp, but only to boards of the set. Behind the
// middle of the game the set has complements: there a jump is one taken back.
#include <algorithm>
#include <bit>

#include <sabar/solvers/pegs/whole/count.hpp>

namespace sabar::pegs {
namespace {

// Classes of one level, with the ways to each of them from all images of the board.
template <class Word>
struct OnwardLevel {
  std::vector<Word> ranks;
  std::vector<Uint128> ways;
};

template <class Word>
class OnwardCount {
public:
  explicit OnwardCount(const Meeting<Word>& meeting) : meeting_(&meeting) {}

  std::optional<Uint128> operator()(Holes board, int made) {
    const Half<Word>& start = *meeting_->start;
    const Half<Word>& finish = meeting_->other();
    const int before = meeting_->jumps / 2;
    const int after = meeting_->jumps - 1 - before;
    const bool behind = made > before;
    const Half<Word>& half = behind ? finish : start;
    const auto rank = static_cast<Word>(half.frame.canonical(behind ? half.frame.layout().all() ^ board : board));
    const Uint128 images = half.expander.orbit(rank);
    OnwardLevel<Word> now{{rank}, {images}};
    if (!behind) {
      for (int level = made + 1; level <= before; ++level) {
        now = next(start, now, {}, start.levels[static_cast<std::size_t>(level)]);
      }
      now = next(start, now, {.backward = false, .complement = true}, finish.levels[static_cast<std::size_t>(after)]);
    }
    for (int level = behind ? meeting_->jumps - made : after; level-- > 0;) {
      now = next(finish, now, {.backward = true, .complement = false}, finish.levels[static_cast<std::size_t>(level)]);
    }
    Uint128 sum = 0;
    for (const Uint128 ways : now.ways) {
      overflow_ |= __builtin_add_overflow(sum, ways, &sum);
    }
    return overflow_ ? std::nullopt : std::optional(sum / images);
  }

private:
  OnwardLevel<Word> next(const Half<Word>& half, const OnwardLevel<Word>& now, Way way,
                         const std::vector<Word>& level) {
    std::vector<Uint128> ways(level.size(), 0);
    std::size_t at = 0;
    Pieces<Word> pieces(half.expander);
    pieces(now.ranks, way, meter_, [&](auto boards, auto children, auto degrees) {
      auto child = children.begin();
      for (std::size_t i = 0; i < boards.size(); ++i, ++at) {
        for (const auto end = child + degrees[i]; child != end; ++child) {
          const auto place = std::lower_bound(level.begin(), level.end(), *child);
          if (place != level.end() && *place == *child) {
            Uint128& there = ways[static_cast<std::size_t>(place - level.begin())];
            overflow_ |= __builtin_add_overflow(there, now.ways[at], &there);
          }
        }
      }
    });
    OnwardLevel<Word> reached;
    for (std::size_t i = 0; i < level.size(); ++i) {
      if (ways[i] != 0) {
        reached.ranks.push_back(level[i]);
        reached.ways.push_back(ways[i]);
      }
    }
    return reached;
  }

  const Meeting<Word>* meeting_;
  MethodOptions no_limits_;
  Meter meter_{no_limits_};
  bool overflow_ = false;
};

}  // namespace

std::optional<Uint128> count_solutions(const WinnableSet& set, Holes board) {
  if (!set.contains(board)) {
    return 0;
  }
  const int made = std::popcount(set.start()) - std::popcount(board);
  if (const auto* meeting = std::get_if<Meeting<std::uint32_t>>(&set.ways())) {
    return OnwardCount<std::uint32_t>(*meeting)(board, made);
  }
  if (const auto* meeting = std::get_if<Meeting<std::uint64_t>>(&set.ways())) {
    return OnwardCount<std::uint64_t>(*meeting)(board, made);
  }
  return 1;
}

}  // namespace sabar::pegs
