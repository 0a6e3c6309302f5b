#include <sabar/api/lab/room.hpp>
#include <sabar/api/pegs/room.hpp>
#include <sabar/api/rooms.hpp>
#include <sabar/api/set/room.hpp>

namespace sabar {

Rooms study_rooms() {
  Rooms rooms;
  rooms.push_back(std::make_unique<PegsRoom>());
  rooms.push_back(std::make_unique<SetRoom>());
  rooms.push_back(std::make_unique<LabRoom>());
  return rooms;
}

}  // namespace sabar
