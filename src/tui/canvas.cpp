#include <algorithm>

#include <sabar/tui/canvas.hpp>

namespace sabar::tui {
namespace {

void append_utf8(std::string& text, char32_t c) {
  const auto byte = [&text](char32_t value) { text += static_cast<char>(static_cast<unsigned char>(value)); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xC0 | c >> 6);
    byte(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    byte(0xE0 | c >> 12);
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  } else {
    byte(0xF0 | c >> 18);
    byte(0x80 | (c >> 12 & 0x3F));
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  }
}

// Bytes that follow the first one; none for plain letters and broken bytes.
std::size_t bytes_behind(unsigned char first) {
  return first >= 0xF0 && first < 0xF8 ? 3 : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xC0 && first < 0xE0 ? 1 : 0;
}

}  // namespace

std::u32string to_characters(std::string_view text) {
  std::u32string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t behind = bytes_behind(first);
    bool good = first < 0x80 || behind > 0;
    char32_t c = behind == 0 ? first : first & (0x3Fu >> behind);
    for (std::size_t k = 1; k <= behind && good; ++k) {
      const unsigned char byte = i + k < text.size() ? static_cast<unsigned char>(text[i + k]) : 0;
      good = (byte & 0xC0) == 0x80;
      c = c << 6 | (byte & 0x3F);
    }
    result += good ? c : U'?';
    i += good ? behind + 1 : 1;
  }
  return result;
}

std::string to_utf8(std::u32string_view characters) {
  std::string text;
  for (const char32_t c : characters) {
    append_utf8(text, c);
  }
  return text;
}

char32_t ascii_of(char32_t c) {
  constexpr std::u32string_view kFrom = U"…·–—×▼’‘“”";
  constexpr std::u32string_view kTo = U"..--xv''\"\"";
  if (c < 0x80) {
    return c;
  }
  const std::size_t at = kFrom.find(c);
  return at == std::u32string_view::npos ? U'?' : kTo[at];
}

std::vector<std::string> wrap_text(std::string_view text, int width) {
  std::vector<std::string> lines;
  const auto most = static_cast<std::size_t>(std::max(1, width));
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::u32string rest = to_characters(text.substr(at, end - at));
    at = end + 1;
    while (rest.size() > most) {
      const std::size_t blank = rest.rfind(U' ', most);
      const std::size_t cut = blank == std::u32string::npos || blank == 0 ? most : blank;
      lines.push_back(to_utf8(rest.substr(0, cut)));
      rest.erase(0, rest.size() > cut && rest[cut] == U' ' ? cut + 1 : cut);
    }
    lines.push_back(to_utf8(rest));
  }
  return lines;
}

Canvas::Canvas(Size size)
    : size_{std::max(1, size.width), std::max(1, size.height)},
      cells_(static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height)) {}

void Canvas::fill(const Box& box, Paint paint, char32_t glyph) {
  for (int y = box.y; y < box.y + box.height; ++y) {
    for (int x = box.x; x < box.x + box.width; ++x) {
      if (inside(x, y)) {
        cells_[index(x, y)] = {glyph, paint};
      }
    }
  }
}

int Canvas::write(int x, int y, std::u32string_view text, Paint paint) {
  int written = 0;
  for (const char32_t c : text) {
    if (inside(x + written, y)) {
      // Control characters never reach the terminal.
      cells_[index(x + written, y)] = {c < 0x20 || (c >= 0x7F && c < 0xA0) ? U'?' : c, paint};
    }
    ++written;
  }
  return written;
}

int Canvas::write(int x, int y, std::string_view text, Paint paint) {
  return write(x, y, std::u32string_view(to_characters(text)), paint);
}

void Canvas::put(int x, int y, char32_t glyph, Ink ink, bool bold) {
  if (inside(x, y)) {
    CanvasCell& cell = cells_[index(x, y)];
    cell = {glyph, {cell.paint.ground, ink, bold}};
  }
}

void Canvas::repaint(const Box& box, Paint paint) {
  for (int y = box.y; y < box.y + box.height; ++y) {
    for (int x = box.x; x < box.x + box.width; ++x) {
      if (inside(x, y)) {
        cells_[index(x, y)].paint = paint;
      }
    }
  }
}

void Canvas::make_ascii() {
  for (CanvasCell& cell : cells_) {
    cell.glyph = ascii_of(cell.glyph);
  }
}

std::string Canvas::text() const {
  std::string text;
  std::string empty_lines;
  for (int y = 0; y < size_.height; ++y) {
    std::u32string line;
    for (int x = 0; x < size_.width; ++x) {
      line += at(x, y).glyph;
    }
    line.erase(line.find_last_not_of(U' ') + 1);
    empty_lines += line.empty() ? "\n" : "";
    if (!line.empty()) {
      text += empty_lines + to_utf8(line) + "\n";
      empty_lines.clear();
    }
  }
  return text;
}

}  // namespace sabar::tui
