// The mathematics of SET as tables for people and as JSON.
#pragma once

#include <cstddef>
#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/solvers/set/deck.hpp>
#include <sabar/solvers/set/hands.hpp>

namespace sabar::cli {

// How a table is to be written.
struct SetCountStyle {
  Language language = Language::english;
  std::size_t attributes = set::kUsualAttributes;
};

[[nodiscard]] std::string deck_text(const set::DeckCounts& deck, const SetCountStyle& style);
[[nodiscard]] Json deck_json(const set::DeckCounts& deck);

[[nodiscard]] std::string hands_text(set::Hands kind, const set::HandCounts& counts, const SetCountStyle& style);
[[nodiscard]] Json hands_json(set::Hands kind, const set::HandCounts& counts, const SetCountStyle& style);

[[nodiscard]] std::string spread_text(const set::SetSpread& spread, const SetCountStyle& style);
[[nodiscard]] Json spread_json(const set::SetSpread& spread);

}  // namespace sabar::cli
