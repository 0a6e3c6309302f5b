// Which games the model of Spider fits, and how a table becomes a position of it.
#pragma once

#include <sabar/solvers/models/spider/deal.hpp>

namespace sabar::spider {

// The table must suit the rules.
[[nodiscard]] Deal read_deal(const Rules& rules, const Table& table);

}  // namespace sabar::spider
