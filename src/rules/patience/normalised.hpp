// Rules written out in one fixed way, and the key that identifies them.
#pragma once

#include <string>

#include <sabar/core/key.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

// A rules text with every value said, defaults included, in a fixed order. Read again it gives the same rules.
[[nodiscard]] std::string normalised_text(const Rules& rules);

// Titles, sources, notes, remarks, spacing and the order of clauses play no part.
[[nodiscard]] Key128 identity_of(const Rules& rules);

}  // namespace sabar
