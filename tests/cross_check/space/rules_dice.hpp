// Chance that is the same on every compiler.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {

class RulesDice {
public:
  explicit RulesDice(std::uint64_t seed) : generator_(seed) {}

  std::uint64_t word() { return generator_(); }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(draw_below(generator_, bound)); }
  // Both ends included.
  int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low + 1))); }
  std::string number(int low, int high) { return std::to_string(between(low, high)); }
  // With probability times / of.
  bool chance(std::size_t times, std::size_t of) { return below(of) < times; }

  template <class Range>
  auto& one_of(Range& range) {
    return range[below(std::size(range))];
  }
  template <class T, std::size_t N>
  std::string name_of(const std::array<Named<T>, N>& table) {
    return std::string(table[below(N)].name);
  }

private:
  SplitMix64 generator_;
};

}  // namespace sabar
