#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/api/patience/flights.hpp>
#include <sabar/api/patience/table_room.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/patience/chronicle.hpp>
#include <sabar/session/patience/say.hpp>

namespace sabar {
namespace {

Result<Session> asked_deal(Request& request) {
  const GameFile* game = request.game();
  const Scheme scheme = request.scheme();
  const std::string number_text = request.text("deal");
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  request.about(Topic::number, {{"number", quote_input(number_text)}});
  const auto number = Natural::parse(number_text);
  if (!number) {
    return tl::unexpected(number.error());
  }
  request.about(Topic::deal, {{"number", quote_input(number_text)}, {"scheme", quote_input(scheme_info(scheme).name)}});
  return Session::deal(*game, {scheme, *number, usual_order(game->rules, scheme)});
}

// A single move and what it did.
Json played(const Session& game, std::size_t number, Json flights) {
  Json entry = {{"move", to_text(game.rules(), game.moves()[number])}};
  entry["flights"] = std::move(flights);
  return entry;
}

// The moves of a step of several, from the n-th on. The game is walked through and comes back to where it is.
Json walk_step(Session& game, std::size_t n, Table before) {
  Json list = Json::array();
  for (const std::size_t made = game.moves_made(); n < made && game.go_to(n + 1); ++n) {
    list.push_back(played(game, n, flights_between(game.rules(), before, game.table())));
    before = game.table();
  }
  return list;
}

}  // namespace

Json table_view(const Session& session) {
  Json view = session.view_json();
  const auto score = session.score();
  view["score"] = score ? Json{{"standard", score->standard}, {"vegas", score->vegas}} : Json();
  return view;
}

std::vector<Call> TableRoom::calls() {
  return {
      {"table.new", [this](Request& request) { return begin(request); }},
      {"table.replay", [this](Request& request) { return replay(request); }},
      {"table.load", [this](Request& request) { return load(request); }},
      {"table.save", [this](Request&) { return save(); }},
      {"table.view", [this](Request&) { return session().map([](Session* game) { return table_view(*game); }); }},
      {"table.play",
       [this](Request& request) -> Result<Json> {
         const std::string move = request.text("move");
         request.about(Topic::play, {{"move", quote_input(move)}});
         return request.check().and_then([&] { return play(move); });
       }},
      {"table.undo", [this](Request&) { return travel([](Session& game) { return (void)game.undo(), Result<>(); }); }},
      {"table.redo", [this](Request&) { return travel([](Session& game) { return (void)game.redo(), Result<>(); }); }},
      {"table.restart", [this](Request&) { return travel([](Session& game) { return game.restart(), Result<>(); }); }},
      {"table.go_to", [this](Request& request) { return go_to(request); }},
      {"table.seconds", [this](Request& request) { return set_seconds(request); }},
      {"table.history", [this](Request& request) { return history(request); }},
      {"table.say", [this](Request& request) { return say(request); }},
  };
}

Result<Session*> TableRoom::session() {
  return session_ ? Result<Session*>(&*session_) : fail("no game has begun", {}, "ask for table.new or table.load");
}

Result<Json> TableRoom::begin(Request& request) {
  return asked_deal(request).map([&](Session game) { return table_view(session_.emplace(std::move(game))); });
}

Result<Json> TableRoom::replay(Request& request) {
  const std::vector<std::string> moves = request.texts("moves");
  auto game = asked_deal(request);
  if (!game) {
    return tl::unexpected(game.error());
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    request.about(Topic::move, {{"n", std::to_string(i + 1)}, {"move", quote_input(moves[i])}});
    if (const auto played = game->play(moves[i]); !played) {
      return fail(played.error().text(), fmt::format("move {}", i + 1), "the moves before it can be replayed");
    }
  }
  return table_view(session_.emplace(*std::move(game)));
}

Result<Json> TableRoom::load(Request& request) {
  const std::string save = request.text("save");
  request.about(Topic::save);
  return request.check().and_then([&] { return Session::load(save); }).map([&](Session game) {
    return table_view(session_.emplace(std::move(game)));
  });
}

Result<Json> TableRoom::save() {
  return session().map([](Session* game) { return Json{{"save", game->save()}}; });
}

Result<Json> TableRoom::play(const std::string& move) {
  return session().and_then([&](Session* game) -> Result<Json> {
    Table before = game->table();
    const std::size_t made = game->moves_made();
    if (const auto played = game->play(move); !played) {
      return tl::unexpected(played.error());
    }
    Json view = table_view(*game);
    view["flights"] = flights_between(game->rules(), before, game->table());
    view["played"] = game->moves_made() == made + 1 ? Json::array({played(*game, made, view["flights"])})
                                                    : walk_step(*game, made, std::move(before));
    return view;
  });
}

template <class Change>
Result<Json> TableRoom::travel(Change&& change) {
  return session().and_then([&](Session* game) -> Result<Json> {
    const Table before = game->table();
    if (const auto changed = change(*game); !changed) {
      return tl::unexpected(changed.error());
    }
    Json view = table_view(*game);
    view["flights"] = flights_between(game->rules(), before, game->table());
    return view;
  });
}

Result<Json> TableRoom::go_to(Request& request) {
  const std::uint64_t n = request.number("n");
  request.about(Topic::place, {{"n", std::to_string(n)}});
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  // More than a game can have, also where a size has 32 bits.
  const auto place = static_cast<std::size_t>(std::min<std::uint64_t>(n, Session::kMaxMoves + 1));
  return travel([&](Session& game) { return game.go_to(place); });
}

Result<Json> TableRoom::set_seconds(Request& request) {
  const std::uint64_t seconds = request.number("seconds");
  return request.check().and_then([&] { return session(); }).map([&](Session* game) {
    game->set_seconds(seconds);
    return nothing();
  });
}

Result<Json> TableRoom::history(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return session(); }).map([&](Session* game) {
    Json list = Json::array();
    for (const ChronicleEntry& entry : chronicle(*game, language)) {
      list.push_back({{"move", entry.move}, {"text", entry.text}, {"step", entry.step}});
    }
    return Json{{"moves", std::move(list)}, {"made", game->moves_made()}};
  });
}

Result<Json> TableRoom::say(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return session(); }).map([&](Session* game) {
    Json piles = Json::array();
    for (const SpokenPile& pile : say_piles(*game, language)) {
      piles.push_back({{"name", pile.name}, {"text", pile.text}});
    }
    return Json{{"text", say_table(*game, language)}, {"piles", std::move(piles)}};
  });
}

}  // namespace sabar
