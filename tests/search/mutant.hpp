// A search with a planted fault, which the cross-check must find.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>

namespace sabar {

struct Mutant {
  std::string_view name;
  std::string_view game;  // the reduced game on which it shows
  Verdict (*search)(const Rules&, const Table&);
  std::vector<std::uint64_t> deals;  // the first on which it is caught
};

// What a complete kernel says when it is done.
template <class Kernel>
[[nodiscard]] Verdict verdict_at_end(Kernel& kernel) {
  while (!kernel.done()) {
    kernel.step(4096);
  }
  return verdict_of(kernel.halt(), true);
}

}  // namespace sabar
