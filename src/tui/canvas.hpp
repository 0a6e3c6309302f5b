// A screen of characters in memory: what is drawn here goes to the terminal in one piece, or to paper as plain text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {

// What lies beneath a character, and what it is written with. The screen turns these into colours.
enum class Ground : unsigned char {
  felt,
  slot,
  card,
  card_shade,
  card_dim,
  back,
  back_shade,
  cursor,
  picked,
  target,
  bar,
  panel
};
enum class Ink : unsigned char { light, dim, dark, red, black, blue, green, gold, purple };

inline constexpr std::size_t kGrounds = 12;
inline constexpr std::size_t kInks = 9;

struct Paint {
  Ground ground = Ground::felt;
  Ink ink = Ink::light;
  bool bold = false;
  friend bool operator==(const Paint&, const Paint&) = default;
};

struct CanvasCell {
  char32_t glyph = U' ';
  Paint paint;
};

class Canvas {
public:
  explicit Canvas(Size size);

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] const CanvasCell& at(int x, int y) const { return cells_[index(x, y)]; }

  void fill(const Box& box, Paint paint, char32_t glyph = U' ');
  // UTF-8; what does not fit is left out. The number of characters written.
  int write(int x, int y, std::string_view text, Paint paint);
  int write(int x, int y, std::u32string_view text, Paint paint);
  // Only the character, on whatever lies there.
  void put(int x, int y, char32_t glyph, Ink ink, bool bold = false);
  // Only the ground and the ink.
  void repaint(const Box& box, Paint paint);

  // Where a screen reader should look.
  void point(int x, int y) { point_x_ = x, point_y_ = y; }
  [[nodiscard]] int point_x() const { return point_x_; }
  [[nodiscard]] int point_y() const { return point_y_; }

  // Letters and signs that every terminal has.
  void make_ascii();

  // Lines without blanks at their ends, without empty lines at the end.
  [[nodiscard]] std::string text() const;

private:
  [[nodiscard]] bool inside(int x, int y) const { return x >= 0 && x < size_.width && y >= 0 && y < size_.height; }
  [[nodiscard]] std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) + static_cast<std::size_t>(x);
  }

  Size size_;
  std::vector<CanvasCell> cells_;
  int point_x_ = 0;
  int point_y_ = 0;
};

// UTF-8 to characters and back; broken bytes become '?'.
[[nodiscard]] std::u32string to_characters(std::string_view text);
[[nodiscard]] std::string to_utf8(std::u32string_view characters);

// The nearest letter or sign of ASCII, '?' where there is none.
[[nodiscard]] char32_t ascii_of(char32_t c);

// Broken at blanks into lines of at most `width` characters; a line that begins with blanks keeps them.
[[nodiscard]] std::vector<std::string> wrap_text(std::string_view text, int width);

}  // namespace sabar::tui
