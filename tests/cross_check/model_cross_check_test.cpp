// The models with every choice of techniques against the oracle, on reduced decks of every kind they fit.
// tools/cross-check does the same at length.
#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"

namespace sabar {
namespace {

const ModelGames& model_of_kind(std::string_view kind) {
  return *std::find_if(std::begin(kModelGames), std::end(kModelGames), [&](const ModelGames& model) {
    return std::any_of(model.games.begin(), model.games.end(),
                       [&](const ReducedGame& game) { return game.name == kind; });
  });
}

std::vector<std::string> all_kinds() {
  std::vector<std::string> kinds;
  for (const ModelGames& model : kModelGames) {
    const auto more = names_of(model.games);
    kinds.insert(kinds.end(), more.begin(), more.end());
  }
  return kinds;
}

class ModelCrossCheck : public ReducedTest {
protected:
  [[nodiscard]] static const ModelGames& model() { return model_of_kind(GetParam()); }
};

// Two thousand of each kind where the oracle is quick, a part of them with every choice of techniques; elsewhere two
// thousand of all kinds together.
TEST_P(ModelCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(model().fits(rules()));
  const std::size_t kinds = model().games.size();
  const std::uint64_t few = (20 * reduced_deals() + kinds - 1) / kinds;
  expect_model_agrees(model().settings(), model().quick ? model_deals() : few, model().quick ? reduced_deals() : few);
}

// Positions after some random moves.
TEST_P(ModelCrossCheck, AgreesInTheMiddleOfAGame) {
  const auto settings = model().settings();
  WalkDice dice(5);
  for (std::uint64_t number = 1; number <= reduced_deals() / 2; ++number) {
    const Table table = walked(rules(), deal(number), dice, 1 + dice.below(15));
    const DealCheck check = check_deal(rules(), table, settings);
    EXPECT_TRUE(check.fault.empty()) << GetParam() << " deal " << number << ": " << check.fault;
  }
}
INSTANTIATE_TEST_SUITE_P(Reduced, ModelCrossCheck, testing::ValuesIn(all_kinds()), reduced_test_name);

TEST(ModelCrossCheckTable, HasEveryModel) {
  for (const Model& model : model_list()) {
    const auto found = std::find_if(std::begin(kModelGames), std::end(kModelGames),
                                    [&](const ModelGames& games) { return games.name == model.name; });
    EXPECT_TRUE(found != std::end(kModelGames)) << model.name << ": no kinds of game in cross_check.hpp";
  }
  EXPECT_EQ(std::size(kModelGames), model_list().size());
}

}  // namespace
}  // namespace sabar
