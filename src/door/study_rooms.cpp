#include <sabar/door/lab_room.hpp>
#include <sabar/door/pegs_room.hpp>
#include <sabar/door/rooms.hpp>
#include <sabar/door/set_room.hpp>

namespace sabar {

Rooms study_rooms() {
  Rooms rooms;
  rooms.push_back(std::make_unique<PegsRoom>());
  rooms.push_back(std::make_unique<SetRoom>());
  rooms.push_back(std::make_unique<LabRoom>());
  return rooms;
}

}  // namespace sabar
