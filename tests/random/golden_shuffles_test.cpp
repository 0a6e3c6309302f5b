// The same seed gives the same shuffle on every compiler; tests/wasm compares WebAssembly with the same file.
#include <sstream>

#include <gtest/gtest.h>

#include <sabar/random/shuffles/shuffle_names.hpp>

#include "golden_files.hpp"

namespace sabar {
namespace {

TEST(GoldenShuffles, AreTheSameOnEveryCompiler) {
  std::size_t shuffles = 0;
  for (const std::string& line : golden_lines("shuffles.txt")) {
    std::istringstream input(line);
    std::string algorithm;
    std::string generator;
    std::uint64_t seed = 0;
    input >> algorithm >> generator >> seed;
    Permutation expected;
    for (int number = 0; input >> number;) {
      expected.push_back(static_cast<Place>(number - 1));
    }
    ASSERT_TRUE(check_permutation(expected)) << line;
    Permutation order = identity(expected.size());
    (*Shuffler::make(algorithm, generator, seed))(order);
    EXPECT_EQ(order, expected) << algorithm << " " << generator;
    ++shuffles;
  }
  EXPECT_EQ(shuffles, 114U);
}

}  // namespace
}  // namespace sabar
