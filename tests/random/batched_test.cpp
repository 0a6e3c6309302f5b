// Bounded draws are exact: with words short enough to run through all of them, every outcome is counted equally often.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/random/batched.hpp>
#include <sabar/random/batched_shuffle.hpp>
#include <sabar/random/bounded.hpp>
#include <sabar/random/fixed_draws.hpp>
#include <sabar/random/lanes.hpp>
#include <sabar/random/wyrand.hpp>
#include <sabar/random/xoshiro256.hpp>

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
    for (std::size_t k = 0; k < draws.size(); ++k) ASSERT_LT(draws[k], batch.first - k * batch.stride);
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

TEST(Batched, S2_EveryOutcomeOfBatchesWithEveryOtherBoundIsEquallyLikely) {
  expect_all_outcomes_alike(Batch<std::uint8_t>{7, 3, 7 * 5 * 3, 2});
  expect_all_outcomes_alike(Batch<std::uint8_t>{6, 3, 6 * 4 * 2, 2});
  expect_all_outcomes_alike(Batch<std::uint16_t>{39, 3, 39 * 37 * 35, 2});
  expect_all_outcomes_alike(Batch<std::uint16_t>{16, 4, 16 * 14 * 12 * 10, 2});
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

TEST(FixedDraws, S2_AFullDeckTakesFiveWords) {
  using Plan = FixedDraws<52>;
  ASSERT_EQ(Plan::kGroups, 5u);
  const std::size_t count[] = {8, 8, 10, 10, 15};
  for (std::size_t g = 0; g < 5; ++g) EXPECT_EQ(Plan::kGroup[g].count, count[g]);
}

// A group is made of two batches whose products are exact and whose bounds alternate.
template <std::size_t bound>
void expect_sound_plan() {
  std::size_t b = bound;
  for (const DrawGroup& group : FixedDraws<bound>::kGroup) {
    ASSERT_EQ(group.even.first, b);
    ASSERT_EQ(group.odd.first, b - 1);
    Uint128 even = 1;
    Uint128 odd = 1;
    for (std::size_t k = 0; k < group.even.count; ++k) even *= b - 2 * k;
    for (std::size_t k = 0; k < group.odd.count; ++k) odd *= b - 1 - 2 * k;
    ASSERT_EQ(even, group.even.product);
    ASSERT_EQ(odd, group.odd.product);
    ASSERT_EQ(group.even_surplus, (std::uint64_t{1} << 32) % group.even.product);
    ASSERT_EQ(group.odd_surplus, (std::uint64_t{1} << 32) % group.odd.product);
    b -= group.count;
  }
  ASSERT_EQ(b, 1u);
}

TEST(FixedDraws, S2_PlansCoverAllBounds) {
  expect_sound_plan<2>();
  expect_sound_plan<3>();
  expect_sound_plan<8>();
  expect_sound_plan<31>();
  expect_sound_plan<51>();
  expect_sound_plan<52>();
  expect_sound_plan<81>();
  expect_sound_plan<104>();
  expect_sound_plan<1000>();
}

// The draws of all groups by the plain batch of batched.hpp, which the counting tests above prove exact.
template <std::size_t bound, class G>
std::vector<std::size_t> reference_draws(G& generator) {
  using Plan = FixedDraws<bound>;
  std::vector<std::uint64_t> words;
  for (std::size_t g = 0; g < Plan::kGroups; ++g) words.push_back(generator());
  std::vector<std::size_t> draws;
  for (std::size_t g = 0; g < Plan::kGroups; ++g) {
    const DrawGroup& group = Plan::kGroup[g];
    std::vector<std::uint32_t> even(group.even.count);
    std::vector<std::uint32_t> odd(group.odd.count);
    while (true) {
      const auto low = static_cast<std::uint32_t>(words[g]);
      const auto high = static_cast<std::uint32_t>(words[g] >> 32);
      const bool even_good = unpack_word(group.even, low, even.data()) >= group.even.surplus();
      const bool odd_good = unpack_word(group.odd, high, odd.data()) >= group.odd.surplus();
      if (even_good && odd_good) break;
      words[g] = generator();
    }
    for (std::size_t k = 0; k < group.count; ++k) draws.push_back(k % 2 == 0 ? even[k / 2] : odd[k / 2]);
  }
  return draws;
}

template <std::size_t bound, class LanePair>
void expect_reference_draws(std::uint64_t seed) {
  WyRand one(seed);
  WyRand two(seed);
  const FixedDraws<bound, LanePair> fixed(one);
  const std::vector<std::size_t> expected = reference_draws<bound>(two);
  for (std::size_t k = 0; k + 1 < bound; ++k) {
    ASSERT_EQ(fixed[k], expected[k]);
    ASSERT_LT(fixed[k], bound - k);
  }
  ASSERT_EQ(fixed[bound - 1], 0u);
  ASSERT_EQ(one(), two()) << "as many words were taken";
}

// One deck in 134 meets a rejection, so 3000 seeds see plenty.
TEST(FixedDraws, S2_LanesGiveTheDrawsOfThePlainBatches) {
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    expect_reference_draws<52, PortableLanes>(seed);
    expect_reference_draws<52, Lanes>(seed);
    expect_reference_draws<51, Lanes>(seed);
    expect_reference_draws<7, Lanes>(seed);
  }
}

// A fraction of 0 is below every surplus but 0: such a word is always thrown away.
TEST(FixedDraws, S2_ARejectedWordIsReplaced) {
  using Plan = FixedDraws<52>;
  for (std::size_t g = 0; g < Plan::kGroups; ++g) {
    std::vector<std::uint64_t> words(Plan::kGroups, ~std::uint64_t{0});
    words[g] = 0;
    Script script(words);
    const Plan draws(script);
    EXPECT_EQ(script.used(), Plan::kGroups + 1);
    for (std::size_t k = 0; k < 51; ++k) EXPECT_EQ(draws[k], 51 - k) << "the largest word draws the last";
  }
}

TEST(FixedDraws, S2_NarrowAndWideItemsAreShuffledAlike) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<std::uint8_t> bytes(52);
    std::vector<std::uint64_t> words(52);
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    std::iota(words.begin(), words.end(), std::uint64_t{0});
    Xoshiro256StarStar one(seed);
    Xoshiro256StarStar two(seed);
    fisher_yates_batched(std::span(bytes), one);
    fisher_yates_batched(std::span(words), two);
    EXPECT_EQ(std::vector<std::uint64_t>(bytes.begin(), bytes.end()), words);
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
