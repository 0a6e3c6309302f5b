#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>

namespace sabar {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

// Rows of the usual table. Every entry comes from one of the two rows before (the older one by a swap of neighbours),
// so when neither can lead to the limit any more, nothing can.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
  std::vector<std::size_t> rows(3 * (b.size() + 1));
  std::size_t* before_last = rows.data();
  std::size_t* last = before_last + b.size() + 1;
  std::size_t* row = last + b.size() + 1;
  for (std::size_t j = 0; j <= b.size(); ++j) {
    row[j] = j;
  }
  std::size_t least_before = 0;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before_last, last);
    std::swap(last, row);
    row[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = last[j - 1] + (lower(a[i - 1]) == lower(b[j - 1]) ? 0U : 1U);
      row[j] = std::min(std::min(last[j], row[j - 1]) + 1, change);
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1])) {
        row[j] = std::min(row[j], before_last[j - 2] + 1);
      }
      least = std::min(least, row[j]);
    }
    if (least > limit && least_before >= limit) {
      return limit + 1;
    }
    least_before = least;
  }
  return row[b.size()];
}

std::string nearest_name_hint(std::string_view given, std::span<const std::string_view> names) {
  std::string_view nearest;
  std::size_t best = std::max<std::size_t>(2, given.size() / 2) + 1;
  for (const std::string_view name : names) {
    // A beginning that was typed is as good as one slip.
    const bool begins = given.size() >= 2 && name.starts_with(given);
    const std::size_t least = std::max(given.size(), name.size()) - std::min(given.size(), name.size());
    if (!begins && least >= best) {
      continue;
    }
    const std::size_t distance = begins ? 1 : edit_distance(given, name, best);
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
