// Which games the model of Spider fits, and how a table becomes a position of it.
#pragma once

#include <sabar/solvers/models/spider/deal.hpp>

namespace sabar::spider {

// Columns that build down by one, in suit or whatever the suit, from which runs or any open cards move; complete runs
// that leave or stay; a stock that is dealt to the columns, or none. Nothing else.
[[nodiscard]] bool fits_rules(const Rules& rules);

// The table must suit the rules.
[[nodiscard]] Deal read_deal(const Rules& rules, const Table& table);

}  // namespace sabar::spider
