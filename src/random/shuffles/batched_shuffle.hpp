// The shuffles again, with several draws from each random word: the same laws in much less time.
//
// A deck of 52, recognised at run time, has all its draws made first, from seven words (fixed_draws.hpp), and is
// shuffled in the registers of the processor where that can be done (lanes.hpp). The orders differ from those of the
// plain shuffles with the same seed: only the law is the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include <sabar/random/generators/generator.hpp>
#include <sabar/random/shuffles/batched.hpp>
#include <sabar/random/shuffles/fixed_draws.hpp>
#include <sabar/random/shuffles/lanes.hpp>

namespace sabar {

// For i = 51, 50, … 1 swaps item i with item draws[i]. Short items are swapped in a wider copy: processors hand a value
// on from a store to the next load of it faster when it fills 32 bits (Zen 3: 50 ns instead of 70 for 52 bytes).
template <class T>
void swap_deck(T* items, const DeckDraws& draws) {
  if constexpr (std::is_integral_v<T> && sizeof(T) < sizeof(std::uint32_t)) {
    std::array<std::uint32_t, kDeckSize> wide;
    for (std::size_t i = 0; i < kDeckSize; ++i) wide[i] = static_cast<std::uint32_t>(items[i]);
    swap_deck(wide.data(), draws);
    for (std::size_t i = 0; i < kDeckSize; ++i) items[i] = static_cast<T>(wide[i]);
  } else {
    for (std::size_t i = kDeckSize - 1; i > 0; --i) std::swap(items[i], items[draws[i]]);
  }
}

template <ShuffleLoop loop, class T, Generator G>
void shuffle_deck_by_swaps(T* items, G& generator) {
  DeckDraws draws;
  while (!unpack_deck(kDeckPlan<loop>, take_deck_words(generator), draws)) {
  }
  swap_deck(items, draws);
}

// The same orders from the same words. Items of more than a byte follow a deck of numbers that is shuffled for them.
template <ShuffleLoop loop, class T, Generator G>
void shuffle_deck_in_lanes(T* items, G& generator) {
  if constexpr (sizeof(T) == 1) {
    auto* bytes = reinterpret_cast<unsigned char*>(items);
    while (!shuffle_in_lanes(kDeckPlan<loop>, take_deck_words(generator), bytes, bytes)) {
    }
  } else {
    static constexpr std::array<unsigned char, kDeckSize> kInOrder = [] {
      std::array<unsigned char, kDeckSize> numbers{};
      for (std::size_t i = 0; i < kDeckSize; ++i) numbers[i] = static_cast<unsigned char>(i);
      return numbers;
    }();
    std::array<unsigned char, kDeckSize> source;
    while (!shuffle_in_lanes(kDeckPlan<loop>, take_deck_words(generator), kInOrder.data(), source.data())) {
    }
    std::array<T, kDeckSize> before;
    for (std::size_t i = 0; i < kDeckSize; ++i) before[i] = items[i];
    for (std::size_t i = 0; i < kDeckSize; ++i) items[i] = before[source[i]];
  }
}

template <ShuffleLoop loop, class T, Generator G>
void shuffle_deck(T* items, G& generator) {
  if constexpr (std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>) {
    if (has_wide_lanes()) return shuffle_deck_in_lanes<loop>(items, generator);
  }
  shuffle_deck_by_swaps<loop>(items, generator);
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
  if (n == kDeckSize) return shuffle_deck<ShuffleLoop::fisher_yates>(items.data(), generator);
  for_each_batched_draw(n, generator, [&](std::size_t k, std::size_t r) { std::swap(items[n - 1 - k], items[r]); });
}

template <class T, Generator G>
void sattolo_batched(std::span<T> items, G& generator) {
  const std::size_t n = items.size();
  if (n < 2) return;
  if (n == kDeckSize) return shuffle_deck<ShuffleLoop::sattolo>(items.data(), generator);
  for_each_batched_draw(n - 1, generator, [&](std::size_t k, std::size_t r) { std::swap(items[n - 1 - k], items[r]); });
  std::swap(items[1], items[0]);
}

}  // namespace sabar
