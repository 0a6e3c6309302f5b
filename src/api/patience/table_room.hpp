// The game being played: moves, the line of the game, saves, and the table in words.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include <sabar/api/room.hpp>
#include <sabar/session/patience/session.hpp>

namespace sabar {

class TableRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

  // An error when no game has begun.
  [[nodiscard]] Result<Session*> session();
  // Makes moves on the table: the view with `flights` and `played`.
  [[nodiscard]] Result<Json> play(const std::string& move);

private:
  [[nodiscard]] Result<Json> begin(Request& request);
  [[nodiscard]] Result<Json> replay(Request& request);
  [[nodiscard]] Result<Json> load(Request& request);
  [[nodiscard]] Result<Json> save();
  [[nodiscard]] Result<Json> go_to(Request& request);
  [[nodiscard]] Result<Json> set_seconds(Request& request);
  [[nodiscard]] Result<Json> history(Request& request);
  [[nodiscard]] Result<Json> say(Request& request);
  // Changes the place on the line and tells what flew.
  template <class Change>
  [[nodiscard]] Result<Json> travel(Change&& change);

  std::optional<Session> session_;
};

// The view as the page gets it, with the score.
[[nodiscard]] Json table_view(const Session& session);

}  // namespace sabar
