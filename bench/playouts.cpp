// sabar_bench_playouts: random play through the engine: list the moves, make one, and at the end take all back.
//
// A move counts once for all three. The same walks are played by engines whose rules the compiler knows and by the
// engine that reads them at run time. `allocations` is per move and must be 0.
#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

#include <benchmark/benchmark.h>

#include <sabar/games/patience/engine/fixed_games.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace {

std::atomic<std::uint64_t> allocations{0};

}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) {
    return memory;
  }
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using namespace sabar;

constexpr std::size_t kDeals = 64;
constexpr std::size_t kLongest = 200;

template <class Engine>
void play_out(benchmark::State& state, const Engine& engine, const GameFile& game) {
  std::vector<typename Engine::State> starts;
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    starts.push_back(*engine.start(*deal_of(game.rules, {Scheme::sabar, Natural(number), DealOrder::row})));
  }
  MoveList<Move> moves;
  std::vector<std::pair<Move, typename Engine::Undo>> path;
  path.reserve(kLongest);
  SplitMix64 dice(1);
  std::uint64_t played = 0;
  std::uint64_t counted = 0;
  std::size_t next = 0;
  for (auto _ : state) {
    auto position = starts[next++ % kDeals];
    const std::uint64_t before = allocations;
    while (path.size() < kLongest) {
      engine.legal(position, moves);
      if (moves.empty()) {
        break;
      }
      const Move move = moves[static_cast<std::size_t>(((dice() >> 32) * moves.size()) >> 32)];
      path.emplace_back(move, engine.apply(position, move));
    }
    played += path.size();
    for (; !path.empty(); path.pop_back()) {
      engine.undo(position, path.back().first, path.back().second);
    }
    counted += next > 10 * kDeals ? allocations - before : 0;  // the list of moves grows during the first rounds
    benchmark::DoNotOptimize(position);
  }
  state.counters["moves/s"] = benchmark::Counter(static_cast<double>(played), benchmark::Counter::kIsRate);
  state.counters["allocations"] = static_cast<double>(counted) / static_cast<double>(played);
}

template <class Fixed>
void register_game(const std::string& name) {
  const GameFile& game = **find_game(name);
  benchmark::RegisterBenchmark((name + "/fixed").c_str(),
                               [&game](benchmark::State& state) { play_out(state, Fixed{}, game); });
  benchmark::RegisterBenchmark((name + "/loaded").c_str(), [&game](benchmark::State& state) {
    play_out(state, patience::Engine(game.rules), game);
  });
}

}  // namespace

int main(int argc, char** argv) {
  register_game<patience::Klondike>("klondike");
  register_game<patience::Klondike3>("klondike-3");
  register_game<patience::FreeCell>("freecell");
  register_game<patience::Spider4>("spider-4");
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 1;
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
