#include <sabar/api/patience/games_room.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/version.hpp>

namespace sabar {
namespace {

Result<Json> version(Request& /*request*/) { return Json{{"version", kVersion}, {"games", game_list().size()}}; }

Result<Json> topics(Request& /*request*/) { return Json{{"topics", kTopicNames}}; }

Result<Json> games(Request& request) {
  const Language language = request.language();
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  Json list = Json::array();
  for (const GameFile& game : game_list()) {
    list.push_back({{"name", game.name},
                    {"title", game.title_in(language)},
                    {"family", game.family},
                    {"packs", game.rules.deck.packs},
                    {"cards", game.rules.cards()},
                    {"summary", rules_summary(game.rules, language)}});
  }
  return Json{{"games", std::move(list)}, {"best_known", best_known_games()}};
}

Result<Json> rules(Request& request) {
  const Language language = request.language();
  const GameFile* game = request.game();
  return request.check().map([&] {
    return Json{{"name", game->name},
                {"title", game->title_in(language)},
                {"family", game->family},
                {"identity", game->identity.text()},
                {"summary", rules_summary(game->rules, language)},
                {"paragraphs", rules_paragraphs(game->rules, language)},
                {"sources", game->sources},
                {"notes", game->notes_in(language)}};
  });
}

Result<Json> preview(Request& request) {
  const GameFile* game = request.game();
  return request.check()
      .and_then([&] {
        return Session::deal(*game, {Scheme::sabar, Natural(1), usual_order(game->rules, Scheme::sabar)});
      })
      .map([](const Session& session) { return session.view_json(); });
}

}  // namespace

std::vector<Call> GamesRoom::calls() {
  return {{"version", version}, {"topics", topics}, {"games", games}, {"rules", rules}, {"preview", preview}};
}

}  // namespace sabar
