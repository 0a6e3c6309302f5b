#include <utility>

#include <sabar/api/patience/loss_room.hpp>

namespace sabar {

std::vector<Call> LossRoom::calls() {
  return {{"loss.look", [this](Request& request) { return look(request); }},
          {"loss.step", [this](Request& request) { return step(request); }},
          {"loss.result", [this](Request& request) { return result(request); }}};
}

Result<> LossRoom::check_looked() const {
  return session_ ? Result<>() : fail("no game has been looked at", {}, "ask for loss.look");
}

Result<Json> LossRoom::look(Request& request) {
  const std::string save = request.text("save");
  const bool lost = request.flag("lost");
  request.about(Topic::save);
  return request.check().and_then([&] { return Session::load(save); }).map([&](Session session) {
    session_ = std::move(session);
    finder_.look_at(*session_, lost);
    return progress();
  });
}

Result<Json> LossRoom::step(Request& request) {
  const std::uint64_t nodes = slice_of(request);
  return request.check().and_then([&] { return check_looked(); }).map([&] {
    finder_.step(nodes);
    return progress();
  });
}

Result<Json> LossRoom::result(Request& request) {
  const Language language = request.language();
  request.about(Topic::search);
  return request.check()
      .and_then([&] { return check_looked(); })
      .and_then([&] { return finder_.loss(); })
      .map([&](const Loss& loss) {
        const Rules& rules = session_->rules();
        return Json{{"done", finder_.done()},
                    {"kind", to_text(loss.kind)},
                    {"winnable", loss.winnable ? Json(*loss.winnable) : Json()},
                    {"lost", loss.lost ? Json(*loss.lost) : Json()},
                    {"move", loss.move ? Json(to_text(rules, *loss.move)) : Json()},
                    {"text", loss.text(rules, language)}};
      });
}

}  // namespace sabar
