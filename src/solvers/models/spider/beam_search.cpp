#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/solvers/models/spider/beam_search.hpp>
#include <sabar/solvers/models/spider/expand.hpp>

namespace sabar::spider {

BeamSearch::BeamSearch(std::shared_ptr<const Deal> deal, const Budget& budget, Kind kind)
    : deal_(std::move(deal)), budget_(budget), trained_(trained_attempts(deal_->layout)), kind_(kind) {
  next_attempt();
}

void BeamSearch::next_attempt() {
  const Attempt attempt =
      kind_ == Kind::trained ? trained_[static_cast<std::size_t>(number_)] : drawn_attempt(trained_, number_);
  ++number_;
  width_ = attempt.width;
  beam_.emplace(*deal_, attempt);
}

void BeamSearch::step(std::uint64_t nodes) {
  for (const std::uint64_t end = nodes_ + nodes; !done_ && nodes_ < end;) {
    if (beam_->won()) {
      finish(Halt::found);
    } else if (nodes_ >= budget_.nodes) {
      finish(Halt::nodes);
    } else if (beam_->done()) {
      kind_ == Kind::trained&& number_ == trained_.size() ? finish(Halt::exhausted) : next_attempt();
    } else {
      beam_->step();
      ++nodes_;
      if (beam_->bytes() > budget_.bytes) {
        finish(Halt::memory);
      }
    }
  }
}

void BeamSearch::finish(Halt halt) {
  done_ = true;
  halt_ = halt;
}

std::vector<Move> BeamSearch::line() const {
  return beam_->won() ? expand(*deal_, shortened(*deal_, beam_->line())) : std::vector<Move>{};
}

std::string BeamSearch::stage() const { return fmt::format("beam {}", width_); }

}  // namespace sabar::spider
