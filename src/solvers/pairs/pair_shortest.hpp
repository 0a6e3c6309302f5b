// Shortest lines of games of pairs, by A* over words: the cards that are left, kings of the stock among them, the place
// in the stock and the redeals made. Every pair, every card that leaves alone, every draw and every redeal is a move.
//
// A step is a move of the table, or draws and at most one redeal and then a move with a card of stock or waste. That
// is enough: a draw and a move of the table can change places, so draws may wait until a card of the stock leaves; and
// to draw on until the same cards are at hand again costs moves and a redeal and leaves the same cards. A card of the
// table that leaves alone and must leave does so at once: it costs its one move whenever that is.
//
// What a position still costs at least: for two ranks that go together, as many moves as there are cards of the more
// frequent one to leave; and the cards of the stock that lie before the last one that the table cannot do without, but
// for those that could leave with a card of the table themselves.
#pragma once

#include <memory>
#include <vector>

#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>
#include <sabar/solvers/shortest/line_search.hpp>

namespace sabar::pairs {

// From a winning line; null if the model does not fit. Ends with a shortest line, or with the line given and a bound.
[[nodiscard]] std::unique_ptr<LineSearch> make_pair_shortest(const Rules& rules, const Table& start,
                                                             const std::vector<Move>& line, const Budget& budget);

}  // namespace sabar::pairs
