// SET cards as people type them.
#pragma once

#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar::cli {

// Cards one after the other, in any mixture: codes (SHAO), numbers (0 is the first card of the deck), names in English
// or Indonesian with their words in any order (one green striped oval). No card twice. Errors name the card by its
// place, counted from 1.
[[nodiscard]] Result<std::vector<set::Card>> read_set_cards(std::string_view text, std::size_t attributes);

}  // namespace sabar::cli
