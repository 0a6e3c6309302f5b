#include <algorithm>
#include <variant>

#include <sabar/solvers/pegs/whole/way_table.hpp>

namespace sabar::pegs {

WayTable::WayTable(const Layout& layout, const Frame& frame)
    : bytes_((layout.size() + 7) / 8),
      table_(frame.bits()),
      size_(static_cast<std::size_t>(BitTable::bytes(frame.bits()))) {
  for (const std::uint8_t symmetry : frame.symmetries()) {
    for (std::size_t byte = 0; byte < bytes_; ++byte) {
      for (std::size_t value = 0; value < kByte; ++value) {
        const Holes holes = (Holes{value} << 8 * byte) & layout.all();
        ranks_.push_back(frame.rank_of(layout.image(holes, symmetry)));
      }
    }
  }
}

template <class Word>
void WayTable::fill(const Meeting<Word>& meeting, Holes start) {
  const auto first = static_cast<int>(meeting.start->levels.size());
  least_of_first_half_ = std::popcount(start) - first + 1;
  for (const auto& level : meeting.start->levels) {
    table_.insert(std::span<const Word>(level));
  }
  // As many levels of the other half as the game still has.
  const auto second = static_cast<std::size_t>(meeting.jumps + 1 - first);
  for (std::size_t level = 0; level < second; ++level) {
    for (const Word rank : meeting.other().levels[level]) {
      table_.insert(Rank{rank} ^ meeting.other().frame.ones());
    }
  }
}

std::optional<WayTable> WayTable::build(const Problem& problem, const Layout& layout, const MethodOptions& options) {
  const Frame frame(layout, problem.start, {0});
  // The table of the set while it is made, its lists and this table, beside what the search itself needs.
  if (frame.bits() >= 40 || BitTable::bytes(frame.bits()) > options.budget.bytes / 3) {
    return std::nullopt;
  }
  MethodOptions rest = options;
  rest.budget.bytes -= static_cast<std::size_t>(BitTable::bytes(frame.bits()));
  const WinnableSet set = WinnableSet::build(layout, problem.start, problem.finish, rest);
  if (!set.complete() || std::holds_alternative<std::monostate>(set.ways())) {
    return std::nullopt;
  }
  std::optional<WayTable> ways;
  std::visit(
      [&](const auto& meeting) {
        if constexpr (requires { meeting.start; }) {
          WayTable table(layout, meeting.start->frame);
          if (table.table_.ready()) {
            table.fill(meeting, problem.start);
            table.looked_at_ = set.looked_at();
            table.most_bytes_ = static_cast<std::size_t>(set.most_bytes()) + table.size_;
            ways.emplace(std::move(table));
          }
        }
      },
      set.ways());
  return ways;
}

}  // namespace sabar::pegs
