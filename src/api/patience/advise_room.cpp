#include <algorithm>
#include <utility>

#include <sabar/api/patience/advise_room.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/strategy/line_reason.hpp>

namespace sabar {

std::vector<Call> AdviseRoom::calls() {
  return {{"advise.look", [this](Request& request) { return look(request); }},
          {"advise.step", [this](Request& request) { return step(request); }},
          {"advise.hint", [this](Request& request) { return hint(request); }},
          {"advise.line", [this](Request& request) { return line(request); }}};
}

Result<> AdviseRoom::check_looked() const {
  return session_ ? Result<>() : fail("no game has been looked at", {}, "ask for advise.look");
}

Result<Json> AdviseRoom::progress() const {
  return adviser_.verdict().map([&](Verdict verdict) {
    const bool open = adviser_.done() && verdict == Verdict::unknown;
    return Json{{"done", adviser_.done()},
                {"verdict", to_text(verdict)},
                {"halt", open ? Json(to_text(adviser_.halt())) : Json()},
                {"nodes", adviser_.nodes()},
                {"stage", adviser_.stage()}};
  });
}

Result<Json> AdviseRoom::look(Request& request) {
  const std::string save = request.text("save");
  request.about(Topic::save);
  return request.check().and_then([&] { return Session::load(save); }).and_then([&](Session session) {
    session_ = std::move(session);
    adviser_.look_at(*session_);
    return progress();
  });
}

Result<Json> AdviseRoom::step(Request& request) {
  const std::uint64_t nodes = slice_of(request);
  request.about(Topic::search);
  return request.check().and_then([&] { return check_looked(); }).and_then([&] {
    adviser_.step(nodes);
    return progress();
  });
}

Result<Json> AdviseRoom::hint(Request& request) {
  const Language language = request.language();
  request.about(Topic::search);
  return request.check()
      .and_then([&] { return check_looked(); })
      .and_then([&] { return adviser_.hint(*session_); })
      .map([&](const Hint& hint) {
        Json answer = {{"verdict", to_text(hint.verdict)}, {"move", nullptr}, {"text", hint.text(language)}};
        answer["to_go"] = hint.to_go;
        const std::vector<Move>& legal = session_->legal();
        if (hint.move && std::find(legal.begin(), legal.end(), *hint.move) != legal.end()) {
          answer.update(session_->move_json(*hint.move));
        }
        return answer;
      });
}

Result<Json> AdviseRoom::line(Request& request) {
  const Language language = request.language();
  return request.check().and_then([&] { return check_looked(); }).map([&] {
    const std::span<const Move> win = adviser_.win();
    const patience::Engine engine(session_->rules());
    auto position = engine.start(session_->table());
    Json list = Json::array();
    for (std::size_t i = 0; position && i < win.size(); ++i) {
      const Reason reason = reason_on_line(session_->rules(), engine.table(*position), win.subspan(i));
      list.push_back(
          {{"move", to_text(session_->rules(), win[i])}, {"text", winning_move_text(reason, language) + "."}});
      engine.apply(*position, win[i]);
    }
    return Json{{"moves", std::move(list)}};
  });
}

}  // namespace sabar
