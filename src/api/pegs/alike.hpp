// Jumps that lead to the same position up to symmetry: what is found out for one holds for the other.
#pragma once

#include <cstddef>
#include <optional>

#include <sabar/session/pegs/session.hpp>

namespace sabar {

// The pegs after one of the session's legal() jumps.
[[nodiscard]] pegs::Holes pegs_after(const PegsSession& session, std::size_t jump);
// The first jump before this one that leads to the same position, seen in a mirror that leaves the finish alone.
[[nodiscard]] std::optional<std::size_t> earlier_alike(const PegsSession& session, std::size_t jump);
// The same pegs on the same board with the same finish.
[[nodiscard]] bool same_position(const PegsSession& a, const PegsSession& b);

}  // namespace sabar
