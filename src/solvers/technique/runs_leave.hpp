// Where complete runs leave by a move, they leave at once and nothing else is looked at.
//
// This only hopes. A run that stays can be taken apart again and hold cards of other suits, which a column cannot that
// has become empty once and been filled; so a position may be won with the run kept and lost with it gone. It is rare
// enough that the searches that look for a win use it; a proof does not. (Where the rules themselves take complete
// runs away, as in Spider, there is nothing to decide.)
#pragma once

#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class RunsLeave {
public:
  static constexpr std::string_view kName = "runs-leave";
  static constexpr bool kComplete = false;

  RunsLeave(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}

  [[nodiscard]] static bool applies(const Rules& rules) {
    if (!is_classic(rules)) {
      return false;
    }
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].kind == PileKind::foundation && rules.group[g].collect == Collect::runs_by_hand) {
        return true;
      }
    }
    return false;
  }

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& /*position*/, List& moves) const {
    for (const auto& each : moves) {
      const Move& move = real_move(each);
      if (move.kind == MoveKind::transfer && facts_.kind(rules_, move.to) == PileKind::foundation) {
        moves.keep_only(each);
        return;
      }
    }
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

}  // namespace sabar
