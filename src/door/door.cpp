#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/door/advise_room.hpp>
#include <sabar/door/deals_room.hpp>
#include <sabar/door/door.hpp>
#include <sabar/door/games_room.hpp>
#include <sabar/door/greedy_room.hpp>
#include <sabar/door/lab_room.hpp>
#include <sabar/door/loss_room.hpp>
#include <sabar/door/pegs_room.hpp>
#include <sabar/door/set_room.hpp>
#include <sabar/door/table_room.hpp>

namespace sabar {
namespace {

Json error_json(Error error) {
  Json json;
  json["hint"] = std::exchange(error.hint, {});
  return {{"error", {{"text", error.text()}, {"hint", json["hint"]}}}};
}

}  // namespace

Door::Door() {
  auto table = std::make_unique<TableRoom>();
  rooms_.push_back(std::make_unique<GamesRoom>());
  rooms_.push_back(std::make_unique<GreedyRoom>(*table));
  rooms_.push_back(std::move(table));
  rooms_.push_back(std::make_unique<AdviseRoom>());
  rooms_.push_back(std::make_unique<LossRoom>());
  rooms_.push_back(std::make_unique<DealsRoom>());
  rooms_.push_back(std::make_unique<PegsRoom>());
  rooms_.push_back(std::make_unique<SetRoom>());
  rooms_.push_back(std::make_unique<LabRoom>());
  for (const auto& room : rooms_) {
    for (Call& call : room->calls()) {
      calls_.push_back(std::move(call));
    }
  }
}

std::string Door::call(std::string_view request) {
  auto answered = answer(request);
  const Json json = answered ? *std::move(answered) : error_json(answered.error());
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> Door::answer(std::string_view text) const {
  auto request = Request::read(text);
  if (!request) {
    return tl::unexpected(request.error());
  }
  std::vector<std::string_view> names;
  for (const Call& call : calls_) {
    if (call.name == request->what()) {
      return call.answer(*request);
    }
    names.push_back(call.name);
  }
  return fail(fmt::format("there is no request {}", quote_input(request->what())), "field 'do'",
              nearest_name_hint(request->what(), names));
}

}  // namespace sabar
