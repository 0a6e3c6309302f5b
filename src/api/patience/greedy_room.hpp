// A strategy that plays on the table, move by move: the paper's where it knows the game, else ours.
#pragma once

#include <memory>
#include <vector>

#include <sabar/api/patience/table_room.hpp>
#include <sabar/api/room.hpp>
#include <sabar/solvers/strategy/player.hpp>

namespace sabar {

class GreedyRoom final : public Room {
public:
  // Plays on this table, which must outlive it.
  explicit GreedyRoom(TableRoom& table) : table_(table) {}

  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> begin(Request& request);
  [[nodiscard]] Result<Json> next(Request& request);

  TableRoom& table_;
  std::unique_ptr<Player> player_;
};

}  // namespace sabar
