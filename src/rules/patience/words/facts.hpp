// What rules look like to a person, before it is said in a language: how cards are spread over piles, which shape
// places have, how many cards a stock begins with.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <sabar/core/language.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

// A number for each pile.
struct Spread {
  enum class Kind : std::uint8_t { none, equal, blocks, listed };
  Kind kind = Kind::none;  // all 0; all the same; some first ones and the others; anything else
  int first = 0;           // the number of the first piles, or of all
  int piles = 0;           // blocks: so many first piles
  int rest = 0;            // blocks: the number of the others
};

[[nodiscard]] Spread spread_of(std::span<const std::uint8_t> values);

// All but the top n cards of every pile are face down; 0 if it is not like that.
[[nodiscard]] int open_cards(const Group& group);

// "1, 2, 3"; the last two are joined by `last`, such as ", and ".
[[nodiscard]] std::string join_words(const std::vector<std::string>& words, const std::string& last);
[[nodiscard]] std::vector<std::string> as_words(std::span<const std::uint8_t> numbers);

enum class PlaceShape : std::uint8_t { loose, pyramid, peaks, other };

struct Places {
  PlaceShape shape = PlaceShape::other;
  int rows = 0;
};

[[nodiscard]] Places places_of(const Group& group);

// Cards that no line deals.
[[nodiscard]] std::size_t stock_cards(const Rules& rules);

// The rank with which foundations begin is that of a card of the deal.
[[nodiscard]] bool base_is_dealt(const Rules& rules);

// The rank of which the foundations begin with all cards of the deck; 0 if it is not like that.
[[nodiscard]] int start_rank(const Rules& rules, const Group& group);

// An earlier group is of the same kind.
[[nodiscard]] bool is_further_group(const Rules& rules, std::size_t group);

// The goal is to empty piles of this kind; of places only.
[[nodiscard]] bool empties(const Goal& goal, PileKind kind);
[[nodiscard]] bool only_places(const Goal& goal);

[[nodiscard]] bool has_kind(const Rules& rules, PileKind kind);

// The paragraphs, without title and sources.
SABAR_IN_EVERY_LANGUAGE(std::vector<std::string>, paragraphs_in, const Rules& rules);

}  // namespace sabar
