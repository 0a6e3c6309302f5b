// Cards, backs and empty slots as blocks of characters.
#pragma once

#include <cstddef>
#include <string_view>

#include <sabar/core/card.hpp>
#include <sabar/tui/canvas.hpp>

namespace sabar::tui {

struct CardStyleWish {
  bool four_colours = false;
  bool ascii = false;
  bool plain = false;  // no colours at all: empty slots need brackets
};

// What the player does with a card: shown by its ground, and by a sign beside it for eyes that see no colours.
enum class Mark { none, cursor, picked, target };

void draw_face(Canvas& canvas, const Box& box, Card card, Ground ground, CardStyleWish wish);
void draw_back(Canvas& canvas, const Box& box, Ground ground, CardStyleWish wish);
// `count` cards behind one line.
void draw_stretch(Canvas& canvas, const Box& box, std::size_t count, bool face_down, CardStyleWish wish);
void draw_slot(Canvas& canvas, const Box& box, std::string_view sign, CardStyleWish wish);
void draw_mark(Canvas& canvas, const Box& box, Mark mark, CardStyleWish wish);

}  // namespace sabar::tui
