// How a game of SET is played, as data.
//
// Twelve cards lie on the table. Whoever sees a set takes it, and cards of the deck fill the table up to twelve again.
// If there is no set, three more cards come, again and again if need be. The game ends when the deck is out and no set
// is left. The junior game has 27 cards, nine of them on the table. In ultraset four cards are taken: two pairs that
// lack the same third card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/set/cards.hpp>
#include <sabar/rules/set/words.hpp>

namespace sabar::set {

// What is taken: three cards of a set, or four whose pairs lack the same third card.
enum class Kind : std::uint8_t { set, ultraset };

// Where new cards go: to the places of those taken, or to the end, as in the paper.
enum class Refill : std::uint8_t { in_place, append };

struct PlayRules {
  std::size_t attributes = kUsualAttributes;  // 1 to 4
  std::size_t table = 12;                     // cards the table is filled up to
  std::size_t more = 3;                       // cards that come when there is no set
  Kind kind = Kind::set;
  Refill refill = Refill::in_place;

  [[nodiscard]] std::size_t cards() const { return deck_size(attributes); }
  [[nodiscard]] std::size_t taken() const { return kind == Kind::set ? 3 : 4; }

  friend constexpr bool operator==(const PlayRules&, const PlayRules&) = default;
};

// The games by name: "set", "junior", "ultraset".
struct Variant {
  std::string_view name;
  std::string_view SetNames::*title;
  PlayRules rules;

  [[nodiscard]] std::string_view title_in(Language language) const { return SABAR_IN(language, set_names_in)().*title; }
};

[[nodiscard]] std::span<const Variant> variants();
[[nodiscard]] Result<Variant> find_variant(std::string_view name);

}  // namespace sabar::set
