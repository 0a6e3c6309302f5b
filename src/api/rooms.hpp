// Which rooms an API has. A page that is to be seen at once takes the first ones, and all of them later.
#pragma once

#include <memory>
#include <vector>

#include <sabar/api/room.hpp>

namespace sabar {

using Rooms = std::vector<std::unique_ptr<Room>>;

// What home and table need: the games, the table and the strategy that plays on it. No search.
[[nodiscard]] Rooms table_rooms();
// What pegs, SET and the laboratory need.
[[nodiscard]] Rooms study_rooms();
[[nodiscard]] Rooms all_rooms();

}  // namespace sabar
