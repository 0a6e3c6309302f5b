// Complete depth-first search by single moves (link_game.hpp): the proof that a deal cannot be won, and now and then a
// win that no attempt has found.
#pragma once

#include <memory>

#include <sabar/solvers/models/freecell/deal.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::freecell {

// The rules must fit LinkGame.
[[nodiscard]] std::unique_ptr<Search> make_link_search(std::shared_ptr<const Deal> deal, const Budget& budget,
                                                       bool safe_foundation);

}  // namespace sabar::freecell
