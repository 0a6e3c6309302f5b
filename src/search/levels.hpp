// Best-first search level by level: on each level the best positions of a width are looked into, one at a time, and
// each of them hands on its children of later levels.
//
// A level says what has been spent for good: cards drawn in a pass of the stock, rows dealt, redeals used. A position
// that has not drawn yet always looks better than one that has, so positions of different levels do not compete; and
// nobody knows on which level a deal is decided, so every level gets the same share. Unlike the beam (beam.hpp), whose
// children must be better than their elders' other children, a level goes where its best position leads, also through
// ten moves that make nothing better. The last level has nothing to wait for and gets a few widths more.
//
// What no share was left for is forgotten, so it can find but never prove.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <sabar/search/beam.hpp>
#include <sabar/search/links.hpp>

namespace sabar {

template <Game G, Score<G> S, BeamLevel<G> L>
class Levels : public KernelCount {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr bool kExhaustive = false;

  Levels(const G& game, const State& start, const Budget& budget, S score, L level, std::size_t width)
      : KernelCount(budget),
        game_(game),
        score_(std::move(score)),
        level_(std::move(level)),
        width_(width),
        left_(width),
        seen_(budget.bytes / 2) {
    seen_.insert(game_.key(start));
    at_ = level_(start);
    keep(start, 0);
    if (game_.goal(start)) {
      finish(Halt::found);
    }
  }

  // Looks into whole positions: a slice may be longer by the moves of one position.
  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      Level& here = levels_[at_];
      if (left_ > 0 && !here.open.empty()) {
        --left_;
        look_into(here);
      } else if (!next_level()) {
        finish(Halt::incomplete);
      }
    }
  }

  [[nodiscard]] std::vector<Move> line() const { return links_.line(); }
  [[nodiscard]] std::size_t bytes() const {
    return seen_.bytes() + links_.bytes() + kept_ * (sizeof(Entry) + sizeof(Open));
  }

private:
  static constexpr std::size_t kLastWidths = 4;
  struct Entry {
    State position;
    std::uint32_t link;
  };
  // The best is the one with the lowest score, among equals the one met last.
  struct Open {
    int score;
    std::uint32_t number;

    friend bool operator<(const Open& a, const Open& b) {
      return a.score != b.score ? a.score > b.score : a.number < b.number;
    }
  };
  struct Level {
    std::vector<Entry> met;
    std::vector<Open> open;  // a heap
  };

  bool next_level() {
    const auto here = levels_.find(at_);
    const auto next = std::next(here);
    if (next == levels_.end()) {
      const bool more = ++last_widths_ < kLastWidths && !here->second.open.empty();
      left_ = more ? width_ : 0;
      return more;
    }
    kept_ -= here->second.met.size();
    at_ = next->first;
    levels_.erase(here);
    left_ = width_;
    last_widths_ = 0;
    return true;
  }

  void keep(const State& position, std::uint32_t link) {
    Level& level = levels_[level_(position)];
    level.open.push_back({score_(position), static_cast<std::uint32_t>(level.met.size())});
    std::push_heap(level.open.begin(), level.open.end());
    level.met.push_back({position, link});
    ++kept_;
  }

  void look_into(Level& level) {
    std::pop_heap(level.open.begin(), level.open.end());
    const Entry entry = level.met[level.open.back().number];
    level.open.pop_back();
    game_.legal(entry.position, moves_);
    for (const Move& move : moves_) {
      if (!count_node()) {
        return;
      }
      State position = entry.position;
      game_.apply(position, move);
      const bool won = game_.goal(position);
      const Insert inserted = won ? Insert::fresh : seen_.insert(game_.key(position));
      if (inserted == Insert::full) {
        return finish(Halt::memory);
      }
      if (inserted == Insert::known) {
        continue;
      }
      const std::uint32_t link = links_.add(move, entry.link);
      if (won) {
        return finish(Halt::found);
      }
      keep(position, link);
    }
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  const G& game_;
  S score_;
  L level_;
  std::size_t width_;
  std::size_t left_;  // positions of this level that may still be looked into
  std::size_t last_widths_ = 0;
  SeenTable<typename G::Key> seen_;
  Links<Move> links_;
  std::map<int, Level> levels_;
  std::size_t kept_ = 0;  // positions in them
  int at_ = 0;
  MoveList<Move> moves_;
};

}  // namespace sabar
