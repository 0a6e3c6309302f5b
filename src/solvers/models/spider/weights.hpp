// How good a position of a Spider-like game looks: lower is better. And the attempts to win by it, one after the other.
#pragma once

#include <cstdint>
#include <span>

#include <sabar/solvers/models/spider/deal.hpp>

namespace sabar::spider {

struct Weights {
  int breaks;
  int off;
  int closed;
  int empty;  // taken off
  int kings;  // taken off
  int home;   // taken off
};

struct Attempt {
  std::uint32_t width;
  std::uint32_t patience;  // generations without a better position before the next row is dealt
  bool parts;              // a part of a run also goes where it does not belong
  Weights weights;
};

[[nodiscard]] inline std::int32_t score_of(const Features& f, const Weights& w) {
  return w.breaks * f.breaks + w.off * f.off + w.closed * f.closed - w.empty * f.empty - w.kings * f.kings -
         w.home * f.home;
}

// The attempts for a kind of game, best first.
[[nodiscard]] std::span<const Attempt> trained_attempts(const Layout& layout);

// Attempts without end for what those leave open: weights drawn around theirs, always the same ones, slowly wider.
[[nodiscard]] Attempt drawn_attempt(std::span<const Attempt> trained, std::uint64_t number);

}  // namespace sabar::spider
