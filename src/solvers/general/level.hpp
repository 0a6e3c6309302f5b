// What a position has spent for good: cards dealt to the columns, redeals, gathers. A beam keeps the levels apart.
#pragma once

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

class PatienceLevel {
public:
  PatienceLevel(const Rules& rules, const patience::Facts& facts) : rules_(rules), facts_(facts) {}

  template <class State>
  [[nodiscard]] int operator()(const State& position) const {
    const bool spends = rules_.draw > 0 && rules_.draw_to != PileKind::waste;
    const int dealt = spends ? kMaxDealt - static_cast<int>(position.size(facts_.stock)) : 0;
    return (position.gathers * 256 + position.redeals) * (kMaxDealt + 1) + dealt;
  }

private:
  static constexpr int kMaxDealt = 255;
  const Rules& rules_;
  const patience::Facts& facts_;
};

}  // namespace sabar
