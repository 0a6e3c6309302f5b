#include <algorithm>
#include <utility>

#include <sabar/door/pegs_boards.hpp>
#include <sabar/door/pegs_room.hpp>
#include <sabar/session/pegs_reasons.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kUsualSolveBoards = 2'000'000;
constexpr std::uint64_t kMostSolveBoards = 50'000'000;

Json jumps_json(const PegsSession& session, std::span<const pegs::Hop> jumps, pegs::Notation notation) {
  Json list = Json::array();
  for (const pegs::Hop& jump : jumps) {
    list.push_back(pegs::jump_text(session.board(), jump, notation));
  }
  return list;
}

// The line of the adviser's hints to the finish.
std::vector<pegs::Hop> follow_hints(PegsAdviser& adviser, PegsSession session) {
  const std::size_t begin = session.jumps_made();
  for (PegsHint hint = adviser.hint(session); hint.jump; hint = adviser.hint(session)) {
    if (!session.play(*hint.jump)) {
      break;
    }
  }
  const auto made = session.jumps().subspan(begin);
  return {made.begin(), made.end()};
}

Json holes_json(pegs::Holes holes) {
  Json list = Json::array();
  for (std::size_t hole = 0; hole < pegs::kMostHoles; ++hole) {
    if ((holes & pegs::bit(hole)) != 0) {
      list.push_back(hole);
    }
  }
  return list;
}

}  // namespace

std::vector<Call> PegsRoom::calls() {
  const auto travel = [this](auto change) {
    return [this, change](Request& request) { return changed(request, change); };
  };
  return {
      {"pegs.boards", list_pegs_boards},
      {"pegs.new", [this](Request& request) { return begin(request); }},
      {"pegs.load", [this](Request& request) { return load(request); }},
      {"pegs.save",
       [this](Request&) { return session().map([](auto* game) {
                            return Json{{"save", game->save()}};
                          }); }},
      {"pegs.view", [this](Request& request) { return view(request); }},
      {"pegs.play", [this](Request& request) { return play(request); }},
      {"pegs.undo", travel([](PegsSession& game) { return (void)game.undo(), Result<>(); })},
      {"pegs.redo", travel([](PegsSession& game) { return (void)game.redo(), Result<>(); })},
      {"pegs.restart", travel([](PegsSession& game) { return game.go_to(0); })},
      {"pegs.go_to", [this](Request& request) { return go_to(request); }},
      {"pegs.hint", [this](Request& request) { return hint(request); }},
      {"pegs.solve", [this](Request& request) { return solve(request); }},
      {"pegs.explain", [this](Request& request) { return explain(request); }},
      {"pegs.counts", [this](Request&) { return counts(); }},
  };
}

Result<PegsSession*> PegsRoom::session() {
  return session_ ? Result<PegsSession*>(&*session_) : fail("no game has begun", {}, "ask for pegs.new or pegs.load");
}

Result<Json> PegsRoom::view(Request& request) {
  const bool outlook = request.flag("outlook");
  return request.check().and_then([&] { return session(); }).map([&](PegsSession* game) {
    Json view = game->view_json(outlook ? adviser_.look(*game) : PegsOutlook{}, notation());
    const std::string letters = pegs::hole_letters(game->board());
    for (std::size_t hole = 0; hole < game->board().size(); ++hole) {
      view["holes"][hole]["letter"] = letters.empty() ? Json() : Json(std::string(1, letters[hole]));
    }
    view["history"] = jumps_json(*game, game->jumps(), notation());
    view["ahead"] = jumps_json(*game, game->redo_jumps(), notation());
    return view;
  });
}

template <class Change>
Result<Json> PegsRoom::changed(Request& request, Change&& change) {
  (void)request.flag("outlook");
  return request.check().and_then([&] { return session(); }).and_then([&](PegsSession* game) {
    return change(*game).and_then([&] { return view(request); });
  });
}

Result<Json> PegsRoom::begin(Request& request) {
  (void)request.flag("outlook");
  return asked_pegs_problem(request).and_then(PegsSession::begin).and_then([&](PegsSession game) {
    session_ = std::move(game);
    return view(request);
  });
}

Result<Json> PegsRoom::load(Request& request) {
  const std::string save = request.text("save");
  (void)request.flag("outlook");
  return request.check().and_then([&] { return PegsSession::load(save); }).and_then([&](PegsSession game) {
    session_ = std::move(game);
    return view(request);
  });
}

Result<Json> PegsRoom::play(Request& request) {
  const std::string jump = request.text("jump");
  return changed(request, [&](PegsSession& game) { return game.play(jump); });
}

Result<Json> PegsRoom::go_to(Request& request) {
  const std::uint64_t n = request.number("n");
  const auto place = static_cast<std::size_t>(std::min<std::uint64_t>(n, pegs::kMostHoles + 1));
  return changed(request, [&](PegsSession& game) { return game.go_to(place); });
}

Result<Json> PegsRoom::hint(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return session(); }).map([&](PegsSession* game) {
    const PegsHint hint = adviser_.hint(*game);
    return Json{{"verdict", to_text(hint.verdict)},
                {"jump", hint.jump ? Json(pegs::jump_text(game->board(), *hint.jump, notation())) : Json()},
                {"text", hint.text(game->board(), notation(), language)},
                {"to_go", hint.to_go}};
  });
}

Result<Json> PegsRoom::solve(Request& request) {
  const std::uint64_t boards = std::min(request.number("nodes", kUsualSolveBoards), kMostSolveBoards);
  return request.check().and_then([&] { return session(); }).and_then([&](PegsSession* game) -> Result<Json> {
    const Verdict known = adviser_.hint(*game).verdict;
    if (known != Verdict::unknown) {
      const auto line = known == Verdict::solved ? follow_hints(adviser_, *game) : std::vector<pegs::Hop>{};
      return Json{{"verdict", to_text(known)}, {"jumps", jumps_json(*game, line, notation())}};
    }
    const pegs::MethodOptions options{Budget{boards, kPegsBytes}, {}};
    return pegs::solve("best", {game->board(), game->pegs(), game->finish()}, options)
        .map([&](const pegs::Answer& answer) {
          return Json{{"verdict", to_text(answer.verdict)}, {"jumps", jumps_json(*game, answer.line, notation())}};
        });
  });
}

Result<Json> PegsRoom::explain(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return session(); }).map([&](PegsSession* game) {
    const pegs::Problem problem{game->board(), game->pegs(), game->finish()};
    const PegsReasons reasons = find_reasons(problem);
    Json colourings = Json::array();
    for (const pegs::Colouring& colouring : reasons.colourings) {
      colourings.push_back({{"colours", colouring.colours},
                            {"pegs", colouring.count(problem.start)},
                            {"finish", problem.finish.pegs ? Json(colouring.count(*problem.finish.pegs)) : Json()}});
    }
    std::string text = class_words(problem, reasons, notation(), language);
    for (const PagodaArgument& argument : reasons.pagodas) {
      text += " " + pagoda_words(problem, argument, notation(), language);
    }
    text += reasons.impossible() ? " " : "";
    text += impossible_words(reasons, language);
    return Json{{"impossible", reasons.impossible()},
                {"classes", std::move(colourings)},
                {"possible", holes_json(reasons.permitted)},
                {"text", std::move(text)}};
  });
}

Result<Json> PegsRoom::counts() {
  return session().map([&](PegsSession* game) {
    if (game->board().size() > PegsCounter::kMostCounted) {
      return Json{{"done", true}, {"counts", nullptr}};
    }
    counter_.look_at(*game);
    counter_.step(adviser_);
    Json list = Json::array();
    for (std::size_t i = 0; i < counter_.counts().size(); ++i) {
      const auto& count = counter_.counts()[i];
      list.push_back({{"jump", pegs::jump_text(game->board(), game->legal()[i], notation())},
                      {"solutions", count ? Json(*count) : Json()}});
    }
    return Json{{"done", counter_.done()}, {"counts", std::move(list)}};
  });
}

}  // namespace sabar
