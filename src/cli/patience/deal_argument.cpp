#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {
namespace {

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Result<DealArgument> parse_deal_argument(std::string_view text) {
  const std::size_t dots = text.find("..");
  const std::string_view first = text.substr(0, dots);
  const std::string_view last = dots == std::string_view::npos ? first : text.substr(dots + 2);
  if (all_digits(first) && all_digits(last)) {
    const auto begin = Natural::parse(first);
    const auto end = Natural::parse(last);
    if (!begin || !end) {
      return tl::unexpected(begin ? end.error() : begin.error());
    }
    if (*end < *begin) {
      return fail(fmt::format("the range {} ends before it begins", text), {}, fmt::format("try {}..{}", last, first));
    }
    return DealArgument{*begin, *end, {}};
  }
  std::error_code ignored;
  if (text == "-" || std::filesystem::exists(text, ignored)) {
    return DealArgument{{}, {}, std::string(text)};
  }
  return fail(fmt::format("{} is no deal", quote_input(text)), {},
              "give a number, a range a..b, a file, or - for standard input");
}

}  // namespace sabar::cli
