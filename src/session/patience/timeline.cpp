#include <algorithm>

#include <sabar/session/patience/timeline.hpp>

namespace sabar {

Timeline::Timeline(std::shared_ptr<const patience::Engine> engine, const State& start, bool scored)
    : engine_(std::move(engine)), scored_(scored), kept_{{start, {}}}, here_{start, {}} {}

std::size_t Timeline::step_back() const {
  std::size_t place = now_ > 0 ? now_ - 1 : 0;
  while (place > 0 && continues_[place]) {
    --place;
  }
  return place;
}

std::size_t Timeline::step_ahead() const {
  std::size_t place = std::min(now_ + 1, size());
  while (place < size() && continues_[place]) {
    ++place;
  }
  return place;
}

void Timeline::play(std::span<const Move> step, bool continues) {
  moves_.resize(now_);
  continues_.resize(now_);
  kept_.resize(now_ / kInterval + 1);
  for (const Move& move : step) {
    continues_.push_back(continues || moves_.size() > now_);
    moves_.push_back(move);
  }
  go_to(moves_.size());
}

void Timeline::go_to(std::size_t n) {
  const std::size_t mark = std::min(n / kInterval, kept_.size() - 1);
  if (n < now_ || now_ < mark * kInterval) {
    here_ = kept_[mark];
    now_ = mark * kInterval;
  }
  while (now_ < n) {
    make(moves_[now_]);
    ++now_;
    if (now_ == kept_.size() * kInterval) {
      kept_.push_back(here_);
    }
  }
}

void Timeline::make(const Move& move) {
  if (scored_) {
    here_.score.make(*engine_, here_.position, move);
  } else {
    engine_->apply(here_.position, move);
  }
}

}  // namespace sabar
