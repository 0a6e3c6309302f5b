// A survey goes on after faults, counts them and calls them by their name.
#include <filesystem>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <sabar/survey/report/difference.hpp>
#include <sabar/survey/report/html_report.hpp>
#include <sabar/survey/report/report.hpp>
#include <sabar/survey/runner.hpp>
#include <sabar/trials/trial.hpp>

#include "planted.hpp"

namespace sabar::survey {
namespace {

Plan fault_plan(std::vector<std::string> solvers) {
  Plan plan;
  plan.game = **find_game("klondike");
  plan.work.rules = plan.game.rules;
  plan.work.solvers = std::move(solvers);
  plan.work.scheme = Scheme::solvitaire;
  plan.work.order = usual_order(plan.game.rules, Scheme::solvitaire);
  plan.work.count = 12;
  plan.work.budget = {20'000, std::size_t{64} << 20};
  plan.chunk = 5;
  return plan;
}

class FaultSurvey : public testing::Test {
protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / fmt::format("sabar-faults-{}", getpid());
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] std::string path() const { return (folder_ / "survey.db").string(); }

private:
  std::filesystem::path folder_;
};

// Half of the deals, told apart by a card.
bool is_chosen(const Table& start) { return start.piles[0].cards.empty() || start.piles[0].cards[0].rank() % 2 == 0; }

std::unique_ptr<Search> lie_on_some(std::unique_ptr<Search> made, const Rules&, const Table& start, bool) {
  return is_chosen(start) ? std::make_unique<LyingSearch>(std::move(made)) : std::move(made);
}

TEST_F(FaultSurvey, GoesOnAndCounts) {
  const Planted planted(lie_on_some);
  const Plan plan = fault_plan({"auto", "greedy"});
  std::vector<FaultMet> met;
  {
    auto store = open_to_work(path(), plan, {"1.0", {}});
    ASSERT_TRUE(store) << store.error().text();
    const auto outcome = run_survey(
        **store, 2, [](const Advance&) { return true; }, [&](const FaultMet& each) { met.push_back(each); });
    ASSERT_TRUE(outcome) << outcome.error().text();
    EXPECT_EQ(outcome->own, plan.deals());
    EXPECT_EQ(outcome->faults, met.size());
    EXPECT_EQ(outcome->aside, 0U);
  }
  ASSERT_GT(met.size(), 0U);
  EXPECT_TRUE(met[0].deal.starts_with("solvitaire:"));
  EXPECT_FALSE(met[0].fault->line.empty() && met[0].fault->reason.empty());
  auto store = open_to_read(path());
  ASSERT_TRUE(store) << store.error().text();
  const auto report = make_report(**store);
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->deals, plan.deals());
  EXPECT_EQ(report->solvers[0].faults + report->solvers[1].faults, met.size());
  EXPECT_EQ(report->solvers[0].faults, report->solvers[0].fault_deals.size());
  EXPECT_EQ(report->solvers[0].unknown_by[static_cast<std::size_t>(Halt::fault)], report->solvers[0].faults);
  EXPECT_NE(report_page(*report, Language::english).find("fault of the program"), std::string::npos);
  EXPECT_NE(report_page(*report, Language::indonesian).find("kesalahan program"), std::string::npos);
  std::string csv;
  ASSERT_TRUE(write_csv(**store, [&](std::string_view line) { csv += line; }));
  EXPECT_NE(csv.find(",unknown,fault,"), std::string::npos) << csv;
}

// A second search decides the deal; that there was a fault stays written.
TEST_F(FaultSurvey, KeepsVerdictAndFault) {
  const Planted planted(lie_first);
  const Plan plan = fault_plan({"auto"});
  auto store = open_to_work(path(), plan, {"1.0", {}});
  ASSERT_TRUE(run_survey(**store, 1, [](const Advance&) { return true; }));
  const auto report = make_report(**store);
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->solvers[0].faults, plan.deals());
  EXPECT_GT(report->solvers[0].won, 0U);
  EXPECT_EQ(report->solvers[0].won + report->solvers[0].unsolvable + report->solvers[0].unknown(), plan.deals());
}

// Every second search denies that there is a win.
std::unique_ptr<Search> deny_every_second(std::unique_ptr<Search> made, const Rules&, const Table&, bool) {
  static int number = 0;
  return ++number % 2 == 0 ? std::make_unique<DenyingSearch>(std::move(made)) : std::move(made);
}

TEST_F(FaultSurvey, WithdrawsAProofAgainstWhichSomebodyHasWon) {
  const Planted planted(deny_every_second);
  const Plan plan = fault_plan({"auto", "klondike"});
  std::size_t contradicted = 0;
  for (std::uint64_t place = 0; place < plan.deals(); ++place) {
    const auto outcomes = trials::play_deal(plan.work, place, {});
    ASSERT_TRUE(outcomes) << outcomes.error().text();
    if ((*outcomes)[0].verdict == Verdict::solved) {
      ++contradicted;
      EXPECT_EQ((*outcomes)[1].verdict, Verdict::unknown);
      EXPECT_EQ((*outcomes)[1].halt, Halt::fault);
      ASSERT_TRUE((*outcomes)[1].fault);
      EXPECT_EQ((*outcomes)[1].fault->reason, "auto has won what klondike calls unsolvable");
      EXPECT_EQ((*outcomes)[1].fault->line.size(), (*outcomes)[0].moves);
    } else {
      EXPECT_EQ((*outcomes)[1].verdict, Verdict::unsolvable);
    }
  }
  EXPECT_GT(contradicted, 0U);
}

}  // namespace
}  // namespace sabar::survey
