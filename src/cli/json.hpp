// JSON with its keys in the order they are written.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace sabar::cli {

using Json = nlohmann::ordered_json;

// One line; bytes that are no UTF-8 (a file name may have them) are replaced.
inline std::string json_line(const Json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace sabar::cli
