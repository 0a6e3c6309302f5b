// The models with every choice of techniques against the oracle, on reduced decks of every kind they fit.
// tools/cross-check does the same at length.
#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"

namespace sabar {
namespace {

class ModelCrossCheck : public ReducedTest {
protected:
  void expect_agrees(std::string_view name, std::uint64_t deals, std::uint64_t full) const {
    const ModelGames& model = model_named(name);
    ASSERT_TRUE(model.fits(rules()));
    expect_model_agrees(model.settings(), deals, full);
  }
  // Positions after some random moves.
  void expect_agrees_in_the_middle(std::string_view name) const {
    const auto settings = model_named(name).settings();
    WalkDice dice(5);
    for (std::uint64_t number = 1; number <= reduced_deals() / 2; ++number) {
      const Table table = walked(rules(), deal(number), dice, 1 + dice.below(15));
      const DealCheck check = check_deal(rules(), table, settings);
      EXPECT_TRUE(check.fault.empty()) << GetParam() << " deal " << number << ": " << check.fault;
    }
  }
};

// So many of each kind that all kinds together have two thousand.
std::uint64_t few_deals(std::string_view name) {
  const std::size_t kinds = model_named(name).games.size();
  return (20 * reduced_deals() + kinds - 1) / kinds;
}

std::vector<std::string> kinds_of(std::string_view name) { return names_of(model_named(name).games); }

// Two thousand of each kind where the oracle is quick.
class KlondikeCrossCheck : public ModelCrossCheck {};
TEST_P(KlondikeCrossCheck, AgreesWithTheOracle) { expect_agrees("klondike", model_deals(), reduced_deals()); }
INSTANTIATE_TEST_SUITE_P(Reduced, KlondikeCrossCheck, testing::ValuesIn(kinds_of("klondike")), reduced_test_name);

class FreecellCrossCheck : public ModelCrossCheck {};
TEST_P(FreecellCrossCheck, AgreesWithTheOracle) { expect_agrees("freecell", model_deals(), reduced_deals()); }
INSTANTIATE_TEST_SUITE_P(Reduced, FreecellCrossCheck, testing::ValuesIn(kinds_of("freecell")), reduced_test_name);

class CanfieldCrossCheck : public ModelCrossCheck {};
TEST_P(CanfieldCrossCheck, AgreesWithTheOracle) { expect_agrees("canfield", model_deals(), 4 * reduced_deals()); }
TEST_P(CanfieldCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("canfield"); }
INSTANTIATE_TEST_SUITE_P(Reduced, CanfieldCrossCheck, testing::ValuesIn(kinds_of("canfield")), reduced_test_name);

// Two thousand of all kinds together, each with every choice of techniques, where it is not.
class SpiderCrossCheck : public ModelCrossCheck {};
TEST_P(SpiderCrossCheck, AgreesWithTheOracle) { expect_agrees("spider", few_deals("spider"), few_deals("spider")); }
INSTANTIATE_TEST_SUITE_P(Reduced, SpiderCrossCheck, testing::ValuesIn(kinds_of("spider")), reduced_test_name);

class YukonCrossCheck : public ModelCrossCheck {};
TEST_P(YukonCrossCheck, AgreesWithTheOracle) { expect_agrees("yukon", few_deals("yukon"), few_deals("yukon")); }
INSTANTIATE_TEST_SUITE_P(Reduced, YukonCrossCheck, testing::ValuesIn(kinds_of("yukon")), reduced_test_name);

class RowCrossCheck : public ModelCrossCheck {};
TEST_P(RowCrossCheck, AgreesWithTheOracle) { expect_agrees("row", few_deals("row"), few_deals("row")); }
TEST_P(RowCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("row"); }
INSTANTIATE_TEST_SUITE_P(Reduced, RowCrossCheck, testing::ValuesIn(kinds_of("row")), reduced_test_name);

class BeatenCrossCheck : public ModelCrossCheck {};
TEST_P(BeatenCrossCheck, AgreesWithTheOracle) { expect_agrees("beaten", few_deals("beaten"), few_deals("beaten")); }
TEST_P(BeatenCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("beaten"); }
INSTANTIATE_TEST_SUITE_P(Reduced, BeatenCrossCheck, testing::ValuesIn(kinds_of("beaten")), reduced_test_name);

class GapCrossCheck : public ModelCrossCheck {};
TEST_P(GapCrossCheck, AgreesWithTheOracle) { expect_agrees("gaps", few_deals("gaps"), few_deals("gaps")); }
TEST_P(GapCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("gaps"); }
INSTANTIATE_TEST_SUITE_P(Reduced, GapCrossCheck, testing::ValuesIn(kinds_of("gaps")), reduced_test_name);

class PairCrossCheck : public ModelCrossCheck {};
TEST_P(PairCrossCheck, AgreesWithTheOracle) { expect_agrees("pairs", few_deals("pairs"), few_deals("pairs")); }
TEST_P(PairCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("pairs"); }
INSTANTIATE_TEST_SUITE_P(Reduced, PairCrossCheck, testing::ValuesIn(kinds_of("pairs")), reduced_test_name);

class HoleCrossCheck : public ModelCrossCheck {};
TEST_P(HoleCrossCheck, AgreesWithTheOracle) { expect_agrees("hole", few_deals("hole"), few_deals("hole")); }
TEST_P(HoleCrossCheck, AgreesInTheMiddleOfAGame) { expect_agrees_in_the_middle("hole"); }
INSTANTIATE_TEST_SUITE_P(Reduced, HoleCrossCheck, testing::ValuesIn(kinds_of("hole")), reduced_test_name);

}  // namespace
}  // namespace sabar
