// A beam for peg solitaire: of all boards with as many pegs, those go on whose pegs lie closest together.
//
// What counts is the sum of the squared distances of all pegs from the middle of the board or from the last hole. Pegs
// far out are what loses games, and the square punishes the farthest most. A beam of 16 boards solves most problems of
// the English board, one of 1,000 most of those on 37 to 45 holes. A beam that never had to leave out a board has seen
// all of them, and its failure is a proof.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/solvers/pegs/methods.hpp>
#include <sabar/solvers/pegs/whole/excluded.hpp>

namespace sabar::pegs {

// What a peg in each hole costs, by its distance from the middle of the board.
[[nodiscard]] std::vector<std::int64_t> distances_from_middle(const Board& board);
// By its distance from the nearest of these holes.
[[nodiscard]] std::vector<std::int64_t> distances_from(const Board& board, Holes holes);

class Beam {
public:
  // Excluded boards are left out; it may be null. References must outlive the beam.
  Beam(const Problem& problem, const Layout& layout, const Excluded* excluded);

  // Plays one beam, from the start to the finish; adds what it looked at to the answer. The halt is found, exhausted
  // (no board was left out), incomplete, or that of a budget or a guard.
  void run(std::size_t width, const std::vector<std::int64_t>& costs, const MethodOptions& options, Answer& answer);

private:
  struct Node {
    Holes board;
    Holes key;
    std::int64_t cost;
    std::uint32_t parent;  // in the level before
    std::uint16_t jump;
  };

  // False if a budget is spent or the guard says stop.
  [[nodiscard]] bool expand(const std::vector<Node>& level, const MethodOptions& options, Answer& answer);
  void drop_doubles();
  [[nodiscard]] std::vector<Hop> line_to(const std::vector<std::vector<Node>>& levels) const;

  const Problem& problem_;
  const Layout& layout_;
  const Excluded* excluded_;
  std::vector<std::uint8_t> symmetries_;
  bool wide_ = false;                  // boards that are the same up to symmetry count as one
  std::vector<std::int64_t> savings_;  // cost of a board minus cost after each jump
  std::vector<Node> children_;
  std::vector<std::uint32_t> table_;  // places in children_ by key, from 1
};

}  // namespace sabar::pegs
