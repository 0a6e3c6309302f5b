// The whole engine: every room, and beside the API functions for tests and measurements, whose answers begin with
// "error: " when they are errors.
#include <cstdint>
#include <string>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/fingerprint.hpp>
#include <sabar/solvers/search.hpp>

#include "rooms_here.hpp"

namespace {

const char* answer(sabar::Result<std::string> result) {
  static std::string text;
  text = result ? *std::move(result) : "error: " + result.error().text();
  return text.c_str();
}

sabar::Result<std::string> order(const char* scheme, const char* number, int packs, int suits) {
  const auto chosen = sabar::parse_scheme(scheme);
  const auto parsed = sabar::Natural::parse(number);
  if (!chosen || !parsed) {
    return tl::unexpected(chosen ? parsed.error() : chosen.error());
  }
  return sabar::order_of_deal(*chosen, *parsed, {.packs = packs, .suits = suits}).map([](const auto& cards) {
    return sabar::to_text(cards, sabar::CardStyle::compact);
  });
}

sabar::Result<std::string> shuffle(const char* algorithm, const char* generator, const char* seed, std::size_t n) {
  const auto seeds = sabar::parse_numbers(seed, "seed");
  if (!seeds || seeds->size() != 1) {
    return seeds ? sabar::fail("one seed is wanted") : tl::unexpected(seeds.error());
  }
  if (n < 1 || n > sabar::kMaxPlaces) {
    return sabar::fail("wrong number of cards");
  }
  return sabar::Shuffler::make(algorithm, generator, seeds->front()).map([&](sabar::Shuffler shuffler) {
    sabar::Permutation places = sabar::identity(n);
    shuffler(places);
    std::string text;
    for (const sabar::Place place : places) {
      text += (text.empty() ? "" : " ") + std::to_string(place + 1);
    }
    return text;
  });
}

// "solved, 102 moves, 1234 nodes"
sabar::Result<std::string> solve(const char* game, const char* scheme, const char* number, std::uint64_t nodes) {
  const auto found = sabar::find_game(game);
  const auto chosen = sabar::parse_scheme(scheme);
  const auto parsed = sabar::Natural::parse(number);
  if (!found || !chosen || !parsed) {
    return tl::unexpected(!found ? found.error() : !chosen ? chosen.error() : parsed.error());
  }
  const sabar::Rules& rules = (*found)->rules;
  const auto table = sabar::deal_of(rules, {*chosen, *parsed, sabar::usual_order(rules, *chosen)});
  if (!table) {
    return tl::unexpected(table.error());
  }
  sabar::SearchOptions options;
  options.budget.nodes = nodes;
  return sabar::solve_despite_faults("auto", rules, *table, options).map([](const sabar::Solution& solution) {
    return fmt::format("{}, {} moves, {} nodes", sabar::to_text(solution.verdict), solution.line.size(),
                       solution.nodes);
  });
}

}  // namespace

sabar::Rooms rooms_here() { return sabar::all_rooms(); }

extern "C" {

// The cards of a numbered deal of so many packs with so many suits each, in the scheme's order.
__attribute__((export_name("sabar_order"))) const char* sabar_order(const char* scheme, const char* number, int packs,
                                                                    int suits) {
  return answer(order(scheme, number, packs, suits));
}

// One shuffle of 1..n.
__attribute__((export_name("sabar_shuffle"))) const char* sabar_shuffle(const char* algorithm, const char* generator,
                                                                        const char* seed, std::size_t n) {
  return answer(shuffle(algorithm, generator, seed, n));
}

// Whether a numbered deal can be won, within so many million nodes.
__attribute__((export_name("sabar_solve"))) const char* sabar_solve(const char* game, const char* scheme,
                                                                    const char* number, unsigned million_nodes) {
  return answer(solve(game, scheme, number, std::uint64_t{million_nodes} * 1'000'000));
}

// The nodes of a fixed set of deals, part by part, and their sum.
__attribute__((export_name("sabar_bench"))) const char* sabar_bench() { return answer(sabar::fingerprint_text()); }

}  // extern "C"
