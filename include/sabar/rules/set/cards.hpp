// The cards of SET as data: every card is a number whose base-3 digits are its attributes. Engine and judge share this
// and nothing else.
//
// The usual deck has four attributes and 81 cards, in the order number, colour, filling, shape: SHAO is card 0, SHAW
// card 1, TUPG card 80. Letters are the first letters of Indonesian words. Three attributes, the junior deck, leave the
// filling out; five and six add a size and a tilt and are for the laboratory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>

namespace sabar::set {

// 0 … 3^n - 1 in a deck of n attributes; the first attribute is the highest digit.
using Card = std::uint16_t;

enum class Attribute : std::uint8_t { number, colour, filling, shape, size, tilt };

inline constexpr std::size_t kMostAttributes = 6;
inline constexpr std::size_t kUsualAttributes = 4;

[[nodiscard]] constexpr std::size_t deck_size(std::size_t attributes) {
  std::size_t cards = 1;
  for (; attributes > 0; --attributes) {
    cards *= 3;
  }
  return cards;
}

// Digit `place` of a card, 0 to 2; place 0 is the first attribute.
[[nodiscard]] constexpr int digit(Card card, std::size_t attributes, std::size_t place) {
  return static_cast<int>(card / deck_size(attributes - 1 - place) % 3);
}

// The attributes of a deck in the order of the digits, 1 to 6 of them.
[[nodiscard]] std::span<const Attribute> attributes_of(std::size_t attributes);

[[nodiscard]] std::string_view attribute_key(Attribute attribute);  // "colour", for data
[[nodiscard]] std::string_view attribute_name(Attribute attribute, Language language);
[[nodiscard]] char value_letter(Attribute attribute, int value);           // 'H'
[[nodiscard]] std::string_view value_key(Attribute attribute, int value);  // "green", for data
[[nodiscard]] std::string_view value_name(Attribute attribute, int value, Language language);

// "SHAO".
[[nodiscard]] std::string code_of(Card card, std::size_t attributes = kUsualAttributes);
// "one green striped oval", "satu oval arsir hijau".
[[nodiscard]] std::string name_of(Card card, Language language, std::size_t attributes = kUsualAttributes);
// The codes of several cards, a blank between them.
[[nodiscard]] std::string codes_of(std::span<const Card> cards, std::size_t attributes = kUsualAttributes);

// A code in capital or small letters; errors say which letter is wrong and what may stand there.
[[nodiscard]] Result<Card> read_card(std::string_view text, std::size_t attributes = kUsualAttributes);
// Codes parted by blanks, commas or semicolons; no card twice. Errors name the card by its place: "card 3".
[[nodiscard]] Result<std::vector<Card>> read_cards(std::string_view text, std::size_t attributes = kUsualAttributes);

}  // namespace sabar::set
