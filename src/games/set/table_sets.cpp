#include <array>
#include <bit>

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

// A word has a bit for each place of the table. Of every card the places of the third cards that it has with those
// behind it are gathered first: of a set that begins with it both other cards, of any other set a card before it.
template <class Word>
std::size_t mask_rows(std::span<const Card> table, PackedSet* sets) {
  std::array<Word, 96> bit{};  // of the place of a card; 0: not on the table
  for (std::size_t i = 0; i < table.size(); ++i) {
    bit[table[i]] = static_cast<Word>(Word{1} << i);
  }
  std::array<Word, sizeof(Word) * 8> others;  // those behind a card that are in a set with it
  Word firsts = 0;
  const auto note = [&](std::size_t a, Word found) {
    others[a] = static_cast<Word>(found & (~Word{1} << a));
    firsts |= static_cast<Word>(Word{others[a] != 0} << a);
  };
  for (std::size_t a = 0; a + 2 < table.size(); a += 2) {  // two cards at a time
    const auto& thirds = kThirdTable[table[a]];
    const auto& next_thirds = kThirdTable[table[a + 1]];
    Word found = bit[thirds[table[a + 1]]];
    Word next_found = 0;
    for (std::size_t b = a + 2; b < table.size(); ++b) {
      found |= bit[thirds[table[b]]];
      next_found |= bit[next_thirds[table[b]]];
    }
    note(a, found);
    note(a + 1, next_found);
  }
  std::size_t count = 0;
  while (firsts != 0) {
    const auto a = static_cast<std::size_t>(std::countr_zero(firsts));
    const auto b = static_cast<std::size_t>(std::countr_zero(others[a]));
    const Word c = bit[kThirdTable[table[a]][table[b]]];
    sets[count++] = pack(a, b, static_cast<std::size_t>(std::countr_zero(c)));
    others[a] &= static_cast<Word>(~(c | Word{1} << b));
    firsts ^= static_cast<Word>(Word{others[a] == 0} << a);
  }
  return count;
}

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
  return table.size() <= 16   ? mask_rows<std::uint16_t>(table, sets)
         : table.size() <= 64 ? mask_rows<std::uint64_t>(table, sets)
                              : pair_sets(table, sets);
}

}  // namespace sabar::set
