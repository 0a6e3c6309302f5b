#include <memory>

#include <sabar/cli/language_option.hpp>
#include <sabar/cli/set/command_line.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/cli/whole_number.hpp>

namespace sabar::cli {
namespace {

using SetAction = std::function<Result<int>()>;

CLI::Option* add_set_deal(CLI::App& command, std::optional<std::uint64_t>& deal, const char* text) {
  return command.add_option("--deal,--seed", deal, text)->transform(kWholeNumber);
}

void add_set_looks(CLI::App& command, bool& line, bool& ascii, bool& letters) {
  command.add_flag("--line", line, "Line by line, without a full screen");
  command.add_flag("--ascii", ascii, "Plain signs only");
  command.add_flag("--letters", letters, "The name of its colour on every card");
}

void add_set_find(CLI::App& set, SetAction& action) {
  const auto options = std::make_shared<SetFindOptions>();
  CLI::App* command = set.add_subcommand("find", "Find all sets among some cards");
  CLI::Option* cards = command->add_option("CARDS", options->cards, "Codes, names or numbers of cards, or -");
  CLI::Option* deal = add_set_deal(*command, options->deal, "Instead of CARDS: the first cards of the deal of a number")
                          ->excludes(cards);
  command->add_option("--size", options->size, "How many cards of the deal")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(deal);
  command->add_option("--attributes", options->attributes, "Attributes of the deck: 1 to 6; 3 is the junior deck")
      ->check(CLI::Range(1, 6))
      ->capture_default_str();
  command->add_option("--method", options->method, "Only this method, see below");
  add_language(*command, options->language);
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(set_find_help());
  command->callback([options, &action] { action = [options] { return run_set_find(*options); }; });
}

void add_set_watch(CLI::App& set, SetAction& action) {
  const auto options = std::make_shared<SetWatchOptions>();
  CLI::App* command = set.add_subcommand("watch", "Watch the brute force play a whole game");
  add_set_deal(*command, options->deal, "Number of the deal (default: by lot; it is shown)");
  CLI::Option* automatic = command->add_flag("--auto", options->automatic, "By itself, without a key for each step");
  command->add_option("--speed", options->speed, "With --auto: triples in a second; 0: as fast as can be")
      ->check(CLI::Range(0.0, 100000.0))
      ->capture_default_str()
      ->needs(automatic);
  command->add_flag("--triples", options->triples, "Line by line: print every triple that is tried");
  add_set_looks(*command, options->line, options->ascii, options->letters);
  add_language(*command, options->language);
  command->add_flag("--json", options->json, "One JSON object for each step, at once to the end");
  command->footer(set_watch_help());
  command->callback([options, &action] { action = [options] { return run_set_watch(*options); }; });
}

void add_set_play(CLI::App& set, SetAction& action) {
  const auto options = std::make_shared<SetPlayOptions>();
  CLI::App* command = set.add_subcommand("play", "Find the sets yourself, in the terminal");
  CLI::Option* game =
      command->add_option("GAME", options->variant, "set, or another of the games below")->capture_default_str();
  CLI::Option* deal = add_set_deal(*command, options->deal, "Number of the deal (default: by lot; it is shown)");
  CLI::Option* fresh = command->add_flag("--new", options->fresh, "A new game, though one is unfinished");
  CLI::Option* more =
      command->add_flag("--more", options->more, "Three more cards come by themselves when there is no set");
  command->add_option("--resume", options->resume, "Take up the game saved in this file")
      ->excludes(game, deal, fresh, more);
  command->add_option("--save", options->save, "Keep the game in this file instead of the usual one");
  add_set_looks(*command, options->line, options->ascii, options->letters);
  add_language(*command, options->language);
  command->add_flag("--json", options->json, "Line by line for programs: one JSON object for each answer");
  command->footer(set_play_help());
  command->callback([options, game, deal, more, &action] {
    options->fresh = options->fresh || game->count() + deal->count() + more->count() > 0;
    action = [options] { return run_set_play(*options); };
  });
}

void add_set_count(CLI::App& set, SetAction& action) {
  const auto options = std::make_shared<SetCountOptions>();
  CLI::App* command = set.add_subcommand("count", "The mathematics: sets, hands without one, simulated games");
  command->add_option("PART", options->parts, "What to count, see below (default: deck and hands)");
  command->add_option("--attributes", options->attributes, "Attributes of the deck: 1 to 6")
      ->check(CLI::Range(1, 6))
      ->capture_default_str();
  command->add_option("--cards", options->cards, "Cards of a hand (default: sets 12, classes 9)")
      ->transform(kWholeNumber);
  command->add_option("--games", options->games, "Games to simulate for each policy")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_option("--policy", options->policies, "Only this policy; may be repeated, or a list with commas")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--seed", options->seed, "Seed of the simulated games")
      ->transform(kWholeNumber)
      ->capture_default_str();
  add_language(*command, options->language);
  command->add_flag("--json", options->json, "One JSON object per part");
  command->footer(set_count_help());
  command->callback([options, &action] { action = [options] { return run_set_count(*options); }; });
}

void add_set_check(CLI::App& set, SetAction& action) {
  const auto options = std::make_shared<SetCheckOptions>();
  CLI::App* command = set.add_subcommand("check", "Let the judge replay a saved game");
  command->add_option("FILE", options->path, "Saved game or list of moves, or -")->required();
  CLI::Option* deal = add_set_deal(*command, options->deal, "The file is a list of moves of this deal");
  command->add_option("--game", options->variant, "The game of the list: set, junior or ultraset")
      ->capture_default_str()
      ->needs(deal);
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(set_check_help());
  command->callback([options, &action] { action = [options] { return run_set_check(*options); }; });
}

}  // namespace

void add_set(CLI::App& app, std::function<Result<int>()>& action) {
  CLI::App* set = app.add_subcommand("set", "SET: play, watch, find sets, count");
  set->require_subcommand(1);
  set->footer(
      "Examples:\n"
      "  sabar set play\n"
      "  sabar set watch --deal 17 --auto\n"
      "  sabar set find SHAO DMAW TUAG\n"
      "  sabar set count");
  add_set_play(*set, action);
  add_set_watch(*set, action);
  add_set_find(*set, action);
  add_set_count(*set, action);
  add_set_check(*set, action);
}

}  // namespace sabar::cli
