// The named lists: every name works, wrong names say what is near, and the names keep their orders for ever.
#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar {
namespace {

Permutation shuffled(std::string_view algorithm, std::string_view generator, std::uint64_t seed, std::size_t n) {
  Result<Shuffler> shuffler = Shuffler::make(algorithm, generator, seed);
  EXPECT_TRUE(shuffler.has_value());
  Permutation items = identity(n);
  (*shuffler)(items);
  return items;
}

TEST(Names, S10_EveryShuffleWorksWithEveryGenerator) {
  for (const ShuffleInfo& shuffle : shuffle_list()) {
    for (const GeneratorInfo& generator : generator_list()) {
      SCOPED_TRACE(std::string(shuffle.name) + " with " + std::string(generator.name));
      Result<Shuffler> shuffler = Shuffler::make(shuffle.name, generator.name, 7);
      ASSERT_TRUE(shuffler.has_value());
      EXPECT_EQ(shuffler->info().name, shuffle.name);
      EXPECT_EQ(shuffler->generator_info().name, generator.name);
      std::set<Permutation> orders;
      for (int deck = 0; deck < 5; ++deck) {
        Permutation items = identity(52);
        (*shuffler)(items);
        ASSERT_TRUE(check_permutation(items).has_value());
        if (shuffle.law == OrderLaw::one_cycle) {
          EXPECT_EQ(cycle_count(items), 1u);
        }
        orders.insert(items);
      }
      EXPECT_EQ(orders.size(), 5u) << "each call goes on where the generator stands";
      EXPECT_EQ(shuffled(shuffle.name, generator.name, 7, 52), shuffled(shuffle.name, generator.name, 7, 52));
      for (const std::size_t n : {0u, 1u, 2u, 3u}) {
        EXPECT_TRUE(check_permutation(shuffled(shuffle.name, generator.name, 7, n)).has_value());
      }
    }
  }
}

TEST(Names, S10_AnyGeneratorGivesTheWordsOfTheRealOne) {
  Result<AnyGenerator> any = make_generator("pcg64", 11);
  ASSERT_TRUE(any.has_value());
  Pcg64 real(11);
  for (int k = 0; k < 10; ++k) EXPECT_EQ((*any)(), real());
  EXPECT_EQ(any->info().name, "pcg64");
}

TEST(Names, S10_XoshiroHasAliases) {
  for (const std::string_view alias : {"xoshiro256", "xoshiro256ss"}) {
    EXPECT_EQ(shuffled("sattolo", alias, 3, 52), shuffled("sattolo", "xoshiro256**", 3, 52));
  }
}

TEST(Names, S10_TheDefaultsExist) { EXPECT_TRUE(Shuffler::make(kDefaultShuffle, kDefaultGenerator, 1).has_value()); }

TEST(Names, S2_UnknownNamesSayWhatIsNear) {
  const Result<Shuffler> shuffle = Shuffler::make("satolo", "pcg64", 1);
  ASSERT_FALSE(shuffle.has_value());
  EXPECT_EQ(shuffle.error().message, "unknown shuffle 'satolo'");
  EXPECT_EQ(shuffle.error().where, "");
  EXPECT_NE(shuffle.error().hint.find("'sattolo'"), std::string::npos);

  const Result<Shuffler> generator = Shuffler::make("sattolo", "pcg46", 1);
  ASSERT_FALSE(generator.has_value());
  EXPECT_EQ(generator.error().message, "unknown generator 'pcg46'");
  EXPECT_NE(generator.error().hint.find("'pcg64'"), std::string::npos);
}

TEST(Names, S8_CountsAreReadAndChecked) {
  EXPECT_EQ(parse_shuffle("riffle")->times, 7u);
  EXPECT_EQ(parse_shuffle("riffle:10")->times, 10u);
  EXPECT_EQ(parse_shuffle("riffle:1000")->times, 1000u);
  EXPECT_EQ(parse_shuffle("overhand:5")->text(), "overhand:5");
  EXPECT_EQ(parse_shuffle("riffle:7")->text(), "riffle");
  for (const std::string_view wrong : {"riffle:", "riffle:0", "riffle:1001", "riffle:x", "riffle:5x", "riffle:-1",
                                       "riffle:99999999999999999999", "sattolo:2", "naive:1", ":3", ""}) {
    EXPECT_FALSE(parse_shuffle(wrong).has_value()) << wrong;
  }
  EXPECT_NE(shuffled("riffle:1", "wyrand", 4, 52), shuffled("riffle:2", "wyrand", 4, 52));
  EXPECT_LE(rising_sequences(shuffled("riffle:1", "wyrand", 4, 52)), 2u);
}

}  // namespace
}  // namespace sabar
