// Where the piles of a table are: piles are numbered through all groups, in the order of the groups.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

struct PileMap {
  std::size_t piles = 0;
  std::array<std::uint8_t, kMaxGroups> first{};    // number of a group's first pile
  std::array<std::uint8_t, kMaxPiles> group_of{};  // group of a pile
  std::array<std::uint8_t, kPileKinds> by_kind{};  // how many piles of each kind
};

[[nodiscard]] constexpr PileMap map_piles(const Rules& rules) {
  PileMap map;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    map.first[g] = static_cast<std::uint8_t>(map.piles);
    for (std::size_t i = 0; i < rules.group[g].count && map.piles < kMaxPiles; ++i) {
      map.group_of[map.piles++] = static_cast<std::uint8_t>(g);
    }
    auto& kind_count = map.by_kind[static_cast<std::size_t>(rules.group[g].kind)];
    kind_count = static_cast<std::uint8_t>(kind_count + rules.group[g].count);
  }
  return map;
}

// The number of the only pile of a kind (stock, waste, hole, discard), if there is one.
[[nodiscard]] constexpr std::optional<std::size_t> only_pile(const Rules& rules, PileKind kind) {
  std::size_t pile = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == kind) {
      return pile;
    }
    pile += rules.group[g].count;
  }
  return std::nullopt;
}

// "column", "cell", …
[[nodiscard]] std::string_view to_text(PileKind kind);

// t1 t2 … columns, c cells, f foundations, r reserve, p places, g grid, a row: counted from 1 through all groups of the
// kind; h hole, s stock, w waste, d discard: without a number.
[[nodiscard]] std::string pile_name(const Rules& rules, std::size_t pile);
[[nodiscard]] Result<std::size_t> parse_pile(const Rules& rules, std::string_view name);

}  // namespace sabar
