// Best-first search: the position with the lowest score is looked into next; among equals the one met last.
//
// The kernel for finding. It keeps every position it has met, so when nothing is left it has seen all there is and is
// as good a proof as depth-first search; it only needs ten times the memory for it.
#pragma once

#include <algorithm>
#include <concepts>
#include <deque>
#include <vector>

#include <sabar/search/kernel.hpp>
#include <sabar/search/pruned.hpp>
#include <sabar/search/seen_table.hpp>

namespace sabar {

template <class S, class G>
concept Score = requires(const S& score, const typename G::State& position) {
  { score(position) } -> std::convertible_to<int>;  // lower is better
};

template <Game G, Score<G> S>
class BestFirst : public KernelCount {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr bool kExhaustive = is_complete<G>();

  BestFirst(const G& game, const State& start, const Budget& budget, S score)
      : KernelCount(budget), game_(game), score_(std::move(score)), seen_(budget.bytes / 4), open_(kScores) {
    seen_.insert(game_.key(start));
    keep(start, 0, Move{});
    if (game_.goal(start)) {
      finish(Halt::found);
    }
  }

  // Looks into whole positions: a slice may be longer by the moves of one position.
  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      while (best_ < kScores && open_[best_].empty()) {
        ++best_;
      }
      if (best_ == kScores) {
        return finish(Halt::exhausted);
      }
      const std::uint32_t number = open_[best_].back();
      open_[best_].pop_back();
      look_into(number);
    }
  }

  [[nodiscard]] std::vector<Move> line() const {
    std::vector<Move> line;
    for (std::size_t i = met_.size() - 1; i != 0; i = met_[i].from) {
      line.push_back(met_[i].move);
    }
    std::reverse(line.begin(), line.end());
    return line;
  }
  [[nodiscard]] std::size_t bytes() const {
    return seen_.bytes() + met_.size() * (sizeof(Met) + sizeof(std::uint32_t));
  }

private:
  static constexpr std::size_t kScores = 4096;
  struct Met {
    State position;
    Move move;
    std::uint32_t from;
  };

  void keep(const State& position, std::uint32_t from, const Move& move) {
    const auto bucket = static_cast<std::size_t>(std::clamp(score_(position), 0, static_cast<int>(kScores) - 1));
    open_[bucket].push_back(static_cast<std::uint32_t>(met_.size()));
    met_.push_back({position, move, from});
    best_ = std::min(best_, bucket);
  }

  void look_into(std::uint32_t number) {
    game_.legal(met_[number].position, moves_);
    for (const Move& move : moves_) {
      if (!count_node()) {
        return;
      }
      State position = met_[number].position;
      game_.apply(position, move);
      if (game_.goal(position)) {
        met_.push_back({position, move, number});
        return finish(Halt::found);
      }
      switch (seen_.insert(game_.key(position))) {
        case Insert::fresh:
          keep(position, number, move);
          break;
        case Insert::known:
          break;
        case Insert::full:
          return finish(Halt::memory);
      }
    }
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  const G& game_;
  S score_;
  SeenTable<typename G::Key> seen_;
  std::deque<Met> met_;
  std::vector<std::vector<std::uint32_t>> open_;  // per score the positions not looked into yet
  std::size_t best_ = 0;
  MoveList<Move> moves_;
};

}  // namespace sabar
