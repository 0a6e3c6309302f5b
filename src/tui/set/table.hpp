// Where the cards of SET lie on the screen, and what they look like there: three rows, a new column for every three
// cards, and on every card the letter that lies at the same place on the keyboard.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/set/card.hpp>

namespace sabar::tui {

inline constexpr int kSetRows = 3;

struct SetPlaces {
  std::vector<Box> cards;
  Box table;  // all of them
  int card_width = 0;
  bool complete = false;  // the window is large enough
};

// As large as the window allows.
[[nodiscard]] SetPlaces place_set_cards(std::size_t count, const Box& window);

// The letter for a place, and the place for a letter.
[[nodiscard]] char32_t set_key(std::size_t place);
[[nodiscard]] std::optional<std::size_t> set_place(char32_t key, std::size_t count);

// The place beside one in the direction of an arrow; itself at the edge.
[[nodiscard]] std::size_t set_place_beside(std::size_t place, std::size_t count, int dx, int dy);

struct SetTableLook {
  std::size_t attributes = set::kUsualAttributes;
  std::vector<bool> chosen;  // by place; what is missing is false
  std::vector<bool> hinted;
  std::optional<std::size_t> cursor;
  Language language = Language::english;
  bool colour_words = false;  // instead of the code
  bool keys = true;           // the letters
  bool ascii = false;
};

void draw_set_table(Canvas& canvas, std::span<const set::Card> cards, const SetPlaces& places,
                    const SetTableLook& look);

}  // namespace sabar::tui
