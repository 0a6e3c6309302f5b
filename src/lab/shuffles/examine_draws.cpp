// The draws behind an order (tally.hpp says how they are recovered).
//
// A congruential generator modulo a power of two has low bits of a short period. Microsoft's rand() taken modulo i + 1
// passes every test of single cards; yet where i + 1 is even the draw keeps the lowest bit of the generator's word, and
// these bits repeat after 2^17 words. Two tests look there:
//
// Pairs of parities: every pair of draws with an even range agrees in half of the decks; the squares of the deviations
// sum to a chi-square with as many degrees of freedom as there are pairs. The full period makes the agreement far too
// even, so the test is two-sided: z is near -6 at 20,000 decks, near -11 at 100,000.
//
// Patterns of parities: all parities of a deck are one of 2^bits patterns, and N decks repeat patterns as often as the
// birthday problem says. The generator knows only 2^17 patterns: beyond 131,072 decks every further one is a repeat.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include <fmt/format.h>

#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/occupancy.hpp>

namespace sabar::lab {
namespace {

// Sum over the draws of the chi-square of each against a uniform law on 0 … i (or 0 … i-1).
LawCheck fit_draws(const Tally& tally, bool one_cycle) {
  const auto decks = static_cast<double>(tally.count);
  double value = 0;
  double degrees = 0;
  std::uint64_t impossible = 0;
  for (std::size_t i = 1; i < tally.n; ++i) {
    const std::uint32_t* counts = tally.draws.data() + i * (i + 1) / 2;
    const std::size_t range = one_cycle ? i : i + 1;
    if (one_cycle) impossible += counts[i];
    const double expected = decks / static_cast<double>(range);
    for (std::size_t j = 0; j < range; ++j) value += (counts[j] - expected) * (counts[j] - expected) / expected;
    degrees += static_cast<double>(range - 1);
  }
  return impossible > 0 ? excluded(impossible) : fit_chi_square(value, degrees, tally.count);
}

// Turns 64 patterns of 64 bits into 64 columns (Hacker's Delight, 7-3).
void transpose(std::array<std::uint64_t, 64>& rows) {
  std::uint64_t mask = 0x00000000ffffffff;
  for (std::size_t width = 32; width != 0; width >>= 1, mask ^= mask << width) {
    for (std::size_t k = 0; k < 64; k = ((k | width) + 1) & ~width) {
      const std::uint64_t swap = (rows[k] >> width ^ rows[k | width]) & mask;
      rows[k] ^= swap << width;
      rows[k | width] ^= swap;
    }
  }
}

// Adds the ones of each byte to that byte; at most 31 words fit before a byte overflows.
constexpr std::uint64_t ones_by_byte(std::uint64_t x) {
  x -= x >> 1 & 0x5555555555555555;
  x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
  return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
}
constexpr std::size_t kWordsPerByteSum = 31;

std::uint64_t sum_of_bytes(std::uint64_t x) {
  std::uint64_t sum = 0;
  for (; x != 0; x >>= 8) sum += x & 0xff;
  return sum;
}

// Draws i with an even range, i = first, first + 2, …: for every pair the decks in which the parities differ. Decks go
// by 64, one word per draw, so that an exclusive or compares two draws in all of them at once.
std::vector<std::uint64_t> count_disagreements(const Tally& tally, std::size_t first, std::size_t draws) {
  const std::size_t pairs = draws * (draws - 1) / 2;
  std::vector<std::uint64_t> differ(pairs);
  std::vector<std::uint64_t> by_byte(pairs);
  const auto flush = [&] {
    for (std::size_t pair = 0; pair < pairs; ++pair) differ[pair] += sum_of_bytes(by_byte[pair]);
    std::fill(by_byte.begin(), by_byte.end(), 0);
  };
  std::size_t words = 0;
  for (std::size_t deck = 0; deck < tally.parities.size(); deck += 64) {
    std::array<std::uint64_t, 64> block{};
    const std::size_t decks = std::min<std::size_t>(64, tally.parities.size() - deck);
    std::copy_n(tally.parities.begin() + static_cast<std::ptrdiff_t>(deck), decks, block.begin());
    transpose(block);
    for (std::size_t a = 0; a < draws; ++a) block[a] = block[first + 2 * a];
    std::uint64_t* sums = by_byte.data();
    for (std::size_t a = 1; a < draws; ++a) {
      for (std::size_t b = 0; b < a; ++b) sums[b] += ones_by_byte(block[a] ^ block[b]);
      sums += a;
    }
    if (++words % kWordsPerByteSum == 0) flush();
  }
  flush();
  return differ;
}

// Even ranges are i + 1 with odd i for the uniform law, i itself for the one-cycle law.
std::size_t first_even(bool one_cycle) { return one_cycle ? 2 : 1; }
std::size_t even_draws(std::size_t n, bool one_cycle) {
  const std::size_t end = std::min(n, kParityDraws);
  return (end - std::min(end, first_even(one_cycle)) + 1) / 2;
}

constexpr std::size_t kManyPairs = 100;

LawCheck fit_pairs(const Tally& tally, bool one_cycle) {
  const std::size_t draws = even_draws(tally.n, one_cycle);
  LawCheck check;
  if (draws >= 2) {
    const auto decks = static_cast<double>(tally.count);
    const auto differ = count_disagreements(tally, first_even(one_cycle), draws);
    double value = 0;
    for (const std::uint64_t decks_apart : differ) {
      const double z = decks - 2 * static_cast<double>(decks_apart);
      value += z * z / decks;
    }
    // A few pairs may well agree exactly; only among many is that too good to be true.
    const Tail tail = differ.size() >= kManyPairs ? Tail::two_sided : Tail::upper;
    check = fit_chi_square(value, static_cast<double>(differ.size()), tally.count, tail);
  }
  check.expected = fmt::format("{:.0f}", check.degrees);
  return check;
}

// Every other bit of a word, moved together.
constexpr std::uint64_t even_bits(std::uint64_t x) {
  x &= 0x5555555555555555;
  x = (x | x >> 1) & 0x3333333333333333;
  x = (x | x >> 2) & 0x0f0f0f0f0f0f0f0f;
  x = (x | x >> 4) & 0x00ff00ff00ff00ff;
  x = (x | x >> 8) & 0x0000ffff0000ffff;
  return (x | x >> 16) & 0x00000000ffffffff;
}

struct Patterns {
  std::uint64_t repeats = 0;
  LawCheck check;
};

// Patterns of about log2 N + 6 bits: enough repeats to count, and room to see too many or too few.
Patterns fit_patterns(const Tally& tally, bool one_cycle) {
  const std::size_t all = even_draws(tally.n, one_cycle);
  const std::size_t bits = std::min<std::size_t>(all, static_cast<std::size_t>(std::bit_width(tally.count)) + 6);
  const std::size_t skip = first_even(one_cycle) + 2 * (all - bits);  // the draws of the smallest ranges
  const double boxes = std::ldexp(1.0, static_cast<int>(bits));
  const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
  std::vector<bool> seen(std::size_t{1} << bits);
  Patterns result;
  for (const std::uint64_t parities : tally.parities) {
    const auto pattern = static_cast<std::size_t>(even_bits(parities >> skip) & mask);
    result.repeats += seen[pattern] ? 1 : 0;
    seen[pattern] = true;
  }
  result.check = fit_repeats(boxes, tally.count, result.repeats);
  result.check.expected = fmt::format("{:.1f} repeats", expected_repeats(boxes, tally.count));
  return result;
}

}  // namespace

void examine_draws(const Tally& tally, Tests& tests) {
  TestResult draws =
      heading("draws", "Draws", "The draws a Fisher-Yates shuffle would need for these orders: is each one even?");
  draws.uniform = fit_draws(tally, false);
  draws.one_cycle = fit_draws(tally, true);
  draws.uniform->expected = fmt::format("draw i uniform on 0..i, i = 1..{}", tally.n - 1);
  draws.one_cycle->expected = fmt::format("draw i uniform on 0..i-1, i = 1..{}", tally.n - 1);
  draws.observed =
      fmt::format("chi-square {:.1f} with {:.0f} degrees of freedom", draws.uniform->value, draws.uniform->degrees);
  tests.push_back(std::move(draws));

  TestResult pairs = heading("draw-pairs", "Parities of draws in pairs",
                             "Whether the lowest bits of two draws agree in half of the decks, over all pairs.");
  pairs.uniform = fit_pairs(tally, false);
  pairs.one_cycle = fit_pairs(tally, true);
  pairs.observed = fmt::format("chi-square {:.1f}", pairs.uniform->value);
  tests.push_back(std::move(pairs));

  TestResult patterns = heading("draw-patterns", "Patterns of parities",
                                "Decks whose draws have the same lowest bits as those of an earlier deck.");
  Patterns uniform = fit_patterns(tally, false);
  patterns.observed = fmt::format("{} repeats", uniform.repeats);
  patterns.uniform = std::move(uniform.check);
  patterns.one_cycle = fit_patterns(tally, true).check;
  tests.push_back(std::move(patterns));
}

}  // namespace sabar::lab
