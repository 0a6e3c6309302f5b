// Rules as JSON, for other programs: every field by its name, every key always present.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

[[nodiscard]] nlohmann::ordered_json rules_json(const Rules& rules);

// Name, title, family, sources, notes, translated (title and notes by the tag of a language), identity and rules.
[[nodiscard]] nlohmann::ordered_json game_json(const GameFile& game);

// Piles by name with their cards, bottom first.
[[nodiscard]] nlohmann::ordered_json table_json(const Rules& rules, const Table& table);

}  // namespace sabar
