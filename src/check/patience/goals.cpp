#include <sabar/check/patience/goals.hpp>

namespace sabar::check {
namespace {

std::size_t cards_left(const View& view) {
  std::size_t left = 0;
  for (std::size_t pile = 0; pile < view.piles(); ++pile) {
    if (view.kind(pile) != PileKind::foundation && view.kind(pile) != PileKind::discard) {
      left += view.cards(pile).size();
    }
  }
  return left;
}

bool all_empty(const View& view, unsigned kinds) {
  for (std::size_t pile = 0; pile < view.piles(); ++pile) {
    const auto bit = static_cast<unsigned>(view.kind(pile));
    if ((kinds >> bit & 1U) != 0 && !view.empty(pile)) {
      return false;
    }
  }
  return true;
}

bool all_ordered(const View& view) {
  for (const std::size_t column : view.piles_of(PileKind::column)) {
    const bool complete =
        view.face_up(column) == view.cards(column).size() && is_complete_run(view.rules(), view.cards(column));
    if (!view.empty(column) && !complete) {
      return false;
    }
  }
  return true;
}

bool is_one_pile(const View& view) {
  std::size_t piles = 0;
  for (const std::size_t pile : view.piles_of(PileKind::row)) {
    piles += view.empty(pile) ? 0 : 1;
  }
  return piles == 1;
}

// The place holds what its row asks for: nothing at the end, else the card after its left neighbour's.
bool is_in_order(const View& view, std::size_t pile) {
  const std::size_t columns = view.group(pile).grid_columns;
  const std::size_t column = view.number_in_group(pile) % columns;
  if (column + 1 == columns) {
    return view.empty(pile);
  }
  if (view.empty(pile)) {
    return false;
  }
  if (column == 0) {
    return true;
  }
  const Card left = view.top(pile - 1);  // checked before: it is not empty
  const Card card = view.top(pile);
  return card.suit() == left.suit() && card.rank() == left.rank() + 1;
}

bool rows_in_order(const View& view) {
  for (const std::size_t pile : view.piles_of(PileKind::grid)) {
    if (view.group(pile).grid_columns == 0 || !is_in_order(view, pile)) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool goal_reached(const View& view) {
  const Goal& goal = view.rules().goal;
  switch (goal.kind) {
    case GoalKind::foundations:
      return cards_left(view) == 0;
    case GoalKind::empty:
      return all_empty(view, goal.kinds);
    case GoalKind::ordered:
      return all_ordered(view);
    case GoalKind::one_pile:
      return is_one_pile(view);
    case GoalKind::rows:
      return rows_in_order(view);
    case GoalKind::left:
      return cards_left(view) <= goal.count;
  }
  return false;
}

}  // namespace sabar::check
