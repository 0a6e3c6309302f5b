#include <algorithm>
#include <utility>

#include <sabar/api/set/room.hpp>
#include <sabar/core/result.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kMostWatchSteps = 100'000;

std::string_view stage_name(SetWatch::Stage stage) {
  switch (stage) {
    case SetWatch::Stage::trying:
      return "trying";
    case SetWatch::Stage::found:
      return "found";
    case SetWatch::Stage::nothing:
      return "nothing";
    case SetWatch::Stage::over:
      break;
  }
  return "over";
}

Json statistics_json(const SetWatch::Statistics& statistics) {
  return {{"tables", statistics.tables},          {"sets", statistics.sets},   {"more", statistics.more},
          {"largest", statistics.largest},        {"tried", statistics.tried}, {"left", statistics.left},
          {"first_empty", statistics.first_empty}};
}

Json watch_json(const SetWatch& watch, Language language) {
  Json table = Json::array();
  for (const set::Card card : watch.table()) {
    table.push_back(set_card_json(card, set::kUsualAttributes));
  }
  const auto& tried = watch.triple();
  return {{"deal", watch.deal()},
          {"stage", stage_name(watch.stage())},
          {"table", std::move(table)},
          {"triple", tried ? Json::array({tried->a, tried->b, tried->c}) : Json()},
          {"objections", tried ? watch.objections(language) : std::vector<std::string>{}},
          {"tried", watch.tried()},
          {"triples", watch.triples()},
          {"deck_left", watch.deck_left()},
          {"statistics", statistics_json(watch.statistics())}};
}

}  // namespace

std::vector<Call> SetRoom::calls() {
  const auto travel = [this](bool (SetSession::*move)()) {
    return [this, move](Request&) {
      return session().map([&](SetSession* game) { return (void)(game->*move)(), game->view_json(); });
    };
  };
  return {
      {"set.new", [this](Request& request) { return begin(request); }},
      {"set.load", [this](Request& request) { return load(request); }},
      {"set.save", [this](Request&) { return session().map([](auto* game) {
                                        return Json{{"save", game->save()}};
                                      }); }},
      {"set.view", [this](Request&) { return session().map([](auto* game) { return game->view_json(); }); }},
      {"set.call", [this](Request& request) { return call(request); }},
      {"set.more", [this](Request& request) { return more(request); }},
      {"set.hint", [this](Request& request) { return hint(request); }},
      {"set.undo", travel(&SetSession::undo)},
      {"set.redo", travel(&SetSession::redo)},
      {"set.seconds", [this](Request& request) { return set_seconds(request); }},
      {"set.watch", [this](Request& request) { return watch(request); }},
  };
}

Result<SetSession*> SetRoom::session() {
  return session_ ? Result<SetSession*>(&*session_) : fail("no game has begun", {}, "ask for set.new or set.load");
}

Result<Json> SetRoom::begin(Request& request) {
  const std::string name = request.text("game", "set");
  const std::uint64_t deal = request.number("deal");
  SetOptions options;
  options.more_by_itself = !request.has("more_by_itself") || request.flag("more_by_itself");
  request.about(Topic::variant, {{"name", quote_input(name)}});
  return request.check().and_then([&] { return set::find_variant(name); }).map([&](const set::Variant& variant) {
    session_ = SetSession::begin(variant, deal, options);
    return session_->view_json();
  });
}

Result<Json> SetRoom::load(Request& request) {
  const std::string save = request.text("save");
  request.about(Topic::save);
  return request.check().and_then([&] { return SetSession::load(save); }).map([&](SetSession game) {
    session_ = std::move(game);
    return session_->view_json();
  });
}

Json SetRoom::answered(SetSession::Answer answer, std::vector<std::string> objections) const {
  Json view = session_->view_json();
  view["answer"] = answer == SetSession::Answer::right ? "right" : "wrong";
  view["objections"] = std::move(objections);
  return view;
}

Result<Json> SetRoom::call(Request& request) {
  const Language language = request.language();
  const std::string codes = request.text("cards");
  request.about(Topic::cards, {{"cards", quote_input(codes)}});
  return request.check().and_then([&] { return session(); }).and_then([&](SetSession* game) {
    const auto cards = set::read_cards(codes, game->attributes());
    return game->call(codes).map([&](SetSession::Answer answer) {
      const bool wrong = answer == SetSession::Answer::wrong && cards;
      return answered(answer, wrong ? game->objections(*cards, language) : std::vector<std::string>{});
    });
  });
}

Result<Json> SetRoom::more(Request& request) {
  request.about(Topic::more);
  return request.check().and_then([&] { return session(); }).and_then([&](SetSession* game) {
    return game->call_none().map([&](SetSession::Answer answer) { return answered(answer, {}); });
  });
}

Result<Json> SetRoom::hint(Request& request) {
  const std::uint64_t count = request.number("count", 1);
  return request.check().and_then([&] { return session(); }).map([&](SetSession* game) {
    Json cards = Json::array();
    for (const set::Card card : game->hint(static_cast<std::size_t>(std::min<std::uint64_t>(count, 4)))) {
      cards.push_back(set::code_of(card, game->attributes()));
    }
    Json view = game->view_json();
    view["cards"] = std::move(cards);
    return view;
  });
}

Result<Json> SetRoom::set_seconds(Request& request) {
  const std::uint64_t seconds = request.number("seconds");
  return request.check().and_then([&] { return session(); }).map([&](SetSession* game) {
    game->set_seconds(seconds);
    return nothing();
  });
}

Result<Json> SetRoom::watch(Request& request) {
  const Language language = request.language();
  const bool begins = request.has("begin");
  const std::uint64_t deal = request.number("begin", 0);
  const std::uint64_t steps = std::min(request.number("steps", 0), kMostWatchSteps);
  const bool table = request.flag("table");
  if (const auto read = request.check(); !read) {
    return tl::unexpected(read.error());
  }
  if (!begins && !watch_) {
    return fail("nothing is being watched", {}, "give the number of a deal in the field 'begin'");
  }
  if (begins) {
    watch_.emplace(deal);
  }
  for (std::uint64_t i = 0; i < steps; ++i) {
    watch_->step();
  }
  if (table) {
    watch_->finish_table();
  }
  return watch_json(*watch_, language);
}

}  // namespace sabar
