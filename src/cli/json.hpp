// JSON with its keys in the order they are written.
#pragma once

#include <nlohmann/json.hpp>

namespace sabar::cli {

using Json = nlohmann::ordered_json;

}  // namespace sabar::cli
