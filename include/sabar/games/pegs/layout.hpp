// What the engine derives from a board: its jumps, and its symmetries, which are found by trying the turns and mirror
// images of the grid.
//
// A jump changes three holes in a row, so it is an XOR with the mask of its triple; it is possible when the pegs within
// the mask are exactly the one that jumps and the one jumped over.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/rules/pegs/board.hpp>

namespace sabar::pegs {

struct Jump {
  std::uint8_t from = 0;
  std::uint8_t over = 0;
  std::uint8_t to = 0;
  Holes mask = 0;  // the three holes
  Holes pegs = 0;  // of these, the two with a peg before the jump

  [[nodiscard]] bool fits(Holes board) const { return (board & mask) == pegs; }
  [[nodiscard]] Hop hop() const { return {from, to}; }

  friend constexpr bool operator==(const Jump&, const Jump&) = default;
};

class Layout {
public:
  explicit Layout(const Board& board);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Holes all() const { return all_; }
  // Both directions of every triple: jumps 2t and 2t+1 belong to triple t.
  [[nodiscard]] const std::vector<Jump>& jumps() const { return jumps_; }
  [[nodiscard]] const std::vector<Holes>& triples() const { return triples_; }

  // Where each hole goes, one row per symmetry, the identity first.
  [[nodiscard]] const std::vector<std::vector<std::uint8_t>>& symmetries() const { return symmetries_; }
  [[nodiscard]] Holes image(Holes holes, std::size_t symmetry) const {
    const Holes* table = images_.data() + symmetry * bytes_ * kByte;
    Holes image = 0;
    for (std::size_t i = 0; i < bytes_; ++i, holes >>= 8, table += kByte) {
      image |= table[holes & 0xff];
    }
    return image;
  }
  // The least image under all symmetries.
  [[nodiscard]] Holes canonical(Holes holes) const {
    Holes least = holes;
    for (std::size_t s = 1; s < symmetries_.size(); ++s) {
      least = std::min(least, image(holes, s));
    }
    return least;
  }
  // The least image under the symmetries of a list.
  [[nodiscard]] Holes canonical(Holes holes, const std::vector<std::uint8_t>& symmetries) const {
    Holes least = holes;
    for (const std::uint8_t s : symmetries) {
      least = std::min(least, image(holes, s));
    }
    return least;
  }
  // The symmetries, identity included, that leave a set of holes where it is.
  [[nodiscard]] std::vector<std::uint8_t> symmetries_of(Holes holes) const;

  // The jump with these ends; null if the board has none.
  [[nodiscard]] const Jump* find_jump(Hop hop) const;

private:
  static constexpr std::size_t kByte = 256;

  void find_jumps(const Board& board);
  void find_symmetries(const Board& board);
  void fill_images();

  std::size_t size_;
  std::size_t bytes_;
  Holes all_;
  std::vector<Jump> jumps_;
  std::vector<Holes> triples_;
  std::vector<std::vector<std::uint8_t>> symmetries_;
  std::vector<Holes> images_;  // per symmetry and byte of a set, the image of each value of the byte
};

}  // namespace sabar::pegs
