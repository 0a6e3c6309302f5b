#include <algorithm>
#include <bit>
#include <optional>

#include <sabar/solvers/pegs/meeting.hpp>
#include <sabar/solvers/pegs/pagoda_choice.hpp>
#include <sabar/solvers/pegs/whole/rank_weights.hpp>

namespace sabar::pegs {
namespace {

// The symmetries that leave the start and the set of finishes where they are.
std::vector<std::uint8_t> common_symmetries(const MeetingPlan& plan) {
  std::vector<std::uint8_t> symmetries = plan.layout->symmetries_of(plan.start);
  std::erase_if(symmetries, [&](std::uint8_t s) {
    return !std::all_of(plan.finishes.begin(), plan.finishes.end(), [&](Holes finish) {
      const Holes image = plan.layout->image(finish, s);
      return std::find(plan.finishes.begin(), plan.finishes.end(), image) != plan.finishes.end();
    });
  });
  return symmetries;
}

template <class Word>
class MeetingWork {
public:
  MeetingWork(const MeetingPlan& plan, Meter& meter) : plan_(&plan), meter_(&meter) {
    meeting_.jumps = std::popcount(plan.start) - std::popcount(plan.finishes.front());
  }

  Meeting<Word> operator()() {
    const auto symmetries = common_symmetries(*plan_);
    const Layout& layout = *plan_->layout;
    std::vector<Holes> ends;
    for (const Holes finish : plan_->finishes) {
      ends.push_back(layout.all() ^ finish);
    }
    meeting_.start = std::make_unique<Half<Word>>(layout, plan_->start, symmetries, plan_->registers);
    Half<Word>& start = *meeting_.start;
    if (!meter_->afford(BitTable::bytes(start.frame.bits()))) {
      return std::move(meeting_);
    }
    table_ = std::make_unique<BitTable>(start.frame.bits());
    if (!table_->ready()) {
      meter_->fail_memory();
      return std::move(meeting_);
    }
    const int before = meeting_.jumps / 2;  // jumps from the start to the middle; one more leads to the other half
    const int after = meeting_.jumps - 1 - before;
    const bool same = ends == std::vector{plan_->start};
    if (!same) {
      meeting_.finish = std::make_unique<Half<Word>>(layout, ends.front(), symmetries, plan_->registers);
      grow(*meeting_.finish, ends, {layout.all() ^ plan_->start}, after);
    }
    grow(start, {plan_->start}, plan_->finishes, before);
    if (!meter_->halt()) {
      join(start, same ? start : *meeting_.finish, static_cast<std::size_t>(after));
    }
    return std::move(meeting_);
  }

private:
  // Levels 0 to depth from the boards given, without those that cannot reach the target.
  void grow(Half<Word>& half, const std::vector<Holes>& from, const std::vector<Holes>& targets, int depth) {
    for (const Holes board : from) {
      table_->insert(half.frame.canonical(board));
    }
    std::optional<RankWeights> weights;
    half.levels.push_back(take_all(half, weights));
    Pieces<Word> pieces(half.expander);
    for (int level = 1; level <= depth && !meter_->halt(); ++level) {
      pieces(half.levels.back(), {}, *meter_, [&](auto, auto children, auto) { table_->insert(children); });
      if (targets.size() == 1 && !weights && half.levels.back().size() > kManyBoards) {
        weights.emplace(half.frame, choose_lanes(half, targets.front(), (depth - level) * 3 / 4));
      }
      half.levels.push_back(take_all(half, weights));
    }
  }

  PagodaLanes choose_lanes(const Half<Word>& half, Holes target, int ahead) {
    std::vector<Holes> boards;
    const std::vector<Word>& level = half.levels.back();
    for (std::size_t i = 0; i < kSample; ++i) {
      boards.push_back(half.frame.board_of(level[i * level.size() / kSample]));
    }
    const auto sample = walk_sample(*plan_->layout, boards, ahead);
    return {*plan_->layout, choose_pagodas(*plan_->layout, sample, target), target};
  }

  // What the table holds, sorted; it is empty afterwards.
  std::vector<Word> take_all(const Half<Word>& half, const std::optional<RankWeights>& weights) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < table_->blocks(); ++i) {
      // Never smaller again, so that its memory is cleared and handed out by the system only once.
      if (taken_.size() < size + BitTable::kBlock) {
        taken_.resize(2 * (size + BitTable::kBlock));
      }
      Word* const block = taken_.data() + size;
      const std::size_t count = table_->take(i, block);
      if (count != 0 && !meter_->look()) {
        return {};
      }
      size += weights && weights->ready() ? keep_hopeful({block, count}, *weights) : count;
    }
    bytes_ += size * sizeof(Word);
    meter_->afford(BitTable::bytes(half.frame.bits()) + bytes_);
    return {taken_.begin(), taken_.begin() + static_cast<std::ptrdiff_t>(size)};
  }

  // Moves those to the front that the functions do not exclude. Returns how many.
  static std::size_t keep_hopeful(std::span<Word> ranks, const RankWeights& weights) {
    std::size_t kept = 0;
    for (const Word rank : ranks) {
      ranks[kept] = rank;
      kept += weights.excluded(rank) ? 0 : 1;
    }
    return kept;
  }

  // From the boards of both middle levels that meet, back to both ends.
  void join(Half<Word>& start, Half<Word>& finish, std::size_t after) {
    Pieces<Word> pieces(start.expander);
    table_->insert(std::span<const Word>(finish.levels[after]));
    std::vector<Word>& middle = start.levels.back();
    std::vector<std::uint32_t> met;  // of the children so far
    std::size_t kept = 0;
    pieces(middle, {.backward = false, .complement = true}, *meter_, [&](auto boards, auto children, auto degrees) {
      met.resize(children.size() + 1);
      for (std::size_t i = 0; i < children.size(); ++i) {
        met[i + 1] = met[i] + (table_->contains(children[i]) ? 1 : 0);
      }
      const std::uint32_t* first = met.data();
      for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::uint32_t* const last = first + degrees[i];
        middle[kept] = boards[i];
        kept += *last != *first ? 1 : 0;
        first = last;
      }
    });
    table_->clear();
    middle.resize(kept);
    middle.shrink_to_fit();
    if (&start != &finish) {
      pieces(start.levels.back(), {.backward = false, .complement = true}, *meter_,
             [&](auto, auto children, auto) { table_->insert(children); });
      keep_marked(finish.levels[after]);
      take_back(finish);
    }
    take_back(start);
  }

  void take_back(Half<Word>& half) {
    Pieces<Word> pieces(half.expander);
    for (std::size_t level = half.levels.size() - 1; level > 0 && !meter_->halt(); --level) {
      pieces(half.levels[level], {.backward = true, .complement = false}, *meter_,
             [&](auto, auto children, auto) { table_->insert(children); });
      keep_marked(half.levels[level - 1]);
    }
  }

  void keep_marked(std::vector<Word>& ranks) {
    keep_if(ranks, *meter_, [&](Word rank) { return table_->contains(rank); });
    ranks.shrink_to_fit();
    table_->clear();
  }

  static constexpr std::size_t kManyBoards = 50'000;  // of a level; with fewer, pagoda functions do not pay
  static constexpr std::size_t kSample = 1024;

  const MeetingPlan* plan_;
  Meter* meter_;
  Meeting<Word> meeting_;
  std::unique_ptr<BitTable> table_;
  std::vector<Word> taken_;
  std::uint64_t bytes_ = 0;  // of lists
};

}  // namespace

template <class Word>
Meeting<Word> meet(const MeetingPlan& plan, Meter& meter) {
  return MeetingWork<Word>(plan, meter)();
}

template Meeting<std::uint32_t> meet(const MeetingPlan&, Meter&);
template Meeting<std::uint64_t> meet(const MeetingPlan&, Meter&);

}  // namespace sabar::pegs
