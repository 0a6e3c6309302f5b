// A table read with its rules: which pile is what, and what lies where.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::check {

// Numbers of piles, without a trip to the heap: the judge asks for them at every move.
class PileList {
public:
  void push_back(std::size_t pile) { piles_[size_++] = pile; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t operator[](std::size_t i) const { return piles_[i]; }
  [[nodiscard]] const std::size_t* begin() const { return piles_.data(); }
  [[nodiscard]] const std::size_t* end() const { return piles_.data() + size_; }

private:
  std::array<std::size_t, kMaxPiles> piles_;
  std::size_t size_ = 0;
};

// Refers to rules and table; both must outlive it. Who looks often keeps map_piles(rules).
class View {
public:
  View(const Rules& rules, const Table& table, const PileMap& map) : rules_(rules), table_(table), map_(map) {}
  View(const Rules& rules, const Table& table) : View(rules, table, map_piles(rules)) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Table& table() const { return table_; }

  [[nodiscard]] std::size_t piles() const { return map_.piles; }
  [[nodiscard]] const Group& group(std::size_t pile) const { return rules_.group[map_.group_of[pile]]; }
  [[nodiscard]] PileKind kind(std::size_t pile) const { return group(pile).kind; }
  [[nodiscard]] bool same_group(std::size_t a, std::size_t b) const { return map_.group_of[a] == map_.group_of[b]; }
  // The pile's number within its group, from 0.
  [[nodiscard]] std::size_t number_in_group(std::size_t pile) const { return pile - map_.first[map_.group_of[pile]]; }
  [[nodiscard]] std::string name(std::size_t pile) const { return pile_name(rules_, pile); }
  // From left to right, through all groups of the kind.
  [[nodiscard]] PileList piles_of(PileKind kind) const;

  [[nodiscard]] const std::vector<Card>& cards(std::size_t pile) const { return table_.piles[pile].cards; }
  [[nodiscard]] bool empty(std::size_t pile) const { return cards(pile).empty(); }
  [[nodiscard]] Card top(std::size_t pile) const { return cards(pile).back(); }
  // The top n cards, lowest first.
  [[nodiscard]] std::span<const Card> top_cards(std::size_t pile, std::size_t n) const {
    return std::span(cards(pile)).last(n);
  }
  [[nodiscard]] std::size_t face_up(std::size_t pile) const {
    return cards(pile).size() - table_.piles[pile].face_down;
  }

  // A place on which another place's card still lies.
  [[nodiscard]] bool blocked(std::size_t pile) const;
  // Suit number i, counted around, of the deck's suits in the order hearts, diamonds, clubs, spades.
  [[nodiscard]] Suit deck_suit(std::size_t i) const;
  // The card may leave its pile for the discard pile together with another, or alone.
  [[nodiscard]] bool available(std::size_t pile) const;

private:
  const Rules& rules_;
  const Table& table_;
  PileMap map_;
};

// All ranks of one suit, the highest first.
[[nodiscard]] bool is_complete_run(const Rules& rules, std::span<const Card> cards);

// "1 card", "4 cards".
[[nodiscard]] std::string card_count(std::size_t cards);

// "columns", "the hole", …
[[nodiscard]] std::string_view in_plural(PileKind kind);

}  // namespace sabar::check
