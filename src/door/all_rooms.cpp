#include <sabar/door/advise_room.hpp>
#include <sabar/door/deals_room.hpp>
#include <sabar/door/lab_room.hpp>
#include <sabar/door/loss_room.hpp>
#include <sabar/door/pegs_room.hpp>
#include <sabar/door/rooms.hpp>
#include <sabar/door/set_room.hpp>

namespace sabar {

Rooms all_rooms() {
  Rooms rooms = table_rooms();
  rooms.push_back(std::make_unique<AdviseRoom>());
  rooms.push_back(std::make_unique<LossRoom>());
  rooms.push_back(std::make_unique<DealsRoom>());
  rooms.push_back(std::make_unique<PegsRoom>());
  rooms.push_back(std::make_unique<SetRoom>());
  rooms.push_back(std::make_unique<LabRoom>());
  return rooms;
}

}  // namespace sabar
