// The engine for programs: a request goes in as text, an answer comes out as text, and what is played or searched stays
// inside. docs/wasm.md lists the requests.
//
//   Api api;
//   api.call(R"({"do":"table.new","game":"klondike","deal":"17"})");
//   api.call(R"({"do":"table.play","move":"draw"})");
//
// The page reaches it in WebAssembly; here it is the same library for every build, so that tests can hold both against
// each other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/api/rooms.hpp>

namespace sabar {

class Api {
public:
  explicit Api(Rooms rooms = all_rooms());

  // Always one JSON object. When something is wrong it is {"error":{"text":…,"hint":…,"topic":…,"facts":{…}}}, and
  // nothing has changed.
  [[nodiscard]] std::string call(std::string_view request);

private:
  [[nodiscard]] Result<Json> answer(Request& request) const;

  Rooms rooms_;
  std::vector<Call> calls_;
};

}  // namespace sabar
