// The judge of peg solitaire: replays a line of jumps on a board and says which jump is wrong and why.
//
// It is written from the rules alone and shares only the board with the engine. It knows no list of jumps: it measures
// on the grid whether the two holes of a jump lie two steps apart on one line, and looks at three holes.
//
// Rules: a peg jumps over a neighbouring peg into the empty hole behind it, along a row or a column (on a triangular
// grid along one of the three lines); the peg jumped over leaves the board.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/pegs/board.hpp>

namespace sabar::pegs {

class PegsJudge {
public:
  // An error if there are pegs where the board has no holes.
  [[nodiscard]] static Result<PegsJudge> begin(const Board& board, Holes start);

  // Whether the jump is allowed now; the error says why not. Any value of Hop may be asked about.
  [[nodiscard]] Result<> permits(Hop hop) const;
  // Plays an allowed jump; one that is not allowed changes nothing.
  [[nodiscard]] Result<> play(Hop hop);

  [[nodiscard]] bool has_peg(std::size_t hole) const { return pegs_[hole]; }
  [[nodiscard]] std::size_t pegs_left() const;
  [[nodiscard]] Holes pegs() const;
  // The hole in messages: "d4".
  [[nodiscard]] std::string hole_words(std::size_t hole) const;

private:
  PegsJudge(const Board& board, Holes start);

  // The hole between the two ends of a jump.
  [[nodiscard]] Result<std::size_t> between(Hop hop) const;

  Board board_;
  std::vector<bool> pegs_;
};

struct PegsRuling {
  bool accepted = false;   // every jump is allowed
  std::size_t played = 0;  // jumps up to the end or to the first wrong one
  std::string reason;      // "jump 3 (d2 to d4): d3 has no peg to jump over"; empty if accepted
  bool finished = false;   // accepted, and the finish is reached at the end
  Holes pegs = 0;          // after the jumps played
};

// The finish: exactly these pegs, or one peg anywhere if there is none.
[[nodiscard]] PegsRuling judge_pegs(const Board& board, Holes start, std::optional<Holes> finish,
                                    std::span<const Hop> line);

}  // namespace sabar::pegs
