// DEAL on the command line: a number, a range a..b, a file, or - for standard input.
#pragma once

#include <string>
#include <string_view>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

struct DealArgument {
  Natural first;
  Natural last;      // the same as first for a single number
  std::string path;  // not empty: cards come from there instead
};

[[nodiscard]] Result<DealArgument> parse_deal_argument(std::string_view text);

}  // namespace sabar::cli
