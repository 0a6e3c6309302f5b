#include <algorithm>
#include <bit>

#include <sabar/solvers/pegs/whole/regions.hpp>

namespace sabar::pegs {
namespace {

constexpr int kLargestRegion = 6;

// Smallest regions that contain a hole: whenever a peg could be jumped over from outside to outside, one of the two
// ends must belong to the region as well.
void collect_regions(const Layout& layout, Holes seed, std::vector<Holes>& regions) {
  std::vector<Holes> open = {seed};
  while (!open.empty()) {
    const Holes set = open.back();
    open.pop_back();
    const auto& jumps = layout.jumps();
    const auto gap =
        std::find_if(jumps.begin(), jumps.end(), [&](const Jump& jump) { return (set & jump.mask) == bit(jump.over); });
    if (gap == jumps.end()) {
      regions.push_back(set);
    } else if (std::popcount(set) < kLargestRegion) {
      open.push_back(set | bit(gap->from));
      open.push_back(set | bit(gap->to));
    }
  }
}

}  // namespace

Regions::Regions(const Layout& layout, Holes finish) {
  std::vector<Holes> all;
  for (std::size_t hole = 0; hole < layout.size(); ++hole) {
    collect_regions(layout, bit(hole), all);
  }
  std::sort(all.begin(), all.end(), [](Holes a, Holes b) {
    return std::popcount(a) != std::popcount(b) ? std::popcount(a) < std::popcount(b) : a < b;
  });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  Holes taken = 0;
  for (const Holes region : all) {
    if ((region & taken) == 0 && (region & ~finish) != 0) {
      regions_.push_back(region);
      taken |= region;
    }
  }
}

}  // namespace sabar::pegs
