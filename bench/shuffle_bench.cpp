// sabar_bench_shuffle: ns per 52-card shuffle, every algorithm with every generator, beside other libraries.
//
//   sabar_bench_shuffle                                       everything, then the ratios
//   sabar_bench_shuffle --benchmark_filter=wyrand             some of it, then the ratios
//   sabar_bench_shuffle --benchmark_filter=none               the ratios only
#include <benchmark/benchmark.h>

#include "shuffle_cases.hpp"

int main(int argc, char** argv) {
  using namespace sabar::bench;
  for_all_cases([](const std::string& name, auto shuffle) {
    benchmark::RegisterBenchmark(name.c_str(), [shuffle](benchmark::State& state) mutable {
      Deck deck = new_deck();
      for (auto _ : state) {
        shuffle(deck);
        benchmark::DoNotOptimize(deck.data());
        benchmark::ClobberMemory();
      }
    })->MinTime(0.05);
  });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  print_ratios();
  return 0;
}
