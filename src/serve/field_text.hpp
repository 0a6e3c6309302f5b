// Small words of header fields: case does not matter, spaces around a value do not count.
#pragma once

#include <algorithm>
#include <cctype>
#include <string_view>

namespace sabar::serve {

[[nodiscard]] inline bool same_letters(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
}

[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

}  // namespace sabar::serve
