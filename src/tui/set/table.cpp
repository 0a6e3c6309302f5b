#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <sabar/tui/set/table.hpp>

namespace sabar::tui {
namespace {

// Cards and the gaps between them, from large to small.
struct SetScale {
  int width;
  int height;
  int gap;       // between columns
  int line_gap;  // between rows
};
constexpr std::array<SetScale, 9> kSetScales = {{{20, 8, 2, 1},
                                                 {18, 7, 2, 1},
                                                 {16, 6, 2, 1},
                                                 {16, 6, 1, 1},
                                                 {14, 6, 1, 1},
                                                 {14, 5, 1, 0},
                                                 {10, 4, 1, 1},
                                                 {8, 4, 1, 1},
                                                 {8, 4, 0, 0}}};
constexpr int kUsualColumns = 4;
constexpr std::array<std::u32string_view, kSetRows> kKeyboard = {U"qwertyui", U"asdfghjk", U"zxcvbnm,"};

int columns_of(std::size_t count) {
  return std::max(kUsualColumns, (static_cast<int>(count) + kSetRows - 1) / kSetRows);
}

bool flag(const std::vector<bool>& flags, std::size_t place) { return place < flags.size() && flags[place]; }

}  // namespace

SetPlaces place_set_cards(std::size_t count, const Box& window) {
  SetPlaces places;
  const int columns = columns_of(count);
  for (const SetScale& scale : kSetScales) {
    const int width = columns * (scale.width + scale.gap) - scale.gap;
    const int height = kSetRows * (scale.height + scale.line_gap) - scale.line_gap;
    places.complete = width <= window.width && height <= window.height;
    places.table = {window.x + std::max(0, (window.width - width) / 2),
                    window.y + std::max(0, (window.height - height) / 2), width, height};
    places.card_width = scale.width;
    places.cards.clear();
    for (int i = 0; i < static_cast<int>(count); ++i) {
      places.cards.push_back({places.table.x + i / kSetRows * (scale.width + scale.gap),
                              places.table.y + i % kSetRows * (scale.height + scale.line_gap), scale.width,
                              scale.height});
    }
    if (places.complete) {
      break;
    }
  }
  return places;
}

char32_t set_key(std::size_t place) {
  const std::u32string_view row = kKeyboard[place % kSetRows];
  return place / kSetRows < row.size() ? row[place / kSetRows] : U' ';
}

std::optional<std::size_t> set_place(char32_t key, std::size_t count) {
  for (std::size_t place = 0; place < count; ++place) {
    if (set_key(place) == key) {
      return place;
    }
  }
  return std::nullopt;
}

std::size_t set_place_beside(std::size_t place, std::size_t count, int dx, int dy) {
  const int column = static_cast<int>(place) / kSetRows + dx;
  const int row = static_cast<int>(place) % kSetRows + dy;
  const int beside = column * kSetRows + row;
  return column < 0 || row < 0 || row >= kSetRows || beside >= static_cast<int>(count)
             ? place
             : static_cast<std::size_t>(beside);
}

void draw_set_table(Canvas& canvas, std::span<const set::Card> cards, const SetPlaces& places,
                    const SetTableLook& look) {
  for (std::size_t place = 0; place < cards.size() && place < places.cards.size(); ++place) {
    const SetFace face = set_face(cards[place], look.attributes);
    const Box& box = places.cards[place];
    const std::string corner = look.colour_words && box.width >= kLargeSetCard
                                   ? std::string(set::value_name(set::Attribute::colour, face.colour, look.language))
                                   : set::code_of(cards[place], look.attributes);
    draw_set_card(canvas, box, face,
                  {look.keys ? set_key(place) : U' ', corner, look.cursor == place, flag(look.chosen, place),
                   flag(look.hinted, place), look.ascii});
  }
}

}  // namespace sabar::tui
