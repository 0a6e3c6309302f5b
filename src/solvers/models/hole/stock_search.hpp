// The search of hole games with a stock: three kernels over the same game take turns.
//
// Depth-first search with the best step first is lucky at once or slow; best-first search by cards left and cards drawn
// has no long runs of bad luck; the layers are slow for deals that can be won and quick for proofs. So a thousand nodes
// go to the first, then some ten thousand to the second, and the layers have the rest. If they take too much memory
// depth-first search goes on, which needs least. Each of them is exhaustive, so whoever ends first has the verdict.
//
// Nodes a deal, deals 1..300, depth-first search alone and all three: Golf 38,600 and 28,200, Golf with wrap 22,700 and
// 16,800, TriPeaks 9,700 and 4,500.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/models/hole/game.hpp>
#include <sabar/solvers/models/hole/layers.hpp>

namespace sabar::hole {

class StockSearch {
public:
  using Deep = DepthFirst<HoleGame<true>>;

  // Few cards left and few drawn; in columns, which hold more ways on, draws weigh more.
  struct Score {
    bool columns = false;
    int operator()(const HoleState& position) const {
      return columns ? 2 * position.cards + 3 * position.drawn : position.cards + position.drawn;
    }
  };
  using Best = BestFirst<HoleGame<true>, Score>;

  static constexpr bool kExhaustive = Deep::kExhaustive && Best::kExhaustive && HoleLayers::kExhaustive;

  StockSearch(const HoleBoard& board, const HoleGame<true>& game, const HoleTechniques& techniques,
              const Budget& budget);

  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] Halt halt() const { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const;
  [[nodiscard]] std::size_t bytes() const;
  [[nodiscard]] std::vector<HoleStep> line() const;
  [[nodiscard]] std::string_view stage() const;

private:
  enum class Part { deep, best, layers };
  struct Turn {
    Part part;
    std::uint64_t nodes;  // of that part, all its turns together
  };

  void plan(const HoleTechniques& techniques);
  void begin(Part part);
  void look_round();
  // Calls `visit` with the kernel whose turn it is.
  template <class Visit>
  decltype(auto) with_kernel(Visit&& visit);
  void finish(Halt halt);

  const HoleBoard& board_;
  const HoleGame<true>& game_;
  Budget budget_;
  std::vector<Turn> turns_;
  std::size_t turn_ = 0;
  std::optional<Deep> deep_;
  std::optional<Best> best_;
  std::optional<HoleLayers> layers_;
  bool done_ = false;
  Halt halt_ = Halt::stopped;
};

static_assert(Kernel<StockSearch>);

}  // namespace sabar::hole
