// sabar_bench_set: all sets of a table of twelve cards, by every method, and whole games.
//
// `paper` is the brute force of the paper written plainly: every triple, attribute by attribute, the values of the
// three cards gathered and the different ones counted. Every case goes through the same 1024 tables and checks how many
// sets it found, so a fast wrong answer is no answer.
#include <algorithm>
#include <array>
#include <vector>

#include <benchmark/benchmark.h>

#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/games/set/table_sets.hpp>
#include <sabar/lab/set/games.hpp>
#include <sabar/solvers/set/hands.hpp>

namespace {

namespace lab = sabar::lab;
using namespace sabar::set;

constexpr std::size_t kTables = 1024;
using Table = std::array<Card, 12>;

const std::vector<Table>& tables() {
  static const std::vector<Table> kAll = [] {
    std::vector<Table> all(kTables);
    for (std::size_t i = 0; i < kTables; ++i) {
      const auto order = deal_order(i);
      std::copy_n(order.begin(), all[i].size(), all[i].begin());
    }
    return all;
  }();
  return kAll;
}

std::size_t all_sets() {
  std::size_t sets = 0;
  for (const Table& table : tables()) {
    sets += find_sets(Finder::brute, table).sets.size();
  }
  return sets;
}

// One card as the paper has it.
struct Attributes {
  std::array<int, 4> values;
};

bool plain_is_set(const Attributes& a, const Attributes& b, const Attributes& c) {
  for (std::size_t i = 0; i < 4; ++i) {
    const int unique =
        1 + (b.values[i] != a.values[i] ? 1 : 0) + (c.values[i] != a.values[i] && c.values[i] != b.values[i] ? 1 : 0);
    if (unique == 2) {
      return false;
    }
  }
  return true;
}

// Each case is called for table after table; `find` returns the number of sets.
template <class Find>
void through_tables(benchmark::State& state, Find find) {
  const auto& all = tables();
  std::size_t found = 0;
  std::uint64_t rounds = 0;
  for (auto _ : state) {
    found += find(all[rounds++ % kTables]);
  }
  if (rounds % kTables == 0 && found != all_sets() * (rounds / kTables)) {
    state.SkipWithError("wrong number of sets");
  }
}

void paper(benchmark::State& state) {
  std::vector<Triple> sets;
  through_tables(state, [&](const Table& table) {
    std::array<Attributes, 12> cards;
    for (std::size_t i = 0; i < 12; ++i) {
      for (std::size_t place = 0; place < 4; ++place) {
        cards[i].values[place] = digit(table[i], 4, place);
      }
    }
    sets.clear();
    for (std::uint16_t a = 0; a < 12; ++a) {
      for (auto b = static_cast<std::uint16_t>(a + 1); b < 12; ++b) {
        for (auto c = static_cast<std::uint16_t>(b + 1); c < 12; ++c) {
          if (plain_is_set(cards[a], cards[b], cards[c])) {
            sets.push_back({a, b, c});
          }
        }
      }
    }
    benchmark::DoNotOptimize(sets.data());
    return sets.size();
  });
}

void finder(benchmark::State& state, Finder which) {
  Found found;
  through_tables(state, [&](const Table& table) {
    find_sets(which, table, kUsualAttributes, found);
    benchmark::DoNotOptimize(found.sets.data());
    return found.sets.size();
  });
}

// The loops alone, without a list of sets.
void loop(benchmark::State& state, std::size_t (*which)(std::span<const Card>, PackedSet*)) {
  std::array<PackedSet, room_for_sets(12)> sets;
  through_tables(state, [&](const Table& table) {
    const std::size_t count = which(table, sets.data());
    benchmark::DoNotOptimize(sets.data());
    return count;
  });
}

void games(benchmark::State& state, lab::SetPolicy policy) {
  std::uint64_t seed = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(lab::play_set_games({policy, 1000, ++seed, Refill::append}));
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(seed) * 1000);
}

void all_classes(benchmark::State& state) {
  for (auto _ : state) {
    if (count_hands(Hands::set_free).levels.at(14).classes != 2489) {
      state.SkipWithError("wrong number of classes");
    }
  }
}

BENCHMARK(paper);
BENCHMARK_CAPTURE(finder, brute, Finder::brute);
BENCHMARK_CAPTURE(finder, pairs, Finder::pairs);
BENCHMARK_CAPTURE(finder, bits, Finder::bits);
BENCHMARK_CAPTURE(loop, pairs, pair_sets);
BENCHMARK_CAPTURE(loop, bits, mask_sets);
BENCHMARK_CAPTURE(games, first, lab::SetPolicy::first)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, random, lab::SetPolicy::random)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(games, most, lab::SetPolicy::most)->Unit(benchmark::kMillisecond);
BENCHMARK(all_classes)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
