// What every shuffle must keep, and the laws of the exact ones by counting all draws.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/batched_shuffle.hpp>
#include <sabar/random/shuffles/broken_shuffle.hpp>
#include <sabar/random/shuffles/congruential_shuffle.hpp>
#include <sabar/random/shuffles/physical_shuffle.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar {
namespace {

using Orders = std::map<Permutation, int>;

// Runs a shuffle over every list of draws, like an odometer whose wheels have the bounds that the shuffle asks for.
template <class Shuffle>
Orders all_orders(std::size_t n, Shuffle&& shuffle) {
  Orders orders;
  std::vector<std::uint64_t> wheel;
  std::vector<std::uint64_t> bounds;
  while (true) {
    std::size_t used = 0;
    bounds.clear();
    Permutation items = identity(n);
    shuffle(std::span(items), [&](std::uint64_t bound) {
      bounds.push_back(bound);
      if (used == wheel.size()) wheel.push_back(0);
      return wheel[used++];
    });
    ++orders[items];
    while (!wheel.empty() && wheel.back() + 1 == bounds[wheel.size() - 1]) wheel.pop_back();
    if (wheel.empty()) return orders;
    ++wheel.back();
  }
}

std::set<int> counts(const Orders& orders) {
  std::set<int> out;
  for (const auto& [order, count] : orders) out.insert(count);
  return out;
}

TEST(Shuffle, S8_FisherYatesGivesEachOfThe24OrdersOnce) {
  const Orders orders = all_orders(4, [](auto items, auto draw) { fisher_yates_with(items, draw); });
  EXPECT_EQ(orders.size(), 24u);
  EXPECT_EQ(counts(orders), std::set<int>{1});
}

TEST(Shuffle, S2_SattoloGivesEachOfTheSixOneCycleOrdersOnce) {
  const Orders orders = all_orders(4, [](auto items, auto draw) { sattolo_with(items, draw); });
  EXPECT_EQ(orders.size(), 6u);
  EXPECT_EQ(counts(orders), std::set<int>{1});
  for (const auto& [order, count] : orders) EXPECT_EQ(cycle_count(order), 1u);
}

TEST(Shuffle, S8_InsideOutGivesEachOfThe120OrdersOnce) {
  const Orders orders =
      all_orders(5, [](auto items, auto draw) { inside_out_with(std::span<const Place>(items), items, draw); });
  EXPECT_EQ(orders.size(), 120u);
  EXPECT_EQ(counts(orders), std::set<int>{1});
}

// All 27 triples of draws, so naive is judged by its loop alone.
TEST(Shuffle, S8_NaiveCannotBeEven) {
  Orders orders;
  for (std::uint64_t code = 0; code < 27; ++code) {
    // Words in the middle of the thirds of 2^64 draw 0, 1, 2 below 3.
    const auto generator = [k = 0, code]() mutable {
      std::uint64_t digit = code;
      for (int skip = 0; skip < k; ++skip) digit /= 3;
      ++k;
      return (digit % 3) * 0x5555555555555555 + 0x2aaaaaaaaaaaaaaa;
    };
    Permutation items = identity(3);
    auto source = generator;
    naive(std::span(items), source);
    ++orders[items];
  }
  EXPECT_EQ(counts(orders), (std::set<int>{4, 5}));
}

// Every shuffle by name of function, for the properties that all share.
template <class Check>
void for_all_shuffles(std::size_t n, std::uint64_t seed, Check&& check) {
  const auto run = [&](const char* name, auto&& shuffle) {
    Permutation items = identity(n);
    Xoshiro256StarStar generator(seed);
    shuffle(std::span(items), generator);
    check(name, items);
  };
  run("fisher_yates", [](auto items, auto& g) { fisher_yates(items, g); });
  run("fisher_yates_batched", [](auto items, auto& g) { fisher_yates_batched(items, g); });
  run("inside_out", [](auto items, auto& g) { inside_out(items, g); });
  run("sattolo", [](auto items, auto& g) { sattolo(items, g); });
  run("sattolo_batched", [](auto items, auto& g) { sattolo_batched(items, g); });
  run("congruential", [](auto items, auto& g) { congruential(items, g); });
  run("riffle", [](auto items, auto& g) { riffle(items, g, 7); });
  run("overhand", [](auto items, auto& g) { overhand(items, g, 3); });
  run("naive", [](auto items, auto& g) { naive(items, g); });
  run("rand_modulo", [](auto items, auto& g) {
    MicrosoftRand rand(g());
    rand_modulo(items, rand);
  });
}

RC_GTEST_PROP(Shuffle, S2_EveryShufflePermutes, (std::uint64_t seed)) {
  const auto n = *rc::gen::inRange<std::size_t>(0, 200);
  for (const std::size_t size : {n, std::size_t{52}}) {
    for_all_shuffles(size, seed,
                     [](const char*, const Permutation& p) { RC_ASSERT(check_permutation(p).has_value()); });
  }
}

RC_GTEST_PROP(Shuffle, S2_SattoloIsAlwaysOneCycle, (std::uint64_t seed)) {
  const auto n = *rc::gen::inRange<std::size_t>(2, 300);
  for (const std::size_t size : {n, std::size_t{52}}) {
    for_all_shuffles(size, seed, [](std::string_view name, const Permutation& p) {
      if (name.starts_with("sattolo")) RC_ASSERT(cycle_count(p) == 1u);
    });
  }
}

// Each card in each place equally often: the plain sum (O-E)²/E has mean 52 × 51 (a little less for Sattolo); held
// within 6 standard deviations at a fixed seed.
double place_chi_square(bool one_cycle, std::size_t decks) {
  constexpr std::size_t n = 52;
  Xoshiro256StarStar generator(2024);
  std::vector<std::uint32_t> hits(n * n);
  for (std::size_t deck = 0; deck < decks; ++deck) {
    Permutation items = identity(n);
    if (one_cycle) {
      sattolo_batched(std::span(items), generator);
    } else {
      fisher_yates_batched(std::span(items), generator);
    }
    for (std::size_t place = 0; place < n; ++place) ++hits[place * n + items[place]];
  }
  const double expected = static_cast<double>(decks) / static_cast<double>(one_cycle ? n - 1 : n);
  double sum = 0;
  for (std::size_t place = 0; place < n; ++place) {
    for (std::size_t card = 0; card < n; ++card) {
      if (one_cycle && card == place) continue;
      const double off = hits[place * n + card] - expected;
      sum += off * off / expected;
    }
  }
  return sum;
}

TEST(Shuffle, S8_BatchedFisherYatesPutsEveryCardEverywhere) { EXPECT_NEAR(place_chi_square(false, 20000), 2601, 430); }

TEST(Shuffle, S2_BatchedSattoloPutsEveryCardEverywhereElse) { EXPECT_NEAR(place_chi_square(true, 20000), 2550, 430); }

TEST(Shuffle, S8_RiffleHasAtMostTwoRisingSequencesPerRiffleDoubled) {
  Xoshiro256StarStar generator(5);
  for (std::size_t times = 1; times <= 4; ++times) {
    std::size_t most = 0;
    for (int deck = 0; deck < 300; ++deck) {
      Permutation items = identity(52);
      riffle(std::span(items), generator, times);
      most = std::max(most, rising_sequences(items));
    }
    EXPECT_EQ(most, std::size_t{1} << times);
  }
}

// Three cards, one riffle: the eight bit strings give the identity four times and four other orders once
// (Bayer-Diaconis).
TEST(Shuffle, S8_RiffleOfThreeCardsHasItsExactLaw) {
  Orders orders;
  for (std::uint64_t bits = 0; bits < 8; ++bits) {
    const auto generator = [bits] { return bits; };
    auto source = generator;
    Permutation items = identity(3);
    riffle(std::span(items), source, 1);
    ++orders[items];
  }
  EXPECT_EQ(orders, (Orders{{{0, 1, 2}, 4}, {{0, 2, 1}, 1}, {{1, 0, 2}, 1}, {{1, 2, 0}, 1}, {{2, 0, 1}, 1}}));
}

TEST(Shuffle, S8_OverhandKeepsPacketsAndTurnsTheirOrder) {
  Xoshiro256StarStar generator(8);
  std::size_t packets = 0;
  for (int deck = 0; deck < 1000; ++deck) {
    Permutation items = identity(52);
    overhand(std::span(items), generator, 1);
    const std::size_t descents_now = descents(items);
    ASSERT_EQ(successions(items) + descents_now, 51u) << "inside a packet v is followed by v+1, else a lower one";
    packets += descents_now;
  }
  EXPECT_NEAR(static_cast<double>(packets) / 1000, 51.0 / 5, 0.6);
}

TEST(Shuffle, S8_CongruentialReachesNoMoreOrdersThanParameters) {
  EXPECT_EQ(congruential_modulus(1), 4u);
  EXPECT_EQ(congruential_modulus(52), 64u);
  EXPECT_EQ(congruential_modulus(64), 64u);
  EXPECT_EQ(congruential_parameter_count(52), 32768u);
  std::set<Permutation> orders;
  for (std::uint64_t a = 1; a < 64; a += 4) {
    for (std::uint64_t c = 1; c < 64; c += 2) {
      for (std::uint64_t x = 0; x < 64; ++x) {
        Permutation items = identity(52);
        congruential_with(std::span(items), {a, c, x});
        ASSERT_TRUE(check_permutation(items).has_value());
        orders.insert(items);
      }
    }
  }
  EXPECT_EQ(orders.size(), 26624u);  // some parameters give the same order
}

TEST(Shuffle, S8_CongruentialTakesCardsAsTheyTurnUp) {
  Permutation items = identity(6);
  congruential_with(std::span(items), {5, 3, 7});
  EXPECT_EQ(items, (Permutation{1, 0, 3, 2, 5, 4}));
}

TEST(Shuffle, S8_RandModuloIsMicrosoftsNumbersModulo) {
  MicrosoftRand rand(1);
  Permutation items = identity(4);
  rand_modulo(std::span(items), rand);
  // 41 % 4 = 1, 18467 % 3 = 2, 6334 % 2 = 0.
  EXPECT_EQ(items, (Permutation{3, 0, 2, 1}));
}

}  // namespace
}  // namespace sabar
