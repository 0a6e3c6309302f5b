// From outcomes to shares: win rates with intervals, and what share of the deals can be won at all.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sabar/core/interval.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::trials {

// 0 of none.
[[nodiscard]] double share_of(std::uint64_t part, std::uint64_t whole);

// Wilson's interval for a share, at 95 %: unlike the usual ± it stays within 0 … 1 and is right for shares near them.
[[nodiscard]] Interval wilson_interval(std::uint64_t hits, std::uint64_t trials);

// Solvers prove that a deal cannot be won; strategies play, and what they do not win they have lost.
[[nodiscard]] bool can_prove(const std::string& solver);

// What several solvers together know of the deals.
struct Winnable {
  bool asked = false;  // a solver was among them; strategies alone cannot tell
  std::uint64_t games = 0;
  std::uint64_t can = 0;     // somebody won
  std::uint64_t cannot = 0;  // somebody proved it

  [[nodiscard]] static Winnable of(const std::vector<std::string>& solvers);
  // One more deal.
  void count(const std::vector<Outcome>& outcomes);

  [[nodiscard]] std::uint64_t undecided() const { return games - can - cannot; }
  // The share of these deals that can be won, as far as it is known.
  [[nodiscard]] Interval share() const;
  // The share of the deals that can be won which a strategy with so many wins has won.
  [[nodiscard]] Interval share_won(std::uint64_t won) const;
};

}  // namespace sabar::trials
