// Trains the weights of the beams that make lines of FreeCell shorter and prints them for
// src/solvers/models/freecell/short_beam.hpp.
//
//   sabar_train_short [--runs] FIRST LAST [ROUNDS [SEED]]
//
// Hill climbing: in each round one weight, or two, become smaller or larger by a part drawn by lot; what makes the
// lines of deals FIRST to LAST of scheme ms shorter in the mean, with the usual number of nodes, stays.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/models/freecell/short_search.hpp>
#include <sabar/solvers/search.hpp>

namespace {

using namespace sabar;
using freecell::ShortWeights;

struct Won {
  Table table;
  std::vector<Move> line;
};

std::vector<Won> read_deals(const Rules& rules, std::uint64_t first, std::uint64_t last) {
  std::vector<Won> deals;
  for (std::uint64_t number = first; number <= last; ++number) {
    Table table = deal_of(rules, {Scheme::ms, Natural(number), usual_order(rules, Scheme::ms)}).value();
    if (const auto solution = solve("freecell", rules, table, {}); solution->verdict == Verdict::solved) {
      deals.push_back({std::move(table), solution->line});
    }
  }
  return deals;
}

// Of the lines together; weights under which a narrow beam finds nothing leave long ones.
std::size_t moves_with(const Rules& rules, const std::vector<Won>& deals, const ShortWeights& weights) {
  LineOptions options;
  options.improve = freecell::kShortBeamNodes;
  options.count_runs = weights.runs;
  std::size_t moves = 0;
  for (const Won& deal : deals) {
    const auto search = freecell::make_short_search(rules, deal.table, deal.line, options, weights);
    while (!search->done()) {
      search->step(options.improve);
    }
    moves += conclude_line(*search, rules, deal.table, deal.line).counted;
  }
  return moves;
}

constexpr std::array kWeights = {&ShortWeights::away,        &ShortWeights::late,         &ShortWeights::breaks,
                                 &ShortWeights::covers,      &ShortWeights::above_next,   &ShortWeights::above_second,
                                 &ShortWeights::held,        &ShortWeights::full,         &ShortWeights::filled,
                                 &ShortWeights::above_lower, &ShortWeights::above_lower2, &ShortWeights::above_lower4,
                                 &ShortWeights::wait};

// Draws of its own: what is trained must not hang on a library.
class Draws {
public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}
  std::uint64_t operator()(std::uint64_t below) {
    state_ += 0x9e3779b97f4a7c15;
    return freecell::detail::scatter(state_) % below;
  }

private:
  std::uint64_t state_;
};

void change(ShortWeights& weights, Draws& draws) {
  int& weight = weights.*kWeights[draws(kWeights.size())];
  const int step = 1 + weight * static_cast<int>(5 + draws(30)) / 100;
  weight = std::max(0, weight + (draws(2) == 0 ? step : -step));
}

void print(const ShortWeights& weights, std::size_t moves, std::size_t deals) {
  std::vector<int> values;
  for (const auto weight : kWeights) {
    values.push_back(weights.*weight);
  }
  fmt::print("{{{}, {}}}  // {:.2f} moves\n", weights.runs, fmt::join(values, ", "),
             static_cast<double>(moves) / static_cast<double>(deals));
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
  const bool runs = count > 1 && std::string_view(words[1]) == "--runs";
  const auto number = [&](int i, std::uint64_t usual) {
    const int place = i + (runs ? 1 : 0);
    return place < count ? std::strtoull(words[place], nullptr, 10) : usual;
  };
  const Rules& rules = (*find_game("freecell"))->rules;
  const std::vector<Won> deals = read_deals(rules, number(1, 1), number(2, 0));
  if (deals.empty()) {
    std::fputs("sabar_train_short [--runs] FIRST LAST [ROUNDS [SEED]]\n", stderr);
    return 2;
  }
  ShortWeights best = runs ? freecell::kRunWeights : freecell::kCardWeights;
  std::size_t least = moves_with(rules, deals, best);
  print(best, least, deals.size());
  Draws draws(number(4, 1));
  for (std::uint64_t round = 0; round < number(3, 200); ++round) {
    ShortWeights tried = best;
    for (std::uint64_t changes = 1 + draws(2); changes > 0; --changes) {
      change(tried, draws);
    }
    if (const std::size_t moves = moves_with(rules, deals, tried); moves < least) {
      best = tried;
      least = moves;
      print(best, least, deals.size());
    }
  }
}
