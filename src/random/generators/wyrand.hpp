// WyRand: a counter whose full 128-bit square-like product is folded into one word.
//
// Wang Yi's wyhash family (final version 3 constants). One multiplication per word makes it the cheapest generator
// here; its 64 bits of state reach at most 2^64 orders.
#pragma once

#include <cstdint>

#include <sabar/core/uint128.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

class WyRand : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"wyrand", "Wang Yi's counter folded by one wide multiplication", 64, 64};

  explicit constexpr WyRand(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t operator()() {
    state_ += 0xa0761d6478bd642f;
    const Product product = multiply(state_, state_ ^ 0xe7037ed1a0b428db);
    return product.high ^ product.low;
  }

private:
  std::uint64_t state_;
};

}  // namespace sabar
