#include <algorithm>

#include <sabar/solvers/strategy/greedy_score.hpp>

namespace sabar::strategy {
namespace {

// Adds up points and keeps the rule that added most.
class Tally {
public:
  void add(int points, Why why) {
    worth_.points += points;
    if (points > best_) {
      best_ = points;
      worth_.why = why;
    }
  }
  void take_off(int points) { worth_.points += points; }

  [[nodiscard]] Worth result() {
    if (best_ == 0) {
      take_off(Points::kPointless);
    }
    return worth_;
  }

private:
  Worth worth_;
  int best_ = 0;
};

}  // namespace

GreedyScore::CardSet GreedyScore::followers(const State& position, std::size_t group, Card beneath,
                                            SuitRule suits) const {
  return patience::followers(engine_.rules().group[group].build, suits, beneath, position.base, engine_.facts().ranks);
}

// Cards that some foundation takes next.
GreedyScore::CardSet GreedyScore::wanted_at_home(const State& position) const {
  CardSet wanted = 0;
  for (std::size_t pile = 0; pile < engine_.facts().map.piles; ++pile) {
    const std::size_t g = engine_.facts().map.group_of[pile];
    const Group& group = engine_.rules().group[g];
    const bool full = group.hold > 0 && position.size(pile) >= group.hold;
    if (group.kind != PileKind::foundation || group.collect != Collect::cards || full) {
      continue;
    }
    if (!position.empty(pile)) {
      wanted |= followers(position, g, position.top(pile), group.build.suits);
    } else if (group.fill == Fill::base || group.fill == Fill::rank) {
      const int rank = group.fill == Fill::base ? position.base : group.fill_rank;
      wanted |= patience::rank_set(rank) & engine_.facts().belongs[pile];
    }
  }
  return wanted;
}

int GreedyScore::ordered_in(const State& position, std::size_t pile) const {
  const std::size_t g = engine_.facts().map.group_of[pile];
  const Group& group = engine_.rules().group[g];
  int ordered = 0;
  for (std::size_t depth = 0; depth + 1 < position.face_up(pile); ++depth) {
    const Card card = position.from_top(pile, depth);
    const Card beneath = position.from_top(pile, depth + 1);
    ordered += patience::contains(followers(position, g, beneath, group.build.suits), card) ? 1 : 0;
    ordered += patience::contains(followers(position, g, beneath, group.lift_suits), card) ? 1 : 0;
  }
  return ordered;
}

int GreedyScore::buried_in(const State& position, std::size_t pile, CardSet wanted) const {
  const auto cards = position.pile(pile);
  const auto found = std::find_if(cards.begin() + position.closed[pile], cards.end(),
                                  [&](Card card) { return patience::contains(wanted, card); });
  return found == cards.end() ? 0 : static_cast<int>(cards.end() - found) - 1;
}

Features GreedyScore::measure(const State& position) const {
  const CardSet wanted = wanted_at_home(position);
  Features features;
  for (std::size_t pile = 0; pile < engine_.facts().map.piles; ++pile) {
    const auto size = static_cast<int>(position.size(pile));
    features.face_down += position.closed[pile];
    switch (kind(pile)) {
      case PileKind::foundation:
        features.home += size;
        break;
      case PileKind::hole:
      case PileKind::discard:
        features.gone += size;
        break;
      case PileKind::column:
        features.empty_columns += size == 0 ? 1 : 0;
        features.ordered += ordered_in(position, pile);
        features.buried += buried_in(position, pile, wanted);
        break;
      default:
        break;
    }
  }
  return features;
}

// Cards of the base rank never wait on another: they go home themselves.
bool GreedyScore::safe_at_home(const State& position, Card card) const {
  CardSet needing = 0;
  for (std::size_t g = 0; g < engine_.rules().groups; ++g) {
    const Group& group = engine_.rules().group[g];
    needing |= group.kind == PileKind::column ? followers(position, g, card, group.build.suits) : 0;
  }
  needing &= ~patience::rank_set(position.base);
  for (std::size_t pile = 0; pile < engine_.facts().map.piles; ++pile) {
    const auto cards = position.pile(pile);
    const bool away = kind(pile) == PileKind::foundation || kind(pile) == PileKind::discard;
    if (!away && std::any_of(cards.begin(), cards.end(),
                             [&](Card other) { return other != card && patience::contains(needing, other); })) {
      return false;
    }
  }
  return true;
}

// A card of the rank that is free to move and has something to gain by it.
bool GreedyScore::rank_waits(const State& position, std::size_t pile, int rank) const {
  const auto cards = position.pile(pile);
  std::size_t from = cards.size();
  if (kind(pile) == PileKind::column) {
    from = std::max<std::size_t>(position.closed[pile], 1);  // a card at the bottom has its column already
  } else if (kind(pile) == PileKind::waste || kind(pile) == PileKind::cell || kind(pile) == PileKind::reserve) {
    from = cards.empty() ? 0 : cards.size() - 1;
  }
  return from < cards.size() && std::any_of(cards.begin() + static_cast<std::ptrdiff_t>(from), cards.end(),
                                            [&](Card card) { return card.rank() == rank; });
}

bool GreedyScore::card_waits_for_column(const State& position) const {
  for (std::size_t g = 0; g < engine_.rules().groups; ++g) {
    const Group& group = engine_.rules().group[g];
    if (group.kind != PileKind::column) {
      continue;
    }
    if (group.fill == Fill::any || group.fill == Fill::waste) {
      return true;
    }
    for (std::size_t pile = 0; group.fill == Fill::rank && pile < engine_.facts().map.piles; ++pile) {
      if (rank_waits(position, pile, group.fill_rank)) {
        return true;
      }
    }
  }
  return false;
}

Worth GreedyScore::worth_of_transfer(const State& before, const Features& was, const Move& move, const State& after,
                                     const Features& is) const {
  const PileKind from = kind(move.from);
  const PileKind to = kind(move.to);
  Tally tally;
  if (is.home > was.home) {
    const bool safe = safe_at_home(before, before.top(move.from));
    tally.add(safe ? Points::kSafeHome : Points::kHome, safe ? Why::safe_home : Why::home);
  } else {
    tally.take_off(is.home < was.home ? Points::kComesBack : 0);
    const int ordered = Points::kOrders * (is.ordered - was.ordered);
    const int dug = Points::kDigs * (was.buried - is.buried);
    ordered > 0 ? tally.add(ordered, Why::orders) : tally.take_off(ordered);
    dug > 0 ? tally.add(dug, Why::digs) : tally.take_off(dug);
  }
  if (is.gone > was.gone) {
    tally.add(Points::kLeaves * (is.gone - was.gone), Why::leaves);
  }
  if (is.face_down < was.face_down) {
    tally.add(Points::kTurns * (was.face_down - is.face_down) + before.closed[move.from], Why::turns);
  }
  if (is.empty_columns > was.empty_columns && card_waits_for_column(after)) {
    tally.add(Points::kEmpties, Why::empties);
  }
  tally.take_off(is.empty_columns < was.empty_columns ? Points::kTakesColumn : 0);
  tally.take_off(to == PileKind::cell ? Points::kTakesCell : 0);
  if (from == PileKind::waste || from == PileKind::reserve) {
    tally.add(Points::kFromWaste, from == PileKind::waste ? Why::from_waste : Why::from_reserve);
  }
  if (from == PileKind::cell) {
    tally.add(Points::kFreesCell, Why::frees_cell);
  }
  if (from == PileKind::row || to == PileKind::grid) {
    tally.add(1, from == PileKind::row ? Why::closes_row : Why::fills_gap);
  }
  return tally.result();
}

Worth GreedyScore::worth(const State& before, const Features& was, const Move& move, const State& after,
                         const Features& is) const {
  if (engine_.goal(after)) {
    return {Points::kWins, Why::wins};
  }
  switch (move.kind) {
    case MoveKind::draw:
      return {Points::kDraws, Why::draws};
    case MoveKind::redeal:
      return {Points::kRedeals, Why::redeals};
    case MoveKind::gather:
      return {Points::kGathers, Why::gathers};
    case MoveKind::pair:
    case MoveKind::transfer:
      break;
  }
  return worth_of_transfer(before, was, move, after, is);
}

}  // namespace sabar::strategy
