// sabar rules: the rules of one game in words, as data, or as the text of a rules file.
#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/words.hpp>
#include <sabar/rules/patience/rules_json.hpp>
#include <sabar/rules/patience/words/words.hpp>

namespace sabar::cli {

Result<int> run_rules(const RulesOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  if (options.json) {
    fmt::print("{}\n", json_line(game_json(*game)));
  } else if (options.text) {
    fmt::print("# {}, identity {}\n{}", game->name, game->identity.text(), game_text(*game));
  } else {
    fmt::print("{}\n{}: {}\n", rules_in_words(*game, *language), program_words(*language).identity,
               game->identity.text());
  }
  return kExitSuccess;
}

std::string rules_help() {
  return "Examples:\n"
         "  sabar rules klondike-3\n"
         "  sabar rules spider-4 --lang id\n"
         "  sabar rules pyramid --json\n"
         "  sabar rules freecell --text > my-game.rules   a file to start from\n"
         "  sabar rules --rules my-game.rules";
}

}  // namespace sabar::cli
