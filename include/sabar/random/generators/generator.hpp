// What a source of random words is: a value with a 64-bit word per call.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <string_view>

namespace sabar {

// Every generator of ours gives full 64-bit words, so that bounded draws and batches need no special case. Generators
// whose native word is shorter (the congruential ones) say in their file how 64 bits are put together.
template <class G>
concept Generator = requires(G generator) {
  { generator() } -> std::same_as<std::uint64_t>;
};

// What a generator says of itself; each class carries one as kInfo.
struct GeneratorInfo {
  std::string_view name;
  std::string_view summary;
  int state_bits;  // bits of state that the output depends on: below 226 it cannot reach every order of 52 cards
  int seed_bits;   // bits of the 64-bit seed that count
};

// The names by which the standard library knows a generator, so that ours also serve std::shuffle.
struct WordGenerator {
  using result_type = std::uint64_t;
  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
};

}  // namespace sabar
