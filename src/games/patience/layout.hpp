// How a shuffled deck is laid out: which pile takes how many cards, in which order, and which cards lie face down.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/core/result.hpp>

namespace sabar {

// The order in which cards leave the deck. It is always named in a result, never guessed.
enum class DealOrder {
  column,     // pile after pile: column k takes its cards one after the other (the Sattolo paper)
  row,        // row by row from left to right, as a person deals; Pyramid: each row of the pyramid in turn
  backwards,  // row by row from the side of the longer columns on, tableau cards from the last backwards (Solvitaire)
};

[[nodiscard]] std::string_view to_text(DealOrder order);
[[nodiscard]] Result<DealOrder> parse_deal_order(std::string_view name);

struct Layout {
  std::string_view name;   // as on the command line
  std::string_view title;  // for people
  DeckShape deck;
  std::span<const std::size_t> piles;  // cards per tableau pile, from left to right (Pyramid: from the top)
  std::size_t face_up;                 // how many of each pile, from its last card on, lie face up; 0 = all
  bool pyramid = false;                // piles are the rows of a pyramid

  [[nodiscard]] std::size_t tableau_size() const;
  [[nodiscard]] std::size_t stock_size() const { return deck.size() - tableau_size(); }
  [[nodiscard]] std::string_view pile_word() const { return pyramid ? "Row" : "Column"; }
};

[[nodiscard]] std::span<const Layout> layout_list();
[[nodiscard]] Result<const Layout*> find_layout(std::string_view name);

struct DealtPile {
  std::vector<Card> cards;    // first is the bottom, last the top
  std::size_t face_down = 0;  // that many from the bottom
};

struct Deal {
  const Layout* layout = nullptr;
  DealOrder order = DealOrder::row;
  std::vector<DealtPile> piles;
  std::vector<Card> stock;  // in the order it is drawn
};

// Lays out a whole deck; an error when the cards are not exactly the layout's deck.
[[nodiscard]] Result<Deal> lay_out(const Layout& layout, const std::vector<Card>& cards, DealOrder order);

// Cards of each suit, in the order of Suit.
using SuitCounts = std::array<std::size_t, 4>;
struct SuitsPerArea {
  SuitCounts tableau{};
  SuitCounts stock{};
};
[[nodiscard]] SuitsPerArea suits_per_area(const Deal& deal);

}  // namespace sabar
