// Positions of random rules: numbered deals, and what random moves make of them.
#pragma once

#include "cross_check/space/random_rules.hpp"

namespace sabar {

// Anybody can set it up again from its number and moves.
struct SpacePosition {
  std::uint64_t number = 1;
  std::vector<Move> moves;
  Table deal;
  Table table;
};

[[nodiscard]] inline Result<SpacePosition> space_deal(const Rules& rules, std::uint64_t number) {
  return reduced_deal(rules, number).map([&](const Table& table) { return SpacePosition{number, {}, table, table}; });
}

// Cards rather than the stock, so that a walk is more than turning it over.
[[nodiscard]] inline Move random_move(const MoveList<Move>& moves, RulesDice& dice) {
  std::vector<Move> cards;
  for (const Move& move : moves) {
    if (move.kind == MoveKind::transfer || move.kind == MoveKind::pair) {
      cards.push_back(move);
    }
  }
  return cards.empty() || dice.chance(1, 4) ? moves[dice.below(moves.size())] : dice.one_of(cards);
}

// The deal after some random moves; a game that is won ends there.
inline void walk_on(const Rules& rules, SpacePosition& position, RulesDice& dice, std::size_t steps) {
  const patience::Engine engine(rules);
  auto state = engine.start(position.table);
  MoveList<Move> moves;
  for (std::size_t i = 0; state && i < steps && !engine.goal(*state); ++i) {
    engine.legal(*state, moves);
    if (moves.empty()) {
      break;
    }
    position.moves.push_back(random_move(moves, dice));
    engine.apply(*state, position.moves.back());
  }
  if (!position.moves.empty()) {
    position.table = engine.table(*state);
  }
}

// The deal after these moves.
[[nodiscard]] inline SpacePosition position_after(const Rules& rules, const SpacePosition& deal,
                                                  std::span<const Move> moves) {
  SpacePosition position{deal.number, {moves.begin(), moves.end()}, deal.deal, deal.deal};
  const patience::Engine engine(rules);
  if (auto state = engine.start(deal.deal); state && !moves.empty()) {
    for (const Move& move : moves) {
      engine.apply(*state, move);
    }
    position.table = engine.table(*state);
  }
  return position;
}

// Game and position as they are handed from one to the other.
struct SpaceCase {
  RandomRules rules;
  SpacePosition position;

  [[nodiscard]] std::string text() const {
    std::string text = sketch_text(rules.sketch) + fmt::format("deal {}", position.number);
    for (const Move& move : position.moves) {
      text += fmt::format("{}{}", &move == position.moves.data() ? "  moves " : " ", to_text(rules.rules(), move));
    }
    return text + '\n';
  }
};

}  // namespace sabar
