#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/tui/patience/card_picture.hpp>

namespace sabar::tui {
namespace {

constexpr int kTextWidth = 3;  // two characters for the rank, one for the suit
constexpr int kRoomyWidth = 6;

Ink ink_of(Suit suit, bool four_colours) {
  switch (suit) {
    case Suit::hearts:
      return Ink::red;
    case Suit::diamonds:
      return four_colours ? Ink::blue : Ink::red;
    case Suit::clubs:
      return four_colours ? Ink::green : Ink::black;
    case Suit::spades:
      return Ink::black;
  }
  return Ink::black;
}

std::string face_text(Card card, bool ascii) {
  const std::string_view suit =
      ascii ? std::string_view("HDCS").substr(static_cast<std::size_t>(card.suit()), 1) : suit_symbol(card.suit());
  return fmt::format("{:>2}{}", rank_text(card.rank()), suit);
}

Ground ground_of(Mark mark) {
  return mark == Mark::cursor ? Ground::cursor : mark == Mark::picked ? Ground::picked : Ground::target;
}

char32_t sign_of(Mark mark, bool ascii) {
  switch (mark) {
    case Mark::cursor:
      return ascii ? U'>' : U'▶';
    case Mark::picked:
      return ascii ? U'*' : U'●';
    case Mark::target:
      return ascii ? U'+' : U'◆';
    case Mark::none:
      break;
  }
  return U' ';
}

}  // namespace

void draw_face(Canvas& canvas, const Box& box, Card card, Ground ground, CardStyleWish wish) {
  const Paint paint{ground, ink_of(card.suit(), wish.four_colours), true};
  const std::string text = face_text(card, wish.ascii);
  canvas.fill(box, paint);
  canvas.write(box.x + (box.width > kTextWidth + 1 ? 1 : 0), box.y, text, paint);
  if (box.height >= 3 && box.width >= kRoomyWidth) {
    canvas.write(box.x + box.width - kTextWidth - 1, box.y + box.height - 1, text, paint);
  }
}

void draw_back(Canvas& canvas, const Box& box, Ground ground, CardStyleWish wish) {
  canvas.fill(box, {ground, Ink::light}, wish.ascii ? U'#' : U'░');
}

void draw_stretch(Canvas& canvas, const Box& box, std::size_t count, bool face_down, CardStyleWish wish) {
  const std::string text = fmt::format("{}{}", wish.ascii ? ":" : "⋮", count);
  const Paint paint = face_down ? Paint{Ground::back, Ink::light, true} : Paint{Ground::card_shade, Ink::dark, true};
  canvas.fill(box, paint);
  canvas.write(box.x + (box.width > kTextWidth + 1 ? 1 : 0), box.y, text, paint);
}

void draw_slot(Canvas& canvas, const Box& box, std::string_view sign, CardStyleWish wish) {
  const Paint paint{Ground::slot, Ink::dim};
  canvas.fill(box, paint);
  const int x = box.x + (box.width - 1) / 2;
  const int y = box.y + (box.height - 1) / 2;
  if (wish.plain) {
    canvas.write(x - 1, y, "[ ]", paint);
  }
  canvas.write(x, y, sign, paint);
}

void draw_mark(Canvas& canvas, const Box& box, Mark mark, CardStyleWish wish) {
  if (mark == Mark::none) {
    return;
  }
  for (int y = box.y; y < box.y + box.height; ++y) {
    for (int x = box.x; x < box.x + box.width; ++x) {
      Paint paint = canvas.at(x, y).paint;
      paint.ground = ground_of(mark);
      paint.ink = paint.ink == Ink::light || paint.ink == Ink::dim ? Ink::dark : paint.ink;
      canvas.repaint({x, y, 1, 1}, paint);
    }
  }
  const bool on_felt = box.x > 0 && canvas.at(box.x - 1, box.y).paint.ground == Ground::felt;
  canvas.put(box.x - 1, box.y, sign_of(mark, wish.ascii), on_felt ? Ink::gold : Ink::dark, true);
}

}  // namespace sabar::tui
