#include <algorithm>
#include <utility>

#include <sabar/api/pegs/boards.hpp>
#include <sabar/api/pegs/room.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/pegs/reasons.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kUsualSolveBoards = 2'000'000;
constexpr std::uint64_t kMostSolveBoards = 50'000'000;
constexpr Budget kSoon{20'000, std::size_t{32} << 20};  // before all of a small board is found out

Json jumps_json(const PegsSession& session, std::span<const pegs::Hop> jumps, pegs::Notation notation) {
  Json list = Json::array();
  for (const pegs::Hop& jump : jumps) {
    list.push_back(pegs::jump_text(session.board(), jump, notation));
  }
  return list;
}

// The line of hints to the finish.
template <class Hinting>
std::vector<pegs::Hop> follow_hints(PegsSession session, Hinting&& hint_for) {
  const std::size_t begin = session.jumps_made();
  for (PegsHint hint = hint_for(session); hint.jump; hint = hint_for(session)) {
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
      {"pegs.look", [this](Request&) { return look(); }},
      {"pegs.hint", [this](Request& request) { return hint(request); }},
      {"pegs.solve", [this](Request& request) { return solve(request); }},
      {"pegs.explain", [this](Request& request) { return explain(request); }},
      {"pegs.counts", [this](Request&) { return counts(); }},
  };
}

Result<PegsSession*> PegsRoom::session() {
  return session_ ? Result<PegsSession*>(&*session_) : fail("no game has begun", {}, "ask for pegs.new or pegs.load");
}

Json PegsRoom::view_of(const PegsSession& game, const PegsOutlook& outlook) const {
  Json view = game.view_json(outlook, notation());
  const std::string letters = pegs::hole_letters(game.board());
  for (std::size_t hole = 0; hole < game.board().size(); ++hole) {
    view["holes"][hole]["letter"] = letters.empty() ? Json() : Json(std::string(1, letters[hole]));
  }
  view["history"] = jumps_json(game, game.jumps(), notation());
  view["ahead"] = jumps_json(game, game.redo_jumps(), notation());
  return view;
}

Result<Json> PegsRoom::view(Request& request) {
  const bool outlook = request.flag("outlook");
  return request.check().and_then([&] { return session(); }).map([&](PegsSession* game) {
    return view_of(*game, outlook ? adviser_.look(*game) : PegsOutlook{});
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
  return asked_pegs_problem(request)
      .and_then([&](const pegs::Problem& problem) {
        request.about(Topic::pegs);
        return PegsSession::begin(problem);
      })
      .and_then([&](PegsSession game) {
        session_ = std::move(game);
        return view(request);
      });
}

Result<Json> PegsRoom::load(Request& request) {
  const std::string save = request.text("save");
  (void)request.flag("outlook");
  request.about(Topic::save);
  return request.check().and_then([&] { return PegsSession::load(save); }).and_then([&](PegsSession game) {
    session_ = std::move(game);
    return view(request);
  });
}

Result<Json> PegsRoom::play(Request& request) {
  const std::string jump = request.text("jump");
  request.about(Topic::jump, {{"jump", quote_input(jump)}});
  return changed(request, [&](PegsSession& game) { return game.play(jump); });
}

Result<Json> PegsRoom::go_to(Request& request) {
  const std::uint64_t n = request.number("n");
  request.about(Topic::place, {{"n", std::to_string(n)}});
  const auto place = static_cast<std::size_t>(std::min<std::uint64_t>(n, pegs::kMostHoles + 1));
  return changed(request, [&](PegsSession& game) { return game.go_to(place); });
}

Result<Json> PegsRoom::look() {
  return session().map([&](PegsSession* game) {
    look_.look_at(*game);
    look_.step(adviser_);
    Json view = view_of(*game, look_.outlook());
    view["done"] = look_.done();
    return view;
  });
}

PegsHint PegsRoom::hint_for(const PegsSession& game) {
  const PegsHint soon = adviser_.hint_soon(game, kSoon);
  return soon.verdict == Verdict::unknown ? adviser_.hint(game) : soon;
}

Result<Json> PegsRoom::hint(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return session(); }).map([&](PegsSession* game) {
    const PegsHint hint = hint_for(*game);
    return Json{{"verdict", to_text(hint.verdict)},
                {"jump", hint.jump ? Json(pegs::jump_text(game->board(), *hint.jump, notation())) : Json()},
                {"text", hint.text(game->board(), notation(), language)},
                {"to_go", hint.to_go}};
  });
}

Result<Json> PegsRoom::solve(Request& request) {
  const std::uint64_t boards = std::min(request.number("nodes", kUsualSolveBoards), kMostSolveBoards);
  return request.check().and_then([&] { return session(); }).and_then([&](PegsSession* game) -> Result<Json> {
    const auto hinting = [&](const PegsSession& at) { return hint_for(at); };
    const Verdict known = hint_for(*game).verdict;
    if (known != Verdict::unknown) {
      const auto line = known == Verdict::solved ? follow_hints(*game, hinting) : std::vector<pegs::Hop>{};
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
