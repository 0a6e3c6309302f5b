// What a position has spent for good: cards dealt to the columns, redeals, gathers; for a search in which draws are
// moves of their own also the cards drawn in this pass, where the stock is turned over only so often. Searches keep the
// levels apart.
#pragma once

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

class PatienceLevel {
public:
  PatienceLevel(const Rules& rules, const patience::Facts& facts, bool draws = false)
      : facts_(facts), spends_(rules.draw > 0 && (rules.draw_to != PileKind::waste || (draws && passes_end(rules)))) {}

  // A card that was passed by in the stock may not come again.
  [[nodiscard]] static bool passes_end(const Rules& rules) {
    return rules.draw > 0 && rules.draw_to == PileKind::waste && rules.redeals != kUnlimited;
  }

  template <class State>
  [[nodiscard]] int operator()(const State& position) const {
    const int dealt = spends_ ? kMaxDealt - static_cast<int>(position.size(facts_.stock)) : 0;
    return (position.gathers * 256 + position.redeals) * (kMaxDealt + 1) + dealt;
  }

private:
  static constexpr int kMaxDealt = 255;
  const patience::Facts& facts_;
  bool spends_;
};

}  // namespace sabar
