// How many solutions each jump keeps, one jump at a time, since on the English board one takes a second or so.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <sabar/session/pegs/adviser.hpp>

namespace sabar {

class PegsCounter {
public:
  // The largest board that is counted.
  static constexpr std::size_t kMostCounted = 33;

  // Takes up the position of the session; what is counted already stays if it is the same.
  void look_at(const PegsSession& session);
  // Counts for the next jump, with what the adviser knows.
  void step(PegsAdviser& adviser);
  [[nodiscard]] bool done() const { return !session_ || counts_.size() == session_->legal().size(); }
  // For the first of the session's legal jumps, exact; nothing where the memory was not enough.
  [[nodiscard]] const std::vector<std::optional<std::string>>& counts() const { return counts_; }

private:
  std::optional<PegsSession> session_;
  std::vector<std::optional<std::string>> counts_;
};

}  // namespace sabar
