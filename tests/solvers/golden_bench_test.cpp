// The functional fingerprint: the same nodes with every compiler and in WebAssembly (tests/wasm asks the same).
#include <cstdlib>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/solvers/fingerprint.hpp>

#include "golden_files.hpp"

namespace sabar {
namespace {

TEST(GoldenBench, NodesAreTheSameEverywhere) {
  const auto text = fingerprint_text();
  ASSERT_TRUE(text) << text.error().text();
  if (std::getenv("SABAR_WRITE_GOLDEN") != nullptr) {
    std::ofstream(std::string(SABAR_GOLDEN) + "/bench.txt") << *text;
  }
  std::string golden;
  for (const std::string& line : golden_lines("bench.txt")) {
    golden += fmt::format("{}\n", line);
  }
  EXPECT_EQ(*text, golden);
}

TEST(GoldenBench, EveryPartCounts) {
  for (const FingerprintPart& part : fingerprint_parts()) {
    const auto nodes = measure_part({part.solver, part.game, part.first, part.first});
    ASSERT_TRUE(nodes) << nodes.error().text();
    EXPECT_GT(nodes->nodes, 0U) << part.name();
  }
}

}  // namespace
}  // namespace sabar
