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

namespace klondike {
class Memory;
}

// What solvers find out about one game and keep from position to position. Whoever asks about many positions of a game
// makes one and hands it to every search; what belongs to another deal is forgotten. Verdicts do not depend on it,
// nodes do.
struct SearchMemory {
  std::shared_ptr<klondike::Memory> klondike;
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
