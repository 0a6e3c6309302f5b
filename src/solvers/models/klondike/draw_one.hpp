// Klondike, one card at a time with free redeals: the search that decides it, and the oracle of all other kinds of
// Klondike, since whatever can be won by drawing three, with few redeals or without return can be won here.
//
// Depth first over the steps of stock_chains.hpp, after each of which safe cards go home. It answers one question after
// the other and keeps what it finds out:
//
//   DrawOne search(layout, techniques);
//   search.ask(position);
//   while (search.answer() == Known::nothing) search.step(4096);
//   if (search.answer() == Known::won) use(search.line());
//
// Marks that are not yet proofs. A position is marked as lost when it is entered. If a win is found later, the mark
// of every position on the way is wrong, and so may be the marks of positions that were given up because they led
// back to one on the way. The dealt cards only get fewer, so such a circle lies within one stretch of positions with
// equal dealt cards. When the first position of a stretch is given up, all its marks are proofs. Marks of the stretches
// on the way to a win are taken back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <sabar/solvers/models/klondike/asleep.hpp>
#include <sabar/solvers/models/klondike/mask_table.hpp>
#include <sabar/solvers/models/klondike/position.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {

// The moves of a line of which the positions are known: a search keeps positions only, and a step between two of them
// is found again by listing all steps of the first.
// A sink for a list of steps. `close(position, visit)` sends safe cards home as the search does; `visit` sees the
// moves.
template <class Close>
class Scribe {
public:
  explicit Scribe(Close close) : close_(std::move(close)) {}

  // Takes down the safe cards that go home at the start.
  void begin(Position start) { close(start); }
  // What is listed next are the steps of the position before this one.
  void want(const Position& next) { wanted_ = &next; }
  [[nodiscard]] std::vector<CompactMove> line() && { return std::move(line_); }

  [[nodiscard]] Position& room() { return made_; }
  void push(CompactMove move) { step_.push_back(move); }
  void pop(std::size_t count) { step_.resize(step_.size() - count); }
  void take(CompactMove move) {
    if (wanted_ == nullptr) {
      return;
    }
    const std::size_t mark = line_.size();
    line_.insert(line_.end(), step_.begin(), step_.end());
    line_.push_back(move);
    close(made_);
    if (made_ == *wanted_) {
      wanted_ = nullptr;
    } else {
      line_.resize(mark);
    }
  }

private:
  void close(Position& at) {
    close_(at, [this](CompactMove move) { line_.push_back(move); });
  }

  Close close_;
  std::vector<CompactMove> line_;
  std::vector<CompactMove> step_;  // the moves before the last of the step that is being listed
  const Position* wanted_ = nullptr;
  Position made_;
};

// The positions a depth-first search has still to look at: a stack that hands out room, so that a position is made
// where it stays.
class PositionPool {
public:
  // Room for so many more; positions may move.
  void reserve(std::size_t more) {
    if (positions_.size() < size_ + more) {
      positions_.resize(2 * (size_ + more));
    }
  }
  // The first place that is not taken yet, to be filled before take().
  [[nodiscard]] Position& room() { return positions_[size_]; }
  void take() { ++size_; }
  void cut(std::size_t size) { size_ = size; }

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
  [[nodiscard]] Position& operator[](std::size_t i) { return positions_[i]; }
  [[nodiscard]] const Position& operator[](std::size_t i) const { return positions_[i]; }
  [[nodiscard]] std::size_t bytes() const { return positions_.size() * sizeof(Position); }

private:
  std::vector<Position> positions_;
  std::size_t size_ = 0;
};

class DrawOne {
public:
  DrawOne(const Layout& layout, const Techniques& techniques, std::size_t max_bytes);

  // Begins a question. The answer may be known at once. `with_line`: a position known to win does not do, since nobody
  // remembers how.
  void ask(const Position& start, bool with_line);
  // Goes on for about so many positions.
  void step(std::uint64_t nodes);
  // nothing: not yet, or never, if the table is full.
  [[nodiscard]] Known answer() const { return answer_; }
  // Drops the question, with all that is not proved.
  void drop();

  // The way to a position with nothing face down.
  [[nodiscard]] std::vector<CompactMove> line() const;

  [[nodiscard]] bool full() const { return table_.full(); }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::size_t bytes() const { return table_.bytes() + pool_.bytes() + marks_.capacity() * sizeof(Mark); }

private:
  struct Frame {
    std::uint32_t first;  // of its positions in the pool
    std::uint32_t next;
    std::uint32_t marks;  // when it was entered; kSameStretch: dealt cards are those of the frame before
    Exits exits;          // single moves that have been looked at
  };
  struct Mark {
    std::uint32_t key;
    std::uint32_t stock;
  };
  static constexpr std::uint32_t kSameStretch = 0xffff'ffff;

  struct Sink;
  static constexpr std::size_t kMostSteps = 256;  // of one position, and no fewer than there can be

  void close(Position& at) const;
  void enter(const Position& at, const Position& parent, const Exits& looked_at);
  void leave();
  void finish_won(const Position& last);

  const Layout& layout_;
  Techniques techniques_;
  MaskTable table_;
  PositionPool pool_;  // of each frame the positions still to be looked at, and those before
  std::vector<Frame> frames_;
  std::vector<Mark> marks_;     // not yet proofs
  std::vector<Position> path_;  // to a win
  Position start_;
  bool with_line_ = false;
  std::uint64_t nodes_ = 0;
  Known answer_ = Known::nothing;
};

}  // namespace sabar::klondike
