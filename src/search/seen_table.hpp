// The positions a search has met: a set of keys with open addressing.
//
// A key is its own hash, so an entry is the key and nothing else (16 bytes for 128 bits). The table begins small and
// doubles at three quarters full, so that a search of a hundred positions costs a hundred positions. It never throws
// anything out: what was inserted stays, and a full budget is said aloud.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/key.hpp>

namespace sabar {

// A word with well mixed low bits.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key) {
  key *= 0x9e3779b97f4a7c15;
  return key ^ (key >> 29);
}
// Exact keys are numbers with little in their high digits, so both words count.
[[nodiscard]] constexpr std::uint64_t mixed(const Key128& key) {
  return mixed(key.low ^ (key.high * 0xd6e8feb86659fd93));
}

enum class Insert { fresh, known, full };

template <class Key>
class SeenTable {
public:
  explicit SeenTable(std::size_t max_bytes) : max_bytes_(max_bytes), slots_(kFirstSize) {}

  Insert insert(const Key& key) {
    if (key == Key{}) {
      const bool known = has_zero_;
      has_zero_ = true;
      return known ? Insert::known : Insert::fresh;
    }
    std::size_t place = mixed(key) & (slots_.size() - 1);
    for (; slots_[place] != Key{}; place = (place + 1) & (slots_.size() - 1)) {
      if (slots_[place] == key) {
        return Insert::known;
      }
    }
    if (4 * (used_ + 1) > 3 * slots_.size()) {
      if (!grow()) {
        return Insert::full;
      }
      place = free_place(key);
    }
    slots_[place] = key;
    ++used_;
    return Insert::fresh;
  }

  [[nodiscard]] bool contains(const Key& key) const {
    if (key == Key{}) {
      return has_zero_;
    }
    std::size_t place = mixed(key) & (slots_.size() - 1);
    while (slots_[place] != Key{} && slots_[place] != key) {
      place = (place + 1) & (slots_.size() - 1);
    }
    return slots_[place] == key;
  }

  [[nodiscard]] std::size_t size() const { return used_ + (has_zero_ ? 1 : 0); }
  [[nodiscard]] std::size_t bytes() const { return slots_.size() * sizeof(Key); }

private:
  static constexpr std::size_t kFirstSize = 1024;

  [[nodiscard]] std::size_t free_place(const Key& key) const {
    std::size_t place = mixed(key) & (slots_.size() - 1);
    while (slots_[place] != Key{}) {
      place = (place + 1) & (slots_.size() - 1);
    }
    return place;
  }
  // While it grows the old table and the new one stand side by side; both count.
  bool grow() {
    if (3 * bytes() > max_bytes_) {
      return false;
    }
    std::vector<Key> old(slots_.size() * 2);
    old.swap(slots_);
    for (const Key& key : old) {
      if (key != Key{}) {
        slots_[free_place(key)] = key;
      }
    }
    return true;
  }

  std::size_t max_bytes_;
  std::vector<Key> slots_;
  std::size_t used_ = 0;
  bool has_zero_ = false;
};

}  // namespace sabar
