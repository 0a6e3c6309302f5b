#include <bit>

#include <sabar/solvers/pegs/whole/enumerate.hpp>
#include <sabar/solvers/pegs/whole/level_walk.hpp>

namespace sabar::pegs {
namespace {

template <class Word>
class LevelCount {
public:
  LevelCount(const Frame& frame, Registers registers, const MethodOptions& options)
      : frame_(&frame), expander_(frame, registers), pieces_(expander_), meter_(options) {}

  Enumeration operator()(Holes start) {
    Enumeration result;
    if (meter_.afford(2 * BitTable::bytes(frame_->bits()))) {
      BitTable now(frame_->bits());
      BitTable next(frame_->bits());
      if (now.ready() && next.ready()) {
        now.insert(frame_->canonical(start));
        for (int pegs = std::popcount(start); count_level(now, next, pegs, result); --pegs) {
          now.swap(next);
        }
      } else {
        meter_.fail_memory();
      }
    }
    result.halt = meter_.halt().value_or(Halt::exhausted);
    result.bytes = meter_.most_bytes();
    return result;
  }

private:
  // False when the level is empty or incomplete.
  bool count_level(BitTable& now, BitTable& next, int pegs, Enumeration& result) {
    Level level{pegs, 0, 0, 0, 0};
    bool going = true;
    block_.resize(BitTable::kBlock);
    for (std::size_t block = 0; block < now.blocks() && going; ++block) {
      const std::size_t count = now.take(block, block_.data());
      level.classes += count;
      going = pieces_({block_.data(), count}, {}, meter_, [&](auto boards, auto children, auto degrees) {
        level.boards += expander_.orbits(boards);
        next.insert(children);
        count_dead(boards, degrees, level);
      });
    }
    if (level.classes != 0) {
      result.levels.push_back(level);
    }
    return going && level.classes != 0;
  }

  void count_dead(std::span<const Word> boards, std::span<const std::uint8_t> degrees, Level& level) {
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (degrees[i] == 0) {
        ++level.dead_classes;
        level.dead_boards += frame_->orbit(frame_->board_of(boards[i]));
      }
    }
  }

  const Frame* frame_;
  Expander<Word> expander_;
  Pieces<Word> pieces_;
  Meter meter_;
  std::vector<Word> block_;
};

}  // namespace

std::uint64_t Enumeration::classes() const {
  std::uint64_t sum = 0;
  for (const Level& level : levels) {
    sum += level.classes;
  }
  return sum;
}

std::uint64_t Enumeration::boards() const {
  std::uint64_t sum = 0;
  for (const Level& level : levels) {
    sum += level.boards;
  }
  return sum;
}

int Enumeration::shortest_loss() const {
  for (std::size_t jumps = 0; jumps < levels.size(); ++jumps) {
    if (levels[jumps].dead_boards != 0 && levels[jumps].pegs > 1) {
      return static_cast<int>(jumps);
    }
  }
  return -1;
}

Enumeration enumerate(const Layout& layout, Holes start, const MethodOptions& options, Registers registers) {
  const Frame frame(layout, start, layout.symmetries_of(start));
  return with_word(frame, [&](auto word) { return LevelCount<decltype(word)>(frame, registers, options)(start); });
}

}  // namespace sabar::pegs
