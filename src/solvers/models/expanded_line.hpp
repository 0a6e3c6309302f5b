// What models have in common that play to the foundations by themselves whatever is safe: the deal that the stages of
// such a model share, and the line of a kernel turned into moves of the rules.
#pragma once

#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

template <class Layout, class Position, class Choice>
struct ModelDeal {
  Rules rules;
  Table start;
  Layout layout;
  Position position;
  Choice choice;
};

// The kernel's moves, each followed by what is safe, as the game plays them; play() and send_home() are the model's.
template <class Deal, class Line, class Expansion>
[[nodiscard]] std::vector<Move> expanded_line(const Deal& deal, const Line& line, Expansion expansion) {
  auto position = deal.position;
  const auto close = [&] {
    if (deal.choice.safe_foundation) {
      send_home(deal.layout, position, [&](const auto& move) { expansion.play(move); });
    }
  };
  close();
  for (const auto& move : line) {
    expansion.play(move);
    play(deal.layout, move, position);
    close();
  }
  return expansion.line();
}

}  // namespace sabar
