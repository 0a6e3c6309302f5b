#include <charconv>
#include <span>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/piles.hpp>

namespace sabar {
namespace {

constexpr std::array<std::string_view, kPileKinds> kKindNames = {
    "column", "cell", "foundation", "reserve", "hole", "place", "grid", "row", "stock", "waste", "discard"};
constexpr std::string_view kLetters = "tcfrhpgaswd";

constexpr char letter_of(PileKind kind) { return kLetters[static_cast<std::size_t>(kind)]; }

constexpr bool has_number(PileKind kind) {
  return kind != PileKind::hole && kind != PileKind::stock && kind != PileKind::waste && kind != PileKind::discard;
}

// The pile that is the number-th of its kind, counted from 1.
std::optional<std::size_t> nth_pile(const Rules& rules, PileKind kind, std::size_t number) {
  const PileMap map = map_piles(rules);
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    if (rules.group[map.group_of[pile]].kind == kind && --number == 0) {
      return pile;
    }
  }
  return std::nullopt;
}

// Digits without a leading zero; 0 for anything else.
std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  const char* end = digits.data() + digits.size();
  const auto [last, error] = std::from_chars(digits.data(), end, number);
  return error == std::errc{} && last == end && digits.front() != '0' ? number : 0;
}

std::string known_piles(const Rules& rules) {
  const PileMap map = map_piles(rules);
  std::string text;
  for (std::size_t k = 0; k < kPileKinds; ++k) {
    const auto kind = static_cast<PileKind>(k);
    if (map.by_kind[k] == 0) {
      continue;
    }
    text += fmt::format("{}{}", text.empty() ? "piles: " : ", ", letter_of(kind));
    text += !has_number(kind) ? std::string{} : map.by_kind[k] == 1 ? "1" : fmt::format("1..{}", map.by_kind[k]);
  }
  return text;
}

}  // namespace

std::string_view to_text(PileKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

std::string pile_name(const Rules& rules, std::size_t pile) {
  std::array<std::size_t, kPileKinds> before{};  // piles of each kind in the groups before
  for (const Group& group : std::span(rules.group).first(rules.groups)) {
    std::size_t& number = before[static_cast<std::size_t>(group.kind)];
    if (pile < group.count) {
      const std::string letter(1, letter_of(group.kind));
      return has_number(group.kind) ? letter + std::to_string(number + pile + 1) : letter;
    }
    pile -= group.count;
    number += group.count;
  }
  return "?";
}

Result<std::size_t> parse_pile(const Rules& rules, std::string_view name) {
  if (!name.empty()) {
    const bool upper = name[0] >= 'A' && name[0] <= 'Z';
    const char letter = upper ? static_cast<char>(name[0] - 'A' + 'a') : name[0];
    const std::size_t k = kLetters.find(letter);
    const std::string_view digits = name.substr(1);
    if (k != std::string_view::npos && has_number(static_cast<PileKind>(k)) != digits.empty()) {
      const std::size_t number = digits.empty() ? 1 : number_of(digits);
      const auto pile = number == 0 ? std::nullopt : nth_pile(rules, static_cast<PileKind>(k), number);
      if (pile) {
        return *pile;
      }
    }
  }
  return fail(fmt::format("there is no pile {}", quote_input(name)), {}, known_piles(rules));
}

}  // namespace sabar
