#include <sabar/core/result.hpp>

namespace sabar {

std::string Error::text() const {
  std::string line = where.empty() ? message : where + ": " + message;
  if (!hint.empty()) {
    line += " (" + hint + ")";
  }
  return line;
}

std::string quote_input(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string result = "'";
  for (const char c : text.substr(0, kMost)) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte == 0x7F ? '?' : c;
  }
  result += text.size() > kMost ? "…'" : "'";
  return result;
}

}  // namespace sabar
