// How far a position of Gaps looks from a win, with a noise of its own for each attempt.
//
// Chosen on deals 1001..1060 of scheme sabar, a million nodes each: 38 of them are won; without what follows a gap,
// kings and cards that lie the wrong way round, and with half the noise, 36.
#pragma once

#include <cstdint>

#include <sabar/solvers/models/gaps/game.hpp>

namespace sabar::gaps {

class GapScore {
public:
  // Attempt 0 has no noise. The game must outlive it.
  GapScore(const GapGame& game, std::uint64_t attempt) : game_(&game), attempt_(attempt) {}

  // Lower is better.
  [[nodiscard]] int operator()(const GapState& position) const;

private:
  [[nodiscard]] int chain(const GapState& position, std::size_t gap) const;

  const GapGame* game_;
  std::uint64_t attempt_;
};

}  // namespace sabar::gaps
