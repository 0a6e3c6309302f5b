#include <algorithm>
#include <utility>

#include <sabar/solvers/models/klondike/asleep.hpp>
#include <sabar/solvers/models/klondike/draw_many.hpp>
#include <sabar/solvers/models/klondike/draw_one.hpp>
#include <sabar/solvers/models/klondike/pass.hpp>
#include <sabar/solvers/models/klondike/safe_play.hpp>

namespace sabar::klondike {
namespace {

template <int N>
void play_drawing(const Layout& layout, const Techniques& techniques, Position& at, CompactMove move) {
  if (move.kind == Kind::stock_to_pile || move.kind == Kind::stock_to_home) {
    draw_to(layout, at, move.card);
    play(layout, at, move);
    if (techniques.offset_dominance && between_passes(at, N)) {
      at.waste = 0;
      at.passed = 0;
    }
  } else {
    play(layout, at, move);
  }
}

// Sends safe cards home; `visit` sees the moves.
template <int N, class Visit>
void close_drawing(const Layout& layout, const Techniques& techniques, Position& at, Visit&& visit) {
  while (techniques.safe_foundation) {
    const Cards safe = safe_cards(layout, at);
    CompactMove move;
    if (const Cards laid = safe & at.face_up; laid != 0 && (laid & open_cards(at)) != 0) {
      move = compact_move(Kind::pile_to_home, first_of(laid & open_cards(at)));
    } else if ((safe & at.stock) != 0 && between_passes(at, N)) {
      const int last = layout.stock[static_cast<std::size_t>(31 - std::countl_zero(at.left))];
      if ((safe & card_set(last)) == 0) {
        return;
      }
      move = compact_move(Kind::stock_to_home, last);
    } else {
      return;
    }
    visit(move);
    play_drawing<N>(layout, techniques, at, move);
    step_aside(at);
  }
}

}  // namespace

template <int N>
DrawMany<N>::DrawMany(const Layout& layout, const Techniques& techniques, DrawOne& oracle, std::size_t max_bytes)
    : layout_(layout), techniques_(techniques), oracle_(oracle), table_(N, techniques.offset_dominance, max_bytes) {}

template <int N>
void DrawMany<N>::close(Position& at) const {
  close_drawing<N>(layout_, techniques_, at, [](CompactMove) {});
}

template <int N>
bool DrawMany<N>::won(const Position& at) const {
  return all_face_up(layout_, at) && (N == 1 || (at.left & (at.left - 1)) == 0);
}

template <int N>
template <class Sink>
void DrawMany<N>::list(const Position& at, const Asleep& asleep, Sink&& sink) const {
  const Cards open = open_cards(at);
  const Cards landing = landing_cards(layout_, at, open);
  const auto each = [&](Kind kind, Cards set) {
    for (; set != 0; set &= set - 1) {
      Position& after = sink.room();
      after = at;
      const CompactMove move = compact_move(kind, first_of(set));
      play_drawing<N>(layout_, techniques_, after, move);
      note_move(at, after, move, true);
      sink.take(move);
    }
  };
  each(Kind::reveal, at.locked & landing & ~asleep.reveals);
  const Cards leaving = at.face_up & open & at.next & ~undoing(at);
  each(Kind::pile_to_home, leaving & at.locked & ~asleep.homeward);
  each(Kind::pile_to_home, leaving & ~at.locked);
  const Cards laid = landing & at.stock & ~asleep.laid;
  const Cards drawn_home = at.next & at.stock & ~asleep.drawn_home;
  if ((laid | drawn_home) != 0) {
    Cards reachable = 0;
    for (std::uint32_t places = reachable_places<N>(at); places != 0; places &= places - 1) {
      reachable |= card_set(layout_.stock[static_cast<std::size_t>(std::countr_zero(places))]);
    }
    each(Kind::stock_to_pile, reachable & laid);
    each(Kind::stock_to_home, reachable & drawn_home);
  }
  if (layout_.returns) {
    const Cards returning = home_tops(at) & landing & ~undoing(at);
    each(Kind::home_to_pile, techniques_.safe_foundation ? worth_returning(at, returning) : returning);
  }
}

template <int N>
void DrawMany<N>::ask(const Position& start) {
  drop();
  start_ = start;
  step_aside(start_);
  patience_ = kFirstPatience;
  asked_from_ = visits_ + kOracleFrom;
  lots_ = 0x1234567;
  disturbed_ = false;
  begin();
}

template <int N>
void DrawMany<N>::drop() {
  remove_unfinished();
  oracle_.drop();
  frames_.clear();
  pool_.cut(0);
  asking_ = Asking::nobody;
  answer_ = Known::nothing;
}

// An attempt from the start.
template <int N>
void DrawMany<N>::begin() {
  patience_ends_ = visits_ + patience_;
  Position at = start_;
  close(at);
  pool_.cut(0);
  pool_.reserve(1);
  pool_.room() = at;
  pool_.take();
  if (won(at)) {
    finish_won(at);
  } else if (table_.known_or_enter(at)) {
    answer_ = Known::lost;
  } else {
    enter(at, at, {});
  }
}

template <int N>
void DrawMany<N>::step(std::uint64_t nodes) {
  for (const std::uint64_t end = this->nodes() + nodes; answer_ == Known::nothing && this->nodes() < end && !full();) {
    if (asking_ == Asking::nobody) {
      advance();
    } else {
      oracle_.step(end - this->nodes());
      hear_oracle();
    }
  }
}

template <int N>
void DrawMany<N>::advance() {
  Frame& frame = frames_.back();
  if (frame.next == pool_.size()) {
    pool_.cut(frame.first);
    frames_.pop_back();
    if (frames_.empty()) {
      answer_ = Known::lost;
    } else {
      fetch_ahead(frames_.back().next, 8);
    }
    return;
  }
  const std::uint32_t parent = parent_of_next();
  const Position& at = pool_[frame.next++];
  const Exits looked_at = frame.exits;
  frame.exits.note(pool_[parent], at.came);
  if (won(at)) {
    return finish_won(at);
  }
  if (table_.known_or_enter(at)) {
    return;
  }
  fetch_ahead(frame.next, 2);
  ++visits_;
  if (techniques_.restarts && visits_ >= patience_ends_) {
    return give_up();
  }
  const bool new_ground = at.dealt != pool_[parent].dealt || at.left != pool_[parent].left;
  if (techniques_.draw_one_oracle && new_ground && visits_ >= asked_from_) {
    asking_ = Asking::about_next;
    looked_at_ = looked_at;
    oracle_.ask(at, false);
    return hear_oracle();
  }
  enter(at, pool_[parent], looked_at);
}

template <int N>
void DrawMany<N>::enter(const Position& at, const Position& parent, const Exits& looked_at) {
  struct Sink {
    DrawMany& search;
    [[nodiscard]] Position& room() { return search.pool_.room(); }
    void take(CompactMove /*move*/) {
      search.close(room());
      search.table_.prefetch(room());
      search.pool_.take();
    }
  };
  const std::uint32_t first = pool_.size();
  frames_.push_back({first, first, {}});
  const Position from = at;  // the pool may move
  const Asleep asleep = techniques_.sleep ? find_asleep(layout_, parent, at, looked_at) : Asleep{};
  pool_.reserve(kMostMoves);
  list(from, asleep, Sink{*this});
  if (table_.bytes() >= kLargeTable) {
    drop_known(from, first);
  }
  if (disturbed_) {
    disturb(first);
  }
}

// What the table knows now it will know when its turn comes. By then a large table is out of reach of the caches again,
// so it is asked while its answer is on the way anyhow.
template <int N>
void DrawMany<N>::drop_known(const Position& from, std::uint32_t first) {
  std::uint32_t kept = first;
  for (std::uint32_t i = first; i < pool_.size(); ++i) {
    if (table_.known(pool_[i])) {
      frames_.back().exits.note(from, pool_[i].came);
    } else {
      pool_[kept++] = pool_[i];
    }
  }
  pool_.cut(kept);
}

// The table is asked about these soon.
template <int N>
void DrawMany<N>::fetch_ahead(std::size_t first, std::size_t count) const {
  const std::size_t end = std::min<std::size_t>(first + count, pool_.size());
  for (std::size_t i = first; i < end; ++i) {
    table_.prefetch(pool_[i]);
  }
}

// Ends an attempt. After the first the oracle is asked about the whole deal.
template <int N>
void DrawMany<N>::give_up() {
  remove_unfinished();
  frames_.clear();
  const bool first = !disturbed_;
  disturbed_ = true;
  patience_ *= 2;
  if (first && techniques_.draw_one_oracle) {
    asking_ = Asking::about_start;
    oracle_.ask(start_, false);
    return hear_oracle();
  }
  begin();
}

template <int N>
void DrawMany<N>::hear_oracle() {
  if (oracle_.answer() == Known::nothing) {
    return;
  }
  const Asking asked = std::exchange(asking_, Asking::nobody);
  if (asked == Asking::about_next) {
    if (oracle_.answer() == Known::won) {
      enter(pool_[frames_.back().next - 1], pool_[parent_of_next()], looked_at_);
    }
  } else if (oracle_.answer() == Known::won) {
    begin();
  } else {
    answer_ = Known::lost;
  }
}

template <int N>
void DrawMany<N>::remove_unfinished() {
  if (frames_.empty()) {
    return;
  }
  constexpr std::uint64_t kGround = 0xff'ffff'ffff;
  std::vector<std::uint64_t> unfinished = {OffsetTable::key_of(pool_[0]) & kGround};
  for (const Frame& frame : frames_) {
    if (frame.next > frame.first) {
      unfinished.push_back(OffsetTable::key_of(pool_[frame.next - 1]) & kGround);
    }
  }
  std::sort(unfinished.begin(), unfinished.end());
  table_.remove_if(
      [&](std::uint64_t ground) { return std::binary_search(unfinished.begin(), unfinished.end(), ground); });
}

template <int N>
void DrawMany<N>::finish_won(const Position& last) {
  path_.assign(1, pool_[0]);
  for (std::size_t i = 0; i + 1 < frames_.size(); ++i) {
    path_.push_back(pool_[frames_[i].next - 1]);
  }
  if (!frames_.empty()) {
    path_.push_back(last);
  }
  answer_ = Known::won;
}

// Exchanges every fourth position, about, with one that comes later.
template <int N>
void DrawMany<N>::disturb(std::size_t first) {
  for (std::size_t i = first; i + 1 < pool_.size(); ++i) {
    if (draw_lot() % 4 == 0) {
      std::swap(pool_[i], pool_[i + 1 + draw_lot() % (pool_.size() - i - 1)]);
    }
  }
}

template <int N>
std::uint64_t DrawMany<N>::draw_lot() {
  lots_ ^= lots_ << 13;
  lots_ ^= lots_ >> 7;
  lots_ ^= lots_ << 17;
  return lots_;
}

template <int N>
std::vector<CompactMove> DrawMany<N>::line() const {
  Scribe scribe([this](Position& at, auto&& visit) { close_drawing<N>(layout_, techniques_, at, visit); });
  scribe.begin(start_);
  for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
    scribe.want(path_[i + 1]);
    list(path_[i], {}, scribe);
  }
  return std::move(scribe).line();
}

template class DrawMany<1>;
template class DrawMany<2>;
template class DrawMany<3>;

}  // namespace sabar::klondike
