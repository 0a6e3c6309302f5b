// The boards on the ways from a start to a finish as one bit table, for searches that ask about every board they make.
//
// A rank of the frame knows its board whatever the level is, so all levels share a table: 64 MiB for the English board.
// The set of winnable boards keeps the least rank of a class for the first half of a game, and for the second half the
// least rank of its complements, which is the complement of the greatest.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <sabar/solvers/pegs/whole/bit_table.hpp>
#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace sabar::pegs {

class WayTable {
public:
  // Nothing if the budget does not allow for it, or if the guard says stop.
  [[nodiscard]] static std::optional<WayTable> build(const Problem& problem, const Layout& layout,
                                                     const MethodOptions& options);

  // Of a board that can be reached from the start: whether the finish can be reached from it.
  [[nodiscard]] bool contains(Holes board) const {
    const bool first_half = std::popcount(board) >= least_of_first_half_;
    Rank best = first_half ? ~Rank{0} : 0;
    for (const Rank* table = ranks_.data(); table != ranks_.data() + ranks_.size(); table += bytes_ * kByte) {
      const Rank rank = rank_by(table, board);
      best = first_half ? std::min(best, rank) : std::max(best, rank);
    }
    return table_.contains(best);
  }
  [[nodiscard]] std::size_t bytes() const { return size_; }
  // The most that was used while the table was made.
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }
  [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

private:
  WayTable(const Layout& layout, const Frame& frame);

  template <class Word>
  void fill(const Meeting<Word>& meeting, Holes start);

  static constexpr std::size_t kByte = 256;

  [[nodiscard]] Rank rank_by(const Rank* table, Holes board) const {
    Rank rank = 0;
    for (std::size_t byte = 0; byte < bytes_; ++byte, board >>= 8, table += kByte) {
      rank |= table[board & 0xff];
    }
    return rank;
  }

  std::size_t bytes_;        // of a board
  std::vector<Rank> ranks_;  // per symmetry and byte of a board, the digits of the image's rank
  BitTable table_;
  std::size_t size_;
  int least_of_first_half_ = 0;  // pegs
  std::size_t most_bytes_ = 0;
  std::uint64_t looked_at_ = 0;
};

}  // namespace sabar::pegs
