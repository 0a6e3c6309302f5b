// What pagoda functions say of a board, straight from its rank: one row of a table for each byte of the rank has the
// weights of its holes, which are added, and the few holes that are not digits of the rank, which are XORed.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/solvers/pegs/whole/frame.hpp>

namespace sabar::pegs {

class RankWeights {
public:
  RankWeights(const Frame& frame, const PagodaLanes& lanes) : bytes_((frame.bits() + 7) / 8) {
    const std::uint64_t nothing = lanes.weight(0);
    std::vector<std::uint64_t> weights(frame.bits());
    for (std::size_t hole = 0; hole < frame.layout().size(); ++hole) {
      if (const Rank digit = frame.rank_of(bit(hole)); digit != 0) {
        weights[static_cast<std::size_t>(std::countr_zero(digit))] = lanes.weight(bit(hole)) - nothing;
      } else {
        rest_holes_ |= bit(hole);
      }
    }
    rows_.resize(bytes_ * kByte);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const Rank digits = (static_cast<Rank>(i % kByte) << (8 * (i / kByte))) & frame.ones();
      for (Rank left = digits; left != 0; left &= left - 1) {
        rows_[i].sum += weights[static_cast<std::size_t>(std::countr_zero(left))];
      }
      rows_[i].rest = packed(frame.spread(digits) ^ (i < kByte ? frame.origin() : 0));
    }
    const int rest = std::popcount(rest_holes_);
    rest_weights_.resize(rest <= kMostRest ? std::size_t{1} << rest : 0);
    for (std::size_t i = 0; i < rest_weights_.size(); ++i) {
      rest_weights_[i] = lanes.weight(unpacked(i));
    }
  }

  // False if too many holes are not digits of the rank; then it may not be asked.
  [[nodiscard]] bool ready() const { return !rest_weights_.empty() && bytes_ != 0; }

  [[nodiscard]] bool excluded(Rank rank) const {
    const Row* row = rows_.data();
    std::uint64_t sum = 0;
    std::uint64_t rest = 0;
    for (std::size_t byte = 0; byte < bytes_; ++byte, row += kByte, rank >>= 8) {
      sum += row[rank & 0xff].sum;
      rest ^= row[rank & 0xff].rest;
    }
    return PagodaLanes::excluded(sum + rest_weights_[static_cast<std::size_t>(rest)]);
  }

private:
  static constexpr std::size_t kByte = 256;
  static constexpr int kMostRest = 12;

  struct Row {
    std::uint64_t sum = 0;
    std::uint64_t rest = 0;
  };

  // The holes that are not digits, side by side.
  [[nodiscard]] std::uint64_t packed(Holes board) const {
    std::uint64_t word = 0;
    int place = 0;
    for (Holes left = rest_holes_; left != 0; left &= left - 1) {
      word |= ((board >> std::countr_zero(left)) & 1) << place++;
    }
    return word;
  }
  [[nodiscard]] Holes unpacked(std::uint64_t word) const {
    Holes board = 0;
    for (Holes left = rest_holes_; left != 0; left &= left - 1, word >>= 1) {
      board |= (word & 1) << std::countr_zero(left);
    }
    return board;
  }

  std::size_t bytes_;
  Holes rest_holes_ = 0;
  std::vector<Row> rows_;
  std::vector<std::uint64_t> rest_weights_;
};

}  // namespace sabar::pegs
