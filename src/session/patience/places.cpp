#include <algorithm>

#include <sabar/games/patience/deal_shape.hpp>
#include <sabar/session/patience/places.hpp>

namespace sabar {
namespace {

bool blocks(const Group& group, std::size_t blocker, std::size_t place) {
  return (group.blocked_by[place] >> blocker & 1U) != 0;
}

std::size_t middle_of_blockers(const Group& group, const std::vector<Spot>& spots, std::size_t place) {
  std::size_t sum = 0;
  std::size_t blockers = 0;
  for (std::size_t other = 0; other < group.count; ++other) {
    if (blocks(group, other, place)) {
      sum += spots[other].x;
      ++blockers;
    }
  }
  return sum / std::max<std::size_t>(blockers, 1);
}

std::vector<Spot> arrange_places(const Group& group) {
  const std::vector<std::size_t> layers = place_layers(group);
  const std::size_t deepest = *std::max_element(layers.begin(), layers.end());
  std::vector<Spot> spots(group.count);
  std::size_t in_front = 0;
  for (std::size_t level = 0; level <= deepest; ++level) {
    for (std::size_t place = 0; place < group.count; ++place) {
      if (layers[place] == level) {
        spots[place] = {deepest - level, level == 0 ? 2 * in_front++ : middle_of_blockers(group, spots, place)};
      }
    }
  }
  return spots;
}

std::vector<Spot> arrange_grid(const Group& group) {
  std::vector<Spot> spots;
  for (std::size_t place = 0; place < group.count; ++place) {
    spots.push_back({place / group.grid_columns, 2 * (place % group.grid_columns)});
  }
  return spots;
}

}  // namespace

std::vector<Spot> arrange(const Group& group) {
  return group.kind == PileKind::grid ? arrange_grid(group) : arrange_places(group);
}

}  // namespace sabar
