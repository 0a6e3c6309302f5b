// The functional fingerprint: how many nodes the solvers need for a fixed set of deals.
//
// The sum changes when a search changes, and only then: it is the same with every compiler, on every machine and in
// WebAssembly. A change that is meant to make things faster leaves it alone; one that is meant to search better moves
// it, and the commit says so.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar {

// Some deals of one game, and who solves them.
struct FingerprintPart {
  std::string_view solver;
  std::string_view game;
  std::uint64_t first = 1;  // of scheme `sabar`
  std::uint64_t last = 1;

  // "auto klondike 1..100"
  [[nodiscard]] std::string name() const;
};

[[nodiscard]] std::span<const FingerprintPart> fingerprint_parts();

struct FaultOfDeal {
  std::uint64_t number = 1;
  Verdict verdict = Verdict::unknown;
  SearchFault fault;
};

struct PartNodes {
  std::uint64_t nodes = 0;
  std::uint64_t solved = 0;
  std::uint64_t unsolvable = 0;
  std::vector<FaultOfDeal> faults;  // that searches have met and outlived
};

// Solves the deals of a part, each within a limit of nodes; every line is judged.
[[nodiscard]] Result<PartNodes> measure_part(const FingerprintPart& part);

// A line for each part and one for the sum, as the golden file has them: "auto klondike 1..100: 12345", "Bench: 67890".
// A fault of a search is an error: such a sum says nothing.
[[nodiscard]] Result<std::string> fingerprint_text();

}  // namespace sabar
