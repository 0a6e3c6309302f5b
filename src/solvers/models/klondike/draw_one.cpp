#include <utility>

#include <sabar/solvers/models/klondike/draw_one.hpp>
#include <sabar/solvers/models/klondike/safe_play.hpp>
#include <sabar/solvers/models/klondike/stock_chains.hpp>

namespace sabar::klondike {
namespace {

// Safe cards in sight, bare or not.
[[nodiscard]] inline Cards find_safe(const Layout& layout, const Position& at) {
  return safe_cards(layout, at) & (at.stock | at.face_up);
}

// Sends safe cards home; `visit` sees the moves.
template <class Visit>
[[gnu::noinline]] void close_position(const Layout& layout, Position& at, Visit&& visit) {
  for (Cards safe; (safe = find_safe(layout, at)) != 0;) {
    CompactMove move;
    if (const Cards drawn = safe & at.stock; drawn != 0) {
      move = compact_move(Kind::stock_to_home, first_of(drawn));
    } else if (const Cards bare = safe & open_cards(at); bare != 0) {
      move = compact_move(Kind::pile_to_home, first_of(bare));
    } else {
      return;
    }
    visit(move);
    play(layout, at, move);
    step_aside(at);
  }
}

}  // namespace

// Positions go to the pool.
struct DrawOne::Sink {
  DrawOne& search;

  [[nodiscard]] Position& room() { return search.pool_.room(); }
  void push(CompactMove /*move*/) {}
  void pop(std::size_t /*count*/) {}
  void take(CompactMove /*move*/) {
    Position& at = room();
    search.close(at);
    search.table_.prefetch(MaskTable::key_of(at), at.left);
    search.pool_.take();
  }
};

DrawOne::DrawOne(const Layout& layout, const Techniques& techniques, std::size_t max_bytes)
    : layout_(layout), techniques_(techniques), table_(techniques.superset, max_bytes) {}

void DrawOne::close(Position& at) const {
  if (techniques_.safe_foundation && find_safe(layout_, at) != 0) {  // mostly there is none
    close_position(layout_, at, [](CompactMove) {});
  }
}

void DrawOne::ask(const Position& start, bool with_line) {
  drop();
  start_ = start;
  step_aside(start_);
  with_line_ = with_line;
  Position at = start_;
  close(at);
  pool_.reserve(1);
  pool_.room() = at;
  pool_.take();
  if (all_face_up(layout_, at)) {
    return finish_won(at);
  }
  answer_ = table_.look_up_or_lose(MaskTable::key_of(at), at.left, !with_line_);
  if (answer_ == Known::won) {
    finish_won(at);
  } else if (answer_ == Known::nothing) {
    enter(at, at, {});
  }
}

void DrawOne::drop() {
  for (const Mark& mark : marks_) {
    table_.forget(mark.key, mark.stock);
  }
  marks_.clear();
  frames_.clear();
  pool_.cut(0);
  answer_ = Known::nothing;
}

void DrawOne::enter(const Position& at, const Position& parent, const Exits& looked_at) {
  const bool new_stretch = frames_.empty() || at.dealt != parent.dealt;
  const std::uint32_t first = pool_.size();
  frames_.push_back({first, first, new_stretch ? static_cast<std::uint32_t>(marks_.size()) : kSameStretch, {}});
  marks_.push_back({MaskTable::key_of(at), at.left});
  const Position from = at;  // the pool may move
  const Asleep asleep = techniques_.sleep ? find_asleep(layout_, parent, at, looked_at) : Asleep{};
  pool_.reserve(kMostSteps);
  Sink sink{*this};
  DrawOneSteps steps(layout_, techniques_, sink);
  steps.list(from, asleep);
}

void DrawOne::leave() {
  const Frame frame = frames_.back();
  frames_.pop_back();
  pool_.cut(frame.first);
  if (frame.marks != kSameStretch) {
    marks_.resize(frame.marks);
  }
}

void DrawOne::step(std::uint64_t nodes) {
  for (const std::uint64_t end = nodes_ + nodes; answer_ == Known::nothing && nodes_ < end && !full();) {
    Frame& frame = frames_.back();
    if (frame.next == pool_.size()) {
      leave();
      if (frames_.empty()) {
        answer_ = Known::lost;
      }
      continue;
    }
    const std::uint32_t parent = frames_.size() > 1 ? frames_[frames_.size() - 2].next - 1 : 0;
    const Position& at = pool_[frame.next++];
    const Exits looked_at = frame.exits;
    if (at.left == pool_[parent].left) {
      frame.exits.note(pool_[parent], at.came);
    }
    ++nodes_;
    if (all_face_up(layout_, at)) {
      return finish_won(at);
    }
    switch (table_.look_up_or_lose(MaskTable::key_of(at), at.left, !with_line_)) {
      case Known::won:
        return finish_won(at);
      case Known::lost:
        break;
      case Known::nothing:
        enter(at, pool_[parent], looked_at);
        break;
    }
  }
}

void DrawOne::finish_won(const Position& last) {
  const Position end = last;
  path_.assign(1, pool_[0]);
  for (std::size_t i = 0; i + 1 < frames_.size(); ++i) {
    path_.push_back(pool_[frames_[i].next - 1]);
  }
  if (!frames_.empty()) {
    path_.push_back(end);
  }
  drop();
  for (const Position& at : path_) {
    if (!all_face_up(layout_, at)) {
      table_.win(MaskTable::key_of(at), at.left);
    }
  }
  answer_ = Known::won;
}

std::vector<CompactMove> DrawOne::line() const {
  Scribe scribe([this](Position& at, auto&& visit) {
    if (techniques_.safe_foundation) {
      close_position(layout_, at, visit);
    }
  });
  scribe.begin(start_);
  for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
    scribe.want(path_[i + 1]);
    DrawOneSteps steps(layout_, techniques_, scribe);
    steps.list(path_[i], {});
  }
  return std::move(scribe).line();
}

}  // namespace sabar::klondike
