// Klondike with free redeals, two or three cards at a time, or one where cards do not come back from the foundations
// (draw_one.hpp needs them to).
//
// Depth first over the five moves with a table (offset_table.hpp), safe cards going home at once. Three things make it
// fast where that alone is slow.
//
// The oracle, technique `draw-one-oracle`. Whatever is won by drawing n cards is won by drawing one. After a short
// while every new position that has turned a card up or taken one from the stock is shown to the draw-one search
// (draw_one.hpp), which has mostly seen it or something like it, and is given up if that search says it is lost.
// Complete: a lost position is left out, nothing else.
//
// Restarts, technique `restarts`. Deals that can be won are often won at once in another order of the moves. So the
// search gives up after some positions and begins anew with the order disturbed a little and twice the patience. What
// it has entered in the table stays there, except what was not yet searched to the end: the positions on the way, and
// those that were given up because they led back to one on the way. Cards that are turned up or taken from the stock
// never come back, so all of a circle have the same dealt cards and the same stock, and entries with the dealt cards
// and the stock of a position on the way are taken out. Complete: what stays is searched to the end, and the patience
// grows without end.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/solvers/models/klondike/asleep.hpp>
#include <sabar/solvers/models/klondike/draw_one.hpp>
#include <sabar/solvers/models/klondike/offset_table.hpp>
#include <sabar/solvers/models/klondike/position.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {

template <int N>
class DrawMany {
public:
  // The oracle is of the same layout.
  DrawMany(const Layout& layout, const Techniques& techniques, DrawOne& oracle, std::size_t max_bytes);

  // As of DrawOne.
  void ask(const Position& start);
  void step(std::uint64_t nodes);
  [[nodiscard]] Known answer() const { return answer_; }
  void drop();
  [[nodiscard]] std::vector<CompactMove> line() const;

  [[nodiscard]] bool full() const { return table_.full() || oracle_.full(); }
  // Positions looked at, those of the oracle included.
  [[nodiscard]] std::uint64_t nodes() const { return visits_ + oracle_.nodes(); }
  [[nodiscard]] std::size_t bytes() const { return table_.bytes() + pool_.bytes() + oracle_.bytes(); }

private:
  struct Frame {
    std::uint32_t first;
    std::uint32_t next;
    Exits exits;  // that have been looked at
  };
  enum class Asking : std::uint8_t { nobody, about_start, about_next };
  static constexpr std::size_t kMostMoves = 128;  // of one position, and no fewer than there can be
  static constexpr std::uint64_t kFirstPatience = 2000;
  static constexpr std::uint64_t kOracleFrom = 1500;
  static constexpr std::size_t kLargeTable = std::size_t{1} << 20;  // bytes

  void close(Position& at) const;
  [[nodiscard]] bool won(const Position& at) const;
  template <class Sink>
  void list(const Position& at, const Asleep& asleep, Sink&& sink) const;
  void begin();
  void advance();
  // The position whose moves the last frame has.
  [[nodiscard]] std::uint32_t parent_of_next() const {
    return frames_.size() > 1 ? frames_[frames_.size() - 2].next - 1 : 0;
  }
  void enter(const Position& at, const Position& parent, const Exits& looked_at);
  void drop_known(const Position& from, std::uint32_t first);
  void fetch_ahead(std::size_t first, std::size_t count) const;
  void give_up();
  void hear_oracle();
  void remove_unfinished();
  void finish_won(const Position& last);
  void disturb(std::size_t first);
  [[nodiscard]] std::uint64_t draw_lot();

  const Layout& layout_;
  Techniques techniques_;
  DrawOne& oracle_;
  OffsetTable table_;
  PositionPool pool_;
  std::vector<Frame> frames_;
  std::vector<Position> path_;
  Position start_;
  Asking asking_ = Asking::nobody;
  Exits looked_at_;  // before the position the oracle is asked about
  std::uint64_t visits_ = 0;
  std::uint64_t patience_ = kFirstPatience;
  std::uint64_t patience_ends_ = 0;  // at so many visits
  std::uint64_t asked_from_ = 0;
  std::uint64_t lots_ = 0;
  bool disturbed_ = false;
  Known answer_ = Known::nothing;
};

extern template class DrawMany<1>;
extern template class DrawMany<2>;
extern template class DrawMany<3>;

}  // namespace sabar::klondike
