#include <algorithm>

#include <sabar/solvers/models/spider/level_beam.hpp>

namespace sabar::spider {

LevelBeam::LevelBeam(const Deal& deal, const Attempt& attempt) : layout_(deal.layout), attempt_(attempt) {
  Position start = deal.position;
  Mover mover(layout_, start);
  for (std::size_t c = 0; c < layout_.columns; ++c) {
    mover.settle(c, [](std::size_t) {});
  }
  mover.refresh();
  met_.insert(start.hash);
  keep(start, kNobody, {});
  beam_.push_back(start);
  best_ = start.score;
  if (is_won(layout_, start)) {
    done_ = won_ = true;
  }
}

std::size_t LevelBeam::bytes() const {
  return (beam_.capacity() + next_.capacity() + pool_.capacity()) * sizeof(Position) +
         children_.capacity() * sizeof(Child) + nodes_.capacity() * sizeof(Node) + met_.bytes();
}

bool LevelBeam::may_deal(const Position& at) const {
  return at.dealt < layout_.stock.size() && (!layout_.full || at.features.empty == 0);
}

void LevelBeam::keep(Position& at, std::uint32_t parent, const Step& step) {
  at.score = score_of(at.features, attempt_.weights);
  at.node = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({parent, step});
  if (may_deal(at)) {
    add_to_pool(at);
  }
}

void LevelBeam::add_to_pool(const Position& at) {
  pool_.push_back(at);
  if (pool_.size() >= 2 * std::size_t{attempt_.width}) {
    cut_pool();
  }
}

void LevelBeam::cut_pool() {
  const std::size_t most = std::min<std::size_t>(attempt_.width, pool_.size());
  std::nth_element(
      pool_.begin(), pool_.begin() + static_cast<std::ptrdiff_t>(most), pool_.end(),
      [](const Position& a, const Position& b) { return a.score != b.score ? a.score < b.score : a.node < b.node; });
  pool_.resize(most);
}

void LevelBeam::offer(const Step& step, std::int32_t score, std::uint64_t hash) {
  const auto at = static_cast<std::size_t>(std::clamp<std::int32_t>(score + kOffset, 0, kScores - 1));
  children_.push_back({hash, static_cast<std::uint32_t>(at_), first_[at], step});
  first_[at] = static_cast<std::uint32_t>(children_.size() - 1);
}

void LevelBeam::step() {
  if (at_ < beam_.size()) {
    Steps<LevelBeam>(layout_, attempt_, beam_[at_], *this).list();
    ++at_;
  }
  if (at_ == beam_.size()) {
    next_generation();
  }
}

void LevelBeam::next_generation() {
  next_.clear();
  std::int32_t best = best_;
  for (std::size_t score = 0; score < kScores; ++score) {
    for (std::uint32_t i = first_[score]; i != kNobody && next_.size() < attempt_.width; i = children_[i].after) {
      const Child& child = children_[i];
      if (!met_.insert(child.hash)) {
        continue;
      }
      Position& at = next_.emplace_back(beam_[child.parent]);
      const std::uint32_t parent = at.node;
      Mover(layout_, at).play(child.step);
      keep(at, parent, child.step);
      best = std::min(best, at.score);
      if (is_won(layout_, at)) {
        done_ = won_ = true;
        return;
      }
    }
    first_[score] = kNobody;
  }
  children_.clear();
  beam_.swap(next_);
  at_ = 0;
  stale_ = best < best_ ? 0 : stale_ + 1;
  best_ = best;
  ++generations_;
  if (beam_.empty() || stale_ >= attempt_.patience || generations_ >= kMostGenerations) {
    next_level();
  }
}

void LevelBeam::next_level() {
  cut_pool();
  std::sort(pool_.begin(), pool_.end(), [](const Position& a, const Position& b) { return a.node < b.node; });
  beam_.clear();
  met_.clear();
  std::vector<Position> pool;
  pool.swap(pool_);
  for (Position& at : pool) {
    const std::uint32_t parent = at.node;
    Mover(layout_, at).play({0, 0, 0});
    if (!met_.insert(at.hash)) {
      continue;
    }
    keep(at, parent, {0, 0, 0});
    beam_.push_back(at);
    if (is_won(layout_, at)) {
      done_ = won_ = true;
      return;
    }
  }
  at_ = 0;
  generations_ = stale_ = 0;
  best_ = kScores;
  done_ = beam_.empty();
}

std::vector<Step> LevelBeam::line() const {
  std::vector<Step> steps;
  for (std::uint32_t node = static_cast<std::uint32_t>(nodes_.size() - 1); nodes_[node].parent != kNobody;
       node = nodes_[node].parent) {
    steps.push_back(nodes_[node].step);
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

}  // namespace sabar::spider
