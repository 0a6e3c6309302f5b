// The same requests give the same answers in every build: WebAssembly holds itself to the same file.
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "api/asking.hpp"
#include "api/digest.hpp"
#include "golden_files.hpp"

namespace sabar::api_tests {
namespace {

// The answers of the file as they stand there, each below its request, which begins with "> ".
std::vector<std::string> golden_answers() {
  std::vector<std::string> answers;
  for (const std::string& line : golden_lines("api.txt")) {
    if (line.starts_with("> ")) {
      answers.push_back(line);
    } else if (!answers.empty()) {
      answers.back() += "\n" + line;
    }
  }
  return answers;
}

TEST(GoldenApi, AnswersAreThoseOfTheFile) {
  Visitor visitor;
  std::vector<std::string> answers;
  for (const std::string& request : golden_lines("api-requests.txt")) {
    answers.push_back(fmt::format("> {}\n{}", request, digest(visitor.raw(request))));
  }
  if (std::getenv("SABAR_WRITE_GOLDEN") != nullptr) {
    std::ofstream(std::string(SABAR_GOLDEN) + "/api.txt") << fmt::format("{}\n", fmt::join(answers, "\n"));
  }
  const std::vector<std::string> golden = golden_answers();
  ASSERT_EQ(golden.size(), answers.size());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(answers[i], golden[i]);
  }
}

TEST(GoldenApi, DigestsKeepWhatIsShortAndNameWhatIsLeftOut) {
  EXPECT_EQ(digest(R"({"a":[1,2],"b":"x"})"), R"({"a":[1,2],"b":"x"})");
  const std::string wide(108, 'x');
  EXPECT_EQ(digest(fmt::format(R"({{"a\"]":1,"b":["{}",{{"c":2}}]}})", wide)),
            fmt::format("{{\n  \"a\\\"]\":1\n  \"b\":[\n    \"{}\"\n    {{\"c\":2}}\n  ]\n}}", wide));
  std::string many = "[1000000";
  for (int i = 1; i < 20; ++i) {
    many += fmt::format(",{}", 1000000 + i);
  }
  const std::string some = digest(many + "]");
  EXPECT_TRUE(some.starts_with("[1000000,1000001,1000002,1000003,1000004,1000005,... 12 more ")) << some;
  EXPECT_TRUE(some.ends_with(",1000018,1000019]")) << some;
  // Whatever changes in the middle changes the digest.
  EXPECT_NE(digest(many.replace(many.find("1000010"), 7, "1000110") + "]"), some);
}

}  // namespace
}  // namespace sabar::api_tests
