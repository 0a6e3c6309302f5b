// No test may overlook that a search has outlived a fault: whoever has planted none must meet none.
#include <gtest/gtest.h>

#include "planted.hpp"

namespace sabar {
namespace {

class FaultWatch : public testing::EmptyTestEventListener {
public:
  void OnTestStart(const testing::TestInfo&) override {
    met_ = faults_met();
    planted_ = Planted::count();
  }
  void OnTestEnd(const testing::TestInfo& test) override {
    if (Planted::count() == planted_) {
      EXPECT_EQ(faults_met(), met_) << test.name() << ": the judge has rejected a line that a search has found";
    }
  }

private:
  std::uint64_t met_ = 0;
  std::uint64_t planted_ = 0;
};

// Whatever the first test of the program is, the listener is there by then.
[[maybe_unused]] const bool kWatched = [] {
  testing::UnitTest::GetInstance()->listeners().Append(new FaultWatch);  // which owns it
  return true;
}();

}  // namespace
}  // namespace sabar
