// All draws of a shuffle whose size is known at compile time, made in one go.
//
// The draws below bound, bound - 1, … 2 are cut into groups, one random word each. In a group the even ones of the row
// come from the low half of the word and the odd ones from the high half: two batches (batched.hpp) that run side by
// side (lanes.hpp) and leave the draws in their order. A deck of 52 takes five words, in groups of 8, 8, 10, 10 and 15;
// one deck in 134 has a word thrown away. A word is thrown away when either half asks for it: the halves are
// independent, so the draws stay exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <sabar/random/batched.hpp>
#include <sabar/random/generator.hpp>
#include <sabar/random/lanes.hpp>

namespace sabar {

struct DrawGroup {
  Batch<std::uint32_t> even;
  Batch<std::uint32_t> odd;
  std::size_t count;
  std::uint32_t even_surplus;
  std::uint32_t odd_surplus;
};

// The most words, of 2^32, that half a group may throw away: one in 200.
inline constexpr std::uint32_t kMostSurplus = 0xffffffff / 200;

// The longest group from this bound on, at least two draws. Only the last may be odd; its missing draw is below 1.
constexpr DrawGroup next_draw_group(std::size_t bound) {
  const auto first = static_cast<std::uint32_t>(bound);
  DrawGroup best{};
  Batch<std::uint32_t> even{bound, 0, 1, 2};
  Batch<std::uint32_t> odd{bound - 1, 0, 1, 2};
  for (std::uint32_t below = first; below > 1; below -= 2) {
    const std::uint64_t longer = std::uint64_t{even.product} * below;
    if (longer > 0xffffffff) break;
    even.product = static_cast<std::uint32_t>(longer);
    odd.product *= below - 1;
    ++even.count;
    ++odd.count;
    const std::size_t count = below == 2 ? bound - 1 : bound + 2 - below;
    const DrawGroup group{even, odd, count, even.surplus(), odd.surplus()};
    if (best.count == 0 || (group.even_surplus <= kMostSurplus && group.odd_surplus <= kMostSurplus)) best = group;
    if (below == 3) break;
  }
  return best;
}

template <std::size_t bound, class LanePair = Lanes>
class FixedDraws {
  static_assert(bound >= 2 && bound < 65536);

  static constexpr std::size_t count_groups() {
    std::size_t groups = 0;
    for (std::size_t b = bound; b > 1; ++groups) b -= next_draw_group(b).count;
    return groups;
  }

public:
  static constexpr std::size_t kDraws = bound - 1;
  static constexpr std::size_t kGroups = count_groups();
  static constexpr std::array<DrawGroup, kGroups> kGroup = [] {
    std::array<DrawGroup, kGroups> groups{};
    std::size_t b = bound;
    for (DrawGroup& group : groups) {
      group = next_draw_group(b);
      b -= group.count;
    }
    return groups;
  }();

  // Takes a word for every group, then other words for the rejected ones.
  template <Generator G>
  explicit FixedDraws(G& generator) {
    std::array<std::uint64_t, kGroups> words;
    for (std::uint64_t& word : words) word = generator();
    products_[kDraws] = 0;
    fill(words, generator, std::make_index_sequence<kGroups>{});
  }

  // Below bound - k; the last, below 1, is 0.
  std::size_t operator[](std::size_t k) const { return static_cast<std::size_t>(products_[k] >> 32); }

private:
  template <Generator G, std::size_t... group>
  void fill(const std::array<std::uint64_t, kGroups>& words, G& generator, std::index_sequence<group...>) {
    const unsigned rejected = (static_cast<unsigned>(unpack<group>(words[group])) | ...);
    if (rejected != 0) [[unlikely]] {
      (redraw<group>(words[group], generator), ...);
    }
  }

  template <std::size_t group>
  bool unpack(std::uint64_t word) {
    return unpack_steps<group>(word, std::make_index_sequence<kGroup[group].even.count>{});
  }

  template <std::size_t group, std::size_t... step>
  bool unpack_steps(std::uint64_t word, std::index_sequence<step...>) {
    LanePair lanes(word);
    (unpack_step<kGroup[group].even.first - 2 * step>(lanes), ...);
    return lanes.below(kGroup[group].even_surplus, kGroup[group].odd_surplus);
  }

  template <std::size_t below>
  void unpack_step(LanePair& lanes) {
    lanes.multiply(below, below - 1);
    lanes.store(&products_[bound - below]);
  }

  template <std::size_t group, Generator G>
  void redraw(std::uint64_t word, G& generator) {
    bool again = unpack<group>(word);
    while (again) again = unpack<group>(generator());
  }

  alignas(16) std::array<std::uint64_t, bound + 1> products_;
};

}  // namespace sabar
