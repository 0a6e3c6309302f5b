// A contradiction never ends the work: a second search takes over, and what was wrong is told.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/shortest/model_first.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

#include "planted.hpp"

namespace sabar {
namespace {

GameFile fault_game(std::string_view rules) {
  const auto game = read_game("small", fmt::format("title Small\n{}\n", rules));
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  return game.value_or(GameFile{});
}

// A game for the model of Klondike.
const GameFile& klondike_game() {
  static const GameFile kGame = fault_game(
      "deck ranks 5\ncolumns 4 deal 3 4 4 5 open 1 build down alternate move run fill 5\nfoundations 4\nstock draw 1");
  return kGame;
}
Table fault_deal(std::uint64_t number) {
  const Rules& rules = klondike_game().rules;
  return *deal_of(rules, {Scheme::sabar, Natural(number), usual_order(rules, Scheme::sabar)});
}

// A game for the general engine: the two lies on the ace and can go nowhere.
const GameFile& two_card_game() {
  static const GameFile kGame = fault_game("deck suits 1 ranks 2\ncolumns 1 deal 2 fill none\nfoundations 1");
  return kGame;
}
Table two_card_table() { return read_deal(two_card_game(), "sabar-deal 1\ncolumn AS 2S\n")->table; }

constexpr Budget kFaultBudget{20'000'000, std::size_t{64} << 20};

std::uint64_t first_deal_that_is(Verdict verdict) {
  for (std::uint64_t number = 1;; ++number) {
    if (solve("auto", klondike_game().rules, fault_deal(number), {kFaultBudget, 1, {}, {}})->verdict == verdict) {
      return number;
    }
  }
}

TEST(Fault, OfAModelIsMendedByTheGeneralEngine) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const Planted planted(lie_first);
  const auto solution = solve_despite_faults("auto", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::solved);
  EXPECT_EQ(solution->halt, Halt::fault);
  EXPECT_TRUE(judge_line(klondike_game().rules, deal, solution->line).won);
  ASSERT_TRUE(solution->fault);
  EXPECT_EQ(solution->fault->reason, "the judge rejects the line found: it does not end with a win");
  EXPECT_EQ(solution->fault->solver, "auto");
  EXPECT_EQ(solution->fault->model, "klondike");
  EXPECT_EQ(solution->fault->start, deal);
  EXPECT_FALSE(judge_line(klondike_game().rules, deal, solution->fault->line).won);
}

TEST(Fault, OfTheGeneralEngineIsMendedByItsPlainestSearch) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const Planted planted(lie_first);
  const auto solution = solve_despite_faults("beam", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  ASSERT_TRUE(solution.has_value());
  ASSERT_TRUE(solution->fault);
  EXPECT_EQ(solution->fault->model, "");
  EXPECT_EQ(solution->verdict, Verdict::solved);
  EXPECT_TRUE(judge_line(klondike_game().rules, deal, solution->line).won);
}

TEST(Fault, OfAModelOnALostDealEndsWithAProof) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::unsolvable));
  const Planted planted(lie_first);
  const auto solution = solve_despite_faults("auto", klondike_game().rules, deal, {});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::unsolvable);
  EXPECT_EQ(solution->halt, Halt::fault);
  EXPECT_TRUE(solution->line.empty());
  EXPECT_TRUE(solution->fault);
}

// An engine that has misunderstood the rules proves nothing.
TEST(Fault, OfTheGeneralEngineEndsWithNoProofOfItsOwn) {
  const Planted planted(lie_first);
  const auto solution = solve_despite_faults("auto", two_card_game().rules, two_card_table(), {});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::unknown);
  EXPECT_EQ(solution->halt, Halt::fault);
  EXPECT_TRUE(solution->fault);
}

TEST(Fault, OfBothSearchesLeavesTheDealUnknown) {
  const Planted planted(lie_always);
  const auto solution = solve_despite_faults("auto", two_card_game().rules, two_card_table(), {});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::unknown);
  EXPECT_EQ(solution->halt, Halt::fault);
  ASSERT_TRUE(solution->fault);
  EXPECT_NE(solution->fault->reason.find("and of the second search"), std::string::npos) << solution->fault->reason;
}

TEST(Fault, OfAStrategyIsNotWonByAnother) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const Planted planted(lie_first);
  const auto solution = solve_despite_faults(kGreedy, klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::unknown);
  EXPECT_EQ(solution->halt, Halt::fault);
  EXPECT_EQ(solution->fault->solver, kGreedy);
}

// The limit is what a deal may cost, with or without a fault.
TEST(Fault, LeavesTheSecondSearchWhatIsLeftOfTheBudget) {
  const std::uint64_t number = first_deal_that_is(Verdict::solved);
  const Table deal = fault_deal(number);
  const auto honest = solve("auto", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  const Planted planted(lie_first);
  const Budget scarce{honest->nodes + 5, kFaultBudget.bytes};
  const auto solution = solve_despite_faults("auto", klondike_game().rules, deal, {scarce, 1, {}, {}});
  ASSERT_TRUE(solution.has_value());
  EXPECT_EQ(solution->verdict, Verdict::unknown);
  EXPECT_EQ(solution->halt, Halt::fault);
  EXPECT_LE(solution->nodes, scarce.nodes + 64);
  EXPECT_GE(solution->nodes, honest->nodes);
}

TEST(Fault, IsAnErrorForThoseWhoMustNotOverlookIt) {
  const Planted planted(lie_first);
  const auto solution = solve("auto", two_card_game().rules, two_card_table(), {});
  ASSERT_FALSE(solution.has_value());
  EXPECT_NE(solution.error().message.find("the judge rejects the line found"), std::string::npos);
}

TEST(Fault, OfASearchThatNobodyHasWrappedIsNoVerdictEither) {
  LyingSearch search(*make_search("auto", two_card_game().rules, two_card_table(), {}));
  drive(search);
  const Solution solution = conclude(search, two_card_game().rules, two_card_table(), search.halt());
  EXPECT_EQ(solution.verdict, Verdict::unknown);
  EXPECT_EQ(solution.halt, Halt::fault);
  EXPECT_TRUE(solution.line.empty());
  EXPECT_TRUE(solution.fault);
}

TEST(Fault, InASearchThatIsStoppedIsStillStopped) {
  const Planted planted(lie_always);
  auto search = make_search("auto", two_card_game().rules, two_card_table(), {});
  drive(**search);
  const Solution solution = conclude(**search, two_card_game().rules, two_card_table(), Halt::stopped);
  EXPECT_EQ(solution.verdict, Verdict::unknown);
  EXPECT_EQ(solution.halt, Halt::stopped);
  EXPECT_TRUE(solution.fault);
}

TEST(Fault, DoesNotEndTheMeasuringOfDifficulty) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const Planted planted(lie_first);
  DifficultyMeter meter(klondike_game().rules, deal, scale_of(klondike_game()), {100'000, kFaultBudget.bytes});
  drive(meter);
  const auto difficulty = meter.result();
  ASSERT_TRUE(difficulty.has_value()) << difficulty.error().text();
  EXPECT_TRUE(difficulty->fault);
  EXPECT_FALSE(difficulty->greedy_wins);
  EXPECT_EQ(difficulty->random_wins, 0U);
}

// A model of shorter lines that gives an empty one and calls it the shortest.
class LyingLine final : public LineSearch {
public:
  void step(std::uint64_t) override {}
  [[nodiscard]] bool done() const override { return true; }
  [[nodiscard]] Halt halt() const override { return Halt::nodes; }
  [[nodiscard]] std::uint64_t nodes() const override { return 7; }
  [[nodiscard]] std::size_t bytes() const override { return 0; }
  [[nodiscard]] std::vector<Move> line() const override { return {}; }
  [[nodiscard]] std::size_t at_least() const override { return 1000; }
  [[nodiscard]] std::string stage() const override { return {}; }
};

TEST(Fault, OfAShorterLineLeavesTheKnownOne) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const auto won = solve("auto", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  const ShortLine line = conclude_line(LyingLine(), klondike_game().rules, deal, won->line);
  ASSERT_TRUE(line.fault);
  EXPECT_EQ(line.line, won->line);
  EXPECT_FALSE(line.shortest());
}

// The general engine goes on from the line that was given, not from the wrong one.
TEST(Fault, OfAModelOfShorterLinesIsNotHandedOn) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const auto won = solve("auto", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  static std::vector<Move> handed_on;
  const auto general = [](const Rules&, const Table&, const std::vector<Move>& line,
                          const LineOptions&) -> Result<std::unique_ptr<LineSearch>> {
    handed_on = line;
    return fail("not in this test");
  };
  const ModelFirst search(std::make_unique<LyingLine>(), klondike_game().rules, deal, won->line, LineOptions{},
                          general);
  EXPECT_EQ(handed_on, won->line);
  EXPECT_NE(search.fault(), nullptr);
}

// Whoever gets the report can repeat the fault: rules, position and line are in it.
TEST(Fault, ReportHoldsRulesPositionAndLine) {
  const Table deal = fault_deal(first_deal_that_is(Verdict::solved));
  const auto won = solve("auto", klondike_game().rules, deal, {kFaultBudget, 1, {}, {}});
  const SearchFault fault{
      "the judge\nrejects it", "auto", "klondike", {kFaultBudget, 3, {"deadlock"}, {}}, deal, won->line};
  const std::string report = fault_report(klondike_game(), fault, {"sabar:17", Verdict::unknown, "1.2"});
  for (const char* line : {"\nsabar-fault 1\n", "\nreason the judge rejects it\n", "\nversion 1.2\n", "\ngame small\n",
                           "\nsolver auto\n", "\nmodel klondike\n", "\nwithout deadlock\n", "\nseed 3\n",
                           "\nnodes 20000000\n", "\ndeal sabar:17\n", "\nverdict unknown\n"}) {
    EXPECT_NE(report.find(line), std::string::npos) << line << report;
  }
  EXPECT_TRUE(report.ends_with("\nend\n"));
  std::string rules;
  std::string table;
  std::string moves;
  bool in_table = false;
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    in_table = (in_table || line == "sabar-deal 1") && !line.starts_with("moves") && line != "end";
    rules += line.starts_with("rule ") ? line.substr(5) + "\n" : "";
    table += in_table ? line + "\n" : "";
    moves += line.starts_with("moves ") ? line.substr(6) + "\n" : "";
  }
  const auto game = read_game("small", rules);
  ASSERT_TRUE(game.has_value()) << game.error().text() << rules;
  EXPECT_EQ(game->identity, klondike_game().identity);
  const auto read = read_deal(*game, table);
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_EQ(read->table, deal);
  const auto line = parse_line(game->rules, moves);
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(*line, won->line);
  EXPECT_EQ(fault_file_name(report).size(), std::string("sabar-fault-0123456789ab.txt").size());
  EXPECT_NE(fault_file_name(report), fault_file_name(report + " "));
}

}  // namespace
}  // namespace sabar
