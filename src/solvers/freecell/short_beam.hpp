// A beam for short wins of a FreeCell-like game in which cards move one by one.
//
// Every card goes home once, so a win of a deal is as long as the number of its moves that do not go home, and a
// constant. The layers of the beam have equally many such moves: cards that are safe go home within the move before,
// and where more could go, the position with all of them home is another one of the same layer. A card that lies on a
// lower one of its suit must move before it can go home; so many moves are still to come at least (lower_bound.hpp has
// the proof), and what cannot be better than the best line known is dropped.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/solvers/freecell/deal.hpp>
#include <sabar/solvers/freecell/dig_search.hpp>

namespace sabar::freecell {

// How a position looks: the less the better.
struct ShortWeights {
  int away = 4;           // a card that is not home
  int late = 20;          // a card that lies on a lower one of its suit
  int breaks = 4;         // a card on one that does not carry it
  int covers = 4;         // a card on one of a lower rank
  int above_next = 2;     // a card on one that a foundation waits for
  int above_second = 1;   // on the one after that
  int held = 6;           // a card in a cell
  int full = 10;          // no cell is free
  int filled = 10;        // a column that has cards
  int deep1 = 2;
  int deep2 = 2;
  int deep4 = 2;
};

class ShortBeam {
public:
  // Wins of at most `limit` moves that do not go home. The deal must outlive it.
  ShortBeam(const Deal& deal, const Position& start, const ShortWeights& weights, std::size_t width, int limit);

  // Goes on for about so many nodes.
  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::size_t bytes() const;
  [[nodiscard]] bool found() const { return won_ != kNobody; }
  // All moves, those home too; empty if no win was found.
  [[nodiscard]] std::vector<LinkMove> line() const;

private:
  static constexpr std::uint32_t kNobody = 0xffff'ffff;
  static constexpr std::size_t kScores = 2048;

  // A position by the move that leads to it.
  struct Child {
    std::uint32_t parent = kNobody;  // among all nodes kept
    std::uint8_t card = 0;
    std::uint8_t target = 0;
    std::uint8_t all_home = 0;
    std::uint16_t look = 0;
  };
  struct Board {
    Position at;
    Cards late = 0;  // cards that lie on a lower one of their suit
    Cards deep1 = 0, deep2 = 0, deep4 = 0;
    std::uint32_t number = 0;
  };

  void expand(const Board& board);
  void try_move(const Board& board, int card, int target);
  void offer(const Board& board, const Child& child);
  void next_layer();
  void mark(Board& board, int card, int target) const;
  static void unmark(Board& board, int card) { const Cards k = ~card_set(card); board.late &= k; board.deep1 &= k; board.deep2 &= k; board.deep4 &= k; }
  [[nodiscard]] int looks(const Board& board) const;
  void play(Board& board, const Child& child) const;

  const Deal& deal_;
  Position start_;
  ShortWeights weights_;
  std::size_t width_;
  int limit_;
  int layer_ = 0;
  std::vector<Child> nodes_kept_;
  std::vector<Board> boards_;    // of this layer
  std::vector<Child> children_;  // of the next
  std::vector<std::uint32_t> counts_;
  Met met_;
  std::size_t next_ = 0;
  std::uint32_t won_ = kNobody;
  std::uint64_t nodes_ = 0;
  bool done_ = false;
};

}  // namespace sabar::freecell
