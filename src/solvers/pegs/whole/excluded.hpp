// Boards from which no possible finish can be reached, because each is excluded by a pagoda function, or because there
// are no more pegs left than the finish has. A technique of the kernels: it is complete, because what it drops cannot
// be won.
#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/solvers/pegs/methods.hpp>

namespace sabar::pegs {

class Excluded {
public:
  static constexpr std::string_view kName = "pagoda";
  static constexpr bool kComplete = true;

  // When the guard says stop, the remaining finishes get no functions: then they are not excluded.
  Excluded(const Problem& problem, const Layout& layout, const Guard& guard) : least_(problem.finish.count()) {
    for (const Holes finish : possible_finishes(problem)) {
      const std::size_t most = guard.reason() ? 0 : PagodaLanes::kLanes;
      const auto pagodas = most == 0 ? std::vector<Pagoda>{} : useful_pagodas(layout, problem.start, finish, most);
      lanes_.emplace_back(layout, pagodas, finish);
    }
  }

  [[nodiscard]] bool excludes(Holes board) const {
    return std::popcount(board) < least_ || std::all_of(lanes_.begin(), lanes_.end(), [&](const PagodaLanes& lanes) {
             return PagodaLanes::excluded(lanes.weight(board));
           });
  }

  template <class G>
  void prune(const G& game, const typename G::State& position, MoveList<typename G::Move>& moves) const {
    if (std::popcount(position.pegs) <= least_) {
      return moves.clear();
    }
    if (lanes_.size() == 1) {
      const std::uint64_t weight = lanes_[0].weight(position.pegs);
      return moves.keep_if(
          [&](const auto& move) { return !PagodaLanes::excluded(weight - lanes_[0].loss(move.jump)); });
    }
    moves.keep_if([&](const auto& move) { return !excludes(position.pegs ^ game.jump(move).mask); });
  }

private:
  int least_;
  std::vector<PagodaLanes> lanes_;  // one for each possible finish
};

}  // namespace sabar::pegs
