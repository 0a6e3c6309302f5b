#include <algorithm>

#include <sabar/tui/page.hpp>

namespace sabar::tui {
namespace {

constexpr int kMargin = 2;
constexpr int kWidestText = 90;

int length(std::string_view text) { return static_cast<int>(to_characters(text).size()); }

}  // namespace

Page::Page(std::string title, std::string text, std::string keys)
    : title_(std::move(title)), text_(std::move(text)), keys_(std::move(keys)) {}

void Page::draw(Canvas& canvas) {
  const Size size = canvas.size();
  canvas.fill({0, 0, size.width, size.height}, {Ground::panel, Ink::light});
  const auto lines = wrap_text(text_, std::min(kWidestText, size.width - 2 * kMargin));
  window_ = std::max(1, size.height - 3);
  last_ = std::max(0, static_cast<int>(lines.size()) - window_);
  first_ = std::clamp(first_, 0, last_);
  for (int i = 0; i < window_ && first_ + i < static_cast<int>(lines.size()); ++i) {
    canvas.write(kMargin, 2 + i, lines[static_cast<std::size_t>(first_ + i)], {Ground::panel, Ink::light});
  }
  draw_bar(canvas, 0, title_, {});
  draw_bar(canvas, size.height - 1, keys_, first_ < last_ ? "▼" : "");
}

bool Page::handle(const Key& key) {
  switch (key.kind) {
    case KeyKind::up:
    case KeyKind::wheel_up:
      --first_;
      break;
    case KeyKind::down:
    case KeyKind::wheel_down:
      ++first_;
      break;
    case KeyKind::page_up:
      first_ -= window_;
      break;
    case KeyKind::page_down:
      first_ += window_;
      break;
    case KeyKind::home:
      first_ = 0;
      break;
    case KeyKind::end:
      first_ = last_;
      break;
    case KeyKind::character:
      if (key.character != U' ') {
        return false;
      }
      first_ += window_;
      break;
    case KeyKind::none:
    case KeyKind::resize:
    case KeyKind::mouse_release:
      break;
    default:
      return false;
  }
  first_ = std::clamp(first_, 0, last_);
  return true;
}

void draw_bar(Canvas& canvas, int y, std::string_view left, std::string_view right) {
  const Paint paint{Ground::bar, Ink::light};
  const int end = canvas.size().width - 1 - length(right);
  std::u32string text = to_characters(left);
  if (const auto room = static_cast<std::size_t>(std::max(1, end - 2)); text.size() > room) {
    text = text.substr(0, room - 1) + U"…";
  }
  canvas.fill({0, y, canvas.size().width, 1}, paint);
  canvas.write(1, y, std::u32string_view(text), paint);
  canvas.write(end, y, right, {Ground::bar, Ink::gold});
}

void draw_message(Canvas& canvas, int bottom, std::string_view text, bool news) {
  const Paint paint{Ground::felt, news ? Ink::gold : Ink::dim, news};
  const auto lines = wrap_text(text, canvas.size().width - 2);
  const int first = std::max(1, bottom - static_cast<int>(lines.size()));
  canvas.fill({0, first, canvas.size().width, bottom - first}, paint);
  for (std::size_t i = 0; i < lines.size() && first + static_cast<int>(i) < bottom; ++i) {
    canvas.write(1, first + static_cast<int>(i), lines[i], paint);
  }
}

void draw_box(Canvas& canvas, std::string_view heading, const std::vector<std::string>& lines) {
  int width = length(heading);
  for (const std::string& line : lines) {
    width = std::max(width, length(line));
  }
  const Size size = canvas.size();
  const int height = static_cast<int>(lines.size()) + 4;
  const Box box{(size.width - width - 6) / 2, std::max(0, (size.height - height) / 2), width + 6, height};
  canvas.fill(box, {Ground::panel, Ink::light});
  canvas.write(box.x + (box.width - length(heading)) / 2, box.y + 1, heading, {Ground::panel, Ink::gold, true});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    canvas.write(box.x + (box.width - length(lines[i])) / 2, box.y + 3 + static_cast<int>(i), lines[i],
                 {Ground::panel, Ink::light});
  }
}

void draw_too_small(Canvas& canvas, std::string_view message) {
  const Size size = canvas.size();
  canvas.fill({0, 0, size.width, size.height}, {Ground::panel, Ink::light});
  const auto lines = wrap_text(message, size.width);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    canvas.write(0, static_cast<int>(i), lines[i], {Ground::panel, Ink::light});
  }
}

}  // namespace sabar::tui
