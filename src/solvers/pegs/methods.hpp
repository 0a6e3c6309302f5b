// The methods behind the names; call solve() of method.hpp, which also judges the line.
#pragma once

#include <optional>

#include <sabar/solvers/pegs/method.hpp>

namespace sabar::pegs {

[[nodiscard]] Answer backtrack(const Problem& problem, const Layout& layout, const MethodOptions& options);
[[nodiscard]] Answer hash(const Problem& problem, const Layout& layout, const MethodOptions& options);
[[nodiscard]] Answer symmetry(const Problem& problem, const Layout& layout, const MethodOptions& options);
[[nodiscard]] Answer pagoda(const Problem& problem, const Layout& layout, const MethodOptions& options);
[[nodiscard]] Answer best(const Problem& problem, const Layout& layout, const MethodOptions& options);
[[nodiscard]] Answer sweeps(const Problem& problem, const Layout& layout, const MethodOptions& options);

// Why there is no solution, as far as position classes and pagoda functions tell.
[[nodiscard]] bool class_forbids(const Problem& problem);
[[nodiscard]] bool pagoda_forbids(const Problem& problem, const Layout& layout);
[[nodiscard]] Answer impossible(Reason reason);

// The finishes a problem may end with: its own, or every hole that the class permits for the last peg.
[[nodiscard]] std::vector<Holes> possible_finishes(const Problem& problem);

// The symmetries that leave the finish where it is.
[[nodiscard]] std::vector<std::uint8_t> finish_symmetries(const Layout& layout, const Finish& finish);

}  // namespace sabar::pegs
