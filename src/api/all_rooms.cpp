#include <sabar/api/lab/room.hpp>
#include <sabar/api/patience/advise_room.hpp>
#include <sabar/api/patience/deals_room.hpp>
#include <sabar/api/patience/loss_room.hpp>
#include <sabar/api/pegs/room.hpp>
#include <sabar/api/rooms.hpp>
#include <sabar/api/set/room.hpp>

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
