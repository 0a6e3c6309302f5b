// Reading a save: the game, the deal, and every move again.
#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/session/patience/timeline.hpp>
#include <sabar/session/save_lines.hpp>

namespace sabar {
namespace {

using formats::fail_at;

// Errors of other readers name a place of their own, or none.
tl::unexpected<Error> at_line(std::size_t line, Error error) {
  if (!error.where.starts_with("line ")) {
    error.where = fmt::format("line {}, column 1{}{}", line, error.where.empty() ? "" : ", ", error.where);
  }
  return tl::unexpected(std::move(error));
}

Result<GameFile> read_saved_rules(const SaveLines& save) {
  auto game = read_game(save.game.text, save.rules);
  return game ? game : at_line(save.identity.line, game.error());
}

Result<GameFile> find_saved_game(const SaveLines& save) {
  const auto known = find_game(save.game.text);
  if (!known && save.rules.empty()) {
    return fail_at(save.game, known.error());
  }
  auto game = save.rules.empty() ? Result<GameFile>(**known) : read_saved_rules(save);
  if (game && game->identity.text() != save.identity.text) {
    return fail_at(
        save.identity,
        fmt::format("the game was played by other rules of {}, {}", game->name, quote_input(save.identity.text)),
        fmt::format("the rules here are {}; use the program that saved it, or an older copy", game->identity.text()));
  }
  return game;
}

}  // namespace

Result<Session> Session::begin_saved(const SaveLines& save) {
  const auto game = find_saved_game(save);
  if (!game) {
    return tl::unexpected(game.error());
  }
  const auto deal = read_text_deal(*game, save.deal);
  if (!deal) {
    return at_line(save.deal.line, deal.error());
  }
  auto session = begin(*game, deal->table, parse_origin(deal->source, deal->order));
  return session ? session : at_line(save.deal.line, session.error());
}

Result<> Session::replay(std::string_view text, bool continues) {
  const auto move = parse_move(rules(), text);
  if (!move) {
    return tl::unexpected(move.error());
  }
  if (!line_->engine().is_legal(line_->position(), *move)) {
    arrive();
    return refuse(*move);
  }
  line_->play(std::span(&*move, 1), continues);
  return {};
}

Result<Session> Session::load(std::string_view text) {
  if (text.size() > kMaxSave) {
    return fail(fmt::format("{} bytes are too many for a saved game", text.size()), "line 1, column 1",
                fmt::format("a save has at most {}", kMaxSave));
  }
  const auto save = read_save_lines(text, kMaxMoves);
  if (!save) {
    return tl::unexpected(save.error());
  }
  auto session = begin_saved(*save);
  if (!session) {
    return session;
  }
  for (const SavedMove& saved : save->moves) {
    if (const auto played = session->replay(saved.word.text, saved.continues); !played) {
      return fail_at(saved.word, fmt::format("move {}: {}", session->moves_made() + 1, played.error().text()),
                     "without this move and all behind it the game can be loaded up to there");
    }
  }
  session->set_seconds(save->seconds);
  return session->go_to(save->made).map([&] { return std::move(*session); });
}

}  // namespace sabar
