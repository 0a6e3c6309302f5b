// One or many: the only place that decides which form of a noun stands beside a number.
//
// English has two forms, Indonesian one. A language with more of them changes `Noun`, and with it all who count.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace sabar {

struct Noun {
  std::string_view one;
  std::string_view many;

  constexpr Noun(std::string_view one_form, std::string_view many_form) : one(one_form), many(many_form) {}
  // A language without plural.
  constexpr explicit Noun(std::string_view form) : Noun(form, form) {}

  [[nodiscard]] constexpr std::string_view beside(std::integral auto count) const { return count == 1 ? one : many; }
};

// "card" beside 1, "cards" beside 0 and 2; also for verbs: "is", "are".
[[nodiscard]] constexpr std::string_view plural(std::integral auto count, std::string_view one, std::string_view many) {
  return Noun(one, many).beside(count);
}

// "1 card", "3 cards".
[[nodiscard]] std::string counted(std::integral auto count, Noun noun) {
  return fmt::format("{} {}", count, noun.beside(count));
}
[[nodiscard]] std::string counted(std::integral auto count, std::string_view one, std::string_view many) {
  return counted(count, Noun(one, many));
}

}  // namespace sabar
