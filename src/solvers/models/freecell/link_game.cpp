#include <algorithm>

#include <sabar/solvers/models/freecell/link_game.hpp>
#include <sabar/solvers/models/freecell/model.hpp>

namespace sabar::freecell {
namespace {

constexpr std::uint64_t high_hash(int card, int beneath) {
  return detail::scatter(0x9e3779b97f4a7c15 * static_cast<std::uint64_t>(256 + 64 * card + beneath));
}

bool is_in(Cards set, int card) { return (set >> card & 1) != 0; }

int place_of(const Position& at, int card) {
  return is_in(at.cells, card) ? kCell : at.beneath[static_cast<std::size_t>(card)];
}

}  // namespace

bool LinkGame::fits(const Rules& rules) {
  return std::all_of(rules.group.begin(), rules.group.begin() + rules.groups, [](const Group& group) {
    return (group.kind != PileKind::foundation || group.lift == Lift::none) &&
           (group.kind != PileKind::column || group.lift == Lift::top);
  });
}

LinkGame::State LinkGame::begin(const Position& at) const {
  State state{at, 0};
  for (int card = 0; card < layout_.cards; ++card) {
    // A card is home when the foundation of its suit waits for a higher one, or for none.
    const Cards wanted = at.next & (kOneSuit << suit_of(card));
    if (wanted != 0 && wanted <= card_set(card)) {
      state.high += high_hash(card, place_of(at, card));
    }
  }
  close(state);
  return state;
}

void LinkGame::close(State& state) const {
  if (safe_foundation_) {
    send_home(layout_, false, state.at, [&](int card) { state.high -= high_hash(card, place_of(state.at, card)); });
  }
}

LinkGame::Undo LinkGame::apply(State& state, const Move& move) const {
  const State before = state;
  state.high -= high_hash(move.card, place_of(state.at, move.card));
  state.high += move.target == kHome ? 0 : high_hash(move.card, move.target);
  Mover(layout_, state.at).play(move);
  close(state);
  return before;
}

void LinkGame::legal(const State& state, MoveList<Move>& moves) const {
  const Position& at = state.at;
  moves.clear();
  for (Cards set = home_cards(at); set != 0; set &= set - 1) {
    moves.push({first_of(set), kHome});
  }
  for (Cards set = at.tops | at.cells; set != 0; set &= set - 1) {
    const int card = first_of(set);
    for (Cards carriers = layout_.carriers[static_cast<std::size_t>(card)] & at.tops; carriers != 0;
         carriers &= carriers - 1) {
      moves.push({card, first_of(carriers)});
    }
  }
  if (empty_columns(layout_, at) > 0) {
    for (Cards set = (at.tops | at.cells) & layout_.fillers; set != 0; set &= set - 1) {
      if (place_of(at, first_of(set)) != kFloor) {
        moves.push({first_of(set), kFloor});
      }
    }
  }
  if (free_cells(layout_, at) > 0) {
    for (Cards set = at.tops; set != 0; set &= set - 1) {
      moves.push({first_of(set), kCell});
    }
  }
}

}  // namespace sabar::freecell
