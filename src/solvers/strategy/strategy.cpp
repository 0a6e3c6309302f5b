// The deed of a move, read from the position it is made on.
#include <algorithm>

#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {
namespace {

using patience::Engine;

// Counted from 1 through all groups of the kind, as piles are named.
std::uint8_t number_in_kind(const Engine& engine, std::size_t pile) {
  const PileKind kind = engine.facts().kind(engine.rules(), pile);
  std::size_t number = 1;
  for (std::size_t other = 0; other < pile; ++other) {
    number += engine.facts().kind(engine.rules(), other) == kind ? 1U : 0U;
  }
  return static_cast<std::uint8_t>(number);
}

// The card that the moved one comes to lie on, or beside.
std::optional<Card> card_met(const Engine& engine, const Engine::State& position, const Move& move) {
  const std::size_t group = engine.facts().map.group_of[move.to];
  if (engine.rules().group[group].kind != PileKind::grid) {
    return position.empty(move.to) ? std::nullopt : std::optional(position.top(move.to));
  }
  const std::size_t place = move.to - engine.facts().map.first[group];
  const bool left_end = place % engine.rules().group[group].grid_columns == 0;
  return left_end ? std::nullopt : std::optional(position.top(move.to - 1U));
}

Deed deed_of_draw(const Engine& engine, const Engine::State& position) {
  Deed deed;
  deed.kind = MoveKind::draw;
  deed.from = PileKind::stock;
  deed.to = engine.rules().draw_to;
  deed.count =
      static_cast<std::uint8_t>(std::min<std::size_t>(engine.rules().draw, position.size(engine.facts().stock)));
  return deed;
}

}  // namespace

Deed deed_of(const Engine& engine, const Engine::State& position, const Move& move) {
  if (move.kind == MoveKind::draw) {
    return deed_of_draw(engine, position);
  }
  Deed deed;
  deed.kind = move.kind;
  if (move.kind != MoveKind::transfer && move.kind != MoveKind::pair) {
    return deed;
  }
  deed.from = engine.facts().kind(engine.rules(), move.from);
  deed.to = engine.facts().kind(engine.rules(), move.to);
  deed.from_number = number_in_kind(engine, move.from);
  deed.to_number = number_in_kind(engine, move.to);
  deed.count = move.count;
  deed.card = deed.from == PileKind::row ? position.top(move.from) : position.from_top(move.from, move.count - 1U);
  deed.onto = card_met(engine, position, move);
  return deed;
}

std::optional<Move> Strategy::choose(const State& position, const Move& move, Why why, std::size_t choices) {
  reason_ = {deed_of(engine_, position, move), why, static_cast<std::uint16_t>(choices)};
  return move;
}

}  // namespace sabar
