#include <array>
#include <bitset>
#include <string>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/games/set/table_sets.hpp>

namespace sabar::set {
namespace {

constexpr std::array<FinderInfo, 3> kFinders = {{
    {Finder::brute, "brute", "every triple, attribute by attribute, as in the paper"},
    {Finder::pairs, "pairs", "every pair is completed to its third card"},
    {Finder::bits, "bits", "the third cards of all pairs gathered in masks of places"},
}};

void find_by_triples(std::span<const Card> table, std::size_t attributes, Found& found) {
  BruteForce search(table, attributes);
  while (const auto set = search.next_set()) {
    found.sets.push_back(*set);
  }
  found.tried = search.tried();
}

// Decks of more than four attributes.
void find_in_large_deck(std::span<const Card> table, std::vector<Triple>& sets) {
  std::array<std::uint16_t, deck_size(kMostAttributes)> place{};  // + 1; 0: not on the table
  for (std::size_t i = 0; i < table.size(); ++i) {
    place[table[i]] = static_cast<std::uint16_t>(i + 1);
  }
  for (std::size_t a = 0; a + 1 < table.size(); ++a) {
    for (std::size_t b = a + 1; b < table.size(); ++b) {
      const std::size_t c = place[third_card(table[a], table[b])];
      if (c > b + 1) {
        sets.push_back(
            {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c - 1)});
      }
    }
  }
}

void find_in_bytes(Finder finder, std::span<const Card> table, std::vector<Triple>& sets) {
  std::array<PackedSet, room_for_sets(deck_size(kUsualAttributes))> packed;  // not filled: only what is found is read
  const std::size_t count = finder == Finder::bits ? mask_sets(table, packed.data()) : pair_sets(table, packed.data());
  for (std::size_t i = 0; i < count; ++i) {
    sets.push_back(unpack(packed[i]));
  }
}

}  // namespace

std::span<const FinderInfo> finder_list() { return kFinders; }

Result<Finder> parse_finder(std::string_view name) {
  std::array<std::string_view, kFinders.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (kFinders[i].name == name) {
      return kFinders[i].finder;
    }
    names[i] = kFinders[i].name;
  }
  return fail(fmt::format("unknown method {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

Found find_sets(Finder finder, std::span<const Card> table, std::size_t attributes) {
  Found found;
  find_sets(finder, table, attributes, found);
  return found;
}

void find_sets(Finder finder, std::span<const Card> table, std::size_t attributes, Found& found) {
  found.sets.clear();
  found.tried = 0;
  if (table.size() < 3) {
    return;
  }
  if (finder == Finder::brute) {
    find_by_triples(table, attributes, found);
    return;
  }
  found.tried = table.size() * (table.size() - 1) / 2;
  if (attributes <= kUsualAttributes) {
    find_in_bytes(finder, table, found.sets);
  } else {
    find_in_large_deck(table, found.sets);
  }
}

bool any_set(std::span<const Card> table) {
  std::bitset<deck_size(kMostAttributes)> there;
  for (const Card card : table) {
    for (const Card other : table) {
      if (other == card) {
        break;
      }
      if (there[third_card(card, other)]) {
        return true;
      }
    }
    there.set(card);
  }
  return false;
}

}  // namespace sabar::set
