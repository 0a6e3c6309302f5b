// The functional fingerprint: how many nodes the solvers need for a fixed set of deals.
//
// The sum changes when a search changes, and only then: it is the same with every compiler, on every machine and in
// WebAssembly. A change that is meant to make things faster leaves it alone; one that is meant to search better moves
// it, and the commit says so.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>

namespace sabar {

// Some deals of one game.
struct FingerprintPart {
  std::string_view game;
  std::uint64_t first = 1;  // of scheme `sabar`
  std::uint64_t last = 1;
};

[[nodiscard]] std::span<const FingerprintPart> fingerprint_parts();

struct PartNodes {
  std::uint64_t nodes = 0;
  std::uint64_t solved = 0;
  std::uint64_t unsolvable = 0;
};

// Solves the deals of a part, each within a limit of nodes; every line is judged.
[[nodiscard]] Result<PartNodes> measure_part(const FingerprintPart& part);

}  // namespace sabar
