// Technique `free-stock`: a position is lost if it is lost even when every card of stock and waste is at hand.
//
// Theorem. Let a position be won by some line. Leave out all draws and redeals and all pairs of two cards of the stock.
// What remains can be played with every card of the stock at hand at any time: pairs of the table need the same cards
// gone from above them, and a card of the stock is at hand. It clears the table. So where that easier game cannot clear
// the cards of the table that must leave, the position is lost. QED
//
// The easier game has no order of the stock: it is known by the cards on the table and by how many cards of each rank
// the stock has. A pyramid of seven rows has 1,430 sets of cards that can be left, so a deal has a few hundred such
// positions, where the real game has thousands. Each is decided once.
//
// The naive version is the rule players know: a card all of whose partners are gone cannot leave.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/solvers/models/pairs/board.hpp>

namespace sabar::pairs {

class FreeStock {
public:
  static constexpr std::string_view kName = "free-stock";

  explicit FreeStock(const PairBoard& board) : board_(board) {}

  // False: lost. When the table is full it answers true to what it does not know.
  [[nodiscard]] bool hopeful(Cards cards);
  // The same by the cards on the table and the cards of each rank in stock and waste, four bits each.
  [[nodiscard]] bool hopeful(Cards laid, std::uint64_t ranks) { return clears({laid, ranks}); }
  [[nodiscard]] std::size_t bytes() const { return known_.size() * sizeof(Known); }

private:
  static constexpr std::size_t kMostKnown = std::size_t{1} << 16;
  struct Easier {
    Cards laid = 0;
    std::uint64_t ranks = 0;  // cards of each rank in the stock, four bits each
    friend bool operator==(const Easier&, const Easier&) = default;
  };
  struct Known {
    Easier easier;  // no cards on the table: a free place
    bool clears = false;
  };

  bool clears(Easier easier);
  bool clears_next(const Easier& easier);
  [[nodiscard]] Known& place_of(const Easier& easier);
  void grow();

  const PairBoard& board_;
  std::vector<Known> known_ = std::vector<Known>(256);  // open addressing, at most half full
  std::size_t used_ = 0;
};

}  // namespace sabar::pairs
