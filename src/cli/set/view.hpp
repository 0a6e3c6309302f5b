// SET in lines for people and in JSON for programs.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include <sabar/cli/json.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar::cli {

[[nodiscard]] Json set_codes_json(std::span<const set::Card> cards, std::size_t attributes);

// One line for each card: code and name.
[[nodiscard]] std::string set_cards_text(std::span<const set::Card> cards, std::size_t attributes, Language language);

// "  SHAO DMAW TUAG  different: number, colour, shape; same: filling"; why three cards are no set.
[[nodiscard]] std::string set_line(std::span<const set::Card> cards, std::size_t attributes, Language language);

}  // namespace sabar::cli
