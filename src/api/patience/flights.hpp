// The cards that lie elsewhere now, and where each has come from: what a page lets fly.
//
// The two positions alone tell it, so it is the same for a move, for taking one back, for columns that are filled by
// themselves and for a whole restart.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// A list of `from`, `from_place`, `to`, `to_place` and `card`, in the order in which the cards come to lie on their new
// piles; places count from the bottom. The card is null where a player has seen it neither before nor after.
[[nodiscard]] nlohmann::ordered_json flights_between(const Rules& rules, const Table& before, const Table& after);

}  // namespace sabar
