// Deals that can be won, as hard as somebody wants them.
//
// Numbers are drawn by lot from a seed, and each deal is solved until one fits. The same seed gives the same deal. A
// deal that would take long is passed over, so a deal that is found comes with its win and was found soon:
//
//   auto finder = DealFinder::begin(game, {.seed = 7, .level = Level::easy});
//   while (!finder->done()) finder->step(4096);        // or drive(*finder, guard)
//   if (finder->found()) play(finder->found()->deal);
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

struct DealDesire {
  Scheme scheme = Scheme::sabar;
  std::optional<DealOrder> order;  // none: the usual one of game and scheme
  std::uint64_t seed = 1;
  std::optional<Level> level;          // none: any
  std::size_t deals = 1000;            // to look at, at most
  std::uint64_t nodes = 100'000'000;   // for all of them together
  std::size_t bytes = Budget{}.bytes;  // for each
};

struct WinnableDeal {
  NumberedDeal deal;
  Table table;
  std::vector<Move> line;                // a win; the judge has replayed it
  std::optional<Difficulty> difficulty;  // where a level was wanted
};

class DealFinder {
public:
  // An error for a scheme that does not serve the game, or whose small numbers are no real deals.
  [[nodiscard]] static Result<DealFinder> begin(const GameFile& game, const DealDesire& desire);

  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return error_ || ended_; }
  [[nodiscard]] Halt halt() const { return found_ ? Halt::found : Halt::nodes; }
  [[nodiscard]] std::uint64_t nodes() const;

  // The deal, or nothing: not done yet, or given up.
  [[nodiscard]] const std::optional<WinnableDeal>& found() const { return found_; }
  // Deals of the game cannot be made or searched.
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }
  // The first contradiction that a search has met and outlived, and the deal.
  [[nodiscard]] const std::optional<SearchFault>& fault() const { return fault_; }
  [[nodiscard]] const NumberedDeal& fault_deal() const { return fault_deal_; }

  // Deals looked at so far, the one found included, and why the others did not do.
  struct Counts {
    std::size_t deals = 0;
    std::size_t lost = 0;       // cannot be won
    std::size_t undecided = 0;  // too long
    std::size_t other = 0;      // of another level
    std::size_t faults = 0;     // searches that met a fault; their deals are counted above as well
  };
  [[nodiscard]] const Counts& counts() const { return counts_; }

private:
  // A deal may cost this much; after every one that stayed undecided, twice as much, up to the most.
  static constexpr std::uint64_t kLeastNodes = 100'000;
  static constexpr std::uint64_t kMostNodes = 5'000'000;
  // Short enough to pass on to a friend.
  static constexpr std::uint64_t kNumbers = 1'000'000;

  DealFinder(const GameFile& game, const DealDesire& desire);

  void next_deal();
  void go_on(std::uint64_t nodes);
  void conclude_deal(const Difficulty& difficulty);

  GameFile game_;
  DealDesire desire_;
  Xoshiro256StarStar lots_;
  std::uint64_t allowed_ = kLeastNodes;
  std::uint64_t spent_ = 0;
  WinnableDeal trial_;
  std::unique_ptr<Search> search_;          // any level will do,
  std::unique_ptr<DifficultyMeter> meter_;  // or a certain one is wanted
  std::optional<WinnableDeal> found_;
  std::optional<Error> error_;
  std::optional<SearchFault> fault_;
  NumberedDeal fault_deal_;
  Counts counts_;
  bool ended_ = false;
};

}  // namespace sabar
