// Search by layers: all positions that cost n moves before those that cost n + 1, each once, at its lowest price.
//
// A position is kept only if what it has cost and what it must still cost (the target's lower bound) stay within a
// limit. So, if a target is met, it is met by a cheapest way, and if none is met, every way costs more than the limit.
// Both hold only while every position is kept. With a width the search is a beam: of each layer the best-looking stay,
// and it can find but not prove.
//
// Source: breadth-first heuristic search (R. Zhou and E. Hansen, 2006). Against A* it needs whole positions of a few
// layers only.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include <sabar/core/move_list.hpp>
#include <sabar/search/kernel.hpp>
#include <sabar/solvers/shortest/node_table.hpp>
#include <sabar/solvers/shortest/priced_game.hpp>

namespace sabar {

template <class T, class G>
concept LayerTarget = requires(const T& target, const typename G::State& position, const typename G::Key& key,
                               int cost) {
  { target.left(position) } -> std::same_as<int>;  // costs at least so much from here
  { target.reached(position, key, cost) } -> std::same_as<bool>;
  { target.looks(position) } -> std::same_as<int>;  // lower is better; for beams only
  { T::kThinned } -> std::convertible_to<bool>;     // the techniques may leave steps out
};

inline constexpr std::size_t kWholeLayers = 0;

template <class G, LayerTarget<G> T>
class Layers : public KernelCount {
public:
  using State = typename G::State;

  // The way may cost at most `limit`.
  Layers(const G& game, const State& start, const Budget& budget, T target, int limit, std::size_t width = kWholeLayers)
      : KernelCount(budget), game_(game), target_(std::move(target)), limit_(limit), width_(width) {
    if (target_.left(start) <= limit_) {
      table_.find_or_add(game_.key(start), 0, 0, {});
      keep(start, 0, 0);
    }
  }

  // Looks into whole positions: a slice may be longer by the steps of one position.
  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      if (next_ < layer_.size()) {
        look_into(layer_[next_++]);
      } else if (!next_layer()) {
        finish(goal_ ? Halt::found : cut_ ? Halt::incomplete : Halt::exhausted);
      }
    }
  }

  [[nodiscard]] std::size_t bytes() const {
    return table_.bytes() + pool_.size() * sizeof(State) + entries_ * 2 * sizeof(Entry);
  }
  // No position was left out but for the limit.
  [[nodiscard]] bool whole() const { return !cut_; }
  // The cheapest way met so far, also of a search that was ended early; empty if there is none.
  [[nodiscard]] std::vector<PricedStep> line() const {
    std::vector<PricedStep> line;
    if (goal_) {
      line.push_back(goal_->step);
      for (std::uint32_t node = goal_->from; node != 0; node = table_[node].from) {
        line.push_back(table_[node].step);
      }
      std::reverse(line.begin(), line.end());
    }
    return line;
  }

private:
  struct Entry {
    std::uint32_t node;
    std::uint32_t place;  // of its position in the pool
    int looks;
  };
  struct Goal {
    std::uint32_t from;
    PricedStep step;
  };

  void keep(const State& position, std::uint32_t node, std::uint32_t cost) {
    std::uint32_t place = static_cast<std::uint32_t>(pool_.size());
    if (free_.empty()) {
      pool_.push_back(position);
    } else {
      place = free_.back();
      free_.pop_back();
      pool_[place] = position;
    }
    if (layers_.size() <= cost) {
      layers_.resize(cost + 1);
    }
    layers_[cost].push_back({node, place, width_ == kWholeLayers ? 0 : target_.looks(position)});
    ++entries_;
  }

  // False when there is none.
  bool next_layer() {
    entries_ -= layer_.size();
    layer_.clear();
    next_ = 0;
    while (layer_.empty() && at_ < layers_.size() && static_cast<int>(at_) <= limit_) {
      layer_.swap(layers_[at_]);
      std::vector<Entry>().swap(layers_[at_]);
      drop_overtaken();
      if (width_ != kWholeLayers && layer_.size() > width_) {
        cut_layer();
      }
      ++at_;
    }
    return !layer_.empty();
  }
  // Positions that were reached more cheaply since.
  void drop_overtaken() {
    const std::size_t before = layer_.size();
    std::erase_if(layer_, [&](const Entry& entry) {
      const bool overtaken = table_[entry.node].cost != at_;
      if (overtaken) {
        free_.push_back(entry.place);
      }
      return overtaken;
    });
    entries_ -= before - layer_.size();
  }
  void cut_layer() {
    const auto better = [](const Entry& a, const Entry& b) {
      return a.looks != b.looks ? a.looks < b.looks : a.node < b.node;
    };
    std::nth_element(layer_.begin(), layer_.begin() + static_cast<std::ptrdiff_t>(width_), layer_.end(), better);
    for (std::size_t i = width_; i < layer_.size(); ++i) {
      free_.push_back(layer_[i].place);
    }
    entries_ -= layer_.size() - width_;
    layer_.resize(width_);
    std::sort(layer_.begin(), layer_.end(), better);
    cut_ = true;
  }

  void look_into(const Entry& entry) {
    const State position = pool_[entry.place];
    free_.push_back(entry.place);
    T::kThinned ? game_.thinned(position, steps_) : game_.legal(position, steps_);
    const std::uint32_t before = table_[entry.node].cost;
    for (const PricedStep& step : steps_) {
      if (!count_node()) {
        return;
      }
      meet(position, entry.node, before + step.price, step);
    }
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  void meet(const State& before, std::uint32_t from, std::uint32_t cost, const PricedStep& step) {
    if (static_cast<int>(cost) > limit_) {
      return;
    }
    State position = before;
    game_.apply(position, step);
    if (static_cast<int>(cost) + target_.left(position) > limit_) {
      return;
    }
    const auto key = game_.key(position);
    if (target_.reached(position, key, static_cast<int>(cost))) {
      goal_ = {from, step};
      limit_ = static_cast<int>(cost) - 1;  // from here on only what is cheaper
      return;
    }
    const auto place = table_.find_or_add(key, from, cost, step);
    auto& node = table_[place.number];
    if (!place.fresh) {
      if (node.cost <= cost) {
        return;
      }
      node.from = from;
      node.cost = cost;
      node.step = step;
    }
    keep(position, place.number, cost);
  }

  const G& game_;
  T target_;
  int limit_;
  std::size_t width_;
  NodeTable<typename G::Key, PricedStep> table_;
  std::deque<State> pool_;           // positions not looked into yet
  std::vector<std::uint32_t> free_;  // places in it
  std::vector<std::vector<Entry>> layers_;
  std::vector<Entry> layer_;  // the one being looked into
  std::size_t at_ = 0;        // the next one
  std::size_t next_ = 0;
  std::size_t entries_ = 0;
  bool cut_ = false;
  std::optional<Goal> goal_;
  MoveList<PricedStep> steps_;
};

}  // namespace sabar
