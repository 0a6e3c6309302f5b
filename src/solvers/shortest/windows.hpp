// Short cuts: from every position of a line a small search for a cheaper way to any position further on.
//
// The rest of the line is then followed from there. Keys forget the names of interchangeable piles, so the same moves
// may have other names after a short cut; they are found again by the keys of the positions they lead to.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include <sabar/solvers/shortest/layers.hpp>
#include <sabar/solvers/shortest/targets.hpp>

namespace sabar {

template <class Engine>
class Windows {
public:
  using Game = PricedGame<Engine>;
  using State = typename Engine::State;

  // `nodes`: for each position of the line.
  Windows(const Game& game, const State& start, const Budget& budget, std::vector<PricedStep> line, std::uint64_t nodes)
      : game_(game), start_(start), budget_(budget), each_(nodes), line_(std::move(line)), position_(start) {
    survey();
  }

  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done_ && this->nodes() < end;) {
      if (!search_) {
        open();
        continue;
      }
      search_->step(end - this->nodes());
      if (search_->done()) {
        close();
      }
    }
  }
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] std::uint64_t nodes() const { return spent_ + (search_ ? search_->nodes() : 0); }
  [[nodiscard]] std::size_t bytes() const {
    return (search_ ? search_->bytes() : 0) + line_.size() * (sizeof(PricedStep) + 2 * sizeof(Station));
  }
  // Never dearer than the one given.
  [[nodiscard]] const std::vector<PricedStep>& line() const { return line_; }

private:
  using Target = LineTarget<Engine>;
  using Station = typename Target::Station;

  // The positions of the line, in its order and sorted by key.
  void survey() {
    stations_.assign(1, {game_.key(start_), 0});
    State position = start_;
    for (const PricedStep& step : line_) {
      game_.apply(position, step);
      stations_.push_back({game_.key(position), stations_.back().cost + step.price});
    }
    // Of equal positions the dearest is the one to reach.
    sorted_ = stations_;
    std::sort(sorted_.begin(), sorted_.end(),
              [](const Station& a, const Station& b) { return a.key != b.key ? a.key < b.key : a.cost > b.cost; });
  }

  void open() {
    if (at_ >= line_.size() || spent_ >= budget_.nodes) {
      done_ = true;
      return;
    }
    const int left = stations_.back().cost - stations_[at_].cost;
    search_.emplace(game_, position_, Budget{std::min(each_, budget_.nodes - spent_), budget_.bytes},
                    Target(sorted_, stations_[at_].cost), left - 1);
  }
  void close() {
    spent_ += search_->nodes();
    const std::vector<PricedStep> way = search_->line();
    search_.reset();
    if (way.empty() || !take(way)) {
      game_.apply(position_, line_[at_++]);
    }
  }

  // Goes the way, then on along the line; false if it cannot be followed.
  bool take(const std::vector<PricedStep>& way) {
    State position = position_;
    std::vector<PricedStep> line(line_.begin(), line_.begin() + static_cast<std::ptrdiff_t>(at_));
    for (const PricedStep& step : way) {
      game_.apply(position, step);
      line.push_back(step);
    }
    const auto key = game_.key(position);
    auto station = stations_.size();
    while (station > 0 && stations_[station - 1].key != key) {
      --station;
    }
    for (; station > 0 && station < stations_.size(); ++station) {
      const auto step = step_to(position, stations_[station].key);
      if (!step) {
        return false;
      }
      game_.apply(position, *step);
      line.push_back(*step);
    }
    line_.swap(line);
    survey();
    return true;
  }
  [[nodiscard]] std::optional<PricedStep> step_to(const State& position, const typename Game::Key& key) {
    std::optional<PricedStep> best;
    game_.legal(position, steps_);
    for (const PricedStep& step : steps_) {
      State next = position;
      game_.apply(next, step);
      if (game_.key(next) == key && (!best || step.price < best->price)) {
        best = step;
      }
    }
    return best;
  }

  const Game& game_;
  State start_;
  Budget budget_;
  std::uint64_t each_;
  std::vector<PricedStep> line_;
  std::vector<Station> stations_;
  std::vector<Station> sorted_;
  State position_;  // after the first `at_` steps
  std::size_t at_ = 0;
  std::optional<Layers<Game, Target>> search_;
  std::uint64_t spent_ = 0;
  bool done_ = false;
  MoveList<PricedStep> steps_;
};

}  // namespace sabar
