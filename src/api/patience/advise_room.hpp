// Whether a game can still be won, and what to play next. The game comes as a save, so that the search can have a
// worker of its own beside the one that plays.
#pragma once

#include <optional>
#include <vector>

#include <sabar/api/limits.hpp>
#include <sabar/api/room.hpp>
#include <sabar/session/patience/advice/hint.hpp>

namespace sabar {

class AdviseRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> look(Request& request);
  [[nodiscard]] Result<Json> step(Request& request);
  [[nodiscard]] Result<Json> hint(Request& request);
  [[nodiscard]] Result<Json> line(Request& request);
  [[nodiscard]] Result<> check_looked() const;
  [[nodiscard]] Result<Json> progress() const;

  std::optional<Session> session_;  // looked at
  Adviser adviser_{kAdviserBudget};
};

}  // namespace sabar
