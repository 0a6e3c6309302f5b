// A room of the API: some calls that belong together and what they keep between them.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include <sabar/api/request.hpp>
#include <sabar/core/result.hpp>

namespace sabar {

struct Call {
  std::string_view name;
  std::function<Result<Json>(Request&)> answer;
};

class Room {
public:
  Room() = default;
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  virtual ~Room() = default;

  // They refer to the room.
  [[nodiscard]] virtual std::vector<Call> calls() = 0;
};

// What a room answers when it does nothing but what it was asked for.
[[nodiscard]] inline Json nothing() { return Json::object(); }

}  // namespace sabar
