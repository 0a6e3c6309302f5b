#include <cstdlib>

#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {
namespace {

// How far `to` lies from `from` in a direction, sideways steps counting less than their length; negative: not there.
int distance(const Box& from, const Box& to, Direction direction) {
  const int dx = to.x + to.width / 2 - from.x - from.width / 2;
  const int dy = to.y - from.y;
  switch (direction) {
    case Direction::left:
      return dx < 0 && dy == 0 ? -dx : -1;
    case Direction::right:
      return dx > 0 && dy == 0 ? dx : -1;
    case Direction::up:
      return dy < 0 ? -dy * 16 + std::abs(dx) : -1;
    case Direction::down:
      return dy > 0 ? dy * 16 + std::abs(dx) : -1;
  }
  return -1;
}

}  // namespace

const CardSpot* Layout::card_at(int x, int y) const {
  for (const CardSpot& spot : cards) {
    if (spot.box.contains(x, y)) {
      return &spot;
    }
  }
  return nullptr;
}

const CardSpot* Layout::spot_of(std::size_t pile, std::size_t place) const {
  for (const CardSpot& spot : cards) {
    if (spot.pile == pile && place >= spot.place && place < spot.place + spot.count) {
      return &spot;
    }
  }
  return nullptr;
}

std::optional<std::size_t> Layout::pile_at(int x, int y) const {
  for (std::size_t pile = 0; pile < piles.size(); ++pile) {
    if (piles[pile].shown && piles[pile].area.contains(x, y)) {
      return pile;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> neighbour(const Layout& layout, std::size_t pile, Direction direction,
                                     const std::vector<bool>& skip) {
  std::optional<std::size_t> best;
  int nearest = 0;
  for (std::size_t other = 0; other < layout.piles.size(); ++other) {
    if (!layout.piles[other].shown || skip[other]) {
      continue;
    }
    const int far = distance(layout.piles[pile].slot, layout.piles[other].slot, direction);
    if (far > 0 && (!best || far < nearest)) {
      best = other;
      nearest = far;
    }
  }
  return best;
}

}  // namespace sabar::tui
