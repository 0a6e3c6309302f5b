// A SET card as a block of characters. All attributes can be told without colours: the shape by its outline, the
// filling by what is inside, the number by counting, the colour by a word or a letter in the top line.
#pragma once

#include <string_view>

#include <sabar/rules/set/cards.hpp>
#include <sabar/tui/canvas.hpp>

namespace sabar::tui {

// What is drawn; attributes that a small deck lacks have their usual value.
struct SetFace {
  int number = 1;
  int colour = 1;   // green, red, purple
  int filling = 2;  // striped, open, solid
  int shape = 0;    // oval, diamond, wave
};

[[nodiscard]] SetFace set_face(set::Card card, std::size_t attributes);

struct SetCardLook {
  char32_t key = U' ';      // the key that chooses it
  std::string_view corner;  // at the right of the top line
  bool cursor = false;
  bool chosen = false;
  bool hinted = false;
  bool ascii = false;
};

// Boxes at least this large have shapes of four by four characters side by side; others one line for each shape.
inline constexpr int kLargeSetCard = 14;  // wide
inline constexpr int kLargeSetLines = 5;

void draw_set_card(Canvas& canvas, const Box& box, const SetFace& face, const SetCardLook& look);

}  // namespace sabar::tui
