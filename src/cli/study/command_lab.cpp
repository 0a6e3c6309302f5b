// sabar lab shuffles: shuffles measured beside each other and against theory.
#include <numeric>
#include <optional>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/study/lab_view.hpp>
#include <sabar/cli/study/runs_view.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/lab/shuffles/html/html_report.hpp>

namespace sabar::cli {
namespace {

// Tableau and stock, as far as they are blocks of the deck: cards that are named at the start leave it in between.
std::vector<std::size_t> areas_of(const Rules& rules) {
  std::size_t tableau = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.start_count > 0) {
      return {};
    }
    tableau += group.start_first ? 1 : 0;
    tableau = std::accumulate(group.deal.begin(), group.deal.begin() + group.count, tableau);
  }
  return {tableau, rules.cards() - tableau};
}

Result<lab::ComparisonOptions> comparison_options(const LabOptions& options) {
  const auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  lab::ComparisonOptions result;
  for (const std::string_view name : split_tokens(options.algorithms)) {
    result.algorithms.emplace_back(name);
  }
  result.generator = options.generator;
  result.seed = options.seed;
  result.count = options.count;
  result.reseed_bits = options.reseed_bits;
  const DeckShape& deck = game->rules.deck;
  result.battery.n = options.n.value_or(deck.size());
  // Suits are tested where the deck has four of them, in blocks of thirteen.
  const bool whole_suits = deck.suits == 4 && deck.ranks == kRanks;
  result.battery.areas = whole_suits ? areas_of(game->rules) : std::vector<std::size_t>{};
  return result;
}

// The command line that gives the same figures again.
std::string repeat_command(const lab::ComparisonOptions& options, const std::string& game) {
  std::string line = fmt::format("sabar lab shuffles --algorithms {} --count {} --seed {} --rng '{}'",
                                 fmt::join(options.algorithms, ","), options.count, options.seed, options.generator);
  if (game != LabOptions{}.game) {
    line += fmt::format(" --game {}", game);
  }
  if (options.battery.n != game_argument(game)->rules.deck.size()) {
    line += fmt::format(" -n {}", options.battery.n);
  }
  if (options.reseed_bits) {
    line += fmt::format(" --reseed-bits {}", *options.reseed_bits);
  }
  return line;
}

Result<> write_html(const lab::Comparison& comparison, const lab::ComparisonOptions& options, const LabOptions& given) {
  return parse_language(given.language).and_then([&](Language language) {
    lab::HtmlOptions page;
    page.generator = comparison.shuffles.front().generator;
    page.seed = options.seed;
    page.count = options.count;
    page.n = options.battery.n;
    page.language = language;
    page.command = repeat_command(options, given.game);
    const std::string html = lab::html_report(comparison, page);
    if (given.html == "-") {
      fmt::print("{}", html);
      return Result<>{};
    }
    fmt::print(stderr, "Writing {}\n", given.html);
    return write_file(given.html, html);
  });
}

}  // namespace

Result<int> run_lab(const LabOptions& given) {
  const auto options = comparison_options(given);
  if (!options) {
    return tl::unexpected(options.error());
  }
  if (const auto language = parse_language(given.language); !language) {
    return tl::unexpected(language.error());
  }
  if (!given.html.empty() && given.html != "-") {
    if (auto checked = check_writable(given.html); !checked) {
      return tl::unexpected(checked.error());
    }
  }
  if (given.runs > 0) {
    return print_runs(*options, given.runs, given.json).map([] { return static_cast<int>(kExitSuccess); });
  }
  const auto comparison = [&] {
    ProgressMeter meter("Shuffling");
    return lab::compare_shuffles(*options,
                                 [&](std::uint64_t done, std::uint64_t total) { return meter.update(done, total); });
  }();
  if (!comparison) {
    return tl::unexpected(comparison.error());
  }
  if (comparison->stopped) {
    fmt::print(stderr, "sabar: stopped early; the figures are those of the shuffles done so far\n");
  }
  if (comparison->shuffles.empty()) {
    return static_cast<int>(kExitSuccess);
  }
  if (given.html == "-") {
    return write_html(*comparison, *options, given).map([] { return static_cast<int>(kExitSuccess); });
  }
  if (given.json) {
    for (const lab::ComparedShuffle& shuffle : comparison->shuffles) {
      fmt::print("{}\n", json_line(comparison_json(shuffle, *options, comparison->stopped)));
    }
  } else {
    fmt::print("{}", comparison_view(*comparison, *options));
  }
  if (!given.html.empty()) {
    if (auto written = write_html(*comparison, *options, given); !written) {
      return tl::unexpected(written.error());
    }
  }
  return static_cast<int>(kExitSuccess);
}

std::string lab_help() {
  return "Examples:\n"
         "  sabar lab shuffles                                      Sattolo, Fisher-Yates and the congruential "
         "shuffle\n"
         "  sabar lab shuffles --algorithms naive,rand-modulo       two shuffles that are wrong on purpose\n"
         "  sabar lab shuffles --algorithms riffle:7,riffle:10 --count 1000000\n"
         "  sabar lab shuffles --algorithms fisher-yates --reseed-bits 20\n"
         "  sabar lab shuffles --runs 3                             single runs, as in table 7 of the Sattolo paper\n"
         "  sabar lab shuffles --html report.html";
}

}  // namespace sabar::cli
