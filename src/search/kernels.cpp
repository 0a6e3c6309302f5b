// Every kernel on the null game: they compile without any rules in the way, and they are what they claim to be.
#include <sabar/core/null_game.hpp>
#include <sabar/search/backtrack.hpp>
#include <sabar/search/beam.hpp>
#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/search/greedy.hpp>
#include <sabar/search/perft.hpp>
#include <sabar/search/reference.hpp>

namespace sabar {
namespace {

struct FewTokens {
  int operator()(const NullGame::State& position) const { return static_cast<int>(position.tokens); }
};
struct FirstMove {
  std::optional<NullGame::Move> pick(const NullGame::State& /*position*/, const MoveList<NullGame::Move>& moves) {
    return moves.empty() ? std::nullopt : std::optional(moves[0]);
  }
};

static_assert(Kernel<DepthFirst<NullGame>>);
static_assert(Kernel<Backtrack<NullGame>>);
static_assert(Kernel<Reference<NullGame>>);
static_assert(Kernel<BestFirst<NullGame, FewTokens>>);
static_assert(Kernel<Beam<NullGame, FewTokens, OneLevel>>);
static_assert(Kernel<Greedy<NullGame, FirstMove>>);

}  // namespace
}  // namespace sabar
