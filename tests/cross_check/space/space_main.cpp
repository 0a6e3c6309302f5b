// sabar_random_rules: random rules at length.
//
//   sabar_random_rules [--seed N] [--pairs N | --seconds N] [--processes N] [--words]
//   sabar_random_rules --case FILE DEAL [MOVES]
//
// A pair is a position of some rules that the oracle decides. The work is done by processes of their own, so that one
// that dies is a finding like any other. `--words` prints how often every two words were met. `--case` asks every
// witness about one position. Exit code 1 if anything is wrong, or a word was never met, or after a
// long run a pair of words.
#include <chrono>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "cross_check/space/arguments.hpp"
#include "cross_check/space/space_workers.hpp"
#include "cross_check/space/word_pairs.hpp"

namespace {

using namespace sabar;

// Decided positions after which every word, and every two words that came in turn twice, must have been met.
constexpr std::uint64_t kForWords = 20'000;
constexpr std::uint64_t kForPairs = 900'000;

struct Arguments {
  std::optional<std::uint64_t> seed;
  std::uint64_t pairs = kNoLimit;
  std::uint64_t seconds = kNoLimit;
  std::uint64_t processes = 2;
  bool words = false;
  std::vector<std::string> about;  // of --case
};

std::optional<Arguments> read_arguments(const std::vector<std::string>& words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto given = i + 1 < words.size() ? number_argument(words[i + 1]) : std::nullopt;
    const std::uint64_t number = given.value_or(0);
    if (words[i] == "--words") {
      arguments.words = true;
    } else if (words[i] == "--case" && words.size() - i >= 3 && words.size() - i <= 4) {
      arguments.about.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
      return arguments;
    } else if (words[i] == "--seed" && given) {
      arguments.seed = number;
      ++i;
    } else {
      std::uint64_t* value = words[i] == "--pairs"       ? &arguments.pairs
                             : words[i] == "--seconds"   ? &arguments.seconds
                             : words[i] == "--processes" ? &arguments.processes
                                                         : nullptr;
      if (value == nullptr || number == 0) {
        return std::nullopt;
      }
      *value = number;
      ++i;
    }
  }
  return arguments;
}

// Every witness about one position.
Result<bool> ask_all(const std::string& file, const std::string& deal, const std::string& moves) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  Sketch sketch = sketch_of(text.str());
  auto game = read_sketch(sketch);
  const auto number = number_argument(deal);
  if (!game || !number) {
    return game ? fail("the deal is no number") : tl::unexpected(game.error());
  }
  SpaceCase at{{std::move(sketch), std::move(*game), {}}, {}};
  auto position = space_deal(at.rules.rules(), *number);
  auto line = parse_line(at.rules.rules(), moves);
  if (!position || !line) {
    return tl::unexpected(position ? line.error() : position.error());
  }
  at.position = position_after(at.rules.rules(), *position, *line);
  const SpaceBudget budget{20'000'000, 20'000'000, 1'000'000, 100'000, std::size_t{2} << 30};
  const auto truth = budget.oracle_on(at.rules.rules(), at.position.table);
  if (!truth) {
    return tl::unexpected(truth.error());
  }
  std::cout << fmt::format("{}: {}, {} nodes\n{}", kOracle, to_text(truth->verdict), truth->nodes,
                           line_text(at.rules.rules(), truth->line))
            << std::flush;
  bool good = true;
  for (const Witness& witness : witnesses_for(at.rules.rules())) {
    const std::string fault = witness.fault(at, *truth, budget);
    std::cout << fmt::format("{:44} {}\n", witness.name, fault.empty() ? "agrees" : fault) << std::flush;
    good = good && fault.empty();
  }
  return good;
}

}  // namespace

int main(int argc, char** argv) {
  const auto arguments = read_arguments({argv + 1, argv + argc});
  if (!arguments) {
    std::cerr << "usage: sabar_random_rules [--seed N] [--pairs N | --seconds N] [--processes N] [--words]\n"
              << "       sabar_random_rules --case FILE DEAL [MOVES]\n";
    return 1;
  }
  if (!arguments->about.empty()) {
    const auto& about = arguments->about;
    const auto good = ask_all(about[0], about[1], about.size() > 2 ? about[2] : std::string());
    if (!good) {
      std::cout << good.error().text() << '\n';
    }
    return good && *good ? 0 : 1;
  }
  const std::uint64_t seed = arguments->seed ? *arguments->seed : std::random_device{}();
  std::cout << fmt::format("seed {}\n", seed) << std::flush;
  SpaceWorkers workers(seed, arguments->processes);
  const auto begun = std::chrono::steady_clock::now();
  workers.run([&](const SpaceTotals& totals) {
    const auto seconds = std::chrono::steady_clock::now() - begun;
    return totals.decided < arguments->pairs &&
           (arguments->seconds == kNoLimit || seconds < std::chrono::seconds(arguments->seconds));
  });
  std::cout << "answers of each witness:\n";
  for (const auto& [witness, times] : workers.asked()) {
    std::cout << fmt::format("{:9}  {}\n", times, witness);
  }
  const NeverMet never = print_words(workers.words(), arguments->words);
  const std::uint64_t decided = workers.totals().decided;
  const bool holes = (never.words > 0 && decided >= kForWords) || (never.pairs > 0 && decided >= kForPairs);
  std::cout << workers.totals().text() << fmt::format(", {} dead processes\n", workers.dead());
  return workers.faultless() && !holes ? 0 : 1;
}
