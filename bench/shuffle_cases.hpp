// The shuffles that are timed: one call shuffles one deck of 52 bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <absl/random/random.h>
#include <benchmark/benchmark.h>
#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <fmt/format.h>

#include <sabar/random/generators/generator_names.hpp>
#include <sabar/random/shuffles/batched_shuffle.hpp>
#include <sabar/random/shuffles/broken_shuffle.hpp>
#include <sabar/random/shuffles/congruential_shuffle.hpp>
#include <sabar/random/shuffles/physical_shuffle.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar::bench {

using Deck = std::array<std::uint8_t, 52>;

inline Deck new_deck() {
  Deck deck;
  std::iota(deck.begin(), deck.end(), std::uint8_t{0});
  return deck;
}

// Hands add a name and a function object that shuffles a deck in place, with a generator of its own (shared where it
// cannot be copied).
template <class Add>
void for_other_libraries(Add&& add) {
  add("absl::BitGen/std::shuffle", [generator = std::make_shared<absl::BitGen>()](Deck& deck) {
    std::shuffle(deck.begin(), deck.end(), *generator);
  });
  add("absl::InsecureBitGen/std::shuffle", [generator = std::make_shared<absl::InsecureBitGen>()](Deck& deck) {
    std::shuffle(deck.begin(), deck.end(), *generator);
  });
  add("boost::mt19937_64/uniform_int", [generator = boost::random::mt19937_64(1)](Deck& deck) mutable {
    for (std::size_t i = deck.size() - 1; i > 0; --i) {
      boost::random::uniform_int_distribution<std::size_t> draw(0, i);
      std::swap(deck[i], deck[draw(generator)]);
    }
  });
}

template <class G, class Add>
void for_generator(Add&& add) {
  const auto shuffle = [&](std::string_view algorithm, auto function) {
    add(fmt::format("{}/{}", G::kInfo.name, algorithm),
        [generator = G(1), function](Deck& deck) mutable { function(deck, generator); });
  };
  shuffle("std::shuffle", [](Deck& deck, G& g) { std::shuffle(deck.begin(), deck.end(), g); });
  shuffle("fisher-yates", [](Deck& deck, G& g) { fisher_yates(std::span<std::uint8_t>(deck), g); });
  shuffle("fisher-yates-batched", [](Deck& deck, G& g) { fisher_yates_batched(std::span<std::uint8_t>(deck), g); });
  shuffle("inside-out", [](Deck& deck, G& g) { inside_out(std::span<std::uint8_t>(deck), g); });
  shuffle("sattolo", [](Deck& deck, G& g) { sattolo(std::span<std::uint8_t>(deck), g); });
  shuffle("sattolo-batched", [](Deck& deck, G& g) { sattolo_batched(std::span<std::uint8_t>(deck), g); });
  shuffle("lcg", [](Deck& deck, G& g) { congruential(std::span<std::uint8_t>(deck), g); });
  shuffle("riffle", [](Deck& deck, G& g) { riffle(std::span<std::uint8_t>(deck), g, 7); });
  shuffle("overhand", [](Deck& deck, G& g) { overhand(std::span<std::uint8_t>(deck), g, 10); });
  shuffle("naive", [](Deck& deck, G& g) { naive(std::span<std::uint8_t>(deck), g); });
  shuffle("rand-modulo",
          [rand = MicrosoftRand(1)](Deck& deck, G&) mutable { rand_modulo(std::span<std::uint8_t>(deck), rand); });
}

template <class Add, class... G>
void for_generators(Add&& add, std::variant<G...>*) {
  (for_generator<G>(add), ...);
}

template <class Add>
void for_all_cases(Add&& add) {
  for_other_libraries(add);
  for_generators(add, static_cast<GeneratorVariant*>(nullptr));
}

// Median ns per deck of the cases that matter, all measured in turn many times, and their ratios; on standard output.
void print_ratios();

}  // namespace sabar::bench
