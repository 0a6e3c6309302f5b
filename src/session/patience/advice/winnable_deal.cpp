#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>

namespace sabar {

DealFinder::DealFinder(const GameFile& game, const DealDesire& desire)
    : game_(game), desire_(desire), lots_(desire.seed) {
  trial_.deal.scheme = desire.scheme;
  trial_.deal.order = desire.order.value_or(usual_order(game.rules, desire.scheme));
  ended_ = desire.deals == 0;
}

Result<DealFinder> DealFinder::begin(const GameFile& game, const DealDesire& desire) {
  if (desire.scheme == Scheme::exact) {
    return fail("small numbers of scheme exact are nearly sorted decks", {}, "use another scheme for deals by lot");
  }
  DealFinder finder(game, desire);
  NumberedDeal first = finder.trial_.deal;
  first.number = Natural(1);
  if (const auto table = deal_of(game.rules, first); !table) {
    return tl::unexpected(table.error());
  }
  return finder;
}

std::uint64_t DealFinder::nodes() const { return spent_ + (search_ ? search_->nodes() : meter_ ? meter_->nodes() : 0); }

void DealFinder::step(std::uint64_t nodes) {
  const std::uint64_t end = this->nodes() + nodes;
  while (!done() && this->nodes() < end) {
    if (!search_ && !meter_) {
      next_deal();
    }
    if (!error_) {
      go_on(end - this->nodes());
    }
  }
}

void DealFinder::next_deal() {
  trial_.deal.number = Natural(1 + draw_below(lots_, kNumbers));
  ++counts_.deals;
  auto table = deal_of(game_.rules, trial_.deal);
  if (!table) {
    error_ = table.error();
    return;
  }
  trial_.table = *std::move(table);
  const Budget budget{std::min(allowed_, desire_.nodes - std::min(desire_.nodes, spent_)), desire_.bytes};
  if (desire_.level) {
    meter_ = std::make_unique<DifficultyMeter>(game_.rules, trial_.table, scale_of(game_), budget);
    return;
  }
  auto search = make_search("auto", game_.rules, trial_.table, {budget, 1, {}, {}});
  if (search) {
    search_ = *std::move(search);
  } else {
    error_ = search.error();
  }
}

void DealFinder::go_on(std::uint64_t nodes) {
  if (meter_) {
    meter_->step(nodes);
    if (meter_->done()) {
      const auto difficulty = meter_->result();
      difficulty ? conclude_deal(*difficulty) : (void)(error_ = difficulty.error());
    }
    return;
  }
  if (!search_->done()) {
    search_->step(nodes);
  }
  if (search_->done()) {
    Solution solution = conclude(*search_, game_.rules, trial_.table, search_->halt());
    Difficulty difficulty;
    difficulty.verdict = solution.verdict;
    difficulty.line = std::move(solution.line);
    difficulty.fault = std::move(solution.fault);
    conclude_deal(difficulty);
  }
}

void DealFinder::conclude_deal(const Difficulty& difficulty) {
  spent_ = nodes();
  search_.reset();
  counts_.faults += difficulty.fault ? 1 : 0;
  if (difficulty.fault && !fault_) {
    fault_ = difficulty.fault;
    fault_deal_ = trial_.deal;
  }
  if (difficulty.verdict == Verdict::unsolvable) {
    ++counts_.lost;
  } else if (difficulty.verdict == Verdict::unknown) {
    ++counts_.undecided;
    allowed_ = std::min(2 * allowed_, kMostNodes);
  } else if (desire_.level && *desire_.level != difficulty.level) {
    ++counts_.other;
  } else {
    trial_.line = difficulty.line;
    if (meter_) {
      trial_.difficulty = difficulty;
    }
    found_ = std::move(trial_);
  }
  meter_.reset();
  ended_ = found_ || counts_.deals >= desire_.deals || spent_ >= desire_.nodes;
}

}  // namespace sabar
