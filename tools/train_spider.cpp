// Trains the attempts of the search for Spider and prints the lines of src/solvers/models/spider/trained.cpp.
//
//   sabar_train_spider GAME FIRST LAST [CANDIDATES [SEED [KEEP]]]
//
// Candidates are the attempts there are, and others drawn around them. Each plays every deal of scheme ms from FIRST to
// LAST; if the first KEEP attempts are to stay, only the deals they leave open. Then attempts are chosen one by one: of
// all candidates the one that wins the most of the deals still open per node spent on them, which is the greedy rule of
// tools/train_freecell.cpp.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <numeric>
#include <vector>

#include <fmt/format.h>

#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/level_beam.hpp>
#include <sabar/solvers/models/spider/model.hpp>

namespace {

using namespace sabar;
using spider::Attempt;

constexpr std::uint32_t kWidest = 1'000;  // of a candidate: wider ones are for the end of the table, by hand

spider::Deal read_deal(const Rules& rules, std::uint64_t number) {
  return spider::read_deal(rules,
                           deal_of(rules, {Scheme::ms, Natural(number), usual_order(rules, Scheme::ms)}).value());
}

// Draws of its own: what is trained must not hang on a library.
class Draws {
public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}
  double unit() {
    state_ += 0x9e3779b97f4a7c15;
    return static_cast<double>(spider::detail::scatter(state_) >> 11) * 0x1p-53;
  }
  // Around one: from 2^-spread to 2^spread.
  double factor(double spread) { return std::exp2(2 * (unit() - 0.5) * spread); }
  int around(int value, double spread) { return static_cast<int>(std::lround(value * factor(spread))); }

private:
  std::uint64_t state_;
};

Attempt draw_near(const Attempt& base, Draws& draws) {
  Attempt attempt = base;
  const auto whole = [&](std::uint32_t value, double spread) {
    return static_cast<std::uint32_t>(std::max(1, draws.around(static_cast<int>(value), spread)));
  };
  attempt.width = std::min(kWidest, whole(base.width, 1));
  attempt.patience = whole(base.patience, 0.6);
  attempt.parts = draws.unit() < 0.4;
  spider::Weights& weights = attempt.weights;
  for (int* weight : {&weights.off, &weights.closed, &weights.empty, &weights.kings, &weights.home}) {
    *weight = draws.around(*weight, 0.8);
  }
  return attempt;
}

struct Played {
  std::uint64_t nodes = 0;
  bool won = false;
};

Played play(const spider::Deal& deal, const Attempt& attempt) {
  spider::LevelBeam beam(deal, attempt);
  Played played;
  while (!beam.done()) {
    beam.step();
    ++played.nodes;
  }
  played.won = beam.won();
  return played;
}

void print_row(const Attempt& attempt) {
  const spider::Weights& w = attempt.weights;
  fmt::print("    {{{}, {}, {}, {{{}, {}, {}, {}, {}, {}}}}},", attempt.width, attempt.patience, attempt.parts,
             w.breaks, w.off, w.closed, w.empty, w.kings, w.home);
}

using PlayedRows = std::vector<std::vector<Played>>;  // by candidate and deal

std::size_t best_candidate(const PlayedRows& rows, const std::vector<std::size_t>& open) {
  std::size_t best = rows.size();
  double best_price = std::numeric_limits<double>::max();
  for (std::size_t c = 0; c < rows.size(); ++c) {
    double nodes = 0;
    double won = 0;
    for (const std::size_t deal : open) {
      nodes += static_cast<double>(rows[c][deal].nodes);
      won += rows[c][deal].won ? 1 : 0;
    }
    if (won > 0 && nodes / won < best_price) {
      best = c;
      best_price = nodes / won;
    }
  }
  return best;
}

void print_schedule(const std::vector<Attempt>& candidates, const PlayedRows& rows, std::size_t deals) {
  std::vector<std::size_t> open(deals);
  std::iota(open.begin(), open.end(), 0);
  double spent = 0;
  while (!open.empty()) {
    const std::size_t best = best_candidate(rows, open);
    if (best == rows.size()) {
      break;
    }
    const std::size_t before = open.size();
    for (const std::size_t deal : open) {
      spent += static_cast<double>(rows[best][deal].nodes);
    }
    std::erase_if(open, [&](std::size_t deal) { return rows[best][deal].won; });
    print_row(candidates[best]);
    fmt::print("  // {} of {}\n", before - open.size(), before);
  }
  fmt::print("// {} of {} deals open; {:.0f} nodes a deal\n", open.size(), deals, spent / static_cast<double>(deals));
}

}  // namespace

int main(int count, char** words) {
  const auto number = [&](int i, std::uint64_t usual) {
    return i < count ? std::strtoull(words[i], nullptr, 10) : usual;
  };
  const auto game = find_game(count >= 4 ? words[1] : "");
  if (!game || !spider::fits((*game)->rules)) {
    std::fputs("sabar_train_spider GAME FIRST LAST [CANDIDATES [SEED [KEEP]]]\n", stderr);
    return 2;
  }
  const Rules& rules = (*game)->rules;
  const auto given = spider::trained_attempts(read_deal(rules, number(2, 1)).layout);
  const auto kept = given.first(std::min<std::size_t>(given.size(), number(6, 0)));
  std::vector<std::unique_ptr<const spider::Deal>> deals;
  for (std::uint64_t deal = number(2, 0); deal <= number(3, 0); ++deal) {
    auto read = std::make_unique<const spider::Deal>(read_deal(rules, deal));
    if (std::none_of(kept.begin(), kept.end(), [&](const Attempt& a) { return play(*read, a).won; })) {
      deals.push_back(std::move(read));
    }
  }
  std::fprintf(stderr, "%zu deals\n", deals.size());
  Draws draws(number(5, 1));
  std::vector<Attempt> candidates;
  std::copy_if(given.begin(), given.end(), std::back_inserter(candidates),
               [](const Attempt& a) { return a.width <= kWidest; });
  const std::size_t usual = candidates.size();
  for (std::size_t i = 0; i < number(4, 100); ++i) {
    candidates.push_back(draw_near(candidates[i % usual], draws));
  }
  PlayedRows rows;
  for (const Attempt& attempt : candidates) {
    auto& row = rows.emplace_back();
    for (const auto& deal : deals) {
      row.push_back(play(*deal, attempt));
    }
    std::fprintf(stderr, "\r%zu of %zu candidates", rows.size(), candidates.size());
  }
  std::fputs("\n", stderr);
  print_schedule(candidates, rows, deals.size());
}
