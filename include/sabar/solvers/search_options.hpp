// What a search is asked for.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/search/budget.hpp>

namespace sabar {

// What a model keeps from search to search.
class ModelMemory {
public:
  ModelMemory() = default;
  ModelMemory(const ModelMemory&) = delete;
  ModelMemory& operator=(const ModelMemory&) = delete;
  virtual ~ModelMemory() = default;

  [[nodiscard]] virtual std::string_view model() const = 0;
};

// What solvers find out about one game and keep from position to position. Whoever asks about many positions of a game
// makes one and hands it to every search; what belongs to another deal is forgotten. Verdicts do not depend on it,
// nodes do.
struct SearchMemory {
  std::shared_ptr<ModelMemory> of_model;
};

struct SearchOptions {
  Budget budget;
  std::uint64_t seed = 1;                // of strategies that draw lots
  std::vector<std::string> without;      // techniques switched off
  std::shared_ptr<SearchMemory> memory;  // may be null

  [[nodiscard]] bool uses(std::string_view technique) const {
    return std::find(without.begin(), without.end(), technique) == without.end();
  }
};

}  // namespace sabar
