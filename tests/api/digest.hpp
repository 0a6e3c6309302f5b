// An answer of the API as a person reads it, for the golden file: what is short stays on one line, what is long has one
// entry per line, and of long lists and texts the middle is left out, with its length and a hash in its place.
//
// It works on the bytes and knows only as much of JSON as it needs, so that tests/wasm/digest.mjs can do the same with
// the answers of WebAssembly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace sabar::api_tests {

inline std::string fnv1a(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : bytes) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  return fmt::format("{:016x}", hash);
}

// The entries of a list or the fields of an object, without its brackets.
inline std::vector<std::string_view> entries_of(std::string_view inside) {
  std::vector<std::string_view> entries;
  std::size_t first = 0;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    const char sign = inside[i];
    if (quoted && sign == '\\') {
      ++i;
    } else if (sign == '"') {
      quoted = !quoted;
    } else if (!quoted && (sign == '{' || sign == '[')) {
      ++depth;
    } else if (!quoted && (sign == '}' || sign == ']')) {
      --depth;
    } else if (!quoted && sign == ',' && depth == 0) {
      entries.push_back(inside.substr(first, i - first));
      first = i + 1;
    }
  }
  entries.push_back(inside.substr(first));
  return entries;
}

inline std::string shortened_text(std::string_view text) {
  constexpr std::size_t kLongest = 600;
  constexpr std::size_t kShown = 400;
  if (text.size() <= kLongest) {
    return std::string(text);
  }
  // To the end of a word: a letter may have several bytes.
  const std::string_view shown = text.substr(0, text.find(' ', kShown));
  const std::string_view rest = text.substr(shown.size());
  return fmt::format("{} ... {} bytes more {}", shown, rest.size(), fnv1a(rest));
}

inline std::string digest(std::string_view value, std::size_t indent = 0) {
  constexpr std::size_t kLine = 110;
  constexpr std::size_t kMostEntries = 16;
  constexpr std::size_t kFirst = 6;
  constexpr std::size_t kLast = 2;
  if (value.size() <= kLine || (value.front() != '{' && value.front() != '[')) {
    return shortened_text(value);
  }
  const std::vector<std::string_view> entries = entries_of(value.substr(1, value.size() - 2));
  const std::size_t left_out =
      value.front() == '[' && entries.size() > kMostEntries ? entries.size() - kFirst - kLast : 0;
  std::vector<std::string> lines;
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (left_out > 0 && i == kFirst) {
      const char* end = entries[i + left_out - 1].data() + entries[i + left_out - 1].size();
      const std::string_view middle(entries[i].data(), static_cast<std::size_t>(end - entries[i].data()));
      lines.push_back(fmt::format("... {} more {}", left_out, fnv1a(middle)));
      bytes += lines.back().size() + 1;
      i += left_out;
    }
    // Of a field the name stays on its line.
    const std::size_t name = value.front() == '{' ? entries[i].find("\":") + 2 : 0;
    lines.push_back(fmt::format("{}{}", entries[i].substr(0, name), digest(entries[i].substr(name), indent + 2)));
    bytes += lines.back().size() + 1;
  }
  if (bytes < kLine) {
    return fmt::format("{}{}{}", value.front(), fmt::join(lines, ","), value.back());
  }
  const std::string margin = "\n" + std::string(indent, ' ');
  return fmt::format("{}{}  {}{}{}", value.front(), margin, fmt::join(lines, margin + "  "), margin, value.back());
}

}  // namespace sabar::api_tests
