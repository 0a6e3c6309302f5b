// Bounded draws are exact: with words short enough to run through all of them, every outcome is counted equally often.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/wyrand.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/random/shuffles/batched.hpp>
#include <sabar/random/shuffles/batched_shuffle.hpp>
#include <sabar/random/shuffles/fixed_draws.hpp>
#include <sabar/random/shuffles/lanes.hpp>

namespace sabar {
namespace {

// Hands out the given words in turn, then words that no bound rejects.
class Script {
public:
  explicit Script(std::vector<std::uint64_t> words) : words_(std::move(words)) {}
  std::uint64_t operator()() { return used_ < words_.size() ? words_[used_++] : (++used_, ~std::uint64_t{0}); }
  [[nodiscard]] std::size_t used() const { return used_; }

private:
  std::vector<std::uint64_t> words_;
  std::size_t used_ = 0;
};

// Runs through every word; rejected ones are those for which draw_batch asks for a second word.
template <class Word>
void expect_all_outcomes_alike(const Batch<Word>& batch) {
  std::map<std::vector<std::uint32_t>, std::uint64_t> hits;
  std::uint64_t rejected = 0;
  for (std::uint64_t word = 0; word <= std::numeric_limits<Word>::max(); ++word) {
    int asked = 0;
    const auto next = [&] { return ++asked == 1 ? static_cast<Word>(word) : std::numeric_limits<Word>::max(); };
    std::vector<std::uint32_t> draws(batch.count);
    draw_batch(batch, next, draws.data());
    if (asked > 1) {
      ++rejected;
      continue;
    }
    ++hits[draws];
  }
  const std::uint64_t all_words = std::uint64_t{std::numeric_limits<Word>::max()} + 1;
  ASSERT_EQ(rejected, all_words % batch.product);
  ASSERT_EQ(hits.size(), batch.product);
  for (const auto& [draws, count] : hits) {
    ASSERT_EQ(count, all_words / batch.product);
    for (std::size_t k = 0; k < draws.size(); ++k) ASSERT_LT(draws[k], batch.first - k);
  }
}

TEST(Batched, S2_EveryOutcomeOfEightBitBatchesIsEquallyLikely) {
  for (std::size_t bound = 2; bound <= 255; ++bound) expect_all_outcomes_alike(next_batch<std::uint8_t>(bound));
  EXPECT_EQ(next_batch<std::uint8_t>(5).count, 4u) << "the test must see batches, not only single draws";
}

TEST(Batched, S2_EveryOutcomeOfSixteenBitBatchesIsEquallyLikely) {
  for (const std::size_t bound : {2u, 3u, 5u, 7u, 8u, 11u, 12u, 17u, 23u, 30u, 39u, 52u}) {
    expect_all_outcomes_alike(next_batch<std::uint16_t>(bound));
  }
  EXPECT_EQ(next_batch<std::uint16_t>(8).count, 6u);
  EXPECT_EQ(next_batch<std::uint16_t>(30).count, 3u);
}

TEST(Batched, S2_BatchesStayWithinTheirBitsForEveryDeck) {
  for (std::size_t bound = 2; bound <= 70000; ++bound) {
    const Batch<std::uint64_t> batch = next_batch<std::uint64_t>(bound);
    ASSERT_LE(batch.count, kLongestBatch);
    Uint128 product = 1;
    for (std::size_t k = 0; k < batch.count; ++k) product *= bound - k;
    ASSERT_EQ(static_cast<std::uint64_t>(product), batch.product);
    ASSERT_LT(product, static_cast<Uint128>(1) << 54);
  }
}

// Every place is served once, and its draw has the bound of the law.
template <ShuffleLoop loop>
void expect_sound_plan() {
  constexpr const DeckPlan& plan = kDeckPlan<loop>;
  std::map<std::size_t, int> served;
  std::uint32_t rejected = 0;
  for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
    const auto [first, second] = kLanePlaces[lane];
    if (first > 0) ++served[first];
    if (second > 0) ++served[second];
    EXPECT_EQ(plan.first[lane], loop == ShuffleLoop::sattolo ? first : first + 1);
    EXPECT_EQ(plan.second[lane], loop == ShuffleLoop::sattolo ? std::max<int>(second, 1) : second + 1);
    rejected += plan.surplus[lane];
  }
  EXPECT_EQ(served.size(), 51u);
  for (const auto& [place, times] : served) EXPECT_EQ(times, 1) << place;
  EXPECT_LT(rejected, 65536u / 43);
}

TEST(FixedDraws, S2_PlansServeEveryPlace) {
  expect_sound_plan<ShuffleLoop::fisher_yates>();
  expect_sound_plan<ShuffleLoop::sattolo>();
}

// Runs every lane through all its 65536 values, the other lanes being at rest.
template <ShuffleLoop loop>
void expect_exact_lanes() {
  constexpr const DeckPlan& plan = kDeckPlan<loop>;
  for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
    const std::uint32_t product = std::uint32_t{plan.first[lane]} * plan.second[lane];
    std::vector<std::uint32_t> hits(product);
    std::uint32_t rejected = 0;
    for (std::uint64_t value = 0; value < 65536; ++value) {
      DeckWords words;
      words.fill(~std::uint64_t{0});
      words[lane / 4] ^= (value ^ 0xffff) << (16 * (lane % 4));
      DeckDraws draws;
      if (!unpack_deck(plan, words, draws)) {
        ++rejected;
        continue;
      }
      ASSERT_LT(draws[kLanePlaces[lane].first], plan.first[lane]);
      ASSERT_LT(draws[kLanePlaces[lane].second], plan.second[lane]);
      ++hits[std::size_t{draws[kLanePlaces[lane].first]} * plan.second[lane] + draws[kLanePlaces[lane].second]];
    }
    ASSERT_EQ(rejected, 65536 % product);
    for (const std::uint32_t count : hits) ASSERT_EQ(count, 65536 / product);
  }
}

TEST(FixedDraws, S2_EveryOutcomeOfEveryLaneIsEquallyLikely) {
  expect_exact_lanes<ShuffleLoop::fisher_yates>();
  expect_exact_lanes<ShuffleLoop::sattolo>();
}

// The definition, for comparison.
template <ShuffleLoop loop, class T, class G>
void plain_shuffle(std::vector<T>& items, G& generator) {
  std::vector<std::size_t> draws(kDeckSize);
  for (bool good = false; !good;) {
    good = true;
    std::vector<std::uint64_t> words;
    for (std::size_t k = 0; k < 7; ++k) words.push_back(generator());
    for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
      const auto [first, second] = kLanePlaces[lane];
      const std::uint64_t value = words[lane / 4] >> (16 * (lane % 4)) & 0xffff;
      const std::uint64_t one = loop == ShuffleLoop::sattolo ? first : first + 1u;
      const std::uint64_t two = loop == ShuffleLoop::sattolo ? std::max<std::uint64_t>(second, 1) : second + 1u;
      draws[first] = value * one >> 16;
      draws[second] = (value * one * two >> 16) % two;
      good = good && (value * one * two & 0xffff) >= 65536 % (one * two);
    }
  }
  for (std::size_t i = kDeckSize - 1; i > 0; --i) std::swap(items[i], items[draws[i]]);
}

template <class T>
std::vector<T> new_deck() {
  std::vector<T> deck;
  for (int i = 0; i < 52; ++i) {
    if constexpr (std::is_same_v<T, std::string>)
      deck.push_back(std::to_string(i));
    else
      deck.push_back(static_cast<T>(i));
  }
  return deck;
}

// One deck in 53, or in 44, meets a rejection, so thousands of seeds see plenty.
template <ShuffleLoop loop, class T, class Shuffle>
void expect_plain_shuffles(std::uint64_t seeds, Shuffle&& shuffle) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    WyRand one(seed);
    WyRand two(seed);
    std::vector<T> deck = new_deck<T>();
    std::vector<T> expected = new_deck<T>();
    for (int time = 0; time < 2; ++time) {
      shuffle(deck.data(), one);
      plain_shuffle<loop>(expected, two);
    }
    ASSERT_EQ(deck, expected);
    ASSERT_EQ(one(), two()) << "as many words were taken";
  }
}

template <ShuffleLoop loop>
void expect_plain_shuffles_by_all_ways() {
  const auto by_swaps = [](auto* items, auto& generator) { shuffle_deck_by_swaps<loop>(items, generator); };
  const auto chosen = [](auto* items, auto& generator) { shuffle_deck<loop>(items, generator); };
  expect_plain_shuffles<loop, std::uint8_t>(5000, by_swaps);
  expect_plain_shuffles<loop, std::uint64_t>(500, by_swaps);
  expect_plain_shuffles<loop, std::uint8_t>(5000, chosen);
  expect_plain_shuffles<loop, std::uint16_t>(5000, chosen);
  expect_plain_shuffles<loop, std::uint64_t>(500, chosen);
  expect_plain_shuffles<loop, std::string>(500, chosen);
  if (!has_wide_lanes()) return;
  const auto in_lanes = [](auto* items, auto& generator) { shuffle_deck_in_lanes<loop>(items, generator); };
  expect_plain_shuffles<loop, std::uint8_t>(5000, in_lanes);
  expect_plain_shuffles<loop, std::uint32_t>(5000, in_lanes);
}

TEST(FixedDraws, S2_DecksAreShuffledAsBySwaps) {
  expect_plain_shuffles_by_all_ways<ShuffleLoop::fisher_yates>();
  expect_plain_shuffles_by_all_ways<ShuffleLoop::sattolo>();
}

// A fraction of 0 is below every surplus but 0: a lane of 0 is thrown away unless its bounds divide 2^16.
TEST(FixedDraws, S2_RejectedWordsAreReplaced) {
  for (std::size_t lane = 0; lane < kDeckLanes; ++lane) {
    std::vector<std::uint64_t> words(kDeckWords, ~std::uint64_t{0});
    words[lane / 4] ^= std::uint64_t{0xffff} << (16 * (lane % 4));
    const bool kept = kDeckPlan<ShuffleLoop::fisher_yates>.surplus[lane] == 0;
    for (const bool chosen : {true, false}) {
      Script script(words);
      std::vector<std::uint8_t> deck = new_deck<std::uint8_t>();
      if (chosen)
        shuffle_deck<ShuffleLoop::fisher_yates>(deck.data(), script);
      else
        shuffle_deck_by_swaps<ShuffleLoop::fisher_yates>(deck.data(), script);
      EXPECT_EQ(script.used(), kept ? kDeckWords : 2 * kDeckWords);
      EXPECT_EQ(deck == new_deck<std::uint8_t>(), !kept) << "the largest words swap every item with itself";
    }
  }
}

TEST(Bounded, S2_SingleDrawRejectsExactlyTheSurplus) {
  const std::uint64_t bound = std::uint64_t{3} << 62;
  EXPECT_EQ((0 - bound) % bound, std::uint64_t{1} << 62);
  Script rejected({0, 5});
  EXPECT_EQ(draw_below(rejected, bound), 3u);
  EXPECT_EQ(rejected.used(), 2u);
  Script power({0});
  EXPECT_EQ(draw_below(power, 64), 0u);
  EXPECT_EQ(power.used(), 1u);
}

RC_GTEST_PROP(Bounded, S2_DrawsStayBelowTheirBound, (std::uint64_t seed, std::uint64_t limit)) {
  const std::uint64_t bound = std::max<std::uint64_t>(limit, 1);
  Xoshiro256StarStar generator(seed);
  RC_ASSERT(draw_below(generator, bound) < bound);
}

}  // namespace
}  // namespace sabar
