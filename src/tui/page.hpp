// A page of text that can be scrolled, and the bars at the edges of the screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>

namespace sabar::tui {

class Page {
public:
  Page() = default;
  Page(std::string title, std::string text, std::string keys);

  void draw(Canvas& canvas);
  // False when the page is to be closed.
  [[nodiscard]] bool handle(const Key& key);

private:
  std::string title_;
  std::string text_;
  std::string keys_;
  int first_ = 0;   // line at the top
  int last_ = 0;    // largest of these, as drawn
  int window_ = 1;  // lines that fit, as drawn
};

// A line over the whole width: one text at its left, one at its right end. Where both do not fit, the left one is cut.
void draw_bar(Canvas& canvas, int y, std::string_view left, std::string_view right);

// A message in the lines above `bottom`, dim unless it is news; a long one covers the end of the table for a moment.
void draw_message(Canvas& canvas, int bottom, std::string_view text, bool news);

// A box in the middle of the screen with a heading.
void draw_box(Canvas& canvas, std::string_view heading, const std::vector<std::string>& lines);

// A terminal that is too small says so.
void draw_too_small(Canvas& canvas, std::string_view message);

}  // namespace sabar::tui
