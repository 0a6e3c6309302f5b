#include <algorithm>

#include <sabar/games/patience/engine/engine.hpp>
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

bool is_scored(const GameFile& game) {
  return game.family == "klondike" && game.rules.draw > 0 && game.rules.draw_to == PileKind::waste;
}

int cards_face_down(const Engine::State& position) {
  int cards = 0;
  for (const std::uint8_t closed : position.closed) {
    cards += closed;
  }
  return cards;
}

class Scorer {
public:
  explicit Scorer(const Engine& engine) : engine_(engine) {}

  void make(Engine::State& position, const Move& move) {
    const int hidden = cards_face_down(position);
    engine_.apply(position, move);
    int gain = kTurned * std::max(0, hidden - cards_face_down(position));
    if (move.kind == MoveKind::transfer) {
      gain += of_transfer(kind(move.from), kind(move.to));
    } else if (move.kind == MoveKind::redeal) {
      gain += of_redeal(++redeals_);
    }
    standard_ = std::max(0, standard_ + gain);
  }

  [[nodiscard]] int standard() const { return standard_; }

private:
  [[nodiscard]] PileKind kind(std::size_t pile) const { return engine_.facts().kind(engine_.rules(), pile); }

  [[nodiscard]] static int of_transfer(PileKind from, PileKind to) {
    if (to == PileKind::foundation) {
      return from == PileKind::foundation ? 0 : kHome;
    }
    if (from == PileKind::foundation) {
      return kBack;
    }
    return from == PileKind::waste && to == PileKind::column ? kToColumn : 0;
  }

  [[nodiscard]] int of_redeal(int times) const {
    if (engine_.rules().draw == 1) {
      return kRedealBySingles;
    }
    return times > kFreeRedealsBySeveral ? kRedealBySeveral : 0;
  }

  const Engine& engine_;
  int redeals_ = 0;
  int standard_ = 0;
};

int cards_home(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  std::size_t cards = 0;
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    cards += rules.group[map.group_of[pile]].kind == PileKind::foundation ? table.piles[pile].cards.size() : 0;
  }
  return static_cast<int>(cards);
}

}  // namespace

std::optional<Score> score_of(const Session& session) {
  const Engine engine(session.rules());
  auto position = is_scored(session.game()) ? engine.start(session.start_table()) : fail("no score");
  if (!position) {
    return std::nullopt;
  }
  Scorer scorer(engine);
  for (const Move& move : session.moves()) {
    scorer.make(*position, move);
  }
  const int paid = kVegasPay * cards_home(session.rules(), session.table());
  return Score{scorer.standard(), paid - static_cast<int>(session.rules().cards())};
}

}  // namespace sabar
