// The positions a search has met that draws two or three cards at a time: 56 bits of position and one byte about the
// waste. Technique `offset-dominance`.
//
// Let o cards lie in the waste. With free redeals one can always begin a pass anew, so every third card and the last
// one can be had whatever o is. If o is a multiple of three, or everything is drawn, these are all. Otherwise one can
// also have the top of the waste and every third card from there.
//
// Theorem. Of two positions that differ in o alone, with the same remainder of o by three, the one with the smaller o
// wins if the other does; and if o is a multiple of three or all, every o wins if this one does. Proof. It offers all
// the cards the other offers, and after one of them is taken the positions are equal: o is then the number of cards
// before it. QED. So for each remainder but 0 the least o met is kept, four bits each.
//
// The naive version keeps o as it is, which is right and sees equal positions as different.
//
// The table has parts that grow by themselves, so that no growth stops the search for long.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/search/large_pages.hpp>
#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

class OffsetTable {
public:
  OffsetTable(int draw, bool dominance, std::size_t max_bytes);

  [[nodiscard]] static std::uint64_t key_of(const Position& at) {
    return std::uint64_t{at.home} << 40 | std::uint64_t{at.dealt} << 24 | at.left;
  }
  void prefetch(const Position& at) const {
    const std::uint64_t hash = hash_of(compared_bits(at));
    const Part& part = parts_[hash >> kPartShift];
    __builtin_prefetch(&part.slots[hash & part.mask]);
  }
  // Whether the position tells nothing that is not known.
  [[nodiscard]] bool known(const Position& at) const;
  // The same; enters it otherwise.
  bool known_or_enter(const Position& at);

  // Takes out all entries of which `drop(dealt and left)` is true: the lower 40 bits of the key.
  template <class Drop>
  void remove_if(Drop&& drop);

  // There is no memory to grow: nothing more may be entered.
  [[nodiscard]] bool full() const { return full_; }
  [[nodiscard]] std::size_t bytes() const { return slots_ * sizeof(std::uint64_t); }

private:
  static constexpr std::size_t kParts = 4;
  static constexpr int kPartShift = 64 - 2;
  static constexpr std::size_t kFirstSize = 1024;
  using Slots = std::vector<std::uint64_t, LargePages<std::uint64_t>>;
  static constexpr std::uint64_t kWaste = 0xff;

  // An entry is the key and the byte about the waste, which is never 0.
  struct Part {
    Slots slots = Slots(kFirstSize);
    std::size_t mask = kFirstSize - 1;
    std::size_t used = 0;
  };

  [[nodiscard]] std::uint64_t compared_bits(const Position& at) const {
    return key_of(at) << 8 | (dominance_ ? 0 : at.waste + 1U);
  }
  // Whether the entry of its key, which is not 0, covers the position.
  [[nodiscard]] bool covers(std::uint64_t entry, const Position& at) const {
    const unsigned remainder = at.waste % draw_;
    return !dominance_ || remainder == 0 || (entry >> shift_of(remainder) & 15) <= at.waste / draw_;
  }
  [[nodiscard]] static int shift_of(unsigned remainder) { return remainder == 1 ? 0 : 4; }
  [[nodiscard]] std::size_t find(const Part& part, std::uint64_t wanted, std::uint64_t hash) const {
    std::size_t place = hash & part.mask;
    while (part.slots[place] != 0 && compared(part.slots[place]) != wanted) {
      place = (place + 1) & part.mask;
    }
    return place;
  }
  [[nodiscard]] static std::uint64_t hash_of(std::uint64_t bits) { return mixed(bits); }
  [[nodiscard]] std::uint64_t compared(std::uint64_t entry) const { return dominance_ ? entry & ~kWaste : entry; }
  void grow(Part& part);
  void put(Part& part, std::uint64_t entry) const;

  unsigned draw_;
  bool dominance_;
  bool full_ = false;
  std::size_t max_bytes_;
  std::array<Part, kParts> parts_;
  std::size_t slots_ = kParts * kFirstSize;
};

template <class Drop>
void OffsetTable::remove_if(Drop&& drop) {
  for (Part& part : parts_) {
    Slots old(part.slots.size());
    old.swap(part.slots);
    part.used = 0;
    for (const std::uint64_t entry : old) {
      if (entry != 0 && !drop(entry >> 8 & 0xff'ffff'ffff)) {
        put(part, entry);
      }
    }
  }
}

}  // namespace sabar::klondike
