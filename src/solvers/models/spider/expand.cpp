#include <algorithm>

#include <sabar/solvers/models/spider/expand.hpp>

namespace sabar::spider {
namespace {

// Runs among the top cards of a column, or 0 if they do not move together.
std::size_t runs_lifted(const Layout& layout, const Position& at, std::size_t column, std::size_t count) {
  if (count == 0 || count + at.closed[column] > at.size(column)) {
    return 0;
  }
  if (layout.groups) {
    return 1;
  }
  std::size_t runs = 1;
  const Code* cards = at.column(column);
  for (std::size_t i = at.size(column) - count + 1; i < at.size(column); ++i) {
    if (layout.suits_only ? !in_suit(cards[i - 1], cards[i]) : !in_order(cards[i - 1], cards[i])) {
      return 0;
    }
    runs += layout.mixed || in_suit(cards[i - 1], cards[i]) ? 0 : 1;
  }
  return runs;
}

bool is_legal(const Layout& layout, const Position& at, const Step& step) {
  if (step.deals()) {
    return at.dealt < layout.stock.size() && (!layout.full || at.features.empty == 0);
  }
  const std::size_t runs = runs_lifted(layout, at, step.from, step.count);
  if (runs == 0) {
    return false;
  }
  const Code base = at.column(step.from)[at.size(step.from) - step.count];
  const bool floor = at.empty(step.to);
  const bool fits = floor               ? layout.fill_rank == 0 || rank_of(base) == layout.fill_rank
                    : layout.suits_only ? in_suit(at.top(step.to), base)
                                        : in_order(at.top(step.to), base);
  const int spare = std::max(0, spare_columns(layout, at) - (floor ? 1 : 0));
  return fits && runs <= std::size_t{1} << spare;
}

// The start with complete runs gone, as the search sees it.
template <class Left>
Position begin(const Deal& deal, Left&& left) {
  Position at = deal.position;
  Mover mover(deal.layout, at);
  for (std::size_t c = 0; c < deal.layout.columns; ++c) {
    mover.settle(c, left);
  }
  mover.refresh();
  return at;
}

bool wins(const Layout& layout, Position at, const Step* first, const Step* last) {
  for (; first != last; ++first) {
    if (!is_legal(layout, at, *first)) {
      return false;
    }
    Mover(layout, at).play(*first);
  }
  return is_won(layout, at);
}

class Scribe {
public:
  Scribe(const Deal& deal, std::vector<Move>& line) : layout_(deal.layout), line_(line), start_(deal.start) {
    for (std::size_t f = 0; layout_.by_hand && f < layout_.runs; ++f) {
      if (start_.piles[layout_.first_foundation + f].cards.empty()) {
        free_.push_back(layout_.first_foundation + f);
      }
    }
  }

  void collect(std::size_t column) {
    if (layout_.by_hand) {
      line_.push_back(transfer(layout_.first_column + column, free_[used_++], layout_.ranks));
    }
  }
  void carry(const Position& at, const Step& step) {
    if (step.deals()) {
      line_.push_back({MoveKind::draw, 0, 0, 1});
      return;
    }
    std::vector<std::size_t> spare;
    for (std::size_t c = 0; c < layout_.columns; ++c) {
      if (at.empty(c) && c != step.to) {
        spare.push_back(c);
      }
    }
    // Lengths of the runs, from the top.
    std::vector<std::size_t> runs;
    const Code* cards = at.column(step.from);
    const std::size_t size = at.size(step.from);
    for (std::size_t i = 0; i < step.count; ++i) {
      const bool new_run =
          i == 0 || (!layout_.groups && !layout_.mixed && !in_suit(cards[size - 1 - i], cards[size - i]));
      new_run ? runs.push_back(1) : static_cast<void>(++runs.back());
    }
    carry(step.from, step.to, runs, spare);
  }

private:
  // With e columns to spare 2^e runs: as many as must go to one of them, the others on their way, then those again.
  void carry(std::size_t from, std::size_t to, const std::vector<std::size_t>& runs, std::vector<std::size_t> spare) {
    if (runs.size() == 1) {
      line_.push_back(transfer(layout_.first_column + from, layout_.first_column + to, runs[0]));
      return;
    }
    const std::size_t rest_most = std::size_t{1} << (spare.size() - 1);
    const std::size_t upper = runs.size() > rest_most ? runs.size() - rest_most : 1;
    const std::vector<std::size_t> above(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(upper));
    const std::vector<std::size_t> below(runs.begin() + static_cast<std::ptrdiff_t>(upper), runs.end());
    const std::size_t aside = spare.back();
    spare.pop_back();
    carry(from, aside, above, spare);
    carry(from, to, below, spare);
    carry(aside, to, above, spare);
  }

  const Layout& layout_;
  std::vector<Move>& line_;
  const Table& start_;
  std::vector<std::size_t> free_;  // foundations
  std::size_t used_ = 0;
};

}  // namespace

std::vector<Step> shortened(const Deal& deal, std::vector<Step> steps) {
  const Layout& layout = deal.layout;
  Position at = begin(deal, [](std::size_t) {});
  for (std::size_t i = 0; i < steps.size();) {
    const Step step = steps[i];
    std::vector<Step> rest(steps.begin() + static_cast<std::ptrdiff_t>(i) + 1, steps.end());
    bool shorter = !step.deals() && wins(layout, at, rest.data(), rest.data() + rest.size());
    const auto again = std::find_if(rest.begin(), rest.end(), [&](const Step& later) {
      return later.from == step.to && later.count == step.count;
    });
    if (!shorter && !step.deals() && again != rest.end() && again->to != step.from) {
      again->from = step.from;
      shorter = wins(layout, at, rest.data(), rest.data() + rest.size());
    }
    if (shorter) {
      steps.resize(i);
      steps.insert(steps.end(), rest.begin(), rest.end());
    } else {
      Mover(layout, at).play(step);
      ++i;
    }
  }
  return steps;
}

std::vector<Move> expand(const Deal& deal, const std::vector<Step>& steps) {
  std::vector<Move> line;
  Scribe scribe(deal, line);
  const auto left = [&](std::size_t column) { scribe.collect(column); };
  Position at = begin(deal, left);
  for (const Step& step : steps) {
    scribe.carry(at, step);
    Mover(deal.layout, at).play(step, left);
  }
  return line;
}

}  // namespace sabar::spider
