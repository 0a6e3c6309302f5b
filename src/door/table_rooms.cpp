#include <utility>

#include <sabar/door/games_room.hpp>
#include <sabar/door/greedy_room.hpp>
#include <sabar/door/rooms.hpp>
#include <sabar/door/table_room.hpp>

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
