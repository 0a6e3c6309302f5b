// sabar games: every game, by family.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/rules/game_file.hpp>
#include <sabar/rules/piles.hpp>

#include "command.hpp"
#include "io.hpp"
#include "json.hpp"

namespace sabar::cli {
namespace {

// Families in the order of the list, each once.
std::vector<std::string_view> families() {
  std::vector<std::string_view> names;
  for (const GameFile& game : game_list()) {
    if (names.empty() || names.back() != game.family) {
      names.push_back(game.family);
    }
  }
  return names;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

// The size of the table: "1 pack, 7 columns, 4 foundations, a stock".
std::string summary(const Rules& rules) {
  const PileMap map = map_piles(rules);
  const auto count = [&](PileKind kind) { return std::size_t{map.by_kind[static_cast<std::size_t>(kind)]}; };
  std::vector<std::string> parts = {counted(static_cast<std::size_t>(rules.deck.packs), "pack", "packs")};
  const auto add = [&](PileKind kind, std::string_view one, std::string_view many) {
    if (count(kind) > 0) {
      parts.push_back(counted(count(kind), one, many));
    }
  };
  add(PileKind::column, "column", "columns");
  add(PileKind::place, "place", "places");
  add(PileKind::grid, "place", "places");
  add(PileKind::row, "pile", "piles");
  add(PileKind::cell, "cell", "cells");
  add(PileKind::reserve, "reserve pile", "reserve piles");
  add(PileKind::foundation, "foundation", "foundations");
  if (count(PileKind::stock) > 0) {
    parts.emplace_back("a stock");
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

void print_json(const GameFile& game) {
  Json json;
  json["name"] = game.name;
  json["title"] = game.title;
  json["family"] = game.family;
  json["rules"] = game.identity.text();
  json["packs"] = game.rules.deck.packs;
  json["cards"] = game.rules.cards();
  json["sources"] = game.sources;
  json["notes"] = game.notes;
  fmt::print("{}\n", json_line(json));
}

}  // namespace

Result<int> run_games(const GamesOptions& options) {
  const auto known = families();
  if (!options.family.empty() && std::find(known.begin(), known.end(), options.family) == known.end()) {
    return fail(fmt::format("unknown family {}", quote_input(options.family)), {},
                nearest_name_hint(options.family, known));
  }
  std::string_view family;
  for (const GameFile& game : game_list()) {
    if (!options.family.empty() && game.family != options.family) {
      continue;
    }
    if (options.json) {
      print_json(game);
      continue;
    }
    if (game.family != family) {
      fmt::print("{}{}\n", family.empty() ? "" : "\n", game.family);
      family = game.family;
    }
    fmt::print("  {} {} {}\n", padded(game.name, 26), padded(game.title, 34), summary(game.rules));
  }
  return kExitSuccess;
}

std::string games_help() {
  return fmt::format(
      "Families: {}\n"
      "Examples:\n"
      "  sabar games --family spider\n"
      "  sabar games --json\n"
      "  sabar rules spider-4                          the rules of one of them",
      fmt::join(families(), ", "));
}

}  // namespace sabar::cli
