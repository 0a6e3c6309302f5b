#include <sabar/solvers/strategy/paper_phases.hpp>

namespace sabar::strategy {

PaperPhases::PaperPhases(const Engine& engine) : engine_(engine) {
  for (std::size_t pile = 0; pile < engine.facts().map.piles; ++pile) {
    if (kind(pile) == PileKind::column) {
      columns_.push_back(pile);
    }
  }
}

Result<> PaperPhases::check_rules(const Rules& rules) {
  bool columns = false;
  bool foundations = false;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    columns = columns || group.kind == PileKind::column;
    foundations = foundations || (group.kind == PileKind::foundation && group.collect == Collect::cards);
  }
  if (!columns || !foundations || (rules.draw > 0 && rules.draw_to != PileKind::waste)) {
    return fail("greedy-paper plays with columns, foundations that take single cards, and a stock drawn to a waste", {},
                "use greedy, which plays every game");
  }
  return {};
}

// The rank with which a foundation is full; the king, unless the deal or the deck says otherwise.
int PaperPhases::last_rank(const State& position) const {
  const int ranks = engine_.rules().deck.ranks;
  return (position.base + ranks - 2) % ranks + 1;
}

bool PaperPhases::fits_columns(const State& position, int phase, const Move& move) const {
  const bool whole = move.count == position.size(move.from);
  if (whole && position.empty(move.to)) {
    return false;  // nothing beneath: one empty column for another
  }
  if (phase == 2) {
    return move.count == 1 && position.top(move.from).rank() != last_rank(position);
  }
  return move.count == engine_.run_length(position, move.from) && position.top(move.from).rank() != position.base;
}

bool PaperPhases::fits(const State& position, int phase, const Move& move) const {
  if (phase == 4) {
    return move.kind == MoveKind::draw || move.kind == MoveKind::redeal;
  }
  if (move.kind != MoveKind::transfer || kind(move.from) != (phase >= 5 ? PileKind::waste : PileKind::column)) {
    return false;
  }
  const bool home = phase == 1 || phase == 5;
  if (kind(move.to) != (home ? PileKind::foundation : PileKind::column)) {
    return false;
  }
  return by_lot(phase) && !home ? fits_columns(position, phase, move) : true;
}

void PaperPhases::list(const State& position, const MoveList<Move>& legal, const PaperTurn& turn,
                       std::vector<Move>& found) const {
  found.clear();
  if (turn.phase == 4 && turn.moved) {
    return;
  }
  for (const Move& move : legal) {
    const bool listed = !found.empty() && found.back().from == move.from;
    if (!listed && fits(position, turn.phase, move)) {
      found.push_back(move);
    }
  }
}

Why PaperPhases::why(int phase, const Move& move) {
  switch (phase) {
    case 1:
      return Why::paper_home;
    case 2:
      return Why::paper_top;
    case 3:
      return Why::paper_run;
    case 4:
      return move.kind == MoveKind::draw ? Why::paper_deal : Why::paper_redeal;
    case 5:
      return Why::paper_dealt_home;
    default:
      return Why::paper_dealt_column;
  }
}

}  // namespace sabar::strategy
