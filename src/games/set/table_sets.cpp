#include <array>

#include <sabar/games/set/table_sets.hpp>

namespace sabar::set {
namespace {

constexpr std::size_t kTableCards = deck_size(kUsualAttributes);

using ThirdTable = std::array<std::array<std::uint8_t, 128>, kTableCards>;

constexpr ThirdTable make_third_table() {
  ThirdTable table{};
  for (std::size_t a = 0; a < kTableCards; ++a) {
    for (std::size_t b = 0; b < kTableCards; ++b) {
      table[a][b] = static_cast<std::uint8_t>(third_card(static_cast<Card>(a), static_cast<Card>(b)));
    }
  }
  return table;
}

constexpr ThirdTable kThirdTable = make_third_table();

}  // namespace

std::size_t pair_sets(std::span<const Card> table, PackedSet* sets) {
  std::array<std::uint8_t, 128> place{};  // 0 also: not on the table, since no third card of a set lies first
  for (std::size_t i = 0; i < table.size(); ++i) {
    place[table[i]] = static_cast<std::uint8_t>(i);
  }
  std::size_t count = 0;
  for (std::size_t a = 0; a + 2 < table.size(); ++a) {
    const auto& thirds = kThirdTable[table[a]];
    for (std::size_t b = a + 1; b + 1 < table.size(); ++b) {
      const std::size_t c = place[thirds[table[b]]];
      sets[count] = pack(a, b, c);
      count += c > b ? 1U : 0U;
    }
  }
  return count;
}

std::size_t mask_sets(std::span<const Card> table, PackedSet* sets) {
  std::array<std::uint64_t, 2> there{};
  std::array<std::uint8_t, 128> place{};
  for (std::size_t i = 0; i < table.size(); ++i) {
    there[table[i] / 64] |= std::uint64_t{1} << (table[i] % 64);
    place[table[i]] = static_cast<std::uint8_t>(i);
  }
  const std::uint64_t low = there[0];
  const std::uint64_t both = there[0] ^ there[1];
  std::size_t count = 0;
  for (std::size_t a = 0; a + 2 < table.size(); ++a) {
    const auto& thirds = kThirdTable[table[a]];
    for (std::size_t b = a + 1; b + 1 < table.size(); ++b) {
      const std::size_t third = thirds[table[b]];
      const std::size_t c = place[third];
      sets[count] = pack(a, b, c);
      // The sign of b - c; a comparison would become a jump.
      const std::uint64_t behind = (std::uint64_t{b} - c) >> 63;
      const std::uint64_t half = low ^ (both & (0 - std::uint64_t{third / 64}));
      count += static_cast<std::size_t>(half >> (third % 64) & behind);
    }
  }
  return count;
}

}  // namespace sabar::set
