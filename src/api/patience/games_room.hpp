// What can be played: the list of games, the rules of one, a picture of its deal.
#pragma once

#include <vector>

#include <sabar/api/room.hpp>

namespace sabar {

class GamesRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;
};

}  // namespace sabar
