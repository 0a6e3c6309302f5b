// Outcomes as they stand in a store, and back.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <sabar/core/verdict.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::survey {

[[nodiscard]] std::optional<Verdict> verdict_named(std::string_view text);
[[nodiscard]] std::optional<Halt> halt_named(std::string_view text);

// A row of a store.
struct StoredOutcome {
  std::string_view verdict;
  std::string_view halt;
  std::int64_t nodes = 0;
  std::int64_t moves = 0;
  double seconds = 0;
};

// None for a word or a number that no program has written: the store is damaged.
[[nodiscard]] std::optional<trials::Outcome> outcome_of(const StoredOutcome& stored);

}  // namespace sabar::survey
