#include <utility>

#include <sabar/api/patience/games_room.hpp>
#include <sabar/api/patience/greedy_room.hpp>
#include <sabar/api/patience/table_room.hpp>
#include <sabar/api/rooms.hpp>

namespace sabar {

Rooms table_rooms() {
  auto table = std::make_unique<TableRoom>();
  Rooms rooms;
  rooms.push_back(std::make_unique<GamesRoom>());
  rooms.push_back(std::make_unique<GreedyRoom>(*table));
  rooms.push_back(std::move(table));
  return rooms;
}

}  // namespace sabar
