// Shortest lines of games of pairs, by A* over words: the cards that are left, kings of the stock among them, the place
// in the stock and the redeals made. Every pair, every card that leaves alone, every draw and every redeal is a move.
//
// A step is a move of the table, or draws and at most one redeal and then a move with a card of stock or waste. That
// is enough: a draw and a move of the table can change places, so draws may wait until a card of the stock leaves; and
// to draw on until the same cards are at hand again costs moves and a redeal and leaves the same cards. A card of the
// table that leaves alone and must leave does so at once: it costs its one move whenever that is.
// So do two cards at hand of which the one must leave and has no partner left but the other: they leave together
// anyway, for one move whenever that is, and until then the one only lies on others and the other only has to be drawn
// past.
//
// Of two positions with the same cards the later one in stock and redeals is dropped, if its cost is at least that of
// the earlier one and of the draws between them. bound.hpp has what a position still costs at least.
#pragma once

#include <memory>
#include <vector>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar::pairs {

// From a winning line; null if the model does not fit. Ends with a shortest line, or with the line given and a bound.
[[nodiscard]] std::unique_ptr<LineSearch> make_pair_shortest(const Rules& rules, const Table& start,
                                                             const std::vector<Move>& line, const Budget& budget);

}  // namespace sabar::pairs
