// The shuffles again, with several draws from each random word: the same laws in much less time.
//
// A deck of 52 takes five words instead of 51. Decks whose size is known at compile time have all their draws made
// first (fixed_draws.hpp); a deck of 52 is recognised at run time and goes the same way. The orders differ from those
// of the plain shuffles with the same seed: only the law is the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include <sabar/random/batched.hpp>
#include <sabar/random/fixed_draws.hpp>
#include <sabar/random/generator.hpp>

namespace sabar {

// For i = 1 … n-1 swaps item i with item draws[n-1-i], the inside-out order of the swaps. Items shorter than 32 bits
// are shuffled in a wider copy: processors hand a value on from a store to the next load of it much faster when it
// fills a 32-bit word (Zen 3: 58 ns instead of 67 for 52 bytes, draws included).
template <std::size_t n, class T, class Draws>
void swap_by_draws(T* items, const Draws& draws) {
  if constexpr (std::is_integral_v<T> && sizeof(T) < sizeof(std::uint32_t)) {
    std::array<std::uint32_t, n> wide;
    wide[0] = static_cast<std::uint32_t>(items[0]);
    for (std::size_t i = 1; i < n; ++i) {
      std::uint32_t& other = wide[draws[n - 1 - i]];
      wide[i] = other;
      other = static_cast<std::uint32_t>(items[i]);
    }
    for (std::size_t i = 0; i < n; ++i) items[i] = static_cast<T>(wide[i]);
  } else {
    for (std::size_t i = 1; i < n; ++i) std::swap(items[i], items[draws[n - 1 - i]]);
  }
}

template <std::size_t n, class T, Generator G>
void fisher_yates_fixed(T* items, G& generator) {
  swap_by_draws<n>(items, FixedDraws<n>(generator));
}

// Its draws are those of Fisher-Yates with one item less, and the last, below 1, is always 0. Upwards, too, each swap
// takes a new item into the one cycle.
template <std::size_t n, class T, Generator G>
void sattolo_fixed(T* items, G& generator) {
  swap_by_draws<n>(items, FixedDraws<n - 1>(generator));
}

// Calls swap(k, draw) for k = 0, 1, … with draws below bound, bound - 1, … 2.
template <Generator G, class Swap>
constexpr void for_each_batched_draw(std::size_t bound, G& generator, Swap&& swap) {
  std::array<std::uint64_t, kLongestBatch> draws{};
  std::size_t done = 0;
  while (bound - done > 1) {
    const Batch<std::uint64_t> batch = next_batch<std::uint64_t>(bound - done);
    draw_batch(batch, generator, draws.data());
    for (std::size_t k = 0; k < batch.count; ++k) swap(done + k, static_cast<std::size_t>(draws[k]));
    done += batch.count;
  }
}

template <class T, Generator G>
void fisher_yates_batched(std::span<T> items, G& generator) {
  const std::size_t n = items.size();
  if (n < 2) return;
  if (n == 52) return fisher_yates_fixed<52>(items.data(), generator);
  for_each_batched_draw(n, generator, [&](std::size_t k, std::size_t r) { std::swap(items[n - 1 - k], items[r]); });
}

template <class T, Generator G>
void sattolo_batched(std::span<T> items, G& generator) {
  const std::size_t n = items.size();
  if (n < 2) return;
  if (n == 52) return sattolo_fixed<52>(items.data(), generator);
  for_each_batched_draw(n - 1, generator, [&](std::size_t k, std::size_t r) { std::swap(items[n - 1 - k], items[r]); });
  std::swap(items[1], items[0]);
}

}  // namespace sabar
