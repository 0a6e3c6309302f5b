// Golden words of the generators. Public sources where there are any: the authors' demonstration programs, RFC 8439,
// the C++ standard's ten-thousandth values; otherwise an independent calculation with big integers.
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/random/generators/chacha20.hpp>
#include <sabar/random/generators/congruential.hpp>
#include <sabar/random/generators/mersenne.hpp>
#include <sabar/random/generators/pcg64.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/random/generators/wyrand.hpp>
#include <sabar/random/generators/xoshiro256.hpp>

namespace sabar {
namespace {

using Words = std::vector<std::uint64_t>;

template <class G>
Words words(G generator, std::size_t count) {
  Words out;
  while (out.size() < count) out.push_back(generator());
  return out;
}

template <class G>
std::vector<std::uint32_t> native_words(G generator, std::size_t count) {
  std::vector<std::uint32_t> out;
  while (out.size() < count) out.push_back(generator.next_native());
  return out;
}

static_assert(std::uniform_random_bit_generator<SplitMix64>);
static_assert(std::uniform_random_bit_generator<Xoshiro256StarStar>);
static_assert(std::uniform_random_bit_generator<Pcg64>);
static_assert(std::uniform_random_bit_generator<WyRand>);
static_assert(std::uniform_random_bit_generator<ChaCha20>);
static_assert(std::uniform_random_bit_generator<MersenneTwister32>);
static_assert(std::uniform_random_bit_generator<MersenneTwister64>);
static_assert(std::uniform_random_bit_generator<MicrosoftRand>);
static_assert(std::uniform_random_bit_generator<MinimalStandard>);
static_assert(std::uniform_random_bit_generator<AnsiCRand>);

TEST(Generators, S10_SplitMix64) {
  EXPECT_EQ(words(SplitMix64(1234567), 5), (Words{6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                                  4593380528125082431u, 16408922859458223821u}));
}

TEST(Generators, S10_Xoshiro256StarStarFromStateWords) {
  EXPECT_EQ(words(Xoshiro256StarStar(std::array<std::uint64_t, 4>{1, 2, 3, 4}), 4),
            (Words{11520, 0, 1509978240, 1215971899390074240}));
}

TEST(Generators, S10_Xoshiro256StarStarIsSeededBySplitMix64) {
  SplitMix64 fill(99);
  const std::array<std::uint64_t, 4> state{fill(), fill(), fill(), fill()};
  EXPECT_EQ(words(Xoshiro256StarStar(99), 10), words(Xoshiro256StarStar(state), 10));
}

TEST(Generators, S10_Pcg64OfTheAuthorsDemo) {
  EXPECT_EQ(words(Pcg64(42, 54), 6), (Words{0x86b1da1d72062b68, 0x1304aa46c9853d39, 0xa3670e9e0dd50358,
                                            0xf9090e529a7dae00, 0xc85b9fd837996f2c, 0x606121f8e3919196}));
}

TEST(Generators, S10_WyRand) {
  EXPECT_EQ(words(WyRand(0), 3), (Words{0x111cb3a78f59a58e, 0xceabd938ff4e856d, 0x61fb51318f47d2a4}));
  EXPECT_EQ(words(WyRand(42), 3), (Words{0xae4a7cbfdda9b434, 0xe9cc09d33d38d9d2, 0xcb5756512b93433a}));
  EXPECT_EQ(words(WyRand(~std::uint64_t{0}), 2), (Words{0xba1dc814e82d5d44, 0x57accfe85fe29d15}));
}

TEST(Generators, S10_ChaCha20BlockOfTheStandard) {
  ChaCha20::Key key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  const ChaCha20::Nonce nonce{0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};
  EXPECT_EQ(words(ChaCha20(key, nonce, 1), 8),
            (Words{0x15593bd1e4e7f110, 0xc47120a31fdd0f50, 0x0368c033c7f4d1c7, 0x4e6cd4c39aaa2204, 0x09aa9f07466482d2,
                   0xa2028bd905d7c214, 0xb94e16ded19c12b5, 0x4e3c50a2e883d0cb}));
}

TEST(Generators, S10_ChaCha20RunsOnFromBlockToBlock) {
  const Words stream = words(ChaCha20(0x0123456789abcdef), 48);
  EXPECT_EQ(stream[0], 0x4fb0e90c4f17ff81u);
  EXPECT_EQ(stream[1], 0xfcb649772ba310fbu);
  EXPECT_EQ(stream[7], 0x8f52ee1ca049d57du);
  EXPECT_EQ(stream[8], 0x4a475e94ac0533eeu);
  EXPECT_EQ(stream[31], 0x1fac43b6e85bf3afu);
  EXPECT_EQ(stream[32], 0x87a5222cebc58abbu);
  EXPECT_EQ(stream[47], 0x9ab75f310fc9a3e8u);
}

TEST(Generators, S10_ChaCha20DoesNotBeginAgainWhenItsCounterIsFull) {
  const Words late = words(ChaCha20({}, {}, 0xffffffff), 16);
  const Words early = words(ChaCha20({}, {}, 0), 8);
  EXPECT_NE(Words(late.begin() + 8, late.end()), early);
  EXPECT_EQ(Words(late.begin() + 8, late.end()), words(ChaCha20({}, {1}, 0), 8));
}

TEST(Generators, S10_MersenneTwistersOfTheStandard) {
  MersenneTwister32 narrow(5489);
  for (int k = 1; k < 10000; ++k) narrow.next_native();
  EXPECT_EQ(narrow.next_native(), 4123659995u);
  EXPECT_EQ(words(MersenneTwister64(5489), 10000).back(), 9981545732273789042u);
}

TEST(Generators, S10_Mt19937PutsItsFirstDrawHigh) {
  MersenneTwister32 narrow(7);
  const std::uint64_t high = narrow.next_native();
  const std::uint64_t low = narrow.next_native();
  EXPECT_EQ(MersenneTwister32(7)(), high << 32 | low);
  EXPECT_EQ(MersenneTwister32(7)(), MersenneTwister32((std::uint64_t{1} << 32) + 7)());
}

TEST(Generators, S10_MicrosoftRand) {
  EXPECT_EQ(native_words(MicrosoftRand(1), 5), (std::vector<std::uint32_t>{41, 18467, 6334, 26500, 19169}));
}

TEST(Generators, S10_AnsiCRand) {
  EXPECT_EQ(native_words(AnsiCRand(1), 5), (std::vector<std::uint32_t>{16838, 5758, 10113, 17515, 31051}));
}

TEST(Generators, S10_MinimalStandard) {
  MinimalStandard generator(1);
  for (int k = 1; k < 10000; ++k) generator.next_state();
  EXPECT_EQ(generator.next_state(), 1043618065u);
  EXPECT_EQ(MinimalStandard(0)(), MinimalStandard(1)());
  EXPECT_EQ(MinimalStandard(0x7fffffff)(), MinimalStandard(1)());
}

TEST(Generators, S10_WordsOfShortGeneratorsHaveTheFirstNativeWordHighest) {
  EXPECT_EQ(MicrosoftRand(1)(), 0x0053208cc5f67849u);
  EXPECT_EQ(MinimalStandard(1)(), 0x0000834c4358ebc3u);
}

TEST(Generators, S10_NeighbouringSeedsGiveOtherWords) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    seen.insert({SplitMix64(seed)(), Xoshiro256StarStar(seed)(), Pcg64(seed)(), WyRand(seed)(), ChaCha20(seed)()});
  }
  EXPECT_EQ(seen.size(), 500u);
}

}  // namespace
}  // namespace sabar
