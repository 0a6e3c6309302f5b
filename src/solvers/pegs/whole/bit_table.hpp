// An exact set of ranks: one bit for each rank there could be. The table of the English board has 64 MiB, of which a
// set of least ranks touches about a fifth; memory that is never touched costs nothing where the system hands it out
// page by page. Blocks that were touched are marked, so that going through a set and emptying it skips the others.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/solvers/pegs/whole/frame.hpp>
#include <sabar/solvers/pegs/whole/zero_pages.hpp>

namespace sabar::pegs {

class BitTable {
public:
  static constexpr unsigned kBlockBits = 17;
  static constexpr std::size_t kBlock = std::size_t{1} << kBlockBits;  // ranks

  // Bytes of a table over ranks of so many digits.
  [[nodiscard]] static constexpr std::uint64_t bytes(unsigned digits) {
    return (std::uint64_t{1} << (digits < kBlockBits ? kBlockBits : digits)) / 8;
  }

  explicit BitTable(unsigned digits)
      : size_(static_cast<std::size_t>(bytes(digits))),
        words_(size_ / sizeof(std::uint64_t)),
        touched_(size_ * 8 / kBlock, 0) {}

  // False if the system did not give the memory; then nothing else may be asked.
  [[nodiscard]] bool ready() const { return words_.data() != nullptr; }

  void insert(Rank rank) {
    words_.data()[rank / 64] |= std::uint64_t{1} << (rank % 64);
    touched_[static_cast<std::size_t>(rank / kBlock)] = 1;
  }
  template <class Word>
  void insert(std::span<const Word> ranks) {
    // A store to a byte could be one to the pointers, for all that compilers know.
    std::uint64_t* const words = words_.data();
    std::uint8_t* const touched = touched_.data();
    for (const Word rank : ranks) {
      words[rank / 64] |= std::uint64_t{1} << (rank % 64);
      touched[static_cast<std::size_t>(rank / kBlock)] = 1;
    }
  }
  // The ranks below this one among the 64 it stands with: a bit each.
  [[nodiscard]] std::uint64_t below(Rank rank) const {
    return words_.data()[rank / 64] & ((std::uint64_t{1} << (rank % 64)) - 1);
  }
  [[nodiscard]] bool contains(Rank rank) const { return ((words_.data()[rank / 64] >> (rank % 64)) & 1) != 0; }

  [[nodiscard]] std::size_t blocks() const { return touched_.size(); }
  // Writes the ranks of a block in order, at most kBlock, and takes them out of the set. Returns how many.
  template <class Word>
  std::size_t take(std::size_t block, Word* ranks) {
    if (touched_[block] == 0) {
      return 0;
    }
    touched_[block] = 0;
    // Most words are empty or have one bit: first the places of those that are not, without a branch.
    std::array<std::uint32_t, kBlock / 64> places;
    std::uint64_t* const words = words_.data() + block * (kBlock / 64);
    std::size_t count = 0;
    for (std::uint32_t place = 0; place < kBlock / 64; ++place) {
      places[count] = place;
      count += words[place] != 0 ? 1 : 0;
    }
    Word* end = ranks;
    const auto first = static_cast<Word>(block * kBlock);
    for (std::size_t i = 0; i < count; ++i) {
      std::uint64_t rest = words[places[i]];
      words[places[i]] = 0;
      do {
        *end++ = static_cast<Word>(first + places[i] * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
        rest &= rest - 1;
      } while (rest != 0);
    }
    return static_cast<std::size_t>(end - ranks);
  }
  void clear() {
    for (std::size_t block = 0; block < touched_.size(); ++block) {
      if (touched_[block] != 0) {
        touched_[block] = 0;
        std::fill_n(words_.data() + block * (kBlock / 64), kBlock / 64, std::uint64_t{0});
      }
    }
  }
  void swap(BitTable& other) {
    std::swap(size_, other.size_);
    std::swap(words_, other.words_);
    touched_.swap(other.touched_);
  }

private:
  std::size_t size_;
  ZeroPages<std::uint64_t> words_;
  std::vector<std::uint8_t> touched_;
};

}  // namespace sabar::pegs
