// Beam search, one beam per level: all positions of a width go on together, and the best children form the next
// generation.
//
// A level says what has been spent for good: rows dealt, redeals used. Positions of different levels do not compete,
// because a position that has not dealt yet always looks better than one that has. Children of a later level wait in a
// pool until the beam of their own level starts; a beam that has not got better for some generations makes way for
// them. It forgets what falls out of the beam, so it can find but never prove.
#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <map>
#include <vector>

#include <sabar/search/best_first.hpp>
#include <sabar/search/links.hpp>

namespace sabar {

template <class L, class G>
concept BeamLevel = requires(const L& level, const typename G::State& position) {
  { level(position) } -> std::convertible_to<int>;  // never decreases on a line
};

// Where nothing is spent for good.
struct OneLevel {
  template <class State>
  [[nodiscard]] int operator()(const State& /*position*/) const {
    return 0;
  }
};

template <Game G, Score<G> S, BeamLevel<G> L>
class Beam : public KernelCount {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr bool kExhaustive = false;

  Beam(const G& game, const State& start, const Budget& budget, S score, L level, std::size_t width)
      : KernelCount(budget),
        game_(game),
        score_(std::move(score)),
        level_(std::move(level)),
        width_(width),
        seen_(budget.bytes / 2) {
    seen_.insert(game_.key(start));
    pools_[level_(start)].push_back({start, score_(start), 0});
    if (game_.goal(start)) {
      finish(Halt::found);
    }
  }

  // Looks into whole positions: a slice may be longer by the moves of one position.
  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      if (next_ < beam_.size()) {
        look_into(next_++);
      } else if (!next_generation()) {
        finish(Halt::incomplete);
      }
    }
  }

  [[nodiscard]] std::vector<Move> line() const { return links_.line(); }
  [[nodiscard]] std::size_t bytes() const {
    return seen_.bytes() + links_.bytes() + (beam_.capacity() + children_.capacity() + pooled_) * sizeof(Entry);
  }

private:
  static constexpr int kPatience = 16;       // generations of a beam for which others wait
  static constexpr int kLastPatience = 150;  // of the last one
  struct Entry {
    State position;
    int score;
    std::uint32_t link;
  };

  // The best `width_` of the entries, in a fixed order: by score, then as they were met.
  void cut(std::vector<Entry>& entries) const {
    const auto better = [](const Entry& a, const Entry& b) {
      return a.score != b.score ? a.score < b.score : a.link < b.link;
    };
    if (entries.size() > width_) {
      std::nth_element(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(width_), entries.end(), better);
      entries.resize(width_);
    }
    std::sort(entries.begin(), entries.end(), better);
  }

  bool next_generation() {
    next_ = 0;
    if (stale_ > (pools_.empty() ? kLastPatience : kPatience)) {
      children_.clear();
    }
    if (children_.empty()) {
      if (pools_.empty()) {
        return false;
      }
      const auto pool = pools_.begin();
      at_ = pool->first;
      pooled_ -= pool->second.size();
      children_ = std::move(pool->second);
      pools_.erase(pool);
      best_ = std::numeric_limits<int>::max();
      stale_ = 0;
    }
    beam_.swap(children_);
    children_.clear();
    cut(beam_);
    stale_ = beam_.front().score < best_ ? 0 : stale_ + 1;
    best_ = std::min(best_, beam_.front().score);
    return true;
  }

  void look_into(std::size_t number) {
    game_.legal(beam_[number].position, moves_);
    for (const Move& move : moves_) {
      if (!count_node()) {
        return;
      }
      State position = beam_[number].position;
      game_.apply(position, move);
      const bool won = game_.goal(position);
      const Insert inserted = won ? Insert::fresh : seen_.insert(game_.key(position));
      if (inserted == Insert::full) {
        return finish(Halt::memory);
      }
      if (inserted == Insert::known) {
        continue;
      }
      const std::uint32_t link = links_.add(move, beam_[number].link);
      if (won) {
        return finish(Halt::found);
      }
      const int level = level_(position);
      auto& entries = level == at_ ? children_ : pools_[level];
      pooled_ += level == at_ ? 0 : 1;
      entries.push_back({position, score_(position), link});
      if (entries.size() >= 4 * width_) {
        const std::size_t before = entries.size();
        cut(entries);
        pooled_ -= level == at_ ? 0 : before - entries.size();
      }
    }
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  const G& game_;
  S score_;
  L level_;
  std::size_t width_;
  SeenTable<typename G::Key> seen_;
  Links<Move> links_;
  std::vector<Entry> beam_;
  std::size_t next_ = 0;
  std::vector<Entry> children_;
  std::map<int, std::vector<Entry>> pools_;
  std::size_t pooled_ = 1;
  int at_ = 0;
  int best_ = std::numeric_limits<int>::max();  // score seen in this level
  int stale_ = 0;                               // generations since then
  MoveList<Move> moves_;
};

}  // namespace sabar
