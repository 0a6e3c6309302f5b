// The laboratory: a shuffle step by step, the same shuffle many times over, and a search to be watched.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <sabar/api/room.hpp>
#include <sabar/lab/shuffles/battery.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>
#include <sabar/session/pegs/watch.hpp>

namespace sabar {

class LabRoom final : public Room {
public:
  [[nodiscard]] std::vector<Call> calls() override;

private:
  struct Run {
    Shuffler shuffler;
    lab::Battery battery;
    std::size_t n;
    std::uint64_t one_cycle = 0;  // decks of one cycle
  };

  [[nodiscard]] Result<Json> begin_many(Request& request);
  [[nodiscard]] Result<Json> step_many(Request& request);
  [[nodiscard]] Result<Json> begin_search(Request& request);
  [[nodiscard]] Result<Json> step_search(Request& request);

  std::optional<Run> run_;
  std::optional<PegsWatch> watch_;
};

}  // namespace sabar
