#include <sabar/api/pegs/alike.hpp>
#include <sabar/api/pegs/counts.hpp>

namespace sabar {

void PegsCounter::look_at(const PegsSession& session) {
  if (!session_ || !same_position(*session_, session)) {
    session_ = session;
    counts_.clear();
  }
}

void PegsCounter::step(PegsAdviser& adviser) {
  if (done()) {
    return;
  }
  const std::size_t jump = counts_.size();
  const auto like = earlier_alike(*session_, jump);
  counts_.push_back(like ? counts_[*like] : adviser.solutions(*session_, pegs_after(*session_, jump)));
}

}  // namespace sabar
