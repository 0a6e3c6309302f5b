// sabar set play: a game in the terminal. What to play is found out here; playing itself is in src/tui.
#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/tui/patience/play.hpp>
#include <sabar/tui/set/play.hpp>

namespace sabar::cli {
namespace {

Result<SetSession> begin_set_game(const SetPlayOptions& options) {
  if (options.resume) {
    return tui::read_set_save(*options.resume);
  }
  return set::find_variant(options.variant).map([&](const set::Variant& variant) {
    return SetSession::begin(variant, options.deal ? *options.deal : fresh_deal_number(),
                             {.more_by_itself = options.more, .refill = set::Refill::in_place});
  });
}

}  // namespace

Result<int> run_set_play(const SetPlayOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  if (auto named = check_save_names(options.resume, options.save); !named) {
    return tl::unexpected(named.error());
  }
  if (auto writable = options.save ? check_writable(*options.save) : Result<>{}; !writable) {
    return tl::unexpected(writable.error());
  }
  auto session = begin_set_game(options);
  if (!session) {
    return tl::unexpected(session.error());
  }
  const bool resumed = options.resume.has_value();
  tui::SetPlayRequest request{*std::move(session),
                              !resumed && !options.fresh,
                              resumed,
                              options.save ? *options.save
                              : resumed    ? *options.resume
                                           : tui::usual_save_path("set.save"),
                              write_file,
                              fresh_deal_number,
                              {*language, options.ascii, options.letters},
                              options.json};
  return options.line || options.json || !tui::has_screen() ? tui::play_set_line_by_line(std::move(request))
                                                            : tui::play_set_full_screen(std::move(request));
}

std::string set_play_help() {
  std::string games;
  for (const set::Variant& variant : set::variants()) {
    games += fmt::format("{}{}", games.empty() ? "" : ", ", variant.name);
  }
  return fmt::format(
      "Games: {}.\n"
      "Every card has a letter that chooses it; three cards are a call. ? shows the rules and all keys. The game is "
      "kept\n"
      "after every call in ${{XDG_STATE_HOME:-~/.local/state}}/sabar/set.save, and an unfinished one is taken up.\n"
      "Examples:\n"
      "  sabar set play\n"
      "  sabar set play --deal 17 --lang id\n"
      "  sabar set play junior --more\n"
      "  sabar set play --resume set-17.save\n"
      "  printf 'hint 3\\nquit\\n' | sabar set play --deal 17\n"
      "  printf 'hint 3\\nquit\\n' | sabar set play --deal 17 --json",
      games);
}

}  // namespace sabar::cli
