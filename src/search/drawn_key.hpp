// The table of positions for games with a stock in which the one that has drawn less is at least as good: of positions
// that differ only in how much was drawn, the one with the fewest draws stands for all.
//
//   struct G { using Key = DrawnKey<6>; … };    // draws below 63, numbers below 2^58
//
// DrawnKey128 is the same for positions that are no number: a key of 122 bits, in a table in parts (seen_table.hpp).
//
// Whoever uses it has to prove that drawing less is never worse, and that its steps draw and play at once. With single
// draws the rule would eat itself: a position reached from an equal one by drawing on is 'known', and with it
// everything behind those draws.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/search/seen_table.hpp>

namespace sabar {

template <unsigned kDrawnBits>
struct DrawnKey {
  std::uint64_t number = 0;  // below 2^(64 - kDrawnBits)
  std::uint8_t drawn = 0;    // below 2^kDrawnBits - 1

  friend constexpr auto operator<=>(const DrawnKey&, const DrawnKey&) = default;
};

// An entry is the number and, in its low bits, one more than the fewest draws it was met with.
template <unsigned kDrawnBits>
class SeenTable<DrawnKey<kDrawnBits>> {
public:
  explicit SeenTable(std::size_t max_bytes) : max_bytes_(max_bytes), slots_(kFirstSize) {}

  Insert insert(const DrawnKey<kDrawnBits>& key) {
    const std::uint64_t entry = key.number << kDrawnBits | (key.drawn + 1U);
    std::size_t place = find(slots_, entry);
    if (slots_[place] != 0) {
      if (slots_[place] <= entry) {
        return Insert::known;
      }
      slots_[place] = entry;
      return Insert::fresh;
    }
    if (4 * (used_ + 1) > 3 * slots_.size()) {
      if (!grow()) {
        return Insert::full;
      }
      place = find(slots_, entry);
    }
    slots_[place] = entry;
    ++used_;
    return Insert::fresh;
  }

  [[nodiscard]] std::size_t size() const { return used_; }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

private:
  static constexpr std::size_t kFirstSize = 1024;

  // Where the number stands, or the free place for it.
  [[nodiscard]] static std::size_t find(const std::vector<std::uint64_t>& slots, std::uint64_t entry) {
    const std::uint64_t number = entry >> kDrawnBits;
    std::size_t place = mixed(number) & (slots.size() - 1);
    while (slots[place] != 0 && slots[place] >> kDrawnBits != number) {
      place = (place + 1) & (slots.size() - 1);
    }
    return place;
  }
  // While it grows the old table and the new one stand side by side; both count.
  bool grow() {
    if (3 * bytes() > max_bytes_) {
      return false;
    }
    std::vector<std::uint64_t> larger(slots_.size() * 2);
    for (const std::uint64_t entry : slots_) {
      if (entry != 0) {
        larger[find(larger, entry)] = entry;
      }
    }
    slots_.swap(larger);
    return true;
  }

  std::size_t max_bytes_;
  std::vector<std::uint64_t> slots_;
  std::size_t used_ = 0;
};

// The low six bits hold the draws, below 64.
struct DrawnKey128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  static constexpr std::uint64_t kDrawn = 63;

  constexpr DrawnKey128() = default;
  constexpr DrawnKey128(std::uint64_t number_high, std::uint64_t number_low, std::uint8_t drawn)
      : high(number_high), low((number_low & ~kDrawn) | drawn) {}

  friend constexpr auto operator<=>(const DrawnKey128&, const DrawnKey128&) = default;
};

[[nodiscard]] constexpr std::uint64_t mixed(const DrawnKey128& key) {
  return mixed(key.low >> 6 ^ (key.high * 0xd6e8feb86659fd93));
}
[[nodiscard]] constexpr bool share_slot(const DrawnKey128& a, const DrawnKey128& b) {
  return a.high == b.high && a.low >> 6 == b.low >> 6;
}
[[nodiscard]] constexpr bool beats(const DrawnKey128& key, const DrawnKey128& held) { return key.low < held.low; }

}  // namespace sabar
