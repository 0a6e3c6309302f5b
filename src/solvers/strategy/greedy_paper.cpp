#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <set>
#include <span>
#include <utility>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/solvers/strategy/greedy_paper.hpp>

namespace sabar {
namespace {

using strategy::PaperTurn;

constexpr std::uint64_t kPaperMovesPerCard = 40;           // the last resort
constexpr std::size_t kMostFollowed = 5'000;               // positions and phases, when lots are followed
constexpr std::size_t kSeenBytes = std::size_t{16} << 20;  // far more than so many moves can fill

// Which pile is which matters here: the first column that takes a card gets it. So every byte counts.
Key128 exact_identity(const patience::Engine::State& position, const PaperTurn& turn) {
  std::array<std::uint8_t, sizeof(position) + 2> bytes{};
  std::memcpy(bytes.data(), &position, sizeof(position));
  bytes[sizeof(position)] = static_cast<std::uint8_t>(turn.phase);
  bytes[sizeof(position) + 1] = turn.moved ? 1 : 0;
  return key_of(bytes);
}

std::optional<Move> stock_move(const MoveList<Move>& moves) {
  const auto found = std::find_if(moves.begin(), moves.end(), [](const Move& move) {
    return move.kind == MoveKind::draw || move.kind == MoveKind::redeal;
  });
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

GreedyPaper::GreedyPaper(const Engine& engine, std::uint64_t seed)
    : Strategy(engine),
      phases_(engine),
      generator_(seed),
      seen_(kSeenBytes),
      most_moves_(kPaperMovesPerCard * engine.rules().cards()) {}

std::optional<Move> GreedyPaper::pick(const State& position, const MoveList<Move>& moves) {
  if (const Ending ending = look(position, moves); ending != Ending::none) {
    return stop(ending);
  }
  // Something can be moved or dealt, so a lot falls on it sooner or later.
  for (;;) {
    const int phase = turn_.phase;
    const auto move = draw_lot(position, moves);
    turn_.pass(move.has_value());
    if (move) {
      ++moves_made_;
      idle_pass_ = idle_pass_ || move->kind == MoveKind::redeal;
      return choose(position, *move, strategy::PaperPhases::why(phase, *move));
    }
  }
}

Ending GreedyPaper::look(const State& position, const MoveList<Move>& moves) {
  if (moves_made_ >= most_moves_) {
    return Ending::bound;
  }
  returns_ = seen_.insert(engine().key(position)) == Insert::known ? returns_ + 1 : 0;
  if (std::has_single_bit(returns_) && !lots_lead_on(position)) {
    return Ending::came_back;
  }
  const auto stock = stock_move(moves);
  idle_pass_ = idle_pass_ || (moves_made_ == 0 && stock && position.empty(engine().facts().waste));
  if (offers(position, moves)) {
    idle_pass_ = false;
    return Ending::none;
  }
  if (!stock) {
    return Ending::no_move;
  }
  return stock->kind == MoveKind::redeal && idle_pass_ ? Ending::whole_pass : Ending::none;
}

bool GreedyPaper::offers(const State& position, const MoveList<Move>& moves) {
  for (const int phase : {1, 2, 3, 5, 6}) {
    phases_.list(position, moves, PaperTurn{phase, false}, found_);
    if (!found_.empty()) {
      return true;
    }
  }
  return false;
}

std::optional<Move> GreedyPaper::draw_lot(const State& position, const MoveList<Move>& moves) {
  phases_.list(position, moves, turn_, found_);
  if (found_.empty()) {
    return std::nullopt;
  }
  if (!strategy::PaperPhases::by_lot(turn_.phase)) {
    return found_.front();
  }
  const auto lot = static_cast<std::size_t>(draw_below(generator_, phases_.columns().size()));
  const std::size_t column = phases_.columns()[lot];
  const auto move = std::find_if(found_.begin(), found_.end(), [&](const Move& one) { return one.from == column; });
  return move == found_.end() ? std::nullopt : std::optional(*move);
}

// Follows every lot that could be drawn, as long as it leads to positions that have been.
bool GreedyPaper::lots_lead_on(const State& position) const {
  std::vector<Node> open{{position, turn_}};
  std::set<Key128> met;
  while (!open.empty() && met.size() < kMostFollowed) {
    const Node node = open.back();
    open.pop_back();
    if (!seen_.contains(engine().key(node.position))) {
      return true;
    }
    if (met.insert(exact_identity(node.position, node.turn)).second) {
      follow_lots(node, open);
    }
  }
  return false;
}

void GreedyPaper::follow_lots(const Node& node, std::vector<Node>& open) const {
  MoveList<Move> moves;
  std::vector<Move> found;
  engine().legal(node.position, moves);
  phases_.list(node.position, moves, node.turn, found);
  for (const Move& move : found) {
    Node next = node;
    engine().apply(next.position, move);
    next.turn.pass(true);
    open.push_back(next);
  }
  if (phases_.may_pass(node.turn.phase, found)) {
    Node next = node;
    next.turn.pass(false);
    open.push_back(next);
  }
}

}  // namespace sabar
