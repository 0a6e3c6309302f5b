// All games from a start, level by level: each level is made twice. The first time its boards get their places, the
// second time the numbers are handed on to these places.
#include <algorithm>
#include <bit>

#include <sabar/solvers/pegs/whole/count.hpp>
#include <sabar/solvers/pegs/whole/rank_places.hpp>

namespace sabar::pegs {
namespace {

template <class Word>
class GameCount {
public:
  GameCount(const Frame& frame, Registers registers, const MethodOptions& options)
      : frame_(&frame),
        expander_(frame, registers),
        pieces_(expander_),
        meter_(options),
        affordable_(meter_.afford(tables_bytes())),
        places_(affordable_ ? frame.bits() : 0) {}

  GameCounts operator()(Holes start) {
    if (affordable_ && places_.ready()) {
      boards_ = {static_cast<Word>(frame_->canonical(start))};
      ways_ = {1};
      chances_ = {1};
      result_.chance_by_pegs.assign(frame_->layout().size() + 1, 0);
      result_.chance_by_hole.assign(frame_->layout().size(), 0);
      for (int pegs = std::popcount(start); !boards_.empty() && !meter_.halt(); --pegs) {
        count_level(pegs);
      }
    } else {
      meter_.fail_memory();
    }
    for (std::size_t pegs = 0; pegs < result_.chance_by_pegs.size(); ++pegs) {
      result_.mean_pegs += static_cast<double>(pegs) * result_.chance_by_pegs[pegs];
    }
    result_.halt = meter_.halt().value_or(Halt::exhausted);
    result_.bytes = meter_.most_bytes();
    return std::move(result_);
  }

private:
  [[nodiscard]] std::uint64_t tables_bytes() const { return RankPlaces::bytes(frame_->bits()); }

  void count_level(int pegs) {
    if (pegs == 1) {
      note_finishes();
    }
    Level level{pegs, boards_.size(), 0, 0, 0};
    std::size_t at = 0;
    const bool done = pieces_(boards_, {}, meter_, [&](auto boards, auto children, auto degrees) {
      places_.table().insert(children);
      level.boards += expander_.orbits(boards);
      for (std::size_t i = 0; i < boards.size(); ++i, ++at) {
        if (degrees[i] == 0) {
          note_end(level, boards[i], at);
        }
      }
    });
    result_.levels.push_back(level);
    if (done) {
      hand_on();
    }
  }

  void note_end(Level& level, Word board, std::size_t at) {
    ++level.dead_classes;
    level.dead_boards += expander_.orbit(board);
    result_.overflow |= __builtin_add_overflow(result_.games, ways_[at], &result_.games);
    result_.chance_by_pegs[static_cast<std::size_t>(level.pegs)] += chances_[at];
  }

  void note_finishes() {
    for (std::size_t hole = 0; hole < frame_->layout().size(); ++hole) {
      const auto rank = static_cast<Word>(frame_->canonical(bit(hole)));
      const auto place = std::lower_bound(boards_.begin(), boards_.end(), rank);
      if (frame_->contains(bit(hole)) && place != boards_.end() && *place == rank) {
        const auto at = static_cast<std::size_t>(place - boards_.begin());
        const std::uint64_t orbit = expander_.orbit(rank);
        result_.finishes.push_back({hole, ways_[at] / orbit});
        result_.chance_by_hole[hole] = chances_[at] / static_cast<double>(orbit);
      }
    }
  }

  // Lists the boards of the table; each gets its place in the list.
  std::vector<Word> list_next() {
    std::vector<Word> next;
    std::vector<Word> block(BitTable::kBlock);
    for (std::size_t i = 0; i < places_.table().blocks(); ++i) {
      const std::size_t count = places_.table().take(i, block.data());
      if (count != 0 && !meter_.look()) {
        return {};
      }
      next.insert(next.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(count));
    }
    places_.fill(next);
    return next;
  }

  void hand_on() {
    std::vector<Word> next = list_next();
    if (meter_.halt()) {
      return;
    }
    const std::uint64_t each = sizeof(Word) + sizeof(Uint128) + sizeof(double);
    if (!meter_.afford(tables_bytes() + each * (boards_.size() + next.size()))) {
      return;
    }
    std::vector<Uint128> ways(next.size(), 0);
    std::vector<double> chances(next.size(), 0);
    std::size_t at = 0;
    const bool done = pieces_(boards_, {}, meter_, [&](auto boards, auto children, auto degrees) {
      auto child = children.begin();
      for (std::size_t i = 0; i < boards.size(); ++i, ++at) {
        const double share = chances_[at] / degrees[i];
        for (const auto end = child + degrees[i]; child != end; ++child) {
          const std::size_t place = places_(*child);
          result_.overflow |= __builtin_add_overflow(ways[place], ways_[at], &ways[place]);
          chances[place] += share;
        }
      }
    });
    if (done) {
      boards_ = std::move(next);
      ways_ = std::move(ways);
      chances_ = std::move(chances);
      places_.table().clear();
    }
  }

  const Frame* frame_;
  Expander<Word> expander_;
  Pieces<Word> pieces_;
  Meter meter_;
  bool affordable_;
  RankPlaces places_;            // of the next level
  std::vector<Word> boards_;     // this level
  std::vector<Uint128> ways_;    // to each class of it
  std::vector<double> chances_;  // of a random player to come to each class of it
  GameCounts result_;
};

}  // namespace

GameCounts count_games(const Layout& layout, Holes start, const MethodOptions& options, Registers registers) {
  const Frame frame(layout, start, layout.symmetries_of(start));
  return with_word(frame, [&](auto word) { return GameCount<decltype(word)>(frame, registers, options)(start); });
}

}  // namespace sabar::pegs
