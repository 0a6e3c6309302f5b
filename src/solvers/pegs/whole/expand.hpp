// All boards one jump away from many boards, as least ranks of a frame: the inner loop of enumerations.
//
// The rank of a board chooses one row of a table for each of its bytes; the XOR of these rows holds the ranks of all
// images of the board, and two words with a bit per triple: is there a peg in the middle, and is there a peg at exactly
// one end. Where both hold the triple can be jumped, in one direction; where there is none in the middle but one at one
// end a jump can be taken back. A jump changes every image by a constant, so a child costs one XOR of all images and
// their minimum. With AVX2, asked for at run time, the eight images of a board of up to 31 digits are one register.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include <sabar/search/large_pages.hpp>
#include <sabar/solvers/pegs/whole/frame.hpp>

namespace sabar::pegs {

// Ranks of up to 31 digits fit short words, all others long ones.
[[nodiscard]] inline bool has_short_ranks(const Frame& frame) { return frame.bits() <= 31; }

struct Way {
  bool backward = false;    // jumps are taken back instead of made
  bool complement = false;  // the ranks of the children's complements
};

enum class Registers : std::uint8_t { wide, plain };  // wide: where the processor has them; the result is the same

template <class Word>
struct ExpandTables {
  template <class T>
  using Aligned = std::vector<T, LargePages<T>>;

  std::size_t lanes = 1;   // images of a board; beyond the symmetries there are, lanes repeat the board
  std::size_t bytes = 1;   // of a rank
  std::size_t groups = 1;  // of 64 triples
  Word ones = 0;
  Aligned<Word> images;                   // [byte][value][lane]
  Aligned<std::uint64_t> jumpable;        // [byte][value][group][middle, ends]
  Aligned<Word> triples;                  // [triple][lane], filled up to whole groups
  std::array<std::uint8_t, 17> orbits{};  // the size of an orbit by the lanes that leave a board where it is
};

template <class Word>
using ExpandLoop = std::size_t (*)(const ExpandTables<Word>&, std::span<const Word>, Way, Word*, std::uint8_t*);

template <class Word>
using OrbitLoop = std::uint64_t (*)(const ExpandTables<Word>&, std::span<const Word>);

template <class Word>
class Expander {
public:
  static_assert(std::is_same_v<Word, std::uint32_t> || std::is_same_v<Word, std::uint64_t>);

  explicit Expander(const Frame& frame, Registers registers = Registers::wide);

  // Children that are made at once.
  static constexpr std::size_t kSlack = 12;

  [[nodiscard]] std::size_t most_children() const { return most_children_; }

  // Writes the children of all boards, those of a board in the order of triples, and how many each board has. There
  // must be room for most_children() of each and kSlack more. Returns how many there are.
  std::size_t operator()(std::span<const Word> boards, Way way, Word* children, std::uint8_t* degrees) const {
    return loop_(tables_, boards, way, children, degrees);
  }
  // How many boards have these least ranks: the sum of the sizes of the orbits.
  [[nodiscard]] std::uint64_t orbits(std::span<const Word> boards) const { return count_(tables_, boards); }
  // The size of the orbit of a board.
  [[nodiscard]] std::uint64_t orbit(Word board) const { return orbits({&board, 1}); }

private:
  std::size_t most_children_;
  ExpandTables<Word> tables_;
  ExpandLoop<Word> loop_;
  OrbitLoop<Word> count_;
};

// The loop in wide registers; null where there are none.
template <class Word>
[[nodiscard]] ExpandLoop<Word> wide_loop();

}  // namespace sabar::pegs
