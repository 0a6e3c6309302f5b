// Verdicts and halts as the words in a store, and back.
#pragma once

#include <optional>
#include <string_view>

#include <sabar/core/verdict.hpp>

namespace sabar::survey {

[[nodiscard]] std::optional<Verdict> verdict_named(std::string_view text);
[[nodiscard]] std::optional<Halt> halt_named(std::string_view text);

}  // namespace sabar::survey
