// Text for people from a file of somebody else: UTF-8 without control characters, which a terminal would obey. Works at
// compile time.
#pragma once

#include <cstddef>
#include <string_view>

namespace sabar {

// The length of the UTF-8 character at the beginning of the text; 0 for what is none, and for control characters.
[[nodiscard]] constexpr std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) {
    return first >= 0x20 ? (first == 0x7F ? 0 : 1) : (first == '\t' || first == '\r' || first == '\n' ? 1 : 0);
  }
  const std::size_t length = first >= 0xF0 ? 4 : (first >= 0xE0 ? 3 : 2);
  if (first < 0xC2 || first > 0xF4 || text.size() < length) {
    return 0;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) {
      return 0;
    }
  }
  const unsigned second = byte(1);
  const bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool not_a_character = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
  return too_long || not_a_character || (first == 0xC2 && second < 0xA0) ? 0 : length;
}

// The place of the first byte of what cannot stand in a text of one line; its length if there is none.
[[nodiscard]] constexpr std::size_t plain_length(std::string_view text) {
  std::size_t i = 0;
  while (i < text.size() && text[i] != '\n' && text[i] != '\r') {
    const std::size_t length = character_length(text.substr(i, 4));
    if (length == 0) {
      break;
    }
    i += length;
  }
  return i;
}

}  // namespace sabar
