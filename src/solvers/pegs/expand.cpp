#include <algorithm>
#include <array>
#include <bit>

#include <sabar/solvers/pegs/expand.hpp>

namespace sabar::pegs {
namespace {

constexpr std::size_t kByteValues = 256;

// Two halves of eight short ranks side by side; as signed numbers, for which
// every processor has a comparison.
using ShortQuad [[gnu::vector_size(16)]] = std::int32_t;

ShortQuad least_quad(ShortQuad a, ShortQuad b) {
  const ShortQuad less = a < b;
  return (a & less) | (b & ~less);
}

template <class Word, std::size_t kLanes>
class LaneImages {
public:
  explicit LaneImages(const Word* row) { std::copy_n(row, kLanes, lanes_.begin()); }
  void add(const Word* row) {
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      lanes_[lane] ^= row[lane];
    }
  }
  void complement(Word ones) {
    for (Word& lane : lanes_) {
      lane ^= ones;
    }
  }
  [[nodiscard]] Word least_child(const Word* triple) const {
    Word least = lanes_[0] ^ triple[0];
    for (std::size_t lane = 1; lane < kLanes; ++lane) {
      least = std::min<Word>(least, lanes_[lane] ^ triple[lane]);
    }
    return least;
  }

  [[nodiscard]] std::size_t fixed(Word board) const {
    return static_cast<std::size_t>(std::count(lanes_.begin(), lanes_.end(), board));
  }

private:
  std::array<Word, kLanes> lanes_;
};

template <>
class LaneImages<std::uint32_t, 8> {
public:
  explicit LaneImages(const std::uint32_t* row) : low_(quad(row)), high_(quad(row + 4)) {}
  void add(const std::uint32_t* row) {
    low_ ^= quad(row);
    high_ ^= quad(row + 4);
  }
  void complement(std::uint32_t ones) {
    low_ ^= static_cast<std::int32_t>(ones);
    high_ ^= static_cast<std::int32_t>(ones);
  }
  [[nodiscard]] std::uint32_t least_child(const std::uint32_t* triple) const {
    ShortQuad least = least_quad(low_ ^ quad(triple), high_ ^ quad(triple + 4));
    least = least_quad(least, __builtin_shufflevector(least, least, 2, 3, 0, 1));
    return static_cast<std::uint32_t>(std::min(least[0], least[1]));
  }

  [[nodiscard]] std::size_t fixed(std::uint32_t board) const {
    const ShortQuad same = (low_ == static_cast<std::int32_t>(board)) + (high_ == static_cast<std::int32_t>(board));
    return static_cast<std::size_t>(-(same[0] + same[1] + same[2] + same[3]));
  }

private:
  static const ShortQuad& quad(const std::uint32_t* row) {
    return *static_cast<const ShortQuad*>(static_cast<const void*>(row));
  }
  ShortQuad low_;
  ShortQuad high_;
};

template <class Word, std::size_t kLanes>
Expansion expand_plain(const ExpandTables<Word>& tables, std::span<const Word> boards, Way way, Word* children,
                       std::uint8_t* degrees) {
  Word* end = children;
  std::uint64_t orbits = 0;
  const std::uint64_t flip = way.backward ? ~std::uint64_t{0} : 0;
  const std::size_t image_stride = kByteValues * kLanes;
  const std::size_t group_stride = 2 * tables.groups;
  for (const Word board : boards) {
    LaneImages<Word, kLanes> images(&tables.images[(board & 0xff) * kLanes]);
    for (std::size_t byte = 1; byte < tables.bytes; ++byte) {
      images.add(&tables.images[byte * image_stride + ((board >> (8 * byte)) & 0xff) * kLanes]);
    }
    orbits += tables.orbits[images.fixed(board)];
    if (way.complement) {
      images.complement(tables.ones);
    }
    const Word* const before = end;
    for (std::size_t group = 0; group < tables.groups; ++group) {
      std::uint64_t middle = flip;
      std::uint64_t ends = 0;
      for (std::size_t byte = 0; byte < tables.bytes; ++byte) {
        const std::size_t row = byte * kByteValues + ((board >> (8 * byte)) & 0xff);
        middle ^= tables.jumpable[row * group_stride + 2 * group];
        ends ^= tables.jumpable[row * group_stride + 2 * group + 1];
      }
      const Word* const triples = &tables.triples[64 * group * kLanes];
      for (std::uint64_t jumps = middle & ends; jumps != 0; jumps &= jumps - 1) {
        *end++ = images.least_child(triples + static_cast<std::size_t>(std::countr_zero(jumps)) * kLanes);
      }
    }
    *degrees++ = static_cast<std::uint8_t>(end - before);
  }
  return {static_cast<std::size_t>(end - children), orbits};
}

template <class Word>
ExpandLoop<Word> choose_loop(std::size_t lanes, Registers registers) {
  if (lanes == 8 && registers == Registers::wide && wide_loop<Word>() != nullptr) {
    return wide_loop<Word>();
  }
  switch (lanes) {
    case 1:
      return expand_plain<Word, 1>;
    case 2:
      return expand_plain<Word, 2>;
    case 8:
      return expand_plain<Word, 8>;
    default:
      return expand_plain<Word, 16>;
  }
}

// The ranks of a set's images, without the constant of the frame.
template <class Word>
void fill_image_row(const Frame& frame, Holes holes, std::size_t lanes, Word* row) {
  for (std::size_t lane = 0; lane < lanes; ++lane) {
    const Holes image =
        lane < frame.symmetries().size() ? frame.layout().image(holes, frame.symmetries()[lane]) : holes;
    row[lane] = static_cast<Word>(frame.rank_of(image));
  }
}

void fill_jumpable_row(const Layout& layout, Holes holes, std::uint64_t* row) {
  for (std::size_t triple = 0; triple < layout.triples().size(); ++triple) {
    const Jump& jump = layout.jumps()[2 * triple];
    const std::size_t group = 2 * (triple / 64);
    row[group] |= ((holes >> jump.over) & 1) << (triple % 64);
    row[group + 1] |= (((holes >> jump.from) ^ (holes >> jump.to)) & 1) << (triple % 64);
  }
}

template <class Word>
ExpandTables<Word> make_expand_tables(const Frame& frame) {
  constexpr std::array<std::size_t, 4> kLaneCounts = {1, 2, 8, 16};
  ExpandTables<Word> tables;
  const Layout& layout = frame.layout();
  tables.lanes = *std::find_if(kLaneCounts.begin(), kLaneCounts.end(),
                               [&](std::size_t lanes) { return lanes >= frame.symmetries().size(); });
  tables.bytes = sizeof(Word) == 4 ? 4 : std::max<std::size_t>(1, (frame.bits() + 7) / 8);
  tables.groups = (layout.triples().size() + 63) / 64;
  tables.ones = static_cast<Word>(frame.ones());
  const std::size_t repeated = tables.lanes - frame.symmetries().size();
  for (std::size_t fixed = repeated + 1; fixed <= tables.lanes; ++fixed) {
    tables.orbits[fixed] = static_cast<std::uint8_t>(frame.symmetries().size() / (fixed - repeated));
  }
  tables.images.resize(tables.bytes * kByteValues * tables.lanes);
  tables.jumpable.resize(tables.bytes * kByteValues * 2 * tables.groups);
  for (std::size_t byte = 0; byte < tables.bytes; ++byte) {
    for (std::size_t value = 0; value < kByteValues; ++value) {
      const Rank digits = (static_cast<Rank>(value) << (8 * byte)) & frame.ones();
      const Holes holes = frame.spread(digits) ^ (byte == 0 ? frame.origin() : 0);
      const std::size_t row = byte * kByteValues + value;
      fill_image_row(frame, holes, tables.lanes, &tables.images[row * tables.lanes]);
      fill_jumpable_row(layout, holes, &tables.jumpable[row * 2 * tables.groups]);
    }
  }
  tables.triples.resize(64 * tables.groups * tables.lanes);
  for (std::size_t triple = 0; triple < layout.triples().size(); ++triple) {
    fill_image_row(frame, layout.triples()[triple], tables.lanes, &tables.triples[triple * tables.lanes]);
  }
  return tables;
}

}  // namespace

template <class Word>
Expander<Word>::Expander(const Frame& frame, Registers registers)
    : most_children_(frame.layout().triples().size()),
      tables_(make_expand_tables<Word>(frame)),
      loop_(choose_loop<Word>(tables_.lanes, registers)) {}

template <class Word>
std::uint64_t Expander<Word>::orbit(Word board) const {
  std::size_t fixed = 0;
  for (std::size_t lane = 0; lane < tables_.lanes; ++lane) {
    Word image = 0;
    for (std::size_t byte = 0; byte < tables_.bytes; ++byte) {
      image ^= tables_.images[(byte * kByteValues + ((board >> (8 * byte)) & 0xff)) * tables_.lanes + lane];
    }
    fixed += image == board ? 1 : 0;
  }
  return tables_.orbits[fixed];
}

template class Expander<std::uint32_t>;
template class Expander<std::uint64_t>;

}  // namespace sabar::pegs
