// From the piles a file lists to a checked table.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::formats {

// Piles kind by kind, in the order of the file. Kinds that are not listed are empty.
struct ListedPiles {
  std::array<std::vector<TablePile>, kPileKinds> piles;

  [[nodiscard]] std::vector<TablePile>& of(PileKind kind) { return piles[static_cast<std::size_t>(kind)]; }
};

[[nodiscard]] constexpr std::size_t count_of(const Rules& rules, PileKind kind) {
  std::size_t count = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    count += rules.group[g].kind == kind ? rules.group[g].count : 0U;
  }
  return count;
}

// The piles of a kind, in their order.
[[nodiscard]] std::vector<TablePile> piles_of(const Rules& rules, const Table& table, PileKind kind);

// Whether cards of this kind can lie face down in the game.
[[nodiscard]] bool can_lie_face_down(const Rules& rules, PileKind kind);

// Numbers the piles; a kind that is listed must have all its piles.
[[nodiscard]] Result<Table> number_piles(const Rules& rules, const ListedPiles& listed);

// The suit each foundation belongs to, in their order; none where suits are mixed.
[[nodiscard]] std::vector<std::optional<Suit>> foundation_suits(const Rules& rules);

// The base that the foundations show, where the first card of the deal decides it; 1 in all other games.
[[nodiscard]] int base_on_table(const Rules& rules, const Table& table);

// Everything a reader cannot know pile by pile: all cards there, foundations by suit, face-down cards only where the
// game has them, counters within the rules.
[[nodiscard]] Result<> check_position(const Rules& rules, const Table& table);

}  // namespace sabar::formats
