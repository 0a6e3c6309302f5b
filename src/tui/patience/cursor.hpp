// The player's place on the table: a pile, and in a column how many cards from its top.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sabar/session/patience/session.hpp>
#include <sabar/tui/patience/hand.hpp>
#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {

class Cursor {
public:
  // On the first column, or whatever comes first.
  explicit Cursor(const Session& session);

  [[nodiscard]] std::size_t pile() const { return pile_; }
  [[nodiscard]] Grip grip() const { return {pile_, depth_, depth_ > 1}; }
  // The card it stands on, which must be in sight.
  [[nodiscard]] std::optional<Focus> focus(const Session& session) const;

  void set(std::size_t pile, std::size_t depth = 1);
  void move(const Session& session, const Layout& layout, Direction direction);
  // To the next of the piles, in the order of the table.
  void next_of(const std::vector<std::size_t>& piles, bool backwards);
  // After a change of the table.
  void settle(const Session& session);

private:
  std::size_t pile_ = 0;
  std::size_t depth_ = 1;
};

// Face-up cards of a column or of a reserve pile that the cursor can walk over; 1 for all other piles.
[[nodiscard]] std::size_t walkable(const Session& session, std::size_t pile);

}  // namespace sabar::tui
