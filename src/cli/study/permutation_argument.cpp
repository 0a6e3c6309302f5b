#include <algorithm>
#include <cctype>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include <sabar/cli/study/permutation_argument.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/tokens.hpp>

namespace sabar::cli {
namespace {

bool is_number(std::string_view token) {
  return std::all_of(token.begin(), token.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

}  // namespace

Result<Permutation> parse_permutation(std::string_view text) {
  const auto tokens = split_tokens(text);
  if (tokens.empty()) {
    return fail("there is nothing to inspect", {},
                "give --perm \"6 12 …\", a file, or a permutation on standard input");
  }
  std::vector<std::uint64_t> numbers;
  if (std::all_of(tokens.begin(), tokens.end(), is_number)) {
    auto parsed = parse_numbers(text, "entry");
    if (!parsed) {
      return tl::unexpected(parsed.error());
    }
    numbers = *parsed;
  } else {
    const auto cards = parse_cards(text);
    if (!cards) {
      return tl::unexpected(cards.error());
    }
    for (const Card card : *cards) {
      numbers.push_back(static_cast<std::uint64_t>(card.number()));
    }
  }
  Permutation p;
  for (const std::uint64_t number : numbers) {
    if (number < 1 || number > numbers.size() || number > kMaxPlaces) {
      return fail(fmt::format("{} is out of range", number), fmt::format("entry {}", p.size() + 1),
                  fmt::format("{} entries must be the numbers 1..{}", numbers.size(), numbers.size()));
    }
    p.push_back(static_cast<Place>(number - 1));
  }
  return check_permutation(p).map([&] { return p; });
}

}  // namespace sabar::cli
