// What a move does to the table, and what then happens by itself. The view is that of the table.
#pragma once

#include <sabar/check/patience/view.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::check {

// The move must be allowed.
void carry_out(const View& view, Table& table, const Move& move);

// Complete runs leave, uncovered cards turn, empty columns fill, until nothing changes.
void settle(const View& view, Table& table);
// Whether any of this can happen from this table on.
[[nodiscard]] bool may_settle(const View& view);

}  // namespace sabar::check
