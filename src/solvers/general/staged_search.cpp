#include <sabar/solvers/general/staged_search.hpp>

namespace sabar {

bool StagedSearch::next() {
  const std::uint64_t spent = now_ == nullptr ? 0 : nodes();
  if (at_ == stages_.size() || (now_ != nullptr && spent >= budget_.nodes)) {
    return false;
  }
  const Stage& stage = stages_[at_++];
  spent_ = spent;
  now_.reset();  // its memory goes before the next one takes some
  now_ = stage.make({std::min(stage.nodes, budget_.nodes - spent), budget_.bytes});
  return true;
}

void StagedSearch::step(std::uint64_t nodes) {
  const std::uint64_t end = this->nodes() + nodes;
  while (!done_ && this->nodes() < end) {
    now_->step(end - this->nodes());
    if (!now_->done()) {
      return;
    }
    const Halt halt = now_->halt();
    const bool proved = halt == Halt::exhausted && now_->complete();
    if (halt == Halt::found || proved || !next()) {
      done_ = true;
      halt_ = halt == Halt::nodes && this->nodes() < budget_.nodes ? Halt::incomplete : halt;
    }
  }
}

}  // namespace sabar
