// Whole numbers as options. Only files that know the option parser include this.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <sabar/core/result.hpp>

namespace sabar::cli {

// CLI11 reads "-1" as the largest unsigned number, "010" as eight and cuts off what is too large; here the first and
// the last are mistakes, and ten is ten.
inline const CLI::Validator kWholeNumber(
    [](std::string& text) {
      std::uint64_t number = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
      if (error != std::errc{} || end != text.data() + text.size()) {
        return fmt::format("{} is not a number 0..2^64-1", quote_input(text));
      }
      text = fmt::format("{}", number);
      return std::string();
    },
    "NUMBER");

}  // namespace sabar::cli
