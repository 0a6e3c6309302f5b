// The boards that jumps, forward and backward, can make of one another: a frame in which every board is a short number.
//
// A jump is an XOR with the mask of its triple, so all boards of a frame differ from one another by sums of triples.
// Over the field of two elements the triples of the English board span 29 of 33 dimensions: four parities never change
// (the position class), and a board is known when 29 of its holes are known. The rank of a board is what stands in
// these holes. Everything one wants of a board is linear in the rank up to a constant: the board itself, the ranks of
// its images under symmetries, which triples have a peg in the middle. A jump is an XOR of ranks.
//
// The holes whose orbits under the symmetries are largest are the high digits of a rank: then the least of all images
// begins with one of few patterns, and tables over least ranks are touched in few places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/games/pegs/layout.hpp>

namespace sabar::pegs {

using Rank = std::uint64_t;

class Frame {
public:
  // The layout must outlive the frame. Of the symmetries (numbers of the layout's), those that take the frame to itself
  // are kept; together they must form a group.
  Frame(const Layout& layout, Holes origin, const std::vector<std::uint8_t>& symmetries);

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] unsigned bits() const { return static_cast<unsigned>(kept_.size()); }
  [[nodiscard]] const std::vector<std::uint8_t>& symmetries() const { return symmetries_; }
  // The rank of the full board, even where that is not of the frame: a board's rank XOR this is its complement's.
  [[nodiscard]] Rank ones() const { return (Rank{1} << bits()) - 1; }

  [[nodiscard]] bool contains(Holes board) const { return board_of(rank_of(board)) == board; }
  [[nodiscard]] Rank rank_of(Holes board) const;
  [[nodiscard]] Holes board_of(Rank rank) const { return origin_ ^ spread(rank); }
  // The linear part of board_of().
  [[nodiscard]] Holes spread(Rank rank) const {
    Holes board = 0;
    for (const Holes* table = sums_.data(); rank != 0; rank >>= 8, table += kByte) {
      board ^= table[rank & 0xff];
    }
    return board;
  }
  // The board of rank 0.
  [[nodiscard]] Holes origin() const { return origin_; }
  // The least rank of a board's images.
  [[nodiscard]] Rank canonical(Holes board) const;
  // How many different images a board has.
  [[nodiscard]] std::uint64_t orbit(Holes board) const;

private:
  static constexpr std::size_t kByte = 256;

  void fill_sums();

  const Layout* layout_;
  std::vector<std::uint8_t> symmetries_;
  std::vector<std::uint8_t> kept_;  // the hole of each digit, the lowest first
  std::vector<Holes> basis_;        // the sum of triples that has this digit and no other
  std::vector<Holes> sums_;         // of the basis, for each value of each byte of a rank
  Holes origin_ = 0;
};

}  // namespace sabar::pegs
