// The positions a search has met: a set of keys with open addressing.
//
// An entry is the key and nothing else (16 bytes for 128 bits). The table begins small, so that a search of a hundred
// positions costs a hundred positions, and consists of 64 parts that double by themselves at three quarters full: no
// growth stops the search for long, however large the table is. It never throws anything out: what was inserted stays,
// and a full budget is said aloud.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/key.hpp>

namespace sabar {

// A word with well mixed low bits.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key) {
  key *= 0x9e3779b97f4a7c15;
  key ^= key >> 29;
  key *= 0xbf58476d1ce4e5b9;
  return key ^ (key >> 32);
}
// Exact keys are numbers with little in their high digits, so both words count.
[[nodiscard]] constexpr std::uint64_t mixed(const Key128& key) {
  return mixed(key.low ^ (key.high * 0xd6e8feb86659fd93));
}

// Keys that differ may stand for each other (drawn_key.hpp): of those that share a slot the best is held.
template <class Key>
[[nodiscard]] constexpr bool share_slot(const Key& a, const Key& b) {
  return a == b;
}
template <class Key>
[[nodiscard]] constexpr bool beats(const Key& /*key*/, const Key& /*held*/) {
  return false;
}

enum class Insert { fresh, known, full };

template <class Key>
class SeenTable {
public:
  explicit SeenTable(std::size_t max_bytes) : max_bytes_(max_bytes) {}

  Insert insert(const Key& key) {
    if (key == Key{}) {
      const bool known = has_zero_;
      has_zero_ = true;
      return known ? Insert::known : Insert::fresh;
    }
    const std::uint64_t hash = mixed(key);
    Part& part = parts_[hash >> kPartShift];
    std::size_t place = part.find(key, hash);
    if (part.slots[place] != Key{} && share_slot(part.slots[place], key)) {
      if (!beats(key, part.slots[place])) {
        return Insert::known;
      }
      part.slots[place] = key;
      return Insert::fresh;
    }
    if (4 * (part.used + 1) > 3 * part.slots.size()) {
      if (!grow(part)) {
        return Insert::full;
      }
      place = part.find(key, hash);
    }
    part.slots[place] = key;
    ++part.used;
    ++used_;
    return Insert::fresh;
  }

  [[nodiscard]] bool contains(const Key& key) const {
    const std::uint64_t hash = mixed(key);
    const Part& part = parts_[hash >> kPartShift];
    return key == Key{} ? has_zero_ : part.slots[part.find(key, hash)] == key;
  }

  [[nodiscard]] std::size_t size() const { return used_ + (has_zero_ ? 1 : 0); }
  [[nodiscard]] std::size_t bytes() const { return slots_ * sizeof(Key); }

private:
  static constexpr std::size_t kParts = 64;
  static constexpr int kPartShift = 64 - 6;
  static constexpr std::size_t kFirstSize = 16;

  struct Part {
    std::vector<Key> slots = std::vector<Key>(kFirstSize);
    std::size_t used = 0;

    // Where the key stands, or the free place where it belongs.
    [[nodiscard]] std::size_t find(const Key& key, std::uint64_t hash) const {
      const std::size_t mask = slots.size() - 1;
      std::size_t place = hash & mask;
      while (slots[place] != Key{} && !share_slot(slots[place], key)) {
        place = (place + 1) & mask;
      }
      return place;
    }
  };

  // While a part grows the old one and the new one stand side by side; both count.
  bool grow(Part& part) {
    if (bytes() + 2 * part.slots.size() * sizeof(Key) > max_bytes_) {
      return false;
    }
    slots_ += part.slots.size();
    std::vector<Key> old(part.slots.size() * 2);
    old.swap(part.slots);
    for (const Key& key : old) {
      if (key != Key{}) {
        part.slots[part.find(key, mixed(key))] = key;
      }
    }
    return true;
  }

  std::size_t max_bytes_;
  std::array<Part, kParts> parts_;
  std::size_t slots_ = kParts * kFirstSize;
  std::size_t used_ = 0;
  bool has_zero_ = false;
};

}  // namespace sabar
