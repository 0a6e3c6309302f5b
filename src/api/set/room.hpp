// SET: the game being played, and the paper's brute force to be watched.
#pragma once

#include <optional>
#include <vector>

#include <sabar/api/room.hpp>
#include <sabar/session/set/session.hpp>
#include <sabar/session/set/watch.hpp>

namespace sabar {

class SetRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> begin(Request& request);
  [[nodiscard]] Result<Json> load(Request& request);
  [[nodiscard]] Result<Json> call(Request& request);
  [[nodiscard]] Result<Json> more(Request& request);
  [[nodiscard]] Result<Json> hint(Request& request);
  [[nodiscard]] Result<Json> set_seconds(Request& request);
  [[nodiscard]] Result<Json> watch(Request& request);
  [[nodiscard]] Result<SetSession*> session();
  [[nodiscard]] Json answered(SetSession::Answer answer, std::vector<std::string> objections) const;

  std::optional<SetSession> session_;
  std::optional<SetWatch> watch_;
};

}  // namespace sabar
