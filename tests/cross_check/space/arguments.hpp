// Numbers on a command line.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sabar {

[[nodiscard]] inline std::optional<std::uint64_t> number_argument(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace sabar
