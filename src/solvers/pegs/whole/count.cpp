#include <algorithm>

#include <sabar/solvers/pegs/whole/count.hpp>
#include <sabar/solvers/pegs/whole/rank_places.hpp>

namespace sabar::pegs {
namespace {

struct WaySum {
  Uint128 value = 0;
  bool overflow = false;

  void add(Uint128 addend) { overflow |= __builtin_add_overflow(value, addend, &value); }
  void add_product(Uint128 a, Uint128 b) {
    Uint128 product = 0;
    overflow |= __builtin_mul_overflow(a, b, &product);
    add(product);
  }
};

template <class Word>
class SolutionCount {
public:
  SolutionCount(const Meeting<Word>& meeting, const MethodOptions& options)
      : meeting_(&meeting), options_{{}, options.guard, options.progress}, places_(meeting.start->frame.bits()) {}

  std::optional<Uint128> operator()() {
    if (!places_.ready()) {
      return std::nullopt;
    }
    const Half<Word>& start = *meeting_->start;
    const Half<Word>& finish = meeting_->other();
    const auto before = static_cast<std::size_t>(meeting_->jumps / 2);
    const auto after = static_cast<std::size_t>(meeting_->jumps - 1) - before;
    const std::vector<Uint128> to_middle = ways_to(start, before);
    const bool same = &start == &finish && before == after;
    std::vector<Uint128> from_middle = same ? to_middle : ways_to(finish, after);
    if (meter_.halt()) {
      return std::nullopt;
    }
    to_one_board(finish, after, from_middle);
    places_.fill(finish.levels[after]);
    WaySum sum;
    std::size_t at = 0;
    Pieces<Word> pieces(start.expander);
    pieces(start.levels[before], {.backward = false, .complement = true}, meter_,
           [&](auto boards, auto children, auto degrees) {
             auto child = children.begin();
             for (std::size_t i = 0; i < boards.size(); ++i, ++at) {
               WaySum onward;
               for (const auto end = child + degrees[i]; child != end; ++child) {
                 onward.add(from_middle[places_(*child)]);
               }
               sum.overflow |= onward.overflow;
               sum.add_product(to_middle[at], onward.value);
             }
           });
    return sum.overflow || overflow_ || meter_.halt() ? std::nullopt : std::optional(sum.value);
  }

private:
  // Ways from the beginning of a half to each class of a level.
  std::vector<Uint128> ways_to(const Half<Word>& half, std::size_t last) {
    std::vector<Uint128> ways;
    for (const Word rank : half.levels.front()) {
      ways.push_back(half.frame.orbit(half.frame.board_of(rank)));
    }
    ways.push_back(0);
    Pieces<Word> pieces(half.expander);
    for (std::size_t level = 1; level <= last && !meter_.halt(); ++level) {
      places_.fill(half.levels[level]);
      std::vector<Uint128> next(half.levels[level].size() + 1, 0);  // the last one for boards that are not winnable
      std::size_t at = 0;
      pieces(half.levels[level - 1], {}, meter_, [&](auto boards, auto children, auto degrees) {
        auto child = children.begin();
        for (std::size_t i = 0; i < boards.size(); ++i, ++at) {
          for (const auto end = child + degrees[i]; child != end; ++child) {
            Uint128& ways_there = next[places_(*child)];
            overflow_ |= __builtin_add_overflow(ways_there, ways[at], &ways_there);
          }
        }
      });
      next.back() = 0;
      ways = std::move(next);
    }
    return ways;
  }

  // From the ways to a class to those to one board of it.
  static void to_one_board(const Half<Word>& half, std::size_t level, std::vector<Uint128>& ways) {
    std::size_t at = 0;
    for (const Word rank : half.levels[level]) {
      ways[at++] /= half.expander.orbit(rank);
    }
  }

  const Meeting<Word>* meeting_;
  MethodOptions options_;  // without a budget: the set is there already
  Meter meter_{options_};
  RankPlaces places_;
  bool overflow_ = false;
};

}  // namespace

std::string decimal(Uint128 value) {
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
    value /= 10;
  } while (value != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::optional<Uint128> count_solutions(const WinnableSet& set, const MethodOptions& options) {
  if (const auto* meeting = std::get_if<Meeting<std::uint32_t>>(&set.ways())) {
    return SolutionCount<std::uint32_t>(*meeting, options)();
  }
  if (const auto* meeting = std::get_if<Meeting<std::uint64_t>>(&set.ways())) {
    return SolutionCount<std::uint64_t>(*meeting, options)();
  }
  return set.empty() ? 0 : 1;
}

}  // namespace sabar::pegs
