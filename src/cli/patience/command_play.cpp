// sabar play: a game in the terminal. What to play is found out here; playing itself is in src/tui.
#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_list.hpp>
#include <sabar/cli/patience/winnable.hpp>
#include <sabar/tui/patience/play.hpp>

namespace sabar::cli {
namespace {

Result<Session> begin_any(const GameFile& game, const std::string& scheme_name) {
  return parse_scheme(scheme_name.empty() ? "sabar" : scheme_name).and_then([&](Scheme scheme) -> Result<Session> {
    if (scheme == Scheme::exact) {
      return fail("scheme exact needs a number", {}, "give it behind the game");
    }
    return tui::deal_by_text(game, NumberedDeal{scheme, {}, {}}, {}, fresh_deal_number);
  });
}

Result<Session> begin_winnable(const GameFile& game, const PlayOptions& options) {
  if (!options.deals.empty()) {
    return fail("--winnable finds the deal by itself", {}, "leave out the deal, or --winnable");
  }
  return find_winnable(game, options.winnable, options.scheme, {}).and_then([&](const WinnableDeal& found) {
    return Session::begin(game, found.table, found.deal);
  });
}

Result<Session> begin_game(const GameFile& game, const PlayOptions& options) {
  if (options.winnable.wanted) {
    return begin_winnable(game, options);
  }
  if (options.deals.empty()) {
    return begin_any(game, options.scheme);
  }
  if (options.deals.front() == "-") {
    return fail("standard input is for playing", {}, "put the deal into a file");
  }
  return one_deal(game, {{options.deals.front()}, options.scheme, {}}).and_then([&](const ListedDeal& deal) {
    return Session::begin(game, deal.table, deal.origin);
  });
}

// Empty when nobody has said what to play.
Result<std::optional<Session>> find_session(PlayOptions options) {
  if (options.resume) {
    if (!options.game.name.empty() || !options.game.rules.empty()) {
      return fail("a saved game knows its game", {}, "leave out GAME and --rules with --resume");
    }
    return tui::read_save(*options.resume).map([](Session session) { return std::optional(std::move(session)); });
  }
  shift_deal(options.game, options.deals);
  if (options.game.name.empty() && options.game.rules.empty()) {
    if (!options.scheme.empty() || options.winnable.wanted) {
      return fail(fmt::format("--{} without a game", options.winnable.wanted ? "winnable" : "scheme"), {},
                  "give GAME too");
    }
    return std::nullopt;
  }
  if (options.deals.size() > 1) {
    return fail("one deal is wanted", {}, "give its number or a file");
  }
  return game_argument(options.game)
      .and_then([&](const GameFile& game) { return begin_game(game, options); })
      .map([](Session session) { return std::optional(std::move(session)); });
}

}  // namespace

Result<int> run_play(const PlayOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  if (auto named = check_save_names(options.resume, options.save); !named) {
    return tl::unexpected(named.error());
  }
  auto session = find_session(options);
  if (!session) {
    return tl::unexpected(session.error());
  }
  tui::PlayRequest request;
  request.session = std::move(*session);
  request.resumed = options.resume.has_value();
  request.save_path = options.save ? *options.save : tui::usual_save_path();
  request.write = write_file;
  request.fresh = fresh_deal_number;
  request.settings.cards = {options.colours == 4, options.ascii};
  request.settings.language = *language;
  if (options.line || !tui::has_screen()) {
    return tui::play_line_by_line(std::move(request));
  }
  return tui::play_full_screen(std::move(request));
}

std::string play_help() {
  return "Without GAME: the list of games, the unfinished game first. ? shows the rules and all keys. The game is "
         "kept\n"
         "after every move in ${XDG_STATE_HOME:-~/.local/state}/sabar/play.save.\n"
         "Examples:\n"
         "  sabar play\n"
         "  sabar play klondike 17\n"
         "  sabar play freecell 617 --scheme ms --colours 4\n"
         "  sabar play klondike-3 --winnable --difficulty easy\n"
         "  sabar play --resume klondike-sabar-17.save\n"
         "  printf 'draw\\nquit\\n' | sabar play klondike 17";
}

}  // namespace sabar::cli
