// The compiler's 128-bit integer under a name that pedantic warnings accept.
#pragma once

#include <cstdint>

namespace sabar {

__extension__ using Uint128 = unsigned __int128;

struct Product {
  std::uint64_t high;
  std::uint64_t low;
};

// The full product of two words.
constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
  const Uint128 product = static_cast<Uint128>(a) * b;
  return {static_cast<std::uint64_t>(product >> 64), static_cast<std::uint64_t>(product)};
}

// Multiplies to 128 bits and folds the halves: every input bit reaches every output bit. The step of all our hashes.
constexpr std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  const Product product = multiply(a, b);
  return product.high ^ product.low;
}

}  // namespace sabar
