#include <algorithm>

#include <sabar/games/patience/deal_shape.hpp>

namespace sabar {

std::vector<std::size_t> place_layers(const Group& group) {
  std::vector<std::size_t> layers(group.count, 0);
  // Each round settles one layer more; rounds are counted, so that a circle does no harm.
  bool changed = true;
  for (std::size_t round = 0; round < group.count && changed; ++round) {
    changed = false;
    for (std::size_t place = 0; place < group.count; ++place) {
      for (std::size_t other = 0; other < group.count; ++other) {
        const bool blocks = ((group.blocked_by[place] >> other) & 1U) != 0;
        if (blocks && layers[place] < layers[other] + 1) {
          layers[place] = layers[other] + 1;
          changed = true;
        }
      }
    }
  }
  return layers;
}

std::vector<std::vector<std::size_t>> place_rows(const Group& group) {
  const std::vector<std::size_t> layers = place_layers(group);
  const std::size_t deepest = layers.empty() ? 0 : *std::max_element(layers.begin(), layers.end());
  std::vector<std::vector<std::size_t>> rows(deepest + 1);
  for (std::size_t place = 0; place < layers.size(); ++place) {
    rows[deepest - layers[place]].push_back(place);
  }
  std::erase_if(rows, [](const auto& row) { return row.empty(); });
  return rows;
}

}  // namespace sabar
