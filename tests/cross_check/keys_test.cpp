// Keys on whole games: every position of a reduced deal that play can reach, up to a number, against the others.
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

class EveryKey : public ReducedTest {
protected:
  // Positions with one key are the same position, whatever form the key has.
  void check_deal_keys(std::uint64_t number) {
    const patience::SmallEngine engine(rules());
    std::map<Key128, patience::SmallEngine::State> met;
    std::vector<patience::SmallEngine::State> open = {*engine.start(deal(number))};
    met.emplace(engine.key(open[0]), open[0]);
    MoveList<Move> moves;
    for (std::size_t i = 0; i < open.size() && open.size() < kMost; ++i) {
      engine.legal(open[i], moves);
      for (const Move& move : moves) {
        auto after = open[i];
        engine.apply(after, move);
        const auto [known, fresh] = met.emplace(engine.key(after), after);
        if (fresh) {
          open.push_back(after);
        } else {
          ASSERT_TRUE(engine.same_position(known->second, after)) << GetParam() << " deal " << number;
        }
      }
    }
  }

private:
  static constexpr std::size_t kMost = 3000;
};

TEST_P(EveryKey, IsOfOnePosition) {
  for (std::uint64_t number = 1; number <= reduced_deals() / 10; ++number) {
    check_deal_keys(number);
  }
  if (GetParam() == "spider") {
    check_deal_keys(65398);  // a face-down card and a card of another rank once cancelled out
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, EveryKey, testing::ValuesIn(reduced_names()), reduced_test_name);

}  // namespace
}  // namespace sabar
