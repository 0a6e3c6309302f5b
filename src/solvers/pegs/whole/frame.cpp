#include <algorithm>
#include <numeric>
#include <tuple>

#include <sabar/solvers/pegs/whole/frame.hpp>

namespace sabar::pegs {
namespace {

// Holes in the order of the digits, the highest first: large orbits first, an orbit together.
std::vector<std::uint8_t> digit_order(const Layout& layout, const std::vector<std::uint8_t>& symmetries) {
  std::vector<std::uint8_t> first(layout.size());  // the first hole of the orbit
  std::vector<int> size(layout.size(), 0);
  for (std::size_t hole = 0; hole < layout.size(); ++hole) {
    first[hole] = static_cast<std::uint8_t>(hole);
    for (const std::uint8_t s : symmetries) {
      first[hole] = std::min(first[hole], layout.symmetries()[s][hole]);
    }
    ++size[first[hole]];
  }
  std::vector<std::uint8_t> order(layout.size());
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  std::sort(order.begin(), order.end(), [&](std::uint8_t a, std::uint8_t b) {
    return std::tuple(-size[first[a]], first[a], a) < std::tuple(-size[first[b]], first[b], b);
  });
  return order;
}

void clear_digit(std::vector<Holes>& vectors, Holes pivot, std::uint8_t hole) {
  for (Holes& vector : vectors) {
    if ((vector & bit(hole)) != 0) {
      vector ^= pivot;
    }
  }
}

}  // namespace

Frame::Frame(const Layout& layout, Holes origin, const std::vector<std::uint8_t>& symmetries) : layout_(&layout) {
  std::vector<Holes> rest = layout.triples();
  for (const std::uint8_t hole : digit_order(layout, symmetries)) {
    const auto pivot = std::find_if(rest.begin(), rest.end(), [&](Holes vector) { return (vector & bit(hole)) != 0; });
    if (pivot == rest.end()) {
      continue;
    }
    const Holes vector = *pivot;
    rest.erase(pivot);
    clear_digit(rest, vector, hole);
    clear_digit(basis_, vector, hole);
    basis_.push_back(vector);
    kept_.push_back(hole);
  }
  std::reverse(basis_.begin(), basis_.end());
  std::reverse(kept_.begin(), kept_.end());
  fill_sums();
  origin_ = origin ^ spread(rank_of(origin));
  for (const std::uint8_t s : symmetries) {
    if (contains(layout.image(origin_, s))) {
      symmetries_.push_back(s);
    }
  }
}

Rank Frame::rank_of(Holes board) const {
  Rank rank = 0;
  for (std::size_t digit = 0; digit < kept_.size(); ++digit) {
    rank |= ((board >> kept_[digit]) & 1) << digit;
  }
  return rank;
}

void Frame::fill_sums() {
  sums_.assign((basis_.size() + 7) / 8 * kByte, 0);
  for (std::size_t digit = 0; digit < basis_.size(); ++digit) {
    Holes* const table = &sums_[digit / 8 * kByte];
    for (std::size_t value = 0; value < kByte; ++value) {
      if (((value >> (digit % 8)) & 1) != 0) {
        table[value] ^= basis_[digit];
      }
    }
  }
}

Rank Frame::canonical(Holes board) const {
  Rank least = rank_of(board);
  for (const std::uint8_t s : symmetries_) {
    least = std::min(least, rank_of(layout_->image(board, s)));
  }
  return least;
}

std::uint64_t Frame::orbit(Holes board) const {
  const auto fixed = std::count_if(symmetries_.begin(), symmetries_.end(),
                                   [&](std::uint8_t s) { return layout_->image(board, s) == board; });
  return symmetries_.size() / static_cast<std::uint64_t>(fixed);
}

}  // namespace sabar::pegs
