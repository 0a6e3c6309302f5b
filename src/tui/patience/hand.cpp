#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/hand.hpp>

namespace sabar::tui {
namespace {

// The pile that a move brings the cards of a grip to.
std::optional<std::size_t> target_of(const Move& move, const Grip& grip) {
  if (move.kind == MoveKind::pair) {
    return move.from == grip.pile ? std::optional<std::size_t>(move.to)
           : move.to == grip.pile ? std::optional<std::size_t>(move.from)
                                  : std::nullopt;
  }
  const bool begins = move.kind == MoveKind::transfer && move.from == grip.pile;
  return begins && (!grip.exact || move.count == grip.count) ? std::optional<std::size_t>(move.to) : std::nullopt;
}

}  // namespace

Hand::Hand(const Session& session) : moves_(session.legal()) {
  const std::vector<Move> carries = session.carries();
  moves_.insert(moves_.end(), carries.begin(), carries.end());
  const PileMap map = map_piles(session.rules());
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    kinds_.push_back(session.rules().group[map.group_of[pile]].kind);
  }
}

bool Hand::movable(const Grip& grip) const {
  return std::any_of(moves_.begin(), moves_.end(), [&](const Move& move) { return target_of(move, grip).has_value(); });
}

std::vector<std::size_t> Hand::targets(const Grip& grip) const {
  std::vector<std::size_t> piles;
  for (const Move& move : moves_) {
    const auto target = target_of(move, grip);
    if (target && std::find(piles.begin(), piles.end(), *target) == piles.end()) {
      piles.push_back(*target);
    }
  }
  return piles;
}

std::optional<Move> Hand::move_to(const Grip& grip, std::size_t target) const {
  std::optional<Move> best;
  for (const Move& move : moves_) {
    if (target_of(move, grip) == target && (!best || move.count < best->count)) {
      best = move;
    }
  }
  return best;
}

std::optional<Move> Hand::move_to_kind(std::size_t pile, PileKind kind) const {
  for (const std::size_t target : targets({pile, 1, false})) {
    if (kind_of(target) == kind) {
      return move_to({pile, 1, false}, target);
    }
  }
  return std::nullopt;
}

std::optional<Move> Hand::move_home(std::size_t pile) const {
  for (const PileKind kind : {PileKind::foundation, PileKind::hole, PileKind::discard}) {
    if (const auto move = move_to_kind(pile, kind)) {
      return move;
    }
  }
  return std::nullopt;
}

std::optional<Move> Hand::move_to_cell(std::size_t pile) const { return move_to_kind(pile, PileKind::cell); }

std::optional<Move> Hand::any_home() const {
  for (const Move& move : moves_) {
    if (move.kind == MoveKind::transfer && kind_of(move.to) == PileKind::foundation) {
      return move;
    }
  }
  return std::nullopt;
}

std::optional<Move> Hand::turn_stock() const {
  for (const MoveKind kind : {MoveKind::draw, MoveKind::redeal}) {
    if (legal(Move{kind})) {
      return Move{kind};
    }
  }
  return std::nullopt;
}

bool Hand::legal(const Move& move) const { return std::find(moves_.begin(), moves_.end(), move) != moves_.end(); }

}  // namespace sabar::tui
