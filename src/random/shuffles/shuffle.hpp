// The plain shuffles: one draw per swap.
//
// Fisher and Yates 1938, in place after Durstenfeld (CACM 1964): all n! orders with the same probability.
// Sattolo 1986: never swaps an item with itself, and so gives each of the (n-1)! one-cycle permutations with the same
// probability and no other.
//
// Each loop is written once over a source of draws, draw(bound) in 0 … bound - 1, so that generators, recorded draws
// (replay.hpp) and a trace share it. std::shuffle would not do: its order differs between libraries.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

// For i = n-1 … 1 swap item i with item draw(i + 1).
template <class T, class Draw>
constexpr void fisher_yates_with(std::span<T> items, Draw&& draw) {
  for (std::size_t i = items.size(); i-- > 1;) {
    const auto r = static_cast<std::size_t>(draw(i + 1));
    std::swap(items[i], items[r]);
  }
}

// For i = n-1 … 1 swap item i with item draw(i).
template <class T, class Draw>
constexpr void sattolo_with(std::span<T> items, Draw&& draw) {
  for (std::size_t i = items.size(); i-- > 1;) {
    const auto r = static_cast<std::size_t>(draw(i));
    std::swap(items[i], items[r]);
  }
}

// The inside-out form: fills a new array from a source that may be endless or read-only. Item i goes to a random place
// among the first i + 1, and what lay there moves to the end. The same law as Fisher-Yates, though the same draws give
// another order. Source and target may be the same array, never overlap in part.
template <class T, class Draw>
constexpr void inside_out_with(std::span<const T> source, std::span<T> target, Draw&& draw) {
  for (std::size_t i = 0; i < source.size(); ++i) {
    const T item = source[i];
    const auto r = static_cast<std::size_t>(draw(i + 1));
    target[i] = target[r];
    target[r] = item;
  }
}

template <class T, Generator G>
constexpr void fisher_yates(std::span<T> items, G& generator) {
  fisher_yates_with(items, Draws(generator));
}

template <class T, Generator G>
constexpr void sattolo(std::span<T> items, G& generator) {
  sattolo_with(items, Draws(generator));
}

template <class T, Generator G>
constexpr void inside_out(std::span<T> items, G& generator) {
  inside_out_with(std::span<const T>(items), items, Draws(generator));
}

}  // namespace sabar
