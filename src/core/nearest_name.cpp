#include <algorithm>
#include <cctype>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>

namespace sabar {
namespace {

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) {
    row[j] = j;
  }
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last.swap(last);
    last.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0U : 1U)});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1])) {
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      }
    }
  }
  return row[b.size()];
}

std::string nearest_name_hint(std::string_view given, std::span<const std::string_view> names) {
  std::string_view nearest;
  std::size_t best = std::max<std::size_t>(2, given.size() / 2) + 1;
  for (const std::string_view name : names) {
    // A beginning that was typed is as good as one slip.
    const bool begins = given.size() >= 2 && name.starts_with(given);
    const std::size_t distance = begins ? 1 : edit_distance(given, name);
    if (distance < best) {
      best = distance;
      nearest = name;
    }
  }
  if (!nearest.empty() && best < given.size()) {
    return fmt::format("did you mean '{}'?", nearest);
  }
  return fmt::format("known: {}", fmt::join(names, ", "));
}

}  // namespace sabar
