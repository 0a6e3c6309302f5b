// Trains the attempts of the search for FreeCell and prints the lines of src/solvers/models/freecell/trained.cpp.
//
//   sabar_train_freecell GAME FIRST LAST [CANDIDATES [SEED [KEEP]]]
//
// Candidates are the attempts there are, and others drawn around them. Each plays every deal of scheme ms from FIRST to
// LAST for a while; if the first KEEP attempts are to stay, only the deals they leave open. Then attempts are chosen
// one by one: of all candidates and numbers of nodes the pair that wins the most of the deals still open per node
// spent. That is the greedy rule for the least mean time to an answer (U. Feige, L. Lovász and P. Tetali 2004: at most
// four times the least).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/models/freecell/dig_search.hpp>
#include <sabar/solvers/models/freecell/model.hpp>

namespace {

using namespace sabar;
using freecell::Attempt;

constexpr std::uint64_t kMost = 6'000;  // nodes for a candidate and a deal
constexpr std::uint32_t kNever = 1'000'000'000;
constexpr std::uint64_t kBeginning = 40;  // what an attempt costs before its first node
constexpr std::size_t kOpenAtEnd = 8;     // so few deals teach nothing any more

using DealPointer = std::shared_ptr<const freecell::Deal>;

DealPointer read_deal(const Rules& rules, std::uint64_t number) {
  const Table table = deal_of(rules, {Scheme::ms, Natural(number), usual_order(rules, Scheme::ms)}).value();
  const freecell::Layout layout = freecell::read_layout(rules);
  return std::make_shared<const freecell::Deal>(
      freecell::Deal{rules, table, layout, *freecell::read_position(rules, layout, table)});
}

// Draws of its own: what is trained must not hang on a library.
class Draws {
public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}
  double unit() {
    state_ += 0x9e3779b97f4a7c15;
    return static_cast<double>(freecell::detail::scatter(state_) >> 11) * 0x1p-53;
  }
  // Half to double, around one.
  double factor() { return std::exp2(2 * (unit() - 0.5)); }
  int around(int value) { return static_cast<int>(std::lround(value * factor())); }

private:
  std::uint64_t state_;
};

Attempt draw_near(const Attempt& base, Draws& draws) {
  Attempt attempt = base;
  freecell::Weights& weights = attempt.weights;
  attempt.all_home = draws.unit() < 0.5;
  weights.away = draws.around(weights.away);
  weights.covers = draws.around(weights.covers);
  weights.breaks = draws.around(weights.breaks);
  weights.above_next = draws.around(weights.above_next);
  weights.above_second = draws.around(weights.above_second + 1);
  for (int& weight : weights.cells) {
    weight = draws.around(weight + 2);
  }
  for (int& weight : weights.columns) {
    weight = draws.around(weight + 2);
  }
  weights.columns.back() = 0;
  return attempt;
}

// Nodes to a win; none within those of the attempt: more than any attempt has.
std::uint32_t nodes_to_win(const DealPointer& deal, const Attempt& attempt) {
  freecell::DigSearch search(deal, {}, std::span(&attempt, 1));
  while (!search.done()) {
    search.step(attempt.nodes);
  }
  return search.halt() == Halt::found ? static_cast<std::uint32_t>(search.nodes()) : kNever;
}

struct Choice {
  std::size_t candidate = 0;
  std::uint64_t nodes = 0;
  double price = std::numeric_limits<double>::max();  // nodes for a win
};

// The best number of nodes for a candidate whose wins among the open deals take so many, in order.
Choice best_cut(std::size_t candidate, const std::vector<std::uint32_t>& sorted) {
  Choice best;
  double before = 0;
  for (std::size_t won = 0; won < sorted.size() && sorted[won] <= kMost; ++won) {
    before += sorted[won];
    const double spent = before + static_cast<double>(sorted.size() - won - 1) * sorted[won] +
                         static_cast<double>(kBeginning * sorted.size());
    if (const double price = spent / static_cast<double>(won + 1); price < best.price) {
      best = {candidate, sorted[won], price};
    }
  }
  return best;
}

void print_row(const Attempt& attempt) {
  const freecell::Weights& w = attempt.weights;
  fmt::print("    {{{}, {}, {{{}, {}, {}, {}, {}, {{{}}}, {{{}}}}}}},", attempt.nodes, attempt.all_home, w.away,
             w.covers, w.breaks, w.above_next, w.above_second, fmt::join(w.cells, ", "), fmt::join(w.columns, ", "));
}

std::vector<std::vector<std::uint32_t>> play_all(const std::vector<DealPointer>& deals,
                                                 std::vector<Attempt>& candidates) {
  std::vector<std::vector<std::uint32_t>> nodes;
  for (Attempt& attempt : candidates) {
    attempt.nodes = kMost;
    auto& row = nodes.emplace_back();
    for (const DealPointer& deal : deals) {
      row.push_back(nodes_to_win(deal, attempt));
    }
    std::fprintf(stderr, "\r%zu of %zu candidates", nodes.size(), candidates.size());
  }
  std::fputs("\n", stderr);
  return nodes;
}

Choice best_choice(const std::vector<std::vector<std::uint32_t>>& nodes, const std::vector<std::size_t>& open) {
  Choice best;
  for (std::size_t c = 0; c < nodes.size(); ++c) {
    std::vector<std::uint32_t> sorted;
    for (const std::size_t deal : open) {
      sorted.push_back(nodes[c][deal]);
    }
    std::sort(sorted.begin(), sorted.end());
    if (const Choice choice = best_cut(c, sorted); choice.price < best.price) {
      best = choice;
    }
  }
  return best;
}

void print_schedule(const std::vector<Attempt>& candidates, const std::vector<std::vector<std::uint32_t>>& nodes,
                    std::size_t deals) {
  std::vector<std::size_t> open(deals);
  std::iota(open.begin(), open.end(), 0);
  double spent = 0;
  while (open.size() > kOpenAtEnd) {
    const Choice best = best_choice(nodes, open);
    if (best.nodes == 0) {
      break;
    }
    const std::vector<std::uint32_t>& row = nodes[best.candidate];
    const std::size_t before = open.size();
    for (const std::size_t deal : open) {
      spent += static_cast<double>(std::min<std::uint64_t>(row[deal], best.nodes) + kBeginning);
    }
    std::erase_if(open, [&](std::size_t deal) { return row[deal] <= best.nodes; });
    Attempt attempt = candidates[best.candidate];
    attempt.nodes = best.nodes;
    print_row(attempt);
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
  if (!game || !freecell::fits((*game)->rules)) {
    std::fputs("sabar_train_freecell GAME FIRST LAST [CANDIDATES [SEED [KEEP]]]\n", stderr);
    return 2;
  }
  const auto given = freecell::trained_attempts(freecell::read_layout((*game)->rules));
  const auto kept = given.first(std::min<std::size_t>(given.size(), number(6, 0)));
  std::vector<DealPointer> deals;
  for (std::uint64_t deal = number(2, 0); deal <= number(3, 0); ++deal) {
    auto read = read_deal((*game)->rules, deal);
    if (std::none_of(kept.begin(), kept.end(), [&](const Attempt& a) { return nodes_to_win(read, a) <= a.nodes; })) {
      deals.push_back(std::move(read));
    }
  }
  std::fprintf(stderr, "%zu deals\n", deals.size());
  Draws draws(number(5, 1));
  std::vector<Attempt> candidates(given.begin(), given.end());
  for (std::size_t i = 0; i < number(4, 100); ++i) {
    candidates.push_back(draw_near(given[i % given.size()], draws));
  }
  print_schedule(candidates, play_all(deals, candidates), deals.size());
}
