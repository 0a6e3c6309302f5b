#include <algorithm>
#include <limits>
#include <numeric>

#include <sabar/lab/shuffles/tally.hpp>

namespace sabar::lab {
namespace {

// Every step is a bijection of the hash for a given word: two different orders share a hash with chance about 2^-64.
std::uint64_t hash_order(const Place* deck, std::size_t n) {
  constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15;
  std::uint64_t hash = kMultiplier;
  const auto mix = [&hash](std::uint64_t word) {
    hash = (hash ^ word) * kMultiplier;
    hash ^= hash >> 29;
  };
  std::size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    mix(deck[i] | std::uint64_t{deck[i + 1]} << 16 | std::uint64_t{deck[i + 2]} << 32 |
        std::uint64_t{deck[i + 3]} << 48);
  }
  for (; i < n; ++i) mix(deck[i]);
  return hash;
}

// Written out because std::popcount calls a table on processors older than the compiler dares to assume away.
constexpr unsigned ones(std::uint64_t x) {
  x -= x >> 1 & 0x5555555555555555;
  x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<unsigned>(x * 0x0101010101010101 >> 56);
}

}  // namespace

Tally::Tally(const BatteryOptions& options)
    : n(options.n),
      suit_size(options.suit_size),
      heat(n * n),
      draws(n * (n + 1) / 2),
      fixed_points(n + 1),
      cycles(n + 1),
      longest_cycle(n + 1),
      first_cycle(n + 1),
      successions(n),
      descents(n),
      rising(n) {
  const std::size_t places = std::accumulate(options.areas.begin(), options.areas.end(), std::size_t{0});
  const bool whole_suits = suit_size > 0 && n % (kSuits * suit_size) == 0;
  if (!whole_suits || places != n || options.areas[0] == n) return;
  area = options.areas[0];
  packed_suit_.resize(n);
  for (std::size_t card = 0; card < n; ++card) packed_suit_[card] = std::uint64_t{1} << (16 * suit_of(card));
  const std::size_t most = std::min(area, n / kSuits);
  suit_squares.resize(kSuits * most * most + 1);
}

void Tally::add(PermutationView view) {
  const Place* deck = view.data();
  ++count;
  orders.push_back(hash_order(deck, n));
  count_neighbours(deck);
  count_places(deck);
  count_inversions(deck);
  if (has_suits()) count_suits(deck);
  count_draws(deck);
}

void Tally::count_neighbours(const Place* deck) {
  std::uint32_t fixed = 0;
  std::uint32_t moved = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const int distance = static_cast<int>(deck[i]) - static_cast<int>(i);
    fixed += distance == 0 ? 1U : 0U;
    moved += static_cast<std::uint32_t>(distance < 0 ? -distance : distance);
  }
  std::uint32_t next = 0;
  std::uint32_t down = 0;
  for (std::size_t i = 0; i + 1 < n; ++i) {
    next += deck[i + 1] == deck[i] + 1 ? 1U : 0U;
    down += deck[i + 1] < deck[i] ? 1U : 0U;
  }
  ++fixed_points[fixed];
  ++successions[next];
  ++descents[down];
  displacement += moved;
  displacement_squares += std::uint64_t{moved} * moved;
}

void Tally::count_places(const Place* deck) {
  for (std::size_t i = 0; i < n; ++i) where_[deck[i]] = static_cast<Place>(i);
  std::uint32_t* row = heat.data();
  for (std::size_t card = 0; card < n; ++card, row += n) ++row[where_[card]];
  std::uint32_t breaks = 0;
  for (std::size_t card = 0; card + 1 < n; ++card) breaks += where_[card + 1] < where_[card] ? 1U : 0U;
  ++rising[breaks];
}

// A set of the cards seen so far, as bits: each card counts the larger ones before it.
void Tally::count_inversions(const Place* deck) {
  constexpr std::size_t kWords = kMaxBatteryPlaces / 64;
  std::array<std::uint64_t, kWords> seen{};
  std::array<std::uint32_t, kWords> in_word{};
  const std::size_t words = (n + 63) / 64;
  std::uint64_t pairs = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t word = deck[i] / 64U;
    const unsigned bit = deck[i] % 64U;
    pairs += ones(seen[word] >> bit);
    for (std::size_t above = word + 1; above < words; ++above) pairs += in_word[above];
    seen[word] |= std::uint64_t{1} << bit;
    ++in_word[word];
  }
  inversions += pairs;
  inversion_squares += pairs * pairs;
}

void Tally::count_draws(const Place* deck) {
  Place* work = work_.data();
  Place* where = where_.data();
  Place* weight = weight_.data();
  std::copy(deck, deck + n, work);
  std::fill(weight, weight + n, Place{1});
  std::size_t ended = 1;  // the cycle of element 0 ends last
  Place longest = 0;
  std::uint64_t parity = 0;
  std::uint32_t* counts = draws.data() + draws.size();
  for (std::size_t i = n - 1; i > 0; --i) {
    counts -= i + 1;
    const Place j = work[i];
    const Place from = where[i];
    work[from] = j;
    where[j] = from;
    ++counts[j];
    if (i < kParityDraws) parity |= std::uint64_t{j & 1U} << i;
    const bool ends = j == i;  // rare and unforeseeable, so no branch: the weight of a finished cycle is not read again
    ended += ends ? 1 : 0;
    longest = std::max(longest, ends ? weight[i] : Place{0});
    weight[j] = static_cast<Place>(weight[j] + weight[i]);
  }
  ++cycles[ended];
  ++longest_cycle[std::max(longest, weight[0])];
  ++first_cycle[weight[0]];
  parities.push_back(parity);
}

void Tally::count_suits(const Place* deck) {
  std::uint64_t packed = 0;
  for (std::size_t i = 0; i < area; ++i) packed += packed_suit_[deck[i]];
  std::size_t squares = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    const std::size_t cards = packed >> (16 * suit) & 0xffff;
    squares += cards * cards;
  }
  ++suit_squares[squares];
}

}  // namespace sabar::lab
