// Deals that can be won, as hard as somebody wants them.
#pragma once

#include <optional>
#include <vector>

#include <sabar/api/room.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>

namespace sabar {

class DealsRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  [[nodiscard]] Result<Json> find(Request& request);
  [[nodiscard]] Result<Json> step(Request& request);
  [[nodiscard]] Result<Json> progress() const;

  std::optional<DealFinder> finder_;
};

}  // namespace sabar
