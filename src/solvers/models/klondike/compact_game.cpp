#include <bit>

#include <sabar/solvers/models/klondike/compact_game.hpp>
#include <sabar/solvers/models/klondike/pass.hpp>
#include <sabar/solvers/models/klondike/safe_play.hpp>

namespace sabar::klondike {

// `before`: how many of the `count` cards stand before the one in question.
bool CompactGame::in_this_pass(const Position& at, int before, int count) const {
  const int ahead = before + 1 - at.waste;  // 0: the top of the waste
  return ahead >= 0 && (ahead % layout_.draw == 0 || before == count - 1);
}

Cards CompactGame::reachable(const Position& at) const {
  const bool again = layout_.redeals == kUnlimited || at.pass < layout_.redeals;
  const int count = count_places(at.left);
  Cards cards = 0;
  int before = 0;
  for (std::uint32_t places = at.left; places != 0; places &= places - 1, ++before) {
    const bool next_pass = again && ((before + 1) % layout_.draw == 0 || before == count - 1);
    if (next_pass || in_this_pass(at, before, count)) {
      cards |= card_set(layout_.stock[static_cast<std::size_t>(std::countr_zero(places))]);
    }
  }
  return cards;
}

bool CompactGame::is_lost(const Position& at) const {
  oracle_.ask(at, false);
  oracle_.step(kOracleNodes);
  return oracle_.answer() == Known::lost;
}

void CompactGame::list_safe(const State& at, MoveList<Move>& moves) const {
  const Cards bare = safe_cards(layout_, at) & at.face_up & open_cards(at);
  if (bare != 0) {
    moves.push(compact_move(Kind::pile_to_home, first_of(bare)));
  }
}

void CompactGame::legal(const State& at, MoveList<Move>& moves) const {
  moves.clear();
  if (techniques_.draw_one_oracle && is_lost(at)) {
    return;
  }
  if (techniques_.safe_foundation) {
    list_safe(at, moves);
    if (!moves.empty()) {
      return;
    }
  }
  const Cards open = open_cards(at);
  const Cards landing = landing_cards(layout_, at, open);
  const Cards stock = reachable(at);
  const auto each = [&](Kind kind, Cards set) {
    for (; set != 0; set &= set - 1) {
      moves.push(compact_move(kind, first_of(set)));
    }
  };
  each(Kind::reveal, at.locked & landing);
  each(Kind::pile_to_home, at.face_up & open & at.next & at.locked);
  each(Kind::pile_to_home, at.face_up & open & at.next & ~at.locked);
  each(Kind::stock_to_pile, stock & landing);
  each(Kind::stock_to_home, stock & at.next);
  if (layout_.returns) {
    each(Kind::home_to_pile, home_tops(at) & landing);
  }
}

CompactGame::Undo CompactGame::apply(State& at, const Move& move) const {
  const Position before = at;
  if (move.kind == Kind::stock_to_pile || move.kind == Kind::stock_to_home) {
    draw_to(layout_, at, move.card);
    const bool now = in_this_pass(before, at.waste, count_places(before.left));
    at.pass = static_cast<std::uint8_t>(before.pass + (layout_.redeals != kUnlimited && !now ? 1 : 0));
  }
  play(layout_, at, move);
  return before;
}

CompactGame::Key CompactGame::key(const State& at) const {
  return {std::uint64_t{at.pass} << 8 | at.waste,
          std::uint64_t{at.home} << 40 | std::uint64_t{at.dealt} << 24 | at.left};
}

bool CompactGame::goal(const State& at) const { return all_face_up(layout_, at) && (at.left & (at.left - 1)) == 0; }

}  // namespace sabar::klondike
