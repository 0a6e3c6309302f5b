// A board with its pegs as lines of text, for terminals and paper.
#pragma once

#include <string>

#include <sabar/rules/pegs/board.hpp>

namespace sabar {

struct PegsPictureLook {
  bool ascii = false;  // `*` and `o` instead of ● and ·
  bool edges = true;   // letters and numbers along the edges; on a square grid only
};

[[nodiscard]] std::string pegs_picture(const pegs::Board& board, pegs::Holes pegs, const PegsPictureLook& look);

}  // namespace sabar
