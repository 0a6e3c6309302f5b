// Which move lost a game.
#pragma once

#include <optional>
#include <vector>

#include <sabar/api/limits.hpp>
#include <sabar/api/room.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

namespace sabar {

class LossRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> look(Request& request);
  [[nodiscard]] Result<Json> step(Request& request);
  [[nodiscard]] Result<Json> result(Request& request);
  [[nodiscard]] Result<> check_looked() const;
  [[nodiscard]] Json progress() const { return {{"done", finder_.done()}, {"nodes", finder_.nodes()}}; }

  std::optional<Session> session_;  // looked at
  LossFinder finder_{kLossBudget};
};

}  // namespace sabar
