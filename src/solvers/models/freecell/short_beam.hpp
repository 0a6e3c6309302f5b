// A beam for short wins of a FreeCell-like game in which cards move one by one.
//
// Every card goes home once, so a win of a deal is as long as the number of its moves that do not go home, and a
// constant. The layers of the beam have equally many such moves: cards that are safe go home within the move before,
// and where more could go, the position with all of them home is another one of the same layer. A card that lies on a
// lower one of its suit must move before it can go home; so many moves are still to come at least (lower_bound.hpp has
// the proof), and what cannot be better than the best line known is dropped.
//
// Runs may count one, if the weights say so: then a run also moves as a whole, as far as free cells and empty columns
// let it, and of cards that lie on a lower one only one of each run is counted.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/solvers/models/freecell/deal.hpp>
#include <sabar/solvers/models/freecell/dig_search.hpp>

namespace sabar::freecell {

// How a position looks: the less the better.
struct ShortWeights {
  bool runs = false;  // count one
  int away;           // a card that is not home
  int late;           // a card that lies on a lower one of its suit
  int breaks;         // a card on one that does not carry it
  int covers;         // a card right on one of a lower rank
  int above_next;     // a card on one that a foundation waits for
  int above_second;   // on the one after that
  int held;           // a card in a cell
  int full;           // no cell is free
  int filled;         // a column that has cards
  int above_lower;    // a card that lies on one of a lower rank, at whatever depth
  int above_lower2;   // of a rank lower by two or more
  int above_lower4;   // by four or more
  int wait;           // for a card in a cell: cards of its suit that go home before it
};

// By hill climbing on deals of scheme ms that nothing is measured on: tools/train-short 2400001 2400180, and
// tools/train-short --runs 2400001 2400120 150.
inline constexpr ShortWeights kCardWeights = {false, 10, 24, 13, 19, 10, 3, 20, 14, 85, 11, 8, 5, 2};
inline constexpr ShortWeights kRunWeights = {true, 10, 18, 22, 13, 12, 2, 20, 11, 53, 8, 8, 2, 4};

class ShortBeam {
public:
  // Wins of at most `limit` moves that do not go home. The deal must outlive it.
  ShortBeam(const Deal& deal, const Position& start, const ShortWeights& weights, const Budget& budget,
            std::size_t width, int limit);

  // Goes on for about so many nodes.
  void step(std::uint64_t nodes);
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::size_t bytes() const;
  // Whether positions were left out for want of width.
  [[nodiscard]] bool cut() const { return cut_; }
  [[nodiscard]] bool found() const { return won_ != kNobody; }
  // Moves that every win from the start has.
  [[nodiscard]] std::size_t at_least() const { return at_least_; }
  // All moves, those home too; empty if no win was found.
  [[nodiscard]] std::vector<LinkMove> line() const;

private:
  static constexpr std::uint32_t kNobody = 0xffff'ffff;
  static constexpr std::size_t kScores = 8192;

  // A position by the move that leads to it.
  struct Child {
    std::uint32_t parent = kNobody;  // among all nodes kept
    std::uint8_t card = 0;
    std::uint8_t target = 0;
    std::uint8_t all_home = 0;  // all that can go home, else what is safe
    std::uint16_t look = 0;
  };
  struct Board {
    Position at;
    // Cards of columns that lie on lower ones; what a card lies on does not change before it moves itself.
    Cards late = 0;            // of their suit
    Cards lower = 0;           // of any suit
    Cards lower2 = 0;          // by two or more
    Cards lower4 = 0;          // by four or more
    std::uint32_t number = 0;  // among all nodes kept

    void forget(int card) {
      const Cards others = ~card_set(card);
      late &= others;
      lower &= others;
      lower2 &= others;
      lower4 &= others;
    }
  };

  void expand(const Board& board);
  void move_runs(const Board& board, int top);
  void try_move(const Board& board, int card, int target);
  void offer(const Board& board, const Child& child);
  void next_layer();
  static void mark(Board& board, int card, int target);
  [[nodiscard]] int looks(const Board& board) const;
  // Moves that do not go home, at least.
  [[nodiscard]] int still_to_come(const Board& board) const;
  void play(Board& board, const Child& child) const;

  const Deal& deal_;
  Position start_;
  ShortWeights weights_;
  Budget budget_;
  std::size_t width_;
  int limit_;
  int layer_ = 0;
  std::size_t at_least_ = 0;
  std::vector<Child> nodes_kept_;
  std::vector<Board> boards_;    // of this layer
  std::vector<Child> children_;  // of the next
  std::vector<std::uint32_t> counts_;
  Met met_;
  std::size_t next_ = 0;
  std::uint32_t won_ = kNobody;
  std::uint64_t nodes_ = 0;
  bool cut_ = false;
  bool done_ = false;
};

}  // namespace sabar::freecell
