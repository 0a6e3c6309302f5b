// A store keeps what it was given, once, and nothing else.
#include <filesystem>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <sabar/survey/report/report.hpp>
#include <sabar/survey/runner.hpp>
#include <sabar/survey/store/merge.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {
namespace {

Plan small_plan(std::uint64_t first = 1, std::uint64_t count = 25) {
  Plan plan;
  plan.game = **find_game("klondike");
  plan.work.rules = plan.game.rules;
  plan.work.solvers = {"auto", "greedy"};
  plan.work.scheme = Scheme::solvitaire;
  plan.work.order = usual_order(plan.game.rules, Scheme::solvitaire);
  plan.work.first = Natural(first);
  plan.work.count = count;
  plan.work.budget = {200'000, std::size_t{64} << 20};
  plan.chunk = 4;
  return plan;
}

class SurveyFolder : public testing::Test {
protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / fmt::format("sabar-survey-{}", getpid());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] std::string path(std::string_view name) const { return (folder_ / name).string(); }

  static void work(const std::string& path, const Plan& plan, std::size_t threads = 2) {
    auto store = open_to_work(path, plan, {"1.0", {}});
    ASSERT_TRUE(store) << store.error().text();
    const auto outcome = run_survey(**store, threads, [](const Advance&) { return true; });
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_FALSE(outcome->stopped);
  }
  // All answers, times apart.
  static std::vector<std::string> rows(const std::string& path) {
    std::vector<std::string> list;
    auto store = open_to_read(path);
    EXPECT_TRUE(store) << store.error().text();
    const auto read = (*store)->each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view version) {
      for (const trials::Outcome& outcome : outcomes) {
        list.push_back(fmt::format("{} {} {} {} {} {}", index, to_text(outcome.verdict), to_text(outcome.halt),
                                   outcome.nodes, outcome.moves, version));
      }
    });
    EXPECT_TRUE(read);
    return list;
  }

private:
  std::filesystem::path folder_;
};

TEST(SurveyPlan, SurvivesItsText) {
  const Plan plan = small_plan();
  const auto again = Plan::parse(plan.text());
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->text(), plan.text());
  EXPECT_TRUE(same_question(*again, plan));
  Plan other = plan;
  other.work.seed = 2;
  const auto different = same_question(*again, other);
  ASSERT_FALSE(different);
  EXPECT_NE(different.error().text().find("seed"), std::string::npos);
}

TEST(SurveyPlan, AsksTheSameUnderAnotherTitle) {
  const Plan plan = small_plan();
  Plan retold = plan;
  retold.game.title = "Klondike as it was called before";
  retold.game.notes.emplace_back("a note more");
  retold.game.translated[static_cast<std::size_t>(Language::indonesian)] = {"Klondike lama", {}};
  const auto stored = Plan::parse(retold.text());
  ASSERT_TRUE(stored) << stored.error().text();
  EXPECT_NE(stored->text(), plan.text());
  EXPECT_TRUE(same_question(*stored, plan));
  EXPECT_TRUE(same_question(plan, *stored));

  Plan other = plan;
  other.game = **find_game("freecell");
  other.game.name = plan.game.name;
  other.work.rules = other.game.rules;
  const auto different = same_question(plan, other);
  ASSERT_FALSE(different);
  EXPECT_NE(different.error().text().find("'rules'"), std::string::npos) << different.error().text();
}

TEST(SurveyPlan, RefusesDamage) {
  const std::string text = small_plan().text();
  EXPECT_FALSE(Plan::parse(""));
  EXPECT_FALSE(Plan::parse("{}"));
  for (std::size_t length = 0; length < text.size(); length += 7) {
    EXPECT_FALSE(Plan::parse(text.substr(0, length)));
  }
}

TEST(SurveyPlan, SaysTheCommandThatAsksTheSame) {
  Plan plan = small_plan();
  EXPECT_EQ(plan.command(),
            "sabar survey klondike --deals 1..25 --scheme solvitaire --solver auto,greedy --nodes 200000 --memory 64 "
            "--out FILE");
  plan.work.solvers = {"auto"};
  plan.work.scheme = Scheme::sabar;
  plan.work.order = DealOrder::column;
  plan.work.without = {"suits"};
  plan.work.seed = 3;
  plan.game.identity = {};
  EXPECT_EQ(
      plan.command(),
      "sabar survey --rules klondike.rules --deals 1..25 --order column --nodes 200000 --memory 64 --without suits "
      "--seed 3 --out FILE");
}

TEST(SurveyPlan, RefusesTooManyChunksAndDealsThatAreNone) {
  Plan plan = small_plan();
  EXPECT_TRUE(check_size(plan));
  plan.work.count = kMaxDeals;
  plan.chunk = 1;
  EXPECT_FALSE(check_size(plan));
  plan.chunk = 256;
  EXPECT_TRUE(check_size(plan));
  for (const std::uint64_t absurd : {std::uint64_t{0}, kMaxDeals + 1, std::uint64_t{1} << 63, ~std::uint64_t{0}}) {
    plan = small_plan();
    plan.chunk = absurd;
    EXPECT_FALSE(check_size(plan)) << absurd;
    EXPECT_FALSE(Plan::parse(plan.text())) << absurd;
    plan = small_plan();
    plan.work.count = absurd;
    EXPECT_FALSE(check_size(plan)) << absurd;
    EXPECT_FALSE(Plan::parse(plan.text())) << absurd;
  }
  plan = small_plan(8'589'934'590, 25);
  plan.work.scheme = Scheme::ms;
  EXPECT_FALSE(check_size(plan));
}

TEST(SurveyPlan, ChunksCoverTheDealsOnce) {
  for (std::uint64_t deals = 1; deals < 40; ++deals) {
    const Plan plan = small_plan(1, deals);
    std::uint64_t next = 0;
    for (std::uint64_t chunk = 0; chunk < plan.chunks(); ++chunk) {
      EXPECT_EQ(plan.first_of(chunk), next);
      next += plan.size_of(chunk);
    }
    EXPECT_EQ(next, deals);
  }
}

TEST_F(SurveyFolder, IsTheSameWhateverTheThreads) {
  work(path("one.db"), small_plan(), 1);
  work(path("three.db"), small_plan(), 3);
  EXPECT_EQ(rows(path("one.db")).size(), 50U);
  EXPECT_EQ(rows(path("one.db")), rows(path("three.db")));
}

TEST_F(SurveyFolder, GoesOnWhereItStopped) {
  work(path("whole.db"), small_plan());
  for (std::uint64_t after = 1; after < 25; after += 6) {
    const std::string part = path(fmt::format("part{}.db", after));
    {
      auto store = open_to_work(part, small_plan(), {"1.0", {}});
      ASSERT_TRUE(store);
      std::uint64_t looks = 0;
      const auto outcome = run_survey(**store, 2, [&](const Advance&) { return ++looks <= after / 6; });
      ASSERT_TRUE(outcome) << outcome.error().text();
    }
    work(part, small_plan());
    EXPECT_EQ(rows(part), rows(path("whole.db")));
  }
}

TEST_F(SurveyFolder, DoingAChunkTwiceIsHarmless) {
  auto store = open_to_work(path("twice.db"), small_plan(), {"1.0", {}});
  ASSERT_TRUE(store);
  const auto chunk = (*store)->take();
  ASSERT_TRUE(chunk && *chunk);
  const std::vector<DealOutcomes> deals(4, DealOutcomes(2, trials::Outcome{Verdict::solved, Halt::found, 7, 8, 0.5}));
  const std::vector<DealOutcomes> others(4, DealOutcomes(2, trials::Outcome{Verdict::solved, Halt::found, 9, 9, 0.5}));
  ASSERT_TRUE((*store)->put(**chunk, deals));
  ASSERT_TRUE((*store)->put(**chunk, others));
  const auto state = (*store)->state();
  ASSERT_TRUE(state);
  EXPECT_EQ(state->done, 1U);
  EXPECT_EQ(state->deals, 4U);
  EXPECT_EQ(rows(path("twice.db")).front(), "0 solved found 7 8 1.0");
}

TEST_F(SurveyFolder, OneProcessAtATime) {
  auto store = open_to_work(path("lock.db"), small_plan(), {"1.0", {}});
  ASSERT_TRUE(store);
  const auto second = open_to_work(path("lock.db"), small_plan(), {"1.0", {}});
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().text().find("another process"), std::string::npos);
  EXPECT_TRUE(open_to_read(path("lock.db")));
}

TEST_F(SurveyFolder, RefusesAnotherQuestionAndForeignFiles) {
  work(path("a.db"), small_plan());
  Plan other = small_plan();
  other.work.count = 26;
  EXPECT_FALSE(open_to_work(path("a.db"), other, {"1.0", {}}));
  std::FILE* file = std::fopen(path("foreign.txt").c_str(), "w");
  ASSERT_NE(file, nullptr);
  std::fputs("not a database, but long enough to have a look at, and then some more of it\n", file);
  std::fclose(file);
  EXPECT_FALSE(open_to_work(path("foreign.txt"), small_plan(), {"1.0", {}}));
  EXPECT_FALSE(open_to_read(path("foreign.txt")));
  EXPECT_FALSE(open_to_read(path("nothing.db")));
  EXPECT_EQ(std::filesystem::file_size(path("foreign.txt")), 76U);
}

TEST_F(SurveyFolder, PartsMakeTheWhole) {
  work(path("whole.db"), small_plan(1, 25));
  work(path("p1.db"), small_plan(1, 10));
  work(path("p2.db"), small_plan(11, 15));
  const auto merged = merge_surveys(path("merged.db"), {path("p2.db"), path("p1.db")});
  ASSERT_TRUE(merged) << merged.error().text();
  EXPECT_EQ(merged->done, 25U);
  EXPECT_EQ(rows(path("merged.db")), rows(path("whole.db")));
  EXPECT_FALSE(merge_surveys(path("merged.db"), {path("p1.db")}));
}

TEST_F(SurveyFolder, GoesOnAndMergesUnderAnotherTitle) {
  Plan before = small_plan(1, 10);
  before.game.title = "Klondike as it was called before";
  work(path("before.db"), before);
  work(path("before.db"), small_plan(1, 10));
  work(path("after.db"), small_plan(11, 15));
  const auto merged = merge_surveys(path("merged.db"), {path("before.db"), path("after.db")});
  ASSERT_TRUE(merged) << merged.error().text();
  EXPECT_EQ(merged->done, 25U);
}

TEST_F(SurveyFolder, ReportCountsWhatIsThere) {
  work(path("report.db"), small_plan());
  auto store = open_to_read(path("report.db"));
  ASSERT_TRUE(store);
  const auto report = make_report(**store, 3);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->deals, 25U);
  ASSERT_EQ(report->solvers.size(), 2U);
  const SolverFigures& figures = report->solvers[0];
  EXPECT_EQ(figures.won + figures.unsolvable + figures.unknown(), 25U);
  EXPECT_EQ(figures.hardest.size(), 3U);
  EXPECT_GE(figures.hardest[0].outcome.nodes, figures.hardest[1].outcome.nodes);
  EXPECT_LE(report->solvers[1].won, figures.won);
  std::size_t lines = 0;
  ASSERT_TRUE(write_csv(**store, [&](std::string_view) { ++lines; }));
  EXPECT_EQ(lines, 51U);
}

}  // namespace
}  // namespace sabar::survey
