#include <sabar/core/result.hpp>

namespace sabar {

std::string Error::text() const {
  std::string line = where.empty() ? message : where + ": " + message;
  if (!hint.empty()) {
    line += " (" + hint + ")";
  }
  return line;
}

}  // namespace sabar
