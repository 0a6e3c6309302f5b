// Input repeated in a message: short, and harmless to a terminal.
#pragma once

#include <string>
#include <string_view>

namespace sabar {

// The text in single quotes; control characters become '?', and what is long is cut.
[[nodiscard]] std::string quote_input(std::string_view text);

}  // namespace sabar
