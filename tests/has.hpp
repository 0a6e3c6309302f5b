// Whether a text has a piece in it.
#pragma once

#include <string_view>

namespace sabar {

inline bool has(std::string_view text, std::string_view piece) { return text.find(piece) != std::string_view::npos; }

}  // namespace sabar
