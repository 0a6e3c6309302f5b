#include <algorithm>
#include <bit>

#include <sabar/solvers/models/hole/game.hpp>
#include <sabar/solvers/models/hole/step_order.hpp>

namespace sabar::hole {

// Has no initial values: a list of them costs what is put into it.
template <bool WithStock>
struct HoleGame<WithStock>::Candidate {
  std::uint8_t from;
  std::uint8_t draws;
  std::uint8_t dug;
  int score;
};

// The steps of a position, the best first; among equals the one listed first.
template <bool WithStock>
class HoleGame<WithStock>::Candidates {
public:
  Candidates(const HoleGame& game, const State& position, const Wanted& wanted)
      : order_(game.board_, position), wanted_(wanted), sorted_(game.techniques_.best_order) {}

  void add(const HoleStep& step, std::size_t face) {
    const int score = sorted_ ? order_.score(step, face, wanted_.crossings[face]) : 0;
    std::size_t place = count_++;
    for (; place > 0 && list_[place - 1].score < score; --place) {
      list_[place] = list_[place - 1];
    }
    list_[place] = {step.from, step.draws, step.dug, score};
  }
  void hand_over(MoveList<Move>& steps) const {
    for (std::size_t i = 0; i < count_; ++i) {
      steps.push({list_[i].from, list_[i].draws, list_[i].dug});
    }
  }

private:
  StepOrder order_;
  const Wanted& wanted_;
  bool sorted_;
  std::size_t count_ = 0;
  std::array<Candidate, kMaxSlots + kFaceSlots> list_;  // at most one step for each slot and each face in a cell
};

template <bool WithStock>
HoleGame<WithStock>::HoleGame(const HoleBoard& board, const HoleTechniques& techniques)
    : board_(board), techniques_(techniques) {
  const Faces& faces = board.faces;
  const bool ring = faces.shape == Shape::ring;
  if (techniques.rank_walk && !WithStock && ring && faces.count % 2 == 1 && !faces.stops) {
    walk_.emplace(faces.count);
    cuts_ = techniques.rank_cuts && board.cells == 0;
    if (cuts_) {
      prepare_cuts();
    }
  }
  if (techniques.rank_reach && !walk_ && faces.shape != Shape::other) {
    reach_.emplace(faces.count, ring);
  }
  for (std::size_t face = 0; face < faces.count; ++face) {
    serving_[face] = faces.next[face] != 0 ? 0xff : 0;
  }
  for (std::size_t made = board.draws; made-- > 0;) {
    const std::size_t drawn = board.drawn_face[made + 1];
    soon_[made] = static_cast<FaceSet>(soon_[made + 1] | faces.next[drawn]);
    stock_[made] = stock_[made + 1];
    ++stock_[made][drawn];
  }
}

template <bool WithStock>
void HoleGame<WithStock>::prepare_cuts() {
  const std::size_t faces = board_.faces.count;
  const RankCuts cuts(faces);
  demands_.reserve(kMaxSlots * faces / 4);
  for (std::size_t pile = 0; pile < board_.piles; ++pile) {
    std::vector<std::uint8_t> rest;
    for (std::size_t slot = board_.floor[pile] + 1U; slot <= board_.start.slot[pile]; ++slot) {
      rest.insert(rest.begin(), board_.face[slot]);
      if (rest.size() < 2) {
        continue;
      }
      demand_of_[slot] = static_cast<std::uint8_t>(demands_.size() / faces + 1);
      const RankCuts::Pile demand(cuts, rest);
      for (std::size_t here = 0; here < faces; ++here) {
        demands_.push_back(demand.demand(here));
      }
    }
  }
}

template <bool WithStock>
void HoleGame<WithStock>::legal(const State& position, MoveList<Move>& steps) const {
  steps.clear();
  const Wanted wanted = wanted_faces(position);
  if (wanted.faces == 0) {
    return;
  }
  Candidates list(*this, position, wanted);
  FaceSet from_piles = 0;
  for (unsigned left = wanted.faces; left != 0; left &= left - 1) {
    const auto face = static_cast<std::size_t>(std::countr_zero(left));
    if (position.in_cells[face] > 0) {
      list_cell(position, face, list);
    }
    if (position.in_cells[face] == 0 || !techniques_.longer_pile) {
      list_tops(position, face, list);
      from_piles = static_cast<FaceSet>(from_piles | face_bit(face));
    }
  }
  if (position.free_cells > 0) {
    list_digs(position, from_piles, list);
  }
  list.hand_over(steps);
}

template <bool WithStock>
typename HoleGame<WithStock>::Wanted HoleGame<WithStock>::wanted_faces(const State& position) const {
  auto faces = static_cast<FaceSet>(board_.faces.next[position.top] & offered_faces(position));
  if constexpr (WithStock) {
    faces = static_cast<FaceSet>((board_.faces.next[position.top] | soon_[position.drawn]) & offered_faces(position));
  }
  if (faces == 0 || (reach_ && position.top != kNoFace && unserved(position.left, position.top, position.drawn))) {
    return {};
  }
  if (walk_ && position.top != kNoFace) {
    return walk_on(position, faces);
  }
  return {faces, {}};
}

// Faces of cards that could be taken now, if the cards on them go to cells.
template <bool WithStock>
FaceSet HoleGame<WithStock>::offered_faces(const State& position) const {
  unsigned faces = position.shown;
  for (std::size_t face = 0; position.free_cells > 0 && face < board_.faces.count; ++face) {
    faces |= (position.left[face] > 0 ? 1U : 0U) << face;
  }
  return static_cast<FaceSet>(faces);
}

template <bool WithStock>
typename HoleGame<WithStock>::Wanted HoleGame<WithStock>::walk_on(const State& position, FaceSet faces) const {
  std::optional<CutDemand> demand;
  const auto veto = [&](const Gaps& gaps) {
    if (!cuts_ || !RankCuts::tight(gaps)) {
      return false;
    }
    if (!demand) {
      demand = cut_demand(position);
    }
    return RankCuts::forbids(*demand, gaps);
  };
  const std::size_t here = position.top;
  // A card that lies on others is not the last, unless it can wait in a cell.
  const FaceSet last = board_.cells > 0 ? board_.faces.next[kNoFace] : position.bottoms;
  const RankWalk::Ways ways = walk_->ways(position.left, here, last, veto);
  const std::size_t above = here + 1 < board_.faces.count ? here + 1 : 0;
  const std::size_t below = here > 0 ? here - 1 : board_.faces.count - 1;
  Wanted wanted;
  wanted.faces = static_cast<FaceSet>(((ways.up ? face_bit(above) : 0U) | (ways.down ? face_bit(below) : 0U)) & faces);
  wanted.crossings[above] = static_cast<std::uint8_t>(std::max(0, ways.over));
  wanted.crossings[below] = static_cast<std::uint8_t>(std::max(0, ways.under));
  return wanted;
}

template <bool WithStock>
CutDemand HoleGame<WithStock>::cut_demand(const State& position) const {
  CutDemand demand;
  for (HolePiles left = position.there; left != 0; left &= left - 1) {
    const std::size_t number = demand_of_[position.slot[static_cast<std::size_t>(std::countr_zero(left))]];
    if (number > 0) {
      demand |= demands_[(number - 1) * board_.faces.count + position.top];
    }
  }
  return demand;
}

// Whether some card can never have a card under it that it may lie on.
template <bool WithStock>
bool HoleGame<WithStock>::unserved(const RankCounts& left, std::size_t top, std::size_t drawn) const {
  RankCounts supply = stock_[drawn];
  for (std::size_t face = 0; face < kFaceSlots; ++face) {
    supply[face] = static_cast<std::uint8_t>((supply[face] + left[face]) & serving_[face]);
  }
  supply[top] = static_cast<std::uint8_t>(supply[top] + (serving_[top] & 1U));
  return reach_->fails(left, supply);
}

template <bool WithStock>
std::uint8_t HoleGame<WithStock>::strike_lost(const RankCounts& left,
                                              std::array<std::uint8_t, kFaceSlots>& draws) const {
  std::uint8_t least = kNever;
  for (std::size_t top = 0; top < kFaceSlots; ++top) {
    if (draws[top] != kNever && reach_ && top != kNoFace && unserved(left, top, draws[top])) {
      draws[top] = kNever;
    }
    least = std::min(least, draws[top]);
  }
  return least;
}

template <bool WithStock>
std::uint8_t HoleGame<WithStock>::draws_for(const State& position, std::size_t face) const {
  if (!WithStock || ((board_.faces.next[position.top] >> face) & 1U) != 0) {
    return 0;
  }
  return static_cast<std::uint8_t>(board_.next_draw[face][position.drawn] - position.drawn);
}

template <bool WithStock>
void HoleGame<WithStock>::list_tops(const State& position, std::size_t face, Candidates& list) const {
  const std::uint8_t draws = draws_for(position, face);
  for (HolePiles left = position.tops[face]; left != 0; left &= left - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(left));
    if (preferred(position.slot, pile, position.tops[face])) {
      list.add({static_cast<std::uint8_t>(pile), draws, 0}, face);
    }
  }
}

template <bool WithStock>
void HoleGame<WithStock>::list_cell(const State& position, std::size_t face, Candidates& list) const {
  list.add({static_cast<std::uint8_t>(kFromCell + face), draws_for(position, face), 0}, face);
}

template <bool WithStock>
bool HoleGame<WithStock>::preferred(const std::array<std::uint8_t, kMaxHolePiles>& slots, std::size_t pile,
                                    HolePiles tops) const {
  const std::size_t slot = slots[pile];
  for (HolePiles left = tops & ~pile_bit(pile); left != 0; left &= left - 1) {
    const auto other = static_cast<std::size_t>(std::countr_zero(left));
    const std::size_t rival = slots[other];
    if (contains(board_.better[slot], rival) || (other < pile && board_.alike[rival] == board_.alike[slot])) {
      return false;
    }
  }
  return true;
}

// Cards that can be played when those on them go to cells.
template <bool WithStock>
void HoleGame<WithStock>::list_digs(const State& position, FaceSet faces, Candidates& list) const {
  for (HolePiles left = position.there; left != 0; left &= left - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(left));
    const std::size_t top = position.slot[pile];
    bool again = false;
    for (HolePiles before = position.there & (pile_bit(pile) - 1); before != 0; before &= before - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(before));
      again = again || board_.alike[position.slot[other]] == board_.alike[top];
    }
    const std::size_t most = std::min<std::size_t>(position.free_cells, board_.size(pile, top) - 1);
    for (std::size_t dug = 1; !again && dug <= most; ++dug) {
      const std::size_t face = board_.face[top - dug];
      if (((faces >> face) & 1U) != 0) {
        list.add({static_cast<std::uint8_t>(pile), draws_for(position, face), static_cast<std::uint8_t>(dug)}, face);
      }
    }
  }
}

template class HoleGame<false>;
template class HoleGame<true>;

}  // namespace sabar::hole
