#include <fmt/format.h>

#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/winnable.hpp>
#include <sabar/core/plural.hpp>

namespace sabar::cli {
namespace {

Result<DealDesire> desire_of(const WinnableOptions& options, const std::string& scheme, const std::string& order) {
  DealDesire desire;
  desire.seed = options.seed.value_or(fresh_seed());
  return parse_scheme(scheme.empty() ? "sabar" : scheme)
      .map([&](Scheme parsed) { desire.scheme = parsed; })
      .and_then([&]() -> Result<> {
        return order.empty() ? Result<>{}
                             : parse_deal_order(order).map([&](DealOrder parsed) { desire.order = parsed; });
      })
      .and_then([&]() -> Result<> {
        return options.difficulty.empty()
                   ? Result<>{}
                   : parse_level(options.difficulty).map([&](Level level) { desire.level = level; });
      })
      .map([&] { return desire; });
}

// "3 deals looked at (1 cannot be won, 1 not as hard as wanted)".
std::string looked_at(const DealFinder::Counts& counts) {
  std::string why;
  const auto add = [&](std::size_t number, std::string_view text) {
    if (number > 0) {
      why += fmt::format("{}{} {}", why.empty() ? " (" : ", ", number, text);
    }
  };
  add(counts.lost, "cannot be won");
  add(counts.undecided, "undecided");
  add(counts.other, "of another difficulty");
  add(counts.faults, "with a fault of the program");
  return fmt::format("{} looked at{}{}", counted(counts.deals, "deal", "deals"), why, why.empty() ? "" : ")");
}

// False when the user has stopped it.
bool search_deals(DealFinder& finder) {
  ProgressMeter meter("Looking for a deal");
  while (!finder.done()) {
    finder.step(kSlice);
    if (!meter.tell(looked_at(finder.counts()))) {
      return false;
    }
  }
  return true;
}

}  // namespace

Result<WinnableDeal> find_winnable(const GameFile& game, const WinnableOptions& options, const std::string& scheme,
                                   const std::string& order) {
  const auto desire = desire_of(options, scheme, order);
  if (!desire) {
    return tl::unexpected(desire.error());
  }
  auto finder = DealFinder::begin(game, *desire);
  if (!finder) {
    return tl::unexpected(finder.error());
  }
  const bool ended = search_deals(*finder);
  if (finder->error()) {
    return tl::unexpected(*finder->error());
  }
  if (finder->fault()) {
    report_fault(game, *finder->fault(), to_text(DealOrigin(finder->fault_deal())), Verdict::unknown);
  }
  const std::string counts = looked_at(finder->counts());
  if (!finder->found()) {
    const std::string level = options.difficulty.empty() ? "" : fmt::format("{} ", options.difficulty);
    return fail(fmt::format("no {}deal found that can be won: {}, seed {}", level, counts, desire->seed), {},
                !ended ? "stopped before the end"
                : finder->counts().other > 0
                    ? "deals of this difficulty are rare here; try another one, or another --seed"
                    : "few deals of this game can be won; try another --seed");
  }
  const WinnableDeal& found = *finder->found();
  fmt::print(
      stderr, "sabar: {} can be won in {} moves{}; {}, seed {}\n", to_text(DealOrigin(found.deal)), found.line.size(),
      found.difficulty ? fmt::format(", {} ({} points)", to_text(found.difficulty->level), found.difficulty->points)
                       : std::string(),
      counts, desire->seed);
  return found;
}

}  // namespace sabar::cli
