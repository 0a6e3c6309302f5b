// What a player is told, held against the search over whole positions: hints and the losing move.
#pragma once

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

#include "cross_check/space/answer.hpp"

namespace sabar {

[[nodiscard]] inline std::string hint_fault(const SpaceCase& at, const Solution& truth, const SpaceBudget& budget) {
  auto session = Session::begin(at.rules.game, at.position.table);
  if (!session) {
    return session.error().message;
  }
  Adviser adviser({budget.search, budget.bytes});
  adviser.look_at(*session);
  while (!adviser.done()) {
    adviser.step(kSlice);
  }
  const auto hint = adviser.hint(*session);
  if (!hint || adviser.fault()) {
    return hint ? adviser.fault()->reason : hint.error().message;
  }
  if (std::string fault = verdict_fault(hint->verdict, truth.verdict); !fault.empty()) {
    return fault;
  }
  if (hint->verdict != Verdict::solved || !hint->move) {
    return {};
  }
  const std::string move = to_text(at.rules.rules(), *hint->move);
  if (const auto played = session->play(*hint->move); !played) {
    return fmt::format("{}: {}", move, played.error().message);
  }
  const auto after = budget.oracle_on(at.rules.rules(), session->table());
  return after && after->verdict == Verdict::unsolvable ? fmt::format("{} loses the game", move) : std::string();
}

// The verdict at one place of a session, as the oracle sees it, against what the finder says.
[[nodiscard]] inline std::string place_fault(Session session, std::size_t place, Verdict said,
                                             const SpaceBudget& budget) {
  if (!session.go_to(place)) {
    return fmt::format("there is no place {}", place);
  }
  const auto truth = budget.oracle_on(session.rules(), session.table());
  if (!truth || truth->verdict == Verdict::unknown || truth->verdict == said) {
    return {};
  }
  return fmt::format("place {} is said to be {}, but it is {}", place, to_text(said), to_text(truth->verdict));
}

[[nodiscard]] inline std::string loss_fault(const SpaceCase& at, const Solution& /*truth*/, const SpaceBudget& budget) {
  auto session = Session::begin(at.rules.game, at.position.deal);
  if (!session) {
    return session.error().message;
  }
  for (const Move& move : at.position.moves) {
    if (const auto played = session->play(move); !played) {
      return played.error().message;
    }
  }
  LossFinder finder({budget.search, budget.bytes});
  finder.look_at(*session);
  drive(finder);
  const auto loss = finder.loss();
  if (!loss || finder.fault()) {
    return loss ? finder.fault()->reason : loss.error().message;
  }
  std::string fault;
  if (loss->winnable) {
    fault = place_fault(*session, *loss->winnable, Verdict::solved, budget);
  }
  return fault.empty() && loss->lost ? place_fault(*session, *loss->lost, Verdict::unsolvable, budget) : fault;
}

}  // namespace sabar
