// The place of each rank in a sorted list: a bit table, and for each of its words how many ranks stand before it. Ranks
// near each other have places near each other, so going through boards in order stays within a few pages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/solvers/pegs/whole/bit_table.hpp>
#include <sabar/solvers/pegs/whole/zero_pages.hpp>

namespace sabar::pegs {

class RankPlaces {
public:
  [[nodiscard]] static constexpr std::uint64_t bytes(unsigned digits) { return BitTable::bytes(digits) * 3 / 2; }

  explicit RankPlaces(unsigned digits)
      : table_(digits), before_(static_cast<std::size_t>(BitTable::bytes(digits) / sizeof(std::uint64_t))) {}

  [[nodiscard]] bool ready() const { return table_.ready() && before_.data() != nullptr; }

  // In order, each once; at most 2^32 - 1.
  template <class Word>
  void fill(const std::vector<Word>& ranks) {
    table_.clear();
    none_ = ranks.size();
    for (std::size_t i = ranks.size(); i-- > 0;) {
      table_.insert(ranks[i]);
      before_.data()[ranks[i] / 64] = static_cast<std::uint32_t>(i);  // at last that of the first of 64
    }
  }
  // For a rank that is not in the list, the place after its end.
  [[nodiscard]] std::size_t operator()(Rank rank) const {
    const std::size_t place = before_.data()[rank / 64] + count_ones(table_.below(rank));
    return table_.contains(rank) ? place : none_;
  }
  // The bit table, for whoever fills it by itself.
  [[nodiscard]] BitTable& table() { return table_; }

private:
  static std::size_t count_ones(std::uint64_t word) {
    word -= (word >> 1) & 0x5555555555555555;
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<std::size_t>((word * 0x0101010101010101) >> 56);
  }

  BitTable table_;
  ZeroPages<std::uint32_t> before_;
  std::size_t none_ = 0;
};

}  // namespace sabar::pegs
