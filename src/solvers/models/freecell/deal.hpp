// A deal of a FreeCell-like game, shared by the searches one after the other.
#pragma once

#include <sabar/solvers/models/freecell/position.hpp>

namespace sabar::freecell {

struct Deal {
  Rules rules;
  Table start;
  Layout layout;
  Position position;
};

}  // namespace sabar::freecell
