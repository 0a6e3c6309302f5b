// What a move does to the table, and what then happens by itself.
#pragma once

#include <sabar/rules/move.hpp>
#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>

namespace sabar::check {

// The move must be allowed.
void carry_out(const Rules& rules, Table& table, const Move& move);

// Complete runs leave, uncovered cards turn, empty columns fill, until nothing changes.
void settle(const Rules& rules, Table& table);

}  // namespace sabar::check
