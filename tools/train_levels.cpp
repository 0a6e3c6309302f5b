// Trains the weights of the search by levels (src/solvers/general/burial_score.hpp).
//
//   sabar_train_levels GAME,GAME... FIRST LAST WIDTH SECONDS [SEED [WEIGHT,WEIGHT...]]
//
// A walk uphill: some weights are changed by a factor, the search plays the deals FIRST..LAST of every game with a
// width of WIDTH, and the change stays if no fewer deals are won. A candidate is given up as soon as it can no longer
// reach what is best so far. What is printed to the standard output is each better row, with how many deals it wins.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/general/patience_search.hpp>

namespace {

using namespace sabar;

constexpr std::array kWeights = {&BurialWeights::home,         &BurialWeights::even,        &BurialWeights::empty,
                                 &BurialWeights::more_empty,   &BurialWeights::joint,       &BurialWeights::ordered,
                                 &BurialWeights::ordered_king, &BurialWeights::later,       &BurialWeights::high,
                                 &BurialWeights::low,          &BurialWeights::waste_share, &BurialWeights::waste,
                                 &BurialWeights::closed,       &BurialWeights::cell};

constexpr int kMost = 2'000;  // where nothing is won or lost by a change, a walk would go on for ever

struct Deal {
  Rules rules;
  Table table;
};

template <class Source>
bool play(const Deal& deal, const BurialWeights& weights, std::size_t width) {
  using Engine = patience::Patience<Source>;
  Engine engine(deal.rules);
  const auto start = engine.start(deal.table);
  if (!start) {
    return false;
  }
  const auto board = std::make_shared<const Board<Engine>>(Board<Engine>{std::move(engine), *start});
  const auto search = make_levels_search(board, SearchOptions{}, weights, width);
  drive(*search);
  return search->halt() == Halt::found;
}

bool wins(const Deal& deal, const BurialWeights& weights, std::size_t width) {
  return patience::SmallRules::fits(deal.rules) ? play<patience::SmallRules>(deal, weights, width)
                                                : play<patience::LoadedRules>(deal, weights, width);
}

class Training {
public:
  Training(std::vector<Deal> deals, std::size_t width) : deals_(std::move(deals)), width_(width) {}

  // Deals won, or -1 once fewer than `least` are certain.
  int won(const BurialWeights& weights, int least) const {
    int won = 0;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      won += wins(deals_[i], weights, width_) ? 1 : 0;
      if (won + static_cast<int>(deals_.size() - i - 1) < least) {
        return -1;
      }
    }
    return won;
  }

private:
  std::vector<Deal> deals_;
  std::size_t width_;
};

double unit(Xoshiro256StarStar& lots) { return static_cast<double>(lots() >> 11) * 0x1p-53; }

BurialWeights changed(const BurialWeights& weights, Xoshiro256StarStar& lots) {
  BurialWeights next = weights;
  for (int changes = 1 + static_cast<int>(unit(lots) * 3); changes > 0; --changes) {
    int& weight = next.*kWeights[static_cast<std::size_t>(unit(lots) * kWeights.size())];
    const double factor = std::exp2(2 * (unit(lots) - 0.5) * 1.2);
    weight = static_cast<int>(std::lround(weight * factor + 4 * (unit(lots) - 0.5)));
    weight = std::clamp(weight, 0, kMost);
  }
  return next;
}

std::string row(const BurialWeights& weights) {
  std::string text;
  for (const auto weight : kWeights) {
    text += fmt::format("{}{}", text.empty() ? "" : ", ", weights.*weight);
  }
  return text;
}

std::vector<std::string> parts(const std::string& text) {
  std::vector<std::string> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

}  // namespace

int main(int count, char** words) {
  if (count < 6) {
    std::fputs("sabar_train_levels GAME,GAME... FIRST LAST WIDTH SECONDS [SEED [WEIGHT,WEIGHT...]]\n", stderr);
    return 1;
  }
  std::vector<Deal> deals;
  for (std::uint64_t number = std::strtoull(words[2], nullptr, 10); number <= std::strtoull(words[3], nullptr, 10);
       ++number) {
    for (const std::string& name : parts(words[1])) {
      const auto game = find_game(name);
      if (!game || !BurialScore::suits((*game)->rules)) {
        std::fprintf(stderr, "%s is no game for the search by levels\n", name.c_str());
        return 2;
      }
      const Rules& rules = (*game)->rules;
      deals.push_back(
          {rules, deal_of(rules, {Scheme::sabar, Natural(number), usual_order(rules, Scheme::sabar)}).value()});
    }
  }
  BurialWeights best;
  if (count > 7) {
    const auto given = parts(words[7]);
    for (std::size_t i = 0; i < given.size() && i < kWeights.size(); ++i) {
      best.*kWeights[i] = std::atoi(given[i].c_str());
    }
  }
  const Training training(std::move(deals), std::strtoull(words[4], nullptr, 10));
  Xoshiro256StarStar lots(count > 6 ? std::strtoull(words[6], nullptr, 10) : 1);
  int most = training.won(best, 0);
  fmt::print("{{{}}}  // {}\n", row(best), most);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(words[5]));
  while (std::chrono::steady_clock::now() < end) {
    const BurialWeights next = changed(best, lots);
    const int won = training.won(next, most);
    if (won >= most) {
      if (won > most) {
        fmt::print("{{{}}}  // {}\n", row(next), won);
        std::fflush(stdout);
      }
      best = next;
      most = won;
    }
  }
  fmt::print("{{{}}}  // {} in the end\n", row(best), most);
}
