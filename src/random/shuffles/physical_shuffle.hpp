// Shuffles by hand: the riffle and the overhand, as models.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

// The riffle of Gilbert, Shannon and Reeds, exactly. In the model the deck is cut by a binomial draw and the packets
// fall together with probability in proportion to what is left of each; Bayer and Diaconis ("Trailing the dovetail
// shuffle to its lair", 1992) show that this is the same as n fair bits: places with bit 0 take the cards of the upper
// packet in turn, places with bit 1 those of the lower, and the number of zeros is the cut. So here a riffle is n bits.
template <class T, Generator G>
void riffle(std::span<T> items, G& generator, std::size_t times) {
  const std::size_t n = items.size();
  std::vector<T> before(n);
  std::vector<std::uint64_t> bits((n + 63) / 64);
  for (; times > 0; --times) {
    std::size_t lower = n;
    for (std::size_t k = 0; k < bits.size(); ++k) {
      bits[k] = generator();
      const std::size_t left = n - 64 * k;
      if (left < 64) bits[k] &= (std::uint64_t{1} << left) - 1;
      lower -= static_cast<std::size_t>(std::popcount(bits[k]));
    }
    before.assign(items.begin(), items.end());
    std::size_t upper = 0;
    for (std::size_t place = 0; place < n; ++place) {
      const bool from_lower = bits[place / 64] >> (place % 64) & 1;
      items[place] = from_lower ? before[lower++] : before[upper++];
    }
  }
}

// Packets of the overhand shuffle have this many cards on average.
inline constexpr std::uint64_t kOverhandPacket = 5;

// The overhand shuffle in Pemantle's model (1989): each gap between neighbours is parted with probability 1/5, and the
// packets come to lie in the opposite order, each unchanged within. It mixes slowly: of the order of n² log n times.
template <class T, Generator G>
void overhand(std::span<T> items, G& generator, std::size_t times) {
  const std::size_t n = items.size();
  std::vector<T> before(n);
  for (; times > 0; --times) {
    before.assign(items.begin(), items.end());
    std::size_t start = 0;
    for (std::size_t end = 1; end <= n; ++end) {
      if (end < n && draw_below(generator, kOverhandPacket) != 0) continue;
      for (std::size_t k = start; k < end; ++k) items[n - end + (k - start)] = before[k];
      start = end;
    }
  }
}

}  // namespace sabar
