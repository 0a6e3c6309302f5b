#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/api/api.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>

namespace sabar {
namespace {

Json error_json(Error error, Topic topic, const Facts& facts) {
  const std::string hint = std::exchange(error.hint, {});
  Json blanks = Json::object();
  for (const auto& [name, fact] : facts) {
    blanks[std::string(name)] = fact;
  }
  return {{"error", {{"text", error.text()}, {"hint", hint}, {"topic", to_text(topic)}, {"facts", std::move(blanks)}}}};
}

}  // namespace

Api::Api(Rooms rooms) : rooms_(std::move(rooms)) {
  for (const auto& room : rooms_) {
    for (Call& call : room->calls()) {
      calls_.push_back(std::move(call));
    }
  }
}

std::string Api::call(std::string_view request) {
  auto read = Request::read(request);
  auto answered = read.and_then([this](Request& asked) { return answer(asked); });
  const Json json =
      answered ? *std::move(answered)
               : error_json(answered.error(), read ? read->topic() : Topic::request, read ? read->facts() : Facts());
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Json> Api::answer(Request& request) const {
  std::vector<std::string_view> names;
  for (const Call& call : calls_) {
    if (call.name == request.what()) {
      return call.answer(request);
    }
    names.push_back(call.name);
  }
  return fail(fmt::format("there is no request {}", quote_input(request.what())), "field 'do'",
              nearest_name_hint(request.what(), names));
}

}  // namespace sabar
