#include <algorithm>
#include <array>
#include <string>

#include <sabar/tui/set/card.hpp>

namespace sabar::tui {
namespace {

constexpr int kShapeSize = 4;

// '#' stands for the filling.
using ShapePicture = std::array<std::u32string_view, kShapeSize>;
constexpr std::array<ShapePicture, 3> kShapes = {
    {{U"╭──╮", U"│##│", U"│##│", U"╰──╯"}, {U" ╱╲ ", U"╱##╲", U"╲##╱", U" ╲╱ "}, {U"╱▔▔╱", U"╲##╲", U"╱##╱", U"╲▁▁╲"}}};
constexpr std::array<ShapePicture, 3> kAsciiShapes = {{{U".--.", U"|##|", U"|##|", U"'--'"},
                                                       {U" /\\ ", U"/##\\", U"\\##/", U" \\/ "},
                                                       {U"/\"\"/", U"\\##\\", U"/##/", U"\\__\\"}}};
// The ends of a shape in one line.
constexpr std::array<std::u32string_view, 3> kEnds = {U"()", U"<>", U"~~"};
constexpr std::u32string_view kFillings = U"░ █";
constexpr std::u32string_view kAsciiFillings = U": #";
constexpr std::array<Ink, 3> kSetInks = {Ink::green, Ink::red, Ink::purple};

std::size_t at(int value) { return static_cast<std::size_t>(value); }

char32_t filling_of(const SetFace& face, bool ascii) { return (ascii ? kAsciiFillings : kFillings)[at(face.filling)]; }

// Side by side, a blank between them where there is room.
void draw_large(Canvas& canvas, const Box& box, const SetFace& face, const SetCardLook& look, Paint paint) {
  const int gap = box.width >= kLargeSetCard + 2 ? 1 : 0;
  const int width = face.number * kShapeSize + (face.number - 1) * gap;
  const int left = box.x + (box.width - width) / 2;
  const int top = box.y + (box.height - kShapeSize + 1) / 2;
  const ShapePicture& picture = (look.ascii ? kAsciiShapes : kShapes)[at(face.shape)];
  for (int i = 0; i < face.number; ++i) {
    for (int y = 0; y < kShapeSize; ++y) {
      std::u32string line(picture[at(y)]);
      std::ranges::replace(line, U'#', filling_of(face, look.ascii));
      canvas.write(left + i * (kShapeSize + gap), top + y, std::u32string_view(line), paint);
    }
  }
}

// One line for each shape: one in the middle, two with a line between them, three.
void draw_small(Canvas& canvas, const Box& box, const SetFace& face, const SetCardLook& look, Paint paint) {
  const std::u32string_view ends = kEnds[at(face.shape)];
  const auto inside = at(std::max(1, box.width - 4));
  std::u32string line(inside + 2, filling_of(face, look.ascii));
  line.front() = ends[0];
  line.back() = ends[1];
  const int middle = box.y + 1 + (box.height - 1) / 2;
  const int first = face.number == 1 ? middle : middle - 1;
  for (int i = 0; i < face.number; ++i) {
    canvas.write(box.x + 1, first + i * (face.number == 2 ? 2 : 1), std::u32string_view(line), paint);
  }
}

// [a] under the cursor, * behind the key of a chosen card, ! of a card that a hint shows.
void draw_head(Canvas& canvas, const Box& box, const SetCardLook& look, Ground ground) {
  const Paint paint{ground, Ink::dark};
  canvas.fill({box.x, box.y, box.width, 1}, paint);
  canvas.put(box.x + 1, box.y, look.key, Ink::black, true);
  if (look.cursor) {
    canvas.put(box.x, box.y, U'[', Ink::black, true);
    canvas.put(box.x + 2, box.y, U']', Ink::black, true);
    canvas.point(box.x + 1, box.y);
  }
  if (look.chosen || look.hinted) {
    canvas.put(box.x + 3, box.y, look.chosen ? U'*' : U'!', Ink::black, true);
  }
  const std::u32string corner = to_characters(look.corner);
  const int room = box.width - 4;
  const auto shown = std::u32string_view(corner).substr(0, at(std::max(0, room)));
  canvas.write(box.x + box.width - static_cast<int>(shown.size()) - (room > static_cast<int>(shown.size()) ? 1 : 0),
               box.y, shown, paint);
}

}  // namespace

SetFace set_face(set::Card card, std::size_t attributes) {
  SetFace face;
  std::size_t place = 0;
  for (const set::Attribute attribute : set::attributes_of(attributes)) {
    const int value = set::digit(card, attributes, place++);
    switch (attribute) {
      case set::Attribute::number:
        face.number = value + 1;
        break;
      case set::Attribute::colour:
        face.colour = value;
        break;
      case set::Attribute::filling:
        face.filling = value;
        break;
      case set::Attribute::shape:
        face.shape = value;
        break;
      default:
        break;
    }
  }
  return face;
}

void draw_set_card(Canvas& canvas, const Box& box, const SetFace& face, const SetCardLook& look) {
  const Ground ground = look.chosen ? Ground::picked : look.hinted ? Ground::target : Ground::card;
  const Paint paint{ground, kSetInks[at(face.colour)], true};
  canvas.fill(box, paint);
  draw_head(canvas, box, look, look.cursor ? Ground::cursor : ground == Ground::card ? Ground::card_shade : ground);
  box.width >= kLargeSetCard&& box.height >= kLargeSetLines ? draw_large(canvas, box, face, look, paint)
                                                            : draw_small(canvas, box, face, look, paint);
}

}  // namespace sabar::tui
