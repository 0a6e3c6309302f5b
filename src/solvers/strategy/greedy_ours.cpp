#include <sabar/solvers/strategy/greedy_ours.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kPatiencePerCard = 3;
constexpr std::size_t kGreedySeenBytes = std::size_t{16} << 20;

}  // namespace

GreedyOurs::GreedyOurs(const Engine& engine)
    : Strategy(engine), score_(engine), seen_(kGreedySeenBytes), patience_(kPatiencePerCard * engine.rules().cards()) {}

std::optional<Move> GreedyOurs::pick(const State& position, const MoveList<Move>& moves) {
  if (moves.empty()) {
    return stop(Ending::no_move);
  }
  if (without_gain_ >= patience_) {
    return stop(Ending::no_gain);
  }
  seen_.insert(engine().key(position));
  const strategy::Features was = score_.measure(position);
  std::optional<Move> best;
  strategy::Worth most;
  bool gains = false;
  for (const Move& move : moves) {
    State after = position;
    engine().apply(after, move);
    if (seen_.contains(engine().key(after))) {
      continue;
    }
    const strategy::Features is = score_.measure(after);
    const strategy::Worth worth = score_.worth(position, was, move, after, is);
    if (!best || worth.points > most.points) {
      best = move;
      most = worth;
      gains = is.gains_on(was);
    }
  }
  if (!best) {
    return stop(Ending::nothing_new);
  }
  without_gain_ = gains ? 0 : without_gain_ + 1;
  return choose(position, *best, most.why);
}

}  // namespace sabar
