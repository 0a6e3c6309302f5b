// Cards in writing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/language.hpp>

namespace sabar {

enum class CardStyle {
  letters,  // AH 10D QC
  compact,  // AH TD QC, always two characters
  symbols,  // A♥ 10♦ Q♣
  glyphs,   // one character of Unicode's playing-card block
  numbers,  // the paper's integers 1..52
};

[[nodiscard]] std::string to_text(Card card, CardStyle style = CardStyle::letters);
[[nodiscard]] std::string to_text(std::span<const Card> cards, CardStyle style = CardStyle::letters,
                                  std::string_view separator = " ");

// "Queen of clubs", "Ratu keriting".
[[nodiscard]] std::string card_name(Card card, Language language = Language::english);
[[nodiscard]] std::string_view suit_name(Suit suit, Language language = Language::english);
// A, 2 … 10, J, Q, K.
[[nodiscard]] std::string_view rank_text(int rank);
[[nodiscard]] std::string_view suit_symbol(Suit suit);

// Reads any of the styles; letters in either case ("ah", "10d", "TD", "Q♣", "🃑", "23").
[[nodiscard]] Result<Card> parse_card(std::string_view text);

// Cards parted by white space, commas or brackets; an error names the card by its place, counted from 1.
[[nodiscard]] Result<std::vector<Card>> parse_cards(std::string_view text);

}  // namespace sabar
