// The boards from which a game can still be won: for a player, after each jump, at once.
//
// The set holds the boards on the ways from a start to a finish (meeting.hpp): for the central game of the English
// board 1,679,072 up to symmetry, of which one half is stored, since the other are its complements.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include <sabar/solvers/pegs/meeting.hpp>
#include <sabar/solvers/pegs/whole/enumerate.hpp>

namespace sabar::pegs {

class WinnableSet {
public:
  // The layout must outlive the set. Nodes of the budget are classes that are looked at.
  [[nodiscard]] static WinnableSet build(const Layout& layout, Holes start, const Finish& finish,
                                         const MethodOptions& options, Registers registers = Registers::wide);

  // Exhausted if the set is complete; otherwise nothing else may be asked.
  [[nodiscard]] Halt halt() const { return halt_; }
  [[nodiscard]] bool complete() const { return halt_ == Halt::exhausted; }
  // Whether the board is on a way from the start to the finish. If it can be reached from the start: whether the finish
  // can still be reached.
  [[nodiscard]] bool contains(Holes board) const;
  [[nodiscard]] bool empty() const;
  [[nodiscard]] Holes start() const { return start_; }
  // By jumps made; without dead ends. Ends early if the guard says stop.
  [[nodiscard]] std::vector<Level> levels(const Guard& guard = {}) const;
  // What the lists take.
  [[nodiscard]] std::size_t bytes() const;
  // The most that was used while the set was made.
  [[nodiscard]] std::uint64_t most_bytes() const { return most_bytes_; }
  [[nodiscard]] std::uint64_t looked_at() const { return looked_at_; }

  using Ways = std::variant<std::monostate, Meeting<std::uint32_t>, Meeting<std::uint64_t>>;
  // Empty if there is no way at all, or no jump to make.
  [[nodiscard]] const Ways& ways() const { return ways_; }

private:
  WinnableSet(const Layout& layout, Holes start) : layout_(&layout), start_(start) {}

  const Layout* layout_;
  Holes start_;
  bool won_ = false;  // the start is the finish
  Halt halt_ = Halt::exhausted;
  Ways ways_;
  std::uint64_t most_bytes_ = 0;
  std::uint64_t looked_at_ = 0;
};

}  // namespace sabar::pegs
