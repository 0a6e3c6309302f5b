// What a search by layers looks for: a win, or a way back to a line further on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include <sabar/solvers/general/score.hpp>
#include <sabar/solvers/shortest/lower_bound.hpp>

namespace sabar {

template <class Engine>
class WinTarget {
public:
  using State = typename Engine::State;
  static constexpr bool kThinned = true;

  WinTarget(const Engine& engine, const LowerBound& bound, const Weights& weights)
      : engine_(engine), bound_(bound), score_(engine.rules(), engine.facts(), weights) {}

  [[nodiscard]] int left(const State& position) const { return bound_(position); }
  [[nodiscard]] bool reached(const State& position, const typename Engine::Key& /*key*/, int /*cost*/) const {
    return engine_.goal(position);
  }
  [[nodiscard]] int looks(const State& position) const { return kBound * bound_(position) + score_(position); }

private:
  static constexpr int kBound = 3;  // by trial on Klondike; between 1 and 10 it matters little

  const Engine& engine_;
  const LowerBound& bound_;
  PatienceScore score_;
};

// The positions of a line with what they have cost, from some place of it on.
template <class Engine>
class LineTarget {
public:
  using State = typename Engine::State;
  using Key = typename Engine::Key;
  static constexpr bool kThinned = false;  // the line itself need not keep to the techniques
  struct Station {
    Key key;
    int cost;
  };

  // Sorted by key.
  explicit LineTarget(const std::vector<Station>& stations, int start) : stations_(stations), start_(start) {}

  [[nodiscard]] int left(const State& /*position*/) const { return 0; }
  // Cheaper than by the line.
  [[nodiscard]] bool reached(const State& /*position*/, const Key& key, int cost) const {
    const auto station = std::lower_bound(stations_.begin(), stations_.end(), key,
                                          [](const Station& a, const Key& b) { return a.key < b; });
    return station != stations_.end() && station->key == key && start_ + cost < station->cost;
  }
  [[nodiscard]] int looks(const State& /*position*/) const { return 0; }

private:
  const std::vector<Station>& stations_;
  int start_;
};

}  // namespace sabar
