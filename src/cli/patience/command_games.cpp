// sabar games: every game, by family.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/words/words.hpp>

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
    fmt::print("  {} {} {}\n", padded(game.name, 26), padded(game.title, 34),
               rules_summary(game.rules, Language::english));
  }
  return kExitSuccess;
}

std::string families_help() { return fmt::format("Families: {}", fmt::join(families(), ", ")); }

std::string games_help() {
  return "Examples:\n"
         "  sabar games --family spider\n"
         "  sabar games --json\n"
         "  sabar rules spider-4                          the rules of one of them";
}

}  // namespace sabar::cli
