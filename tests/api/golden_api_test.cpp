// The same requests give the same answers in every build: WebAssembly holds itself to the same file.
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "api/asking.hpp"
#include "golden_files.hpp"

namespace sabar::api_tests {
namespace {

constexpr std::size_t kShort = 200;

// An answer as the file keeps it: short ones as they are, long ones by their length and a hash (FNV-1a).
std::string kept(std::string_view answer) {
  if (answer.size() <= kShort) {
    return std::string(answer);
  }
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : answer) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  }
  return fmt::format("{} bytes {:016x}", answer.size(), hash);
}

TEST(GoldenApi, AnswersAreThoseOfTheFile) {
  const std::vector<std::string> requests = golden_lines("api-requests.txt");
  Visitor visitor;
  std::vector<std::string> answers;
  for (const std::string& request : requests) {
    answers.push_back(kept(visitor.raw(request)));
  }
  if (std::getenv("SABAR_WRITE_GOLDEN") != nullptr) {
    std::ofstream(std::string(SABAR_GOLDEN) + "/api.txt") << fmt::format("{}\n", fmt::join(answers, "\n"));
  }
  const std::vector<std::string> golden = golden_lines("api.txt");
  ASSERT_EQ(golden.size(), requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    EXPECT_EQ(answers[i], golden[i]) << requests[i];
  }
}

}  // namespace
}  // namespace sabar::api_tests
