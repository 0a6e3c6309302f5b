// sabar_bench_pegs: the English board with the centre empty at the start and full at the end.
//
// `wide` uses the widest registers the processor has, `plain` what every processor of the kind has; the results are the
// same. Each case checks what it has found, so a fast wrong answer is no answer.
#include <benchmark/benchmark.h>

#include <sabar/solvers/pegs/method.hpp>
#include <sabar/solvers/pegs/whole/count.hpp>
#include <sabar/solvers/pegs/whole/enumerate.hpp>
#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace {

using namespace sabar;
using namespace sabar::pegs;

constexpr std::size_t kCentre = 16;

const Layout& english() {
  static const Layout kLayout(*find_board("english"));
  return kLayout;
}
Holes start() { return english().all() & ~bit(kCentre); }

MethodOptions enough_memory() {
  MethodOptions options;
  options.budget.bytes = std::size_t{1} << 30;
  return options;
}

WinnableSet make_set(Registers registers) {
  return WinnableSet::build(english(), start(), Finish::hole(kCentre), enough_memory(), registers);
}

void winnable_set(benchmark::State& state, Registers registers) {
  for (auto _ : state) {
    std::uint64_t classes = 0;
    for (const Level& level : make_set(registers).levels()) {
      classes += level.classes;
    }
    if (classes != 1'679'072) {
      state.SkipWithError("wrong number of classes");
    }
  }
}

void solutions(benchmark::State& state, Registers registers) {
  for (auto _ : state) {
    if (count_solutions(make_set(registers)) != Uint128{40'861'647'040'079'968}) {
      state.SkipWithError("wrong number of solutions");
    }
  }
}

void all_classes(benchmark::State& state, Registers registers) {
  for (auto _ : state) {
    const Enumeration all = enumerate(english(), start(), enough_memory(), registers);
    state.counters["MB"] = static_cast<double>(all.bytes) / 1e6;
    if (all.classes() != 23'475'688) {
      state.SkipWithError("wrong number of classes");
    }
  }
}

void first_solution(benchmark::State& state, const char* method) {
  for (auto _ : state) {
    const auto answer = solve(method, Problem::vacancy(*find_board("english"), kCentre, Finish::hole(kCentre)), {});
    if (!answer || answer->verdict != Verdict::solved) {
      state.SkipWithError("no solution");
    }
  }
}

BENCHMARK_CAPTURE(winnable_set, wide, Registers::wide)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(winnable_set, plain, Registers::plain)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solutions, wide, Registers::wide)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solutions, plain, Registers::plain)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_classes, wide, Registers::wide)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_classes, plain, Registers::plain)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(first_solution, best, "best")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(first_solution, hash, "hash")->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
