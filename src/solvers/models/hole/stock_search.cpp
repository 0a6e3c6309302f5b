#include <algorithm>

#include <sabar/solvers/models/hole/stock_search.hpp>

namespace sabar::hole {
namespace {

// A pyramid of seven rows has 1,430 tables, three peaks have 22,932: the more places are open, the more tables.
constexpr std::size_t kFewPlaces = 8;

std::size_t open_places(const HoleBoard& board) {
  std::size_t count = 0;
  for (std::size_t pile = 0; pile < board.piles; ++pile) {
    count += board.blocked_by[pile] == 0 ? 1 : 0;
  }
  return count;
}

}  // namespace

StockSearch::StockSearch(const HoleBoard& board, const HoleGame<true>& game, const HoleTechniques& techniques,
                         const Budget& budget)
    : board_(board), game_(game), budget_(budget) {
  plan(techniques);
  begin(turns_.front().part);
  look_round();
}

void StockSearch::plan(const HoleTechniques& techniques) {
  const bool columns = board_.columns != 0;
  const bool layers = techniques.by_layers && HoleLayers::fits(board_);
  turns_.push_back({Part::deep, 1024});
  if (layers && !columns && open_places(board_) <= kFewPlaces) {
    turns_.push_back({Part::layers, 8192});
  }
  if (techniques.best_order) {
    const bool mostly_won = columns && board_.faces.shape == Shape::ring;
    turns_.push_back({Part::best, mostly_won ? 131072U : columns ? 32768U : 16384U});
  }
  if (layers) {
    turns_.push_back({Part::layers, kNoLimit});
  }
  turns_.push_back({Part::deep, kNoLimit});
}

template <class Visit>
decltype(auto) StockSearch::with_kernel(Visit&& visit) {
  switch (turns_[turn_].part) {
    case Part::best:
      return visit(*best_);
    case Part::layers:
      return visit(*layers_);
    case Part::deep:
      break;
  }
  return visit(*deep_);
}

// Makes the kernel if it has had no turn yet.
void StockSearch::begin(Part part) {
  const Budget share{kNoLimit, budget_.bytes / 3};
  if (part == Part::deep && !deep_) {
    deep_.emplace(game_, board_.start, share);
  } else if (part == Part::best && !best_) {
    best_.emplace(game_, board_.start, share, Score{board_.columns != 0});
  } else if (part == Part::layers && !layers_) {
    layers_.emplace(board_, game_, share);
  }
}

void StockSearch::step(std::uint64_t nodes) {
  const std::uint64_t before = this->nodes();
  const std::uint64_t end = before + std::min(nodes, budget_.nodes - before);
  while (!done_ && this->nodes() < end) {
    const std::uint64_t left = end - this->nodes();
    const std::uint64_t limit = turns_[turn_].nodes;
    with_kernel([&](auto& kernel) { kernel.step(std::min(left, limit - kernel.nodes())); });
    look_round();
  }
}

// Ends the search, or passes the turn on.
void StockSearch::look_round() {
  for (;; begin(turns_[turn_].part)) {
    const std::uint64_t limit = turns_[turn_].nodes;
    const bool over = with_kernel([&](auto& kernel) {
      if (kernel.done() && (kernel.halt() == Halt::found || kernel.halt() == Halt::exhausted)) {
        finish(kernel.halt());
      }
      return kernel.done() || kernel.nodes() >= limit;
    });
    if (!done_ && nodes() >= budget_.nodes) {
      finish(Halt::nodes);
    }
    if (done_ || !over) {
      return;
    }
    if (turn_ + 1 == turns_.size()) {
      return finish(Halt::memory);
    }
    ++turn_;
  }
}

void StockSearch::finish(Halt halt) {
  done_ = true;
  halt_ = halt;
}

std::uint64_t StockSearch::nodes() const {
  return (deep_ ? deep_->nodes() : 0) + (best_ ? best_->nodes() : 0) + (layers_ ? layers_->nodes() : 0);
}

std::size_t StockSearch::bytes() const {
  return (deep_ ? deep_->bytes() : 0) + (best_ ? best_->bytes() : 0) + (layers_ ? layers_->bytes() : 0);
}

std::vector<HoleStep> StockSearch::line() const {
  switch (turns_[turn_].part) {
    case Part::best:
      return best_->line();
    case Part::layers:
      return layers_->line();
    case Part::deep:
      break;
  }
  return deep_->line();
}

std::string_view StockSearch::stage() const {
  switch (turns_[turn_].part) {
    case Part::best:
      return "best first";
    case Part::layers:
      return "layers";
    case Part::deep:
      break;
  }
  return "depth-first";
}

}  // namespace sabar::hole
