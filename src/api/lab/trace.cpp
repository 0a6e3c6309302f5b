#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/api/lab/trace.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/random/generators/generator_names.hpp>
#include <sabar/random/shuffles/congruential_shuffle.hpp>
#include <sabar/random/shuffles/replay.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kMostLabCards = 208;
constexpr std::array<std::string_view, 3> kTraced = {"fisher-yates", "sattolo", "lcg"};

struct Wish {
  std::string algorithm;
  std::string generator;
  std::uint64_t seed = 1;
  std::size_t n = 0;
  std::optional<std::string> draws;
};

Json numbered(PermutationView order) {
  Json list = Json::array();
  for (const Place place : order) {
    list.push_back(place + 1);
  }
  return list;
}

Json finished(Json steps, PermutationView order) {
  Json list = Json::array();
  for (const auto& cycle : cycles(order)) {
    list.push_back(numbered(cycle));
  }
  return {{"steps", std::move(steps)}, {"order", numbered(order)}, {"cycles", std::move(list)}};
}

Result<std::vector<std::uint64_t>> draws_of(const Wish& wish, ShuffleLoop loop) {
  if (wish.draws) {
    return parse_numbers(*wish.draws, "draw");
  }
  return make_generator(wish.generator, wish.seed).map([&](AnyGenerator generator) {
    return record_draws(loop, wish.n, generator);
  });
}

Result<Json> trace_swaps(const Wish& wish) {
  const ShuffleLoop loop = wish.algorithm == "sattolo" ? ShuffleLoop::sattolo : ShuffleLoop::fisher_yates;
  const auto steps = draws_of(wish, loop).and_then([&](const std::vector<std::uint64_t>& draws) {
    return swap_steps(loop, wish.n, draws);
  });
  return steps.map([&](const std::vector<SwapStep>& swaps) {
    Json rows = Json::array();
    Permutation array = identity(wish.n);
    walk_steps(std::span(swaps), std::span(array), [&](const SwapStep& step, PermutationView now) {
      rows.push_back({{"i", step.i}, {"r", step.r}, {"array", numbered(now)}});
    });
    return finished(std::move(rows), array);
  });
}

// Step i takes the card r; the cards not taken yet keep their order behind it.
Result<Json> trace_congruential(const Wish& wish) {
  if (wish.draws) {
    return fail("the congruential shuffle cannot replay draws", "field 'draws'", "give a generator and a seed");
  }
  return make_generator(wish.generator, wish.seed).map([&](AnyGenerator generator) {
    Permutation order = identity(wish.n);
    congruential(std::span(order), generator);
    Json rows = Json::array();
    Permutation array = identity(wish.n);
    for (std::size_t i = 0; i < wish.n; ++i) {
      const auto from = std::find(array.begin(), array.end(), order[i]);
      std::rotate(array.begin() + static_cast<std::ptrdiff_t>(i), from, from + 1);
      rows.push_back({{"i", i}, {"r", order[i]}, {"array", numbered(array)}});
    }
    return finished(std::move(rows), order);
  });
}

}  // namespace

Result<std::size_t> asked_size(Request& request) {
  const std::uint64_t n = request.number("n", 52);
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  request.about(Topic::size, {{"n", std::to_string(n)}, {"least", "2"}, {"most", std::to_string(kMostLabCards)}});
  return n >= 2 && n <= kMostLabCards ? Result<std::size_t>(static_cast<std::size_t>(n))
                                      : fail(fmt::format("{} cards are no deck for the laboratory", n), "field 'n'",
                                             fmt::format("use 2..{}", kMostLabCards));
}

std::uint64_t asked_seed(Request& request) {
  request.about(Topic::seed, {{"seed", quote_input(request.written("seed"))}});
  const std::uint64_t seed = request.number("seed", 1);
  request.about(Topic::request);
  return seed;
}

std::string asked_shuffle(Request& request) {
  const std::string name = request.text("algorithm");
  return name == "congruential" ? "lcg" : name;
}

Result<Json> trace_shuffle(Request& request) {
  Wish wish;
  wish.algorithm = asked_shuffle(request);
  wish.generator = request.text("generator", kDefaultGenerator);
  wish.seed = asked_seed(request);
  if (request.has("draws")) {
    wish.draws = request.text("draws");
  }
  const auto n = asked_size(request);
  if (!n) {
    return tl::unexpected(n.error());
  }
  wish.n = *n;
  request.about(Topic::algorithm, {{"name", quote_input(wish.algorithm)}});
  if (std::find(kTraced.begin(), kTraced.end(), wish.algorithm) == kTraced.end()) {
    return fail(fmt::format("the shuffle {} cannot be traced", quote_input(wish.algorithm)), "field 'algorithm'",
                nearest_name_hint(wish.algorithm, kTraced));
  }
  if (wish.draws) {
    request.about(Topic::draws);
  } else {
    request.about(Topic::generator, {{"name", quote_input(wish.generator)}});
  }
  return wish.algorithm == "lcg" ? trace_congruential(wish) : trace_swaps(wish);
}

}  // namespace sabar
