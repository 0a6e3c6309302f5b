// All sets among the cards of a table, by three methods that give the same sets in the same order.
//
//   brute   every triple of cards is tested attribute by attribute, as the paper does
//   pairs   every pair is completed: its third card is on the table or not
//   bits    the same with masks of places: those of the third cards of all pairs, gathered for each card
//
// The order is that of the triples of places: 0 1 2, 0 1 3 …
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/set/third.hpp>

namespace sabar::set {

// Places of three cards on a table, in rising order.
struct Triple {
  std::uint16_t a = 0;
  std::uint16_t b = 0;
  std::uint16_t c = 0;

  friend constexpr auto operator<=>(const Triple&, const Triple&) = default;
};

enum class Finder : std::uint8_t { brute, pairs, bits };

struct FinderInfo {
  Finder finder;
  std::string_view name;
  std::string_view summary;  // one line, English
};

[[nodiscard]] std::span<const FinderInfo> finder_list();
[[nodiscard]] Result<Finder> parse_finder(std::string_view name);

// What a finder has found, and how many triples it has tested or pairs it has completed.
struct Found {
  std::vector<Triple> sets;
  std::uint64_t tried = 0;
};

// The cards are different and of one deck.
[[nodiscard]] Found find_sets(Finder finder, std::span<const Card> table, std::size_t attributes = kUsualAttributes);

// The same into memory that is there already.
void find_sets(Finder finder, std::span<const Card> table, std::size_t attributes, Found& found);

// Is there any? Ends at the first.
[[nodiscard]] bool any_set(std::span<const Card> table);

}  // namespace sabar::set
