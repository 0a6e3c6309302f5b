#include <algorithm>

#include <fmt/format.h>

#include <sabar/games/patience/formats/lines.hpp>

namespace sabar::formats {
namespace {

constexpr std::string_view kBlank = " \t\r";

std::vector<LineWord> words_of(std::string_view line, std::size_t number) {
  std::vector<LineWord> words;
  std::size_t column = 1;
  std::size_t counted = 0;  // bytes before `column`
  for (std::size_t at = line.find_first_not_of(kBlank); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlank, at), line.size());
    column += static_cast<std::size_t>(std::count_if(line.begin() + static_cast<std::ptrdiff_t>(counted),
                                                     line.begin() + static_cast<std::ptrdiff_t>(at),
                                                     [](char c) { return (c & 0xC0) != 0x80; }));
    counted = at;
    words.push_back({line.substr(at, end - at), number, column});
    at = line.find_first_not_of(kBlank, end);
  }
  return words;
}

}  // namespace

std::string LineWord::where() const { return fmt::format("line {}, column {}", line, column); }

std::vector<TextLine> split_lines(std::string_view text, std::size_t first_line) {
  std::vector<TextLine> lines;
  std::size_t number = first_line;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    auto words = words_of(line, number);
    if (!words.empty()) {
      const auto* first = words.front().text.data();
      const auto* last = words.back().text.data() + words.back().text.size();
      lines.push_back({{first, static_cast<std::size_t>(last - first)}, number, std::move(words)});
    }
    at = end + 1;
  }
  return lines;
}

tl::unexpected<Error> fail_at(const LineWord& word, const Error& error) {
  return fail(error.message, word.where(), error.hint);
}

tl::unexpected<Error> fail_at(const LineWord& word, std::string message, std::string hint) {
  return fail(std::move(message), word.where(), std::move(hint));
}

}  // namespace sabar::formats
