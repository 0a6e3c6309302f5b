// sabar shuffle: shuffles of 1..n, from a generator or from given draws, with the swaps shown on request.
#include <optional>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/study/shuffle_view.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/random/shuffles/replay.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::cli {
namespace {

Result<ShuffleLoop> loop_of(const ShuffleOptions& options, std::string_view purpose) {
  const auto choice = parse_shuffle(options.algorithm);
  if (!choice) {
    return tl::unexpected(choice.error());
  }
  if (choice->info.kind == ShuffleKind::sattolo) {
    return ShuffleLoop::sattolo;
  }
  if (choice->info.kind == ShuffleKind::fisher_yates) {
    return ShuffleLoop::fisher_yates;
  }
  return fail(fmt::format("no {} for '{}'", purpose, choice->text()), {}, "use fisher-yates or sattolo");
}

Result<CardStyle> style_of(const ShuffleOptions& options, std::size_t n) {
  auto style = parse_style(options.style);
  if (style && *style != CardStyle::numbers && n > kCards) {
    return fail(fmt::format("{} numbers cannot be shown as cards", n), {}, "use -n 52 or less, or --as numbers");
  }
  return style;
}

Result<> check_size(std::size_t n) {
  if (n < 1 || n > kMaxPlaces) {
    return fail(fmt::format("cannot shuffle {} cards", n), "-n", fmt::format("use 1..{}", kMaxPlaces));
  }
  return {};
}

// Given draws: one shuffle, the size follows from their number unless it is given.
Result<int> run_replay(const ShuffleOptions& options) {
  const auto loop = loop_of(options, "replay from draws");
  const auto draws = parse_numbers(*options.draws, "draw");
  if (!loop || !draws) {
    return tl::unexpected(loop ? draws.error() : loop.error());
  }
  if (draws->empty() && options.n != std::size_t{1}) {
    return fail("there are no draws", "--draws", "give one for each i = n-1 … 1");
  }
  const std::size_t n = options.n.value_or(draws->size() + 1);
  if (auto sized = check_size(n); !sized) {
    return tl::unexpected(sized.error());
  }
  const auto style = style_of(options, n);
  const auto steps = swap_steps(*loop, n, *draws);
  if (!style || !steps) {
    return tl::unexpected(style ? steps.error() : style.error());
  }
  ShuffleView view{options.algorithm, "", std::nullopt, n, *style};
  view.print(*replay(*loop, n, *draws), *steps, *draws, options.trace, options.json);
  return kExitSuccess;
}

// A traced shuffle draws the same numbers as an untraced one with the same seed.
Result<int> run_traced(const ShuffleOptions& options, std::size_t n, std::uint64_t seed, CardStyle style) {
  const auto loop = loop_of(options, "trace");
  auto generator = make_generator(options.generator, seed);
  if (!loop || !generator) {
    return tl::unexpected(loop ? generator.error() : loop.error());
  }
  ShuffleView view{options.algorithm, std::string(generator->info().name), seed, n, style};
  for (std::uint64_t i = 0; i < options.count; ++i) {
    const auto draws = record_draws(*loop, n, *generator);
    view.print(*replay(*loop, n, draws), *swap_steps(*loop, n, draws), draws, true, options.json);
  }
  return kExitSuccess;
}

}  // namespace

Result<int> run_shuffle(const ShuffleOptions& options) {
  if (options.draws) {
    return run_replay(options);
  }
  if (options.count < 1) {
    return fail("0 shuffles are none", "--count", "use 1 or more");
  }
  const std::size_t n = options.n.value_or(kCards);
  if (auto sized = check_size(n); !sized) {
    return tl::unexpected(sized.error());
  }
  const auto style = style_of(options, n);
  if (!style) {
    return tl::unexpected(style.error());
  }
  const std::uint64_t seed = options.seed.value_or(fresh_seed());
  if (options.trace) {
    return run_traced(options, n, seed, *style);
  }
  auto shuffler = Shuffler::make(options.algorithm, options.generator, seed);
  if (!shuffler) {
    return tl::unexpected(shuffler.error());
  }
  ShuffleView view{shuffler->choice().text(), std::string(shuffler->generator_info().name), seed, n, *style};
  for (std::uint64_t i = 0; i < options.count; ++i) {
    Permutation order = identity(n);
    (*shuffler)(order);
    view.print(order, {}, {}, false, options.json);
  }
  return kExitSuccess;
}

std::string shuffle_help() {
  std::string text = "Algorithms:\n";
  for (const ShuffleInfo& info : shuffle_list()) {
    text += fmt::format("  {:<22} {}\n", info.name, info.summary);
  }
  text += "Generators:\n";
  for (const GeneratorInfo& info : generator_list()) {
    text += fmt::format("  {:<22} {}\n", info.name, info.summary);
  }
  text +=
      "Examples:\n"
      "  sabar shuffle --seed 42 --as symbols\n"
      "  sabar shuffle --algorithm sattolo -n 10 --seed 1 --trace\n"
      "  sabar shuffle --algorithm sattolo --draws \"2 0 0\" --trace\n"
      "  sabar shuffle --algorithm riffle:10 --count 5 --json";
  return text;
}

}  // namespace sabar::cli
