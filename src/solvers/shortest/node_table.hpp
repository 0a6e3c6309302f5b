// The positions a search by layers has met: key, price so far, and the step that led there.
//
// Nodes are never moved or thrown out, so a number stands for a node. The index over their keys has 64 parts that
// double by themselves, as in seen_table.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include <sabar/search/seen_table.hpp>

namespace sabar {

template <class Key, class Step>
class NodeTable {
public:
  struct Node {
    Key key;
    std::uint32_t from;
    std::uint32_t cost;
    Step step;
  };
  struct Place {
    std::uint32_t number;
    bool fresh;
  };

  // The node of the key; a fresh one is made of what is given.
  Place find_or_add(const Key& key, std::uint32_t from, std::uint32_t cost, const Step& step) {
    const std::uint64_t hash = mixed(key);
    Part& part = parts_[hash >> kPartShift];
    std::size_t slot = find(part, key, hash);
    if (part.slots[slot] != 0) {
      return {part.slots[slot] - 1, false};
    }
    if (4 * (part.used + 1) > 3 * part.slots.size()) {
      grow(part);
      slot = find(part, key, hash);
    }
    nodes_.push_back({key, from, cost, step});
    part.slots[slot] = static_cast<std::uint32_t>(nodes_.size());
    ++part.used;
    return {static_cast<std::uint32_t>(nodes_.size() - 1), true};
  }

  [[nodiscard]] Node& operator[](std::size_t number) { return nodes_[number]; }
  [[nodiscard]] const Node& operator[](std::size_t number) const { return nodes_[number]; }
  [[nodiscard]] std::size_t bytes() const { return nodes_.size() * sizeof(Node) + slots_ * sizeof(std::uint32_t); }

private:
  static constexpr std::size_t kParts = 64;
  static constexpr int kPartShift = 64 - 6;
  static constexpr std::size_t kFirstSize = 16;

  struct Part {
    std::vector<std::uint32_t> slots = std::vector<std::uint32_t>(kFirstSize);  // numbers of nodes, counted from 1
    std::size_t used = 0;
  };

  [[nodiscard]] std::size_t find(const Part& part, const Key& key, std::uint64_t hash) const {
    const std::size_t mask = part.slots.size() - 1;
    std::size_t slot = hash & mask;
    while (part.slots[slot] != 0 && nodes_[part.slots[slot] - 1].key != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
  void grow(Part& part) {
    slots_ += part.slots.size();
    std::vector<std::uint32_t> old(part.slots.size() * 2);
    old.swap(part.slots);
    for (const std::uint32_t number : old) {
      if (number != 0) {
        const Key& key = nodes_[number - 1].key;
        part.slots[find(part, key, mixed(key))] = number;
      }
    }
  }

  std::array<Part, kParts> parts_;
  std::size_t slots_ = kParts * kFirstSize;
  std::deque<Node> nodes_;
};

}  // namespace sabar
