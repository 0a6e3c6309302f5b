// Answers of other programs, as they come, and what is made of two sets of answers.
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <sabar/survey/report/difference.hpp>

namespace sabar::survey {
namespace {

class CsvFile : public testing::Test {
protected:
  void SetUp() override {
    path_ = (std::filesystem::temp_directory_path() / fmt::format("sabar-{}.csv", getpid())).string();
  }
  void TearDown() override { std::filesystem::remove(path_); }
  [[nodiscard]] Result<Answers> read(std::string_view text, const std::string& solver = {}) const {
    std::ofstream(path_, std::ios::binary) << text;
    return read_answers(path_, solver);
  }

private:
  std::string path_;
};

TEST_F(CsvFile, IsReadAsOtherProgramsWriteIt) {
  const std::string_view texts[] = {
      "deal,verdict\n1,solved\n2,unsolvable\n3,unknown\n",
      "Seed, Outcome, Time\n1, Winnable, 3\n2, Unwinnable, 4\n3, Timed Out, 5\n",
      "\xEF\xBB\xBFnumber;result\r\n1;won\r\n2;lost\r\n3;\r\n",
      "\"note\",\"deal\",\"status\"\n\"a, \"\"b\"\"\",1,\"1\"\n,2,0\n,\"3\",gave up\n\n",
      "verdict\tdeal\nsolvable\t1\nimpossible\t2\ntimeout\t3\n",
  };
  for (const std::string_view text : texts) {
    const auto answers = read(text);
    ASSERT_TRUE(answers) << text << answers.error().text();
    const std::map<Natural, Verdict> expected{
        {Natural(1), Verdict::solved}, {Natural(2), Verdict::unsolvable}, {Natural(3), Verdict::unknown}};
    EXPECT_EQ(answers->verdicts, expected) << text;
  }
}

TEST_F(CsvFile, FaultsAreShownWithTheirLine) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"", "empty"},
      {"a,b\n1,won\n", "deal,verdict"},
      {"deal,verdict\n1,won\n2,perhaps\n", "line 3"},
      {"deal,verdict\nx,won\n", "line 2"},
      {"deal,verdict\n1\n", "line 2"},
      {"deal,verdict\n1,won\n1,won\n", "twice"},
  };
  for (const auto& [text, said] : cases) {
    const auto answers = read(text);
    ASSERT_FALSE(answers) << text;
    EXPECT_NE(answers.error().text().find(said), std::string::npos) << answers.error().text();
  }
}

TEST_F(CsvFile, OneSolverOfSeveralCounts) {
  constexpr std::string_view kText = "deal,solver,verdict\n1,auto,solved\n1,greedy,unknown\n2,auto,unsolvable\n";
  EXPECT_EQ(read(kText)->verdicts.size(), 2);
  EXPECT_EQ(read(kText, "greedy")->verdicts.size(), 1);
}

TEST(SurveyDifference, CountsAndContradictions) {
  Answers one;
  one.verdicts = {{Natural(1), Verdict::solved}, {Natural(2), Verdict::unsolvable}, {Natural(3), Verdict::unknown}};
  Answers other;
  other.verdicts = {{Natural(2), Verdict::solved}, {Natural(3), Verdict::solved}, {Natural(4), Verdict::solved}};
  const auto difference = compare_answers(one, other);
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->both(), 2);
  EXPECT_EQ(difference->only_first, 1);
  EXPECT_EQ(difference->only_second, 1);
  EXPECT_EQ(difference->contradictions, std::vector{Natural(2)});
}

TEST(SurveyDifference, RefusesOtherRulesAndOtherDeals) {
  Answers one{"klondike", "aa", "ms", "row", "auto", {{Natural(1), Verdict::solved}}};
  Answers other = one;
  EXPECT_TRUE(compare_answers(one, other));
  for (std::string Answers::*point : {&Answers::game, &Answers::rules, &Answers::scheme, &Answers::order}) {
    other = one;
    other.*point = "other";
    EXPECT_FALSE(compare_answers(one, other));
    other.*point = "";
    EXPECT_TRUE(compare_answers(one, other));
  }
  other.verdicts = {{Natural(2), Verdict::solved}};
  EXPECT_FALSE(compare_answers(one, other));
}

}  // namespace
}  // namespace sabar::survey
