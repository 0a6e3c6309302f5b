// Hole games as another Game: one step puts one card on the hole, with the draws and the cells it takes.
//
// The steps are those of the rules, put together: draws come only right before the card they serve, and a card goes to
// a cell only right before the card under it is played or follows it into a cell.
//
// Theorem. No win is lost by that. Draws: a draw changes nothing but the hole's top card, so only the last of several
// plays a part, and taking as few as possible is best (state.hpp). Cells: take a move of X into a cell in a
// winning line. If X leaves the cell before the line touches its pile again, leave the move out and play X from the
// pile. Else put the move off until right before the pile is touched: in between a cell more is free and X is not used.
// Every such change makes the line shorter or moves a card nearer to the next use of its pile, so it comes to an end.
// The last card of a pile never goes to a cell, by the first case. QED
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

#include <sabar/core/game.hpp>
#include <sabar/solvers/models/hole/board.hpp>
#include <sabar/solvers/models/hole/play.hpp>
#include <sabar/solvers/models/hole/rank_cuts.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>
#include <sabar/solvers/models/hole/rank_walk.hpp>
#include <sabar/solvers/models/hole/state.hpp>

namespace sabar::hole {

template <bool WithStock>
class HoleGame {
public:
  using State = HoleState;
  using Move = HoleStep;
  using Key = std::conditional_t<WithStock, StockKey, std::uint64_t>;
  using Undo = StepBack;
  static constexpr bool kComplete = true;

  HoleGame(const HoleBoard& board, const HoleTechniques& techniques);

  void legal(const State& position, MoveList<Move>& steps) const;
  Undo apply(State& position, const Move& step) const { return play_step(board_, position, step); }
  void undo(State& position, const Move& step, const Undo& back) const { take_back(board_, position, step, back); }
  [[nodiscard]] Key key(const State& position) const {
    const std::uint64_t number = position.number << 4 | position.top;
    if constexpr (WithStock) {
      return {number, position.drawn};
    } else {
      return number;
    }
  }
  [[nodiscard]] bool goal(const State& position) const { return position.cards == 0; }

  // Whether none of these piles, all showing the face of `pile`, is the same or better; piles stand at `slots`.
  [[nodiscard]] bool preferred(const std::array<std::uint8_t, kMaxHolePiles>& slots, std::size_t pile,
                               HolePiles tops) const;
  // For many tops at once, each with its draws: strikes out those that are lost. The fewest draws of the others, or
  // kNever.
  [[nodiscard]] std::uint8_t strike_lost(const RankCounts& left, std::array<std::uint8_t, kFaceSlots>& draws) const;

private:
  struct Candidate;
  class Candidates;
  // The faces that may come next.
  struct Wanted {
    FaceSet faces = 0;
    std::array<std::uint8_t, kFaceSlots> crossings{};  // of the gap on the way there
  };

  [[nodiscard]] Wanted wanted_faces(const State& position) const;
  [[nodiscard]] FaceSet offered_faces(const State& position) const;
  [[nodiscard]] Wanted walk_on(const State& position, FaceSet faces) const;
  [[nodiscard]] bool unserved(const RankCounts& left, std::size_t top, std::size_t drawn) const;
  [[nodiscard]] CutDemand cut_demand(const State& position) const;
  [[nodiscard]] std::uint8_t draws_for(const State& position, std::size_t face) const;

  void list_tops(const State& position, std::size_t face, Candidates& list) const;
  void list_cell(const State& position, std::size_t face, Candidates& list) const;
  void list_digs(const State& position, FaceSet faces, Candidates& list) const;

  void prepare_cuts();

  const HoleBoard& board_;
  HoleTechniques techniques_;
  std::optional<RankWalk> walk_;
  std::optional<RankReach> reach_;
  bool cuts_ = false;
  std::vector<CutDemand> demands_;                   // per slot with two cards or more and per face
  std::array<std::uint8_t, kMaxSlots> demand_of_{};  // number of such a slot, from 1
  std::array<FaceSet, kMaxDraws + 1> soon_{};        // faces that some later draw serves
  RankCounts serving_{};                             // all bits for a face that takes others
  std::array<RankCounts, kMaxDraws + 1> stock_{};    // cards that draws will put on top, by face
};

extern template class HoleGame<false>;
extern template class HoleGame<true>;
static_assert(Game<HoleGame<false>> && Game<HoleGame<true>>);

}  // namespace sabar::hole
