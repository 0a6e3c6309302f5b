#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include <sabar/solvers/pegs/whole/expand.hpp>

namespace sabar::pegs {
namespace {

constexpr std::size_t kByteValues = 256;

// Two halves of eight short ranks side by side; as signed numbers, for which every processor has a comparison.
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
  // The least ranks of the children by these triples, and where they end.
  Word* least_children(const Word* triples, std::uint64_t jumps, Word* out) const {
    for (; jumps != 0; jumps &= jumps - 1) {
      *out++ = least_child(triples + static_cast<std::size_t>(std::countr_zero(jumps)) * kLanes);
    }
    return out;
  }
  [[nodiscard]] std::size_t fixed(Word board) const {
    return static_cast<std::size_t>(std::count(lanes_.begin(), lanes_.end(), board));
  }

private:
  [[nodiscard]] Word least_child(const Word* triple) const {
    Word least = lanes_[0] ^ triple[0];
    for (std::size_t lane = 1; lane < kLanes; ++lane) {
      least = std::min<Word>(least, lanes_[lane] ^ triple[lane]);
    }
    return least;
  }

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
  // Four side by side, and always as many as most boards have (see expand_wide.cpp).
  std::uint32_t* least_children(const std::uint32_t* triples, std::uint64_t jumps, std::uint32_t* out) const {
    std::uint32_t* const end = out + std::popcount(jumps);
    while (jumps != 0) {
      for (std::size_t done = 0; done < Expander<std::uint32_t>::kSlack; done += 4, out += 4) {
        const ShortQuad a = least_half(triples, jumps);
        const ShortQuad b = least_half(triples, jumps);
        const ShortQuad c = least_half(triples, jumps);
        const ShortQuad d = least_half(triples, jumps);
        const ShortQuad first =
            least_quad(__builtin_shufflevector(a, b, 0, 4, 1, 5), __builtin_shufflevector(a, b, 2, 6, 3, 7));
        const ShortQuad second =
            least_quad(__builtin_shufflevector(c, d, 0, 4, 1, 5), __builtin_shufflevector(c, d, 2, 6, 3, 7));
        const ShortQuad least = least_quad(__builtin_shufflevector(first, second, 0, 1, 4, 5),
                                           __builtin_shufflevector(first, second, 2, 3, 6, 7));
        std::memcpy(out, &least, sizeof least);
      }
    }
    return end;
  }
  [[nodiscard]] std::size_t fixed(std::uint32_t board) const {
    const ShortQuad same = (low_ == static_cast<std::int32_t>(board)) + (high_ == static_cast<std::int32_t>(board));
    return static_cast<std::size_t>(-(same[0] + same[1] + same[2] + same[3]));
  }

private:
  // Lane by lane the lesser half of the next child, which is taken out of the jumps; of any row if there is none.
  [[nodiscard]] ShortQuad least_half(const std::uint32_t* triples, std::uint64_t& jumps) const {
    constexpr std::uint64_t kLast = std::uint64_t{1} << 63;
    const std::uint32_t* const triple = triples + static_cast<std::size_t>(std::countr_zero(jumps | kLast)) * 8;
    jumps &= jumps - 1;
    return least_quad(low_ ^ quad(triple), high_ ^ quad(triple + 4));
  }
  static const ShortQuad& quad(const std::uint32_t* row) {
    return *static_cast<const ShortQuad*>(static_cast<const void*>(row));
  }
  ShortQuad low_;
  ShortQuad high_;
};

template <class Word, std::size_t kLanes>
LaneImages<Word, kLanes> images_of(const ExpandTables<Word>& tables, Word board) {
  LaneImages<Word, kLanes> images(&tables.images[(board & 0xff) * kLanes]);
  for (std::size_t byte = 1; byte < tables.bytes; ++byte) {
    images.add(&tables.images[(byte * kByteValues + ((board >> (8 * byte)) & 0xff)) * kLanes]);
  }
  return images;
}

template <class Word, std::size_t kLanes>
std::uint64_t count_orbits(const ExpandTables<Word>& tables, std::span<const Word> boards) {
  std::uint64_t sum = 0;
  for (const Word board : boards) {
    sum += tables.orbits[images_of<Word, kLanes>(tables, board).fixed(board)];
  }
  return sum;
}

template <class Word, std::size_t kLanes>
std::size_t expand_plain(const ExpandTables<Word>& tables, std::span<const Word> boards, Way way, Word* children,
                         std::uint8_t* degrees) {
  Word* end = children;
  const std::uint64_t flip = way.backward ? ~std::uint64_t{0} : 0;
  const std::size_t group_stride = 2 * tables.groups;
  for (const Word board : boards) {
    auto images = images_of<Word, kLanes>(tables, board);
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
      end = images.least_children(&tables.triples[64 * group * kLanes], middle & ends, end);
    }
    *degrees++ = static_cast<std::uint8_t>(end - before);
  }
  return static_cast<std::size_t>(end - children);
}

template <class Word>
struct Loops {
  ExpandLoop<Word> expand;
  OrbitLoop<Word> count;
};

template <class Word>
Loops<Word> plain_loops(std::size_t lanes) {
  switch (lanes) {
    case 1:
      return {expand_plain<Word, 1>, count_orbits<Word, 1>};
    case 2:
      return {expand_plain<Word, 2>, count_orbits<Word, 2>};
    case 8:
      return {expand_plain<Word, 8>, count_orbits<Word, 8>};
    default:
      return {expand_plain<Word, 16>, count_orbits<Word, 16>};
  }
}

template <class Word>
ExpandLoop<Word> choose_loop(std::size_t lanes, Registers registers) {
  const bool wide = lanes == 8 && registers == Registers::wide && wide_loop<Word>() != nullptr;
  return wide ? wide_loop<Word>() : plain_loops<Word>(lanes).expand;
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
      loop_(choose_loop<Word>(tables_.lanes, registers)),
      count_(plain_loops<Word>(tables_.lanes).count) {}

template class Expander<std::uint32_t>;
template class Expander<std::uint64_t>;

}  // namespace sabar::pegs
