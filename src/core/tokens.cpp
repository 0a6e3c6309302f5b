#include <charconv>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>

namespace sabar {

std::vector<std::string_view> split_tokens(std::string_view text) {
  constexpr std::string_view kBetween = " \t\r\n,;[](){}";
  std::vector<std::string_view> tokens;
  std::size_t at = text.find_first_not_of(kBetween);
  while (at != std::string_view::npos) {
    const std::size_t end = text.find_first_of(kBetween, at);
    tokens.push_back(text.substr(at, end - at));
    at = end == std::string_view::npos ? end : text.find_first_not_of(kBetween, end);
  }
  return tokens;
}

Result<std::vector<std::uint64_t>> parse_numbers(std::string_view text, std::string_view what) {
  std::vector<std::uint64_t> numbers;
  for (const std::string_view token : split_tokens(text)) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), number);
    if (error != std::errc{} || end != token.data() + token.size()) {
      return fail(fmt::format("{} is not a whole number", quote_input(token)),
                  fmt::format("{} {}", what, numbers.size() + 1),
                  error == std::errc::result_out_of_range ? "it is above 2^64 - 1" : "");
    }
    numbers.push_back(number);
  }
  return numbers;
}

}  // namespace sabar
