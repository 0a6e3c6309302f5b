#include <algorithm>

#include <sabar/session/patience/score.hpp>

namespace sabar {
namespace {

using patience::Engine;

constexpr int kToColumn = 5;
constexpr int kHome = 10;
constexpr int kTurned = 5;
constexpr int kBack = -15;
constexpr int kRedealBySingles = -100;
constexpr int kRedealBySeveral = -20;
constexpr int kFreeRedealsBySeveral = 3;
constexpr int kVegasPay = 5;

int cards_face_down(const Engine::State& position) {
  int cards = 0;
  for (const std::uint8_t closed : position.closed) {
    cards += closed;
  }
  return cards;
}

int of_transfer(PileKind from, PileKind to) {
  if (to == PileKind::foundation) {
    return from == PileKind::foundation ? 0 : kHome;
  }
  if (from == PileKind::foundation) {
    return kBack;
  }
  return from == PileKind::waste && to == PileKind::column ? kToColumn : 0;
}

int of_redeal(const Rules& rules, int times) {
  if (rules.draw == 1) {
    return kRedealBySingles;
  }
  return times > kFreeRedealsBySeveral ? kRedealBySeveral : 0;
}

}  // namespace

bool has_score(const GameFile& game) {
  return game.family == "klondike" && game.rules.draw > 0 && game.rules.draw_to == PileKind::waste;
}

void StandardScore::make(const Engine& engine, Engine::State& position, const Move& move) {
  const auto kind = [&](std::size_t pile) { return engine.facts().kind(engine.rules(), pile); };
  const int hidden = cards_face_down(position);
  engine.apply(position, move);
  int gain = kTurned * std::max(0, hidden - cards_face_down(position));
  if (move.kind == MoveKind::transfer) {
    gain += of_transfer(kind(move.from), kind(move.to));
  } else if (move.kind == MoveKind::redeal) {
    gain += of_redeal(engine.rules(), ++redeals_);
  }
  points_ = std::max(0, points_ + gain);
}

int vegas_score(const Rules& rules, const PileMap& map, const Table& table) {
  std::size_t home = 0;
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    home += rules.group[map.group_of[pile]].kind == PileKind::foundation ? table.piles[pile].cards.size() : 0;
  }
  return kVegasPay * static_cast<int>(home) - static_cast<int>(rules.cards());
}

}  // namespace sabar
