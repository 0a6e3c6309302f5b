// What each jump makes of a position, in small steps: first what a short search says of every jump, then, where that
// left something open, what the adviser finds out with all its means.
#pragma once

#include <cstddef>
#include <optional>

#include <sabar/session/pegs/adviser.hpp>

namespace sabar {

class PegsLook {
public:
  // Boards and bytes of a short search: some milliseconds.
  static constexpr Budget kShort{5'000, std::size_t{16} << 20};

  // Takes up the position of the session; what is known already stays if it is the same.
  void look_at(const PegsSession& session);
  // Looks at one more jump.
  void step(PegsAdviser& adviser);
  [[nodiscard]] bool done() const;
  // As far as it is known.
  [[nodiscard]] const PegsOutlook& outlook() const { return outlook_; }

private:
  void conclude();

  std::optional<PegsSession> session_;
  PegsOutlook outlook_;
  std::size_t next_ = 0;  // jumps, first by short searches, then once more by long ones
};

}  // namespace sabar
