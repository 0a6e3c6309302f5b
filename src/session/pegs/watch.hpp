// A search on a peg board that can be watched: every board it enters, knows already, finds dead or leaves is an event.
//
//   auto watch = PegsWatch::begin(problem, "hash");
//   while (!watch->done()) for (const auto& event : watch->step(64)) show(event);
//
// It makes the same moves in the same order as the method of that name (solvers/pegs), and is only slower.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar {

class PegsWatch {
public:
  enum class Kind : std::uint8_t {
    enter,  // a jump has led to a new board
    seen,   // a jump has led to a board known to fail, and was taken back
    dead,   // the board has no jump
    back,   // all its jumps have failed: the jump that led here is taken back
    found,  // the board is the finish
  };
  struct Event {
    Kind kind;
    std::optional<pegs::Hop> jump;  // made or taken back
    std::size_t depth = 0;          // jumps made after it
  };

  // `backtrack`: no table; `hash`: boards that failed are remembered; `symmetry`: with all their images.
  [[nodiscard]] static Result<PegsWatch> begin(const pegs::Problem& problem, std::string_view method,
                                               std::size_t max_bytes);

  // The next events, at most so many.
  [[nodiscard]] std::vector<Event> step(std::size_t events);

  [[nodiscard]] bool done() const { return halt_.has_value(); }
  [[nodiscard]] Verdict verdict() const { return halt_ ? verdict_of(*halt_, true) : Verdict::unknown; }
  [[nodiscard]] pegs::Holes pegs() const { return pegs_; }
  // Jumps made, and boards in the table.
  [[nodiscard]] std::uint64_t boards() const { return boards_; }
  [[nodiscard]] std::size_t remembered() const { return table_ ? table_->size() : 0; }
  [[nodiscard]] const pegs::Problem& problem() const { return game_->problem; }

private:
  struct Watched {
    explicit Watched(const pegs::Problem& given) : problem(given), layout(given.board) {}
    pegs::Problem problem;
    pegs::Layout layout;
  };
  struct Frame {
    std::size_t next = 0;           // jump to be tried
    std::optional<std::size_t> by;  // the jump that led here
    bool tried = false;
  };

  explicit PegsWatch(const pegs::Problem& problem);
  void advance(std::vector<Event>& events);
  void make(std::size_t jump, std::vector<Event>& events);
  void leave(std::vector<Event>& events);
  [[nodiscard]] pegs::Holes key() const;
  [[nodiscard]] const pegs::Jump& jump(std::size_t number) const { return game_->layout.jumps()[number]; }

  std::shared_ptr<const Watched> game_;
  std::vector<std::uint8_t> symmetries_;           // none unless boards are known by their images
  std::unique_ptr<SeenTable<pegs::Holes>> table_;  // may be null
  std::vector<Frame> path_;
  pegs::Holes pegs_ = 0;
  std::uint64_t boards_ = 0;
  std::optional<Halt> halt_;
};

// "enter", "seen", …
[[nodiscard]] std::string_view to_text(PegsWatch::Kind kind);

}  // namespace sabar
