// Every order of n cards has a number below n!: its place in the dictionary of all orders.
#pragma once

#include <sabar/core/natural.hpp>
#include <sabar/random/permutation.hpp>

namespace sabar {

// 0 for 0 1 2 … n-1, n!-1 for the reverse.
[[nodiscard]] Natural rank_of(PermutationView p);

// The order with that number; an error when the number is n! or more.
[[nodiscard]] Result<Permutation> unrank(const Natural& number, std::size_t n);

}  // namespace sabar
