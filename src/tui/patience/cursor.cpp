#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/cursor.hpp>

namespace sabar::tui {
namespace {

PileKind kind_of(const Session& session, std::size_t pile) {
  return session.rules().group[map_piles(session.rules()).group_of[pile]].kind;
}

// Piles that neither have a card nor can get one.
std::vector<bool> dead_piles(const Session& session) {
  std::vector<bool> dead;
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    const PileKind kind = kind_of(session, pile);
    const bool fixed = kind == PileKind::place || kind == PileKind::row;
    dead.push_back(fixed && session.table().piles[pile].cards.empty());
  }
  return dead;
}

}  // namespace

std::size_t walkable(const Session& session, std::size_t pile) {
  const PileKind kind = kind_of(session, pile);
  if (kind != PileKind::column && kind != PileKind::reserve) {
    return 1;
  }
  const TablePile& cards = session.table().piles[pile];
  return std::max<std::size_t>(1, cards.cards.size() - cards.face_down);
}

Cursor::Cursor(const Session& session) {
  for (const PileKind kind : {PileKind::column, PileKind::grid, PileKind::row}) {
    for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
      if (kind_of(session, pile) == kind) {
        pile_ = pile;
        return;
      }
    }
  }
  // Of places the last ones lie in front.
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    if (kind_of(session, pile) == PileKind::place && !session.blocked(pile)) {
      pile_ = pile;
      return;
    }
  }
}

std::optional<Focus> Cursor::focus(const Session& session) const {
  const std::size_t cards = session.table().piles[pile_].cards.size();
  return cards < depth_ ? std::nullopt : std::optional(Focus{pile_, cards - depth_});
}

void Cursor::set(std::size_t pile, std::size_t depth) {
  pile_ = pile;
  depth_ = std::max<std::size_t>(1, depth);
}

void Cursor::move(const Session& session, const Layout& layout, Direction direction) {
  if (direction == Direction::up && depth_ < walkable(session, pile_)) {
    ++depth_;
  } else if (direction == Direction::down && depth_ > 1) {
    --depth_;
  } else if (const auto next = neighbour(layout, pile_, direction, dead_piles(session))) {
    set(*next);
  }
}

void Cursor::next_of(const std::vector<std::size_t>& piles, bool backwards) {
  if (piles.empty()) {
    return;
  }
  std::vector<std::size_t> sorted = piles;
  std::sort(sorted.begin(), sorted.end());
  if (backwards) {
    const auto here = std::lower_bound(sorted.begin(), sorted.end(), pile_);
    set(here == sorted.begin() ? sorted.back() : *std::prev(here));
  } else {
    const auto here = std::upper_bound(sorted.begin(), sorted.end(), pile_);
    set(here == sorted.end() ? sorted.front() : *here);
  }
}

void Cursor::settle(const Session& session) {
  pile_ = std::min(pile_, session.table().piles.size() - 1);
  depth_ = std::min(depth_, walkable(session, pile_));
}

}  // namespace sabar::tui
