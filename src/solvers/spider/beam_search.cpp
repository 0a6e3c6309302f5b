#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/solvers/spider/beam_search.hpp>
#include <sabar/solvers/spider/expand.hpp>

namespace sabar::spider {

BeamSearch::BeamSearch(std::shared_ptr<const Deal> deal, const Budget& budget, std::span<const Attempt> attempts)
    : deal_(std::move(deal)), budget_(budget), attempts_(attempts) {
  beam_.emplace(*deal_, attempts_.front());
}

void BeamSearch::step(std::uint64_t nodes) {
  for (const std::uint64_t end = nodes_ + nodes; !done_ && nodes_ < end;) {
    if (beam_->won()) {
      finish(Halt::found);
    } else if (nodes_ >= budget_.nodes) {
      finish(Halt::nodes);
    } else if (beam_->done()) {
      attempts_ = attempts_.subspan(1);
      if (attempts_.empty()) {
        attempts_ = {};
        finish(Halt::exhausted);
      } else {
        beam_.emplace(*deal_, attempts_.front());
      }
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

std::string BeamSearch::stage() const {
  return attempts_.empty() ? "beam" : fmt::format("beam {}", attempts_.front().width);
}

}  // namespace sabar::spider
