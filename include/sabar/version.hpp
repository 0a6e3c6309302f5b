// Which Sabar this is.
#pragma once

#include <string_view>

namespace sabar {

// Of these headers.
inline constexpr std::string_view kVersion = "0.1.0";

struct BuildInfo {
  std::string_view version;
  std::string_view commit;  // twelve hexadecimal digits, and '+' if something was changed since; may be empty
  std::string_view date;    // of the build, as 2026-11-18
};

// Of the library that the program is linked with.
[[nodiscard]] const BuildInfo& build_info();

}  // namespace sabar
