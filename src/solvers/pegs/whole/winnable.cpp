#include <algorithm>
#include <bit>

#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace sabar::pegs {
namespace {

// The finishes that the class of the start permits.
std::vector<Holes> permitted_pegs(const Layout& layout, const Frame& frame, const Finish& finish) {
  std::vector<Holes> finishes;
  if (finish.pegs) {
    finishes.push_back(*finish.pegs);
  } else {
    for (std::size_t hole = 0; hole < layout.size(); ++hole) {
      finishes.push_back(bit(hole));
    }
  }
  std::erase_if(finishes, [&](Holes pegs) { return !frame.contains(pegs); });
  return finishes;
}

template <class Word>
bool meeting_has(const Meeting<Word>& meeting, const Layout& layout, Holes board, int made) {
  const auto has = [](const Half<Word>& half, Holes at, std::size_t level) {
    return level < half.levels.size() && half.frame.contains(at) &&
           std::binary_search(half.levels[level].begin(), half.levels[level].end(),
                              static_cast<Word>(half.frame.canonical(at)));
  };
  return made <= meeting.jumps / 2
             ? has(*meeting.start, board, static_cast<std::size_t>(made))
             : has(meeting.other(), layout.all() ^ board, static_cast<std::size_t>(meeting.jumps - made));
}

template <class Word>
std::vector<Level> measure_levels(const Meeting<Word>& meeting, int pegs, const Guard& guard) {
  std::vector<Level> levels;
  for (int made = 0; made <= meeting.jumps && !guard.reason(); ++made) {
    const bool before = made <= meeting.jumps / 2;
    const auto mirror = static_cast<std::size_t>(meeting.jumps - made);
    if (!before && !meeting.finish) {
      levels.push_back(levels[mirror]);
      levels.back().pegs = pegs - made;
      continue;
    }
    const Half<Word>& half = before ? *meeting.start : *meeting.finish;
    const std::vector<Word>& ranks = half.levels[before ? static_cast<std::size_t>(made) : mirror];
    levels.push_back({pegs - made, ranks.size(), half.expander.orbits(ranks), 0, 0});
  }
  return levels;
}

template <class Word>
std::size_t meeting_bytes(const Meeting<Word>& meeting) {
  std::size_t sum = 0;
  for (const auto* half : {meeting.start.get(), meeting.finish.get()}) {
    if (half != nullptr) {
      for (const auto& level : half->levels) {
        sum += level.capacity() * sizeof(Word);
      }
    }
  }
  return sum;
}

// Calls work(meeting) if there is one.
template <class Result, class Work>
Result with_ways(const WinnableSet::Ways& ways, Result otherwise, Work&& work) {
  if (const auto* meeting = std::get_if<Meeting<std::uint32_t>>(&ways)) {
    return work(*meeting);
  }
  if (const auto* meeting = std::get_if<Meeting<std::uint64_t>>(&ways)) {
    return work(*meeting);
  }
  return otherwise;
}

}  // namespace

WinnableSet WinnableSet::build(const Layout& layout, Holes start, const Finish& finish, const MethodOptions& options,
                               Registers registers) {
  WinnableSet set(layout, start);
  set.won_ = finish.reached(start);
  const Frame frame(layout, start, layout.symmetries_of(start));
  const std::vector<Holes> finishes = permitted_pegs(layout, frame, finish);
  if (finishes.empty() || std::popcount(start) <= finish.count()) {
    return set;
  }
  Meter meter(options);
  const MeetingPlan plan{&layout, start, finishes, registers};
  with_word(frame, [&](auto word) { set.ways_ = meet<decltype(word)>(plan, meter); });
  set.halt_ = meter.halt().value_or(Halt::exhausted);
  set.most_bytes_ = meter.most_bytes();
  set.looked_at_ = meter.boards();
  if (!set.complete()) {
    set.ways_ = std::monostate{};
  }
  return set;
}

bool WinnableSet::contains(Holes board) const {
  const int made = std::popcount(start_) - std::popcount(board);
  return with_ways(ways_, won_ && board == start_, [&](const auto& meeting) {
    return made >= 0 && made <= meeting.jumps && meeting_has(meeting, *layout_, board, made);
  });
}

bool WinnableSet::empty() const { return !contains(start_); }

std::vector<Level> WinnableSet::levels(const Guard& guard) const {
  return with_ways(ways_, std::vector<Level>{},
                   [&](const auto& meeting) { return measure_levels(meeting, std::popcount(start_), guard); });
}

std::size_t WinnableSet::bytes() const {
  return with_ways(ways_, std::size_t{0}, [](const auto& meeting) { return meeting_bytes(meeting); });
}

}  // namespace sabar::pegs
