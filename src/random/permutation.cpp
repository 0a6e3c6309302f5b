#include <algorithm>
#include <bit>
#include <numeric>

#include <fmt/format.h>

#include <sabar/random/permutation.hpp>

namespace sabar {

Permutation identity(std::size_t n) {
  Permutation p(n);
  std::iota(p.begin(), p.end(), Place{0});
  return p;
}

Result<> check_permutation(PermutationView p) {
  if (p.size() > kMaxPlaces) {
    return fail(fmt::format("{} entries are too many", p.size()), {}, fmt::format("at most {}", kMaxPlaces));
  }
  std::vector<std::size_t> seen_at(p.size(), 0);  // place counted from 1; 0 = not yet
  for (std::size_t i = 0; i < p.size(); ++i) {
    const std::string where = fmt::format("entry {}", i + 1);
    if (p[i] >= p.size()) {
      return fail(fmt::format("{} is out of range", p[i] + 1), where, fmt::format("entries are 1..{}", p.size()));
    }
    if (seen_at[p[i]] != 0) {
      return fail(fmt::format("{} is there twice", p[i] + 1), where, fmt::format("first at entry {}", seen_at[p[i]]));
    }
    seen_at[p[i]] = i + 1;
  }
  return {};
}

Permutation inverse(PermutationView p) {
  Permutation result(p.size());
  for (std::size_t i = 0; i < p.size(); ++i) {
    result[p[i]] = static_cast<Place>(i);
  }
  return result;
}

Permutation compose(PermutationView a, PermutationView b) {
  Permutation result(b.size());
  std::transform(b.begin(), b.end(), result.begin(), [&](Place place) { return a[place]; });
  return result;
}

std::vector<std::vector<Place>> cycles(PermutationView p) {
  std::vector<std::vector<Place>> result;
  std::vector<bool> seen(p.size(), false);
  for (std::size_t start = 0; start < p.size(); ++start) {
    if (seen[start]) {
      continue;
    }
    auto& cycle = result.emplace_back();
    for (std::size_t at = start; !seen[at]; at = p[at]) {
      seen[at] = true;
      cycle.push_back(static_cast<Place>(at));
    }
  }
  return result;
}

std::size_t cycle_count(PermutationView p) {
  std::vector<bool> seen(p.size(), false);
  std::size_t count = 0;
  for (std::size_t start = 0; start < p.size(); ++start) {
    count += seen[start] ? 0 : 1;
    for (std::size_t at = start; !seen[at]; at = p[at]) {
      seen[at] = true;
    }
  }
  return count;
}

int sign(PermutationView p) { return (p.size() - cycle_count(p)) % 2 == 0 ? 1 : -1; }

std::size_t fixed_points(PermutationView p) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    count += p[i] == i ? 1 : 0;
  }
  return count;
}

std::vector<std::int32_t> displacements(PermutationView p) {
  std::vector<std::int32_t> result(p.size());
  for (std::size_t i = 0; i < p.size(); ++i) {
    result[p[i]] = static_cast<std::int32_t>(i) - p[i];
  }
  return result;
}

std::uint64_t total_displacement(PermutationView p) {
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    total += i > p[i] ? i - p[i] : p[i] - i;
  }
  return total;
}

std::size_t descents(PermutationView p) {
  std::size_t count = 0;
  for (std::size_t i = 1; i < p.size(); ++i) {
    count += p[i - 1] > p[i] ? 1 : 0;
  }
  return count;
}

std::size_t rising_sequences(PermutationView p) { return p.empty() ? 0 : descents(inverse(p)) + 1; }

std::size_t successions(PermutationView p) {
  std::size_t count = 0;
  for (std::size_t i = 1; i < p.size(); ++i) {
    count += p[i] == p[i - 1] + 1 ? 1 : 0;
  }
  return count;
}

// Counts, from the right, the smaller elements already seen, in a Fenwick tree.
std::uint64_t inversions(PermutationView p) {
  std::vector<std::uint32_t> tree(p.size() + 1, 0);
  std::uint64_t total = 0;
  for (std::size_t i = p.size(); i-- > 0;) {
    for (std::size_t at = p[i]; at > 0; at &= at - 1) {
      total += tree[at];
    }
    for (std::size_t at = p[i] + std::size_t{1}; at < tree.size(); at += at & (~at + 1)) {
      ++tree[at];
    }
  }
  return total;
}

// Patience sorting: an element goes on the leftmost pile whose top is not smaller, and remembers the top to its left.
std::vector<Place> longest_increasing_subsequence(PermutationView p) {
  std::vector<Place> tops;
  std::vector<Place> left_of(p.size());
  for (const Place element : p) {
    const auto pile = std::lower_bound(tops.begin(), tops.end(), element);
    left_of[element] = pile == tops.begin() ? element : *(pile - 1);
    if (pile == tops.end()) {
      tops.push_back(element);
    } else {
      *pile = element;
    }
  }
  std::vector<Place> result;
  if (!tops.empty()) {
    Place element = tops.back();
    result.push_back(element);
    while (left_of[element] != element) {
      element = left_of[element];
      result.push_back(element);
    }
    std::reverse(result.begin(), result.end());
  }
  return result;
}

}  // namespace sabar
