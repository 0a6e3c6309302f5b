#include <algorithm>
#include <bit>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/pegs/methods.hpp>
#include <sabar/solvers/pegs/pagoda_choice.hpp>
#include <sabar/solvers/pegs/two_sided.hpp>
#include <sabar/solvers/pegs/whole/level_walk.hpp>

namespace sabar::pegs {
namespace {

using Ranks = std::vector<Rank>;

// One side: levels of sorted least ranks from its beginning, without boards that cannot reach its target.
class Side {
public:
  Side(const Layout& layout, Holes from, Holes target, const std::vector<std::uint8_t>& symmetries)
      : frame_(layout, from, symmetries), expander_(frame_), pieces_(expander_), target_(target) {
    levels_.push_back({frame_.canonical(from)});
  }

  [[nodiscard]] const Frame& frame() const { return frame_; }
  [[nodiscard]] const Expander<Rank>& expander() const { return expander_; }
  [[nodiscard]] const Ranks& last() const { return levels_.back(); }
  [[nodiscard]] int depth() const { return static_cast<int>(levels_.size()) - 1; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] bool has(int level, Rank rank) const {
    const Ranks& ranks = levels_[static_cast<std::size_t>(level)];
    return std::binary_search(ranks.begin(), ranks.end(), rank);
  }

  // Makes the next level; false if the meter said stop.
  bool grow(std::size_t most_bytes, Meter& meter) {
    SeenTable<Rank> seen(most_bytes);
    std::vector<Ranks> next(kParts);  // by high digits, so that each is soon sorted
    const unsigned shift = frame_.bits() > kPartDigits ? frame_.bits() - kPartDigits : 0;
    bool full = false;
    const bool done = pieces_(last(), {}, meter, [&](auto, auto children, auto) {
      for (const Rank child : children) {
        if (!excluded(child)) {
          const Insert insert = full ? Insert::full : seen.insert(child);
          full |= insert == Insert::full;
          if (insert == Insert::fresh) {
            next[static_cast<std::size_t>(child >> shift)].push_back(child);
          }
        }
      }
    });
    if (full) {
      meter.fail_memory();
    }
    if (!done || full) {
      return false;
    }
    Ranks level;
    level.reserve(seen.size());
    for (Ranks& part : next) {
      std::sort(part.begin(), part.end());
      level.insert(level.end(), part.begin(), part.end());
      part = {};
      if (!meter.look()) {
        return false;
      }
    }
    drop_excluded(level, meter);
    bytes_ += level.size() * sizeof(Rank);
    levels_.push_back(std::move(level));
    return !meter.halt();
  }

private:
  static constexpr unsigned kPartDigits = 12;
  static constexpr std::size_t kParts = std::size_t{1} << kPartDigits;
  static constexpr std::size_t kSample = 4096;
  static constexpr std::size_t kStride = 1571;
  static constexpr std::size_t kFewestQuestions = 40;
  static constexpr std::size_t kMostQuestions = 300;
  static constexpr std::size_t kBoardsPerQuestion = 1000;
  static constexpr std::size_t kMostLanes = 16;
  static constexpr std::size_t kFewBoards = 64;

  [[nodiscard]] bool excluded(Rank rank) const {
    const Holes board = frame_.board_of(rank);
    return std::any_of(lanes_.begin(), lanes_.end(),
                       [&](const PagodaLanes& lanes) { return PagodaLanes::excluded(lanes.weight(board)); });
  }

  // Looks for new functions as long as they exclude a fiftieth of a sample. The order of the sample mixes near and far:
  // the first boards are asked about, and neighbours resemble each other.
  void drop_excluded(Ranks& ranks, Meter& meter) {
    while (ranks.size() > kFewBoards && meter.look()) {
      std::vector<Holes> sample;
      for (std::size_t i = 0; i < kSample; ++i) {
        sample.push_back(frame_.board_of(ranks[i * kStride % kSample * ranks.size() / kSample]));
      }
      const auto questions = std::clamp(ranks.size() / kBoardsPerQuestion, kFewestQuestions, kMostQuestions);
      const auto pagodas =
          choose_pagodas(frame_.layout(), sample, target_, {static_cast<int>(questions), meter.guard()});
      const PagodaLanes lanes(frame_.layout(), pagodas, target_);
      const auto share = std::count_if(sample.begin(), sample.end(),
                                       [&](Holes board) { return PagodaLanes::excluded(lanes.weight(board)); });
      if (static_cast<std::size_t>(share) * 50 < kSample) {
        return;
      }
      keep_if(ranks, meter, [&](Rank rank) { return !PagodaLanes::excluded(lanes.weight(frame_.board_of(rank))); });
      lanes_.insert(lanes_.begin(), lanes);
      if (lanes_.size() > kMostLanes) {
        lanes_.pop_back();
      }
    }
  }

  Frame frame_;
  Expander<Rank> expander_;
  Pieces<Rank> pieces_;
  Holes target_;
  std::vector<PagodaLanes> lanes_;  // the newest first
  std::vector<Ranks> levels_;
  std::uint64_t bytes_ = 0;
};

class TwoSided {
public:
  TwoSided(const Problem& problem, const Layout& layout, const MethodOptions& options)
      : layout_(&layout),
        options_(&options),
        meter_(options),
        jumps_(std::popcount(problem.start) - problem.finish.count()),
        start_(layout, problem.start, *problem.finish.pegs, symmetries(problem, layout)),
        finish_(layout, layout.all() ^ *problem.finish.pegs, layout.all() ^ problem.start,
                symmetries(problem, layout)) {}

  Answer operator()(Holes start) {
    Answer answer;
    bool going = true;
    while (going && start_.depth() + finish_.depth() < jumps_ - 1 && !start_.last().empty() &&
           !finish_.last().empty()) {
      going = (start_.last().size() <= finish_.last().size() ? start_ : finish_).grow(room(), meter_);
    }
    std::optional<Holes> middle;
    if (going) {
      middle = find_middle();
    }
    answer.boards = meter_.boards();
    answer.bytes = static_cast<std::size_t>(start_.bytes() + finish_.bytes());
    answer.halt = middle ? Halt::found : meter_.halt().value_or(Halt::exhausted);
    answer.verdict = verdict_of(answer.halt, true);
    answer.reason = answer.verdict == Verdict::unsolvable ? Reason::exhausted : Reason::none;
    if (middle) {
      answer.line = line_through(start, *middle);
    }
    return answer;
  }

private:
  static std::vector<std::uint8_t> symmetries(const Problem& problem, const Layout& layout) {
    std::vector<std::uint8_t> common = layout.symmetries_of(problem.start);
    std::erase_if(common,
                  [&](std::uint8_t s) { return layout.image(*problem.finish.pegs, s) != *problem.finish.pegs; });
    return common;
  }

  // What a new level may take: a third of what is left, for the list, the table and its growth.
  [[nodiscard]] std::size_t room() const {
    const std::uint64_t used = start_.bytes() + finish_.bytes();
    return used >= options_->budget.bytes ? 0 : static_cast<std::size_t>((options_->budget.bytes - used) / 3);
  }

  // A board of the start's last level from which one jump leads to a complement of the finish's.
  std::optional<Holes> find_middle() {
    if (start_.last().empty() || finish_.last().empty()) {
      return std::nullopt;
    }
    std::optional<Holes> middle;
    Pieces<Rank> pieces(start_.expander());
    pieces(start_.last(), {.backward = false, .complement = true}, meter_,
           [&](auto boards, auto children, auto degrees) {
             auto child = children.begin();
             for (std::size_t i = 0; i < boards.size() && !middle; ++i) {
               for (const auto end = child + degrees[i]; child != end; ++child) {
                 if (!middle && finish_.has(finish_.depth(), *child)) {
                   middle = start_.frame().board_of(boards[i]);
                 }
               }
             }
           });
    return middle;
  }

  // Back from the middle to the start, turned so that it ends there, and on to the finish.
  [[nodiscard]] std::vector<Hop> line_through(Holes start, Holes middle) const {
    std::vector<Hop> line;
    Holes board = middle;
    for (int level = start_.depth() - 1; level >= 0; --level) {
      for (const Jump& jump : layout_->jumps()) {
        const Holes before = board ^ jump.mask;
        if (jump.fits(before) && start_.has(level, start_.frame().canonical(before))) {
          line.push_back(jump.hop());
          board = before;
          break;
        }
      }
    }
    std::reverse(line.begin(), line.end());
    // Symmetries leave the start where it is: what was gone back to is the start itself.
    board = start;
    for (const Hop hop : line) {
      board ^= layout_->find_jump(hop)->mask;
    }
    for (int level = finish_.depth(); level >= 0; --level) {
      for (const Jump& jump : layout_->jumps()) {
        const Holes next = board ^ jump.mask;
        if (jump.fits(board) && finish_.has(level, finish_.frame().canonical(layout_->all() ^ next))) {
          line.push_back(jump.hop());
          board = next;
          break;
        }
      }
    }
    return line;
  }

  const Layout* layout_;
  const MethodOptions* options_;
  Meter meter_;
  int jumps_;
  Side start_;
  Side finish_;
};

}  // namespace

Answer two_sided(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  if (!problem.finish.pegs || std::popcount(problem.start) <= problem.finish.count()) {
    Answer answer;
    answer.halt = Halt::incomplete;
    return answer;
  }
  // Ranks tell boards apart only within a class.
  if (class_forbids(problem)) {
    return impossible(Reason::position_class);
  }
  return TwoSided(problem, layout, options)(problem.start);
}

}  // namespace sabar::pegs
