// A table from its JSON, as table_json() of the rules writes it.
#pragma once

#include <nlohmann/json.hpp>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// Piles and counters that are left out are empty and zero; the result is checked against the rules.
[[nodiscard]] Result<Table> table_from_json(const Rules& rules, const nlohmann::json& json);

}  // namespace sabar
