// Any text as a permutation and as the draws of a shuffle: an error, or a permutation with a number and with draws that
// lead to it again.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sabar/cli/study/permutation_argument.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/random/ranking.hpp>
#include <sabar/random/shuffles/replay.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

void check_draws(std::string_view text) {
  const auto draws = parse_numbers(text, "draw");
  if (!draws) {
    fuzz::must(!draws.error().message.empty() && !draws.error().where.empty());
    return;
  }
  fuzz::must(parse_numbers(fmt::format("{}", fmt::join(*draws, ", ")), "draw").value() == *draws);
  for (const ShuffleLoop loop : {ShuffleLoop::fisher_yates, ShuffleLoop::sattolo}) {
    if (const auto order = replay(loop, draws->size() + 1, *draws)) {
      fuzz::must(recover_draws(loop, *order).value() == *draws);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  check_draws(text);
  const auto order = cli::parse_permutation(text);
  if (!order) {
    fuzz::must(!order.error().message.empty());
    return 0;
  }
  fuzz::must(unrank(rank_of(*order), order->size()).value() == *order && inverse(inverse(*order)) == *order);
  const auto draws = recover_draws(ShuffleLoop::fisher_yates, *order);
  fuzz::must(draws.has_value() && replay(ShuffleLoop::fisher_yates, order->size(), *draws).value() == *order);
  fuzz::must(recover_draws(ShuffleLoop::sattolo, *order).has_value() == (cycle_count(*order) == 1));
  return 0;
}
