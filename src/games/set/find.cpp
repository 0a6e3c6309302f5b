#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/find.hpp>

namespace sabar::set {
namespace {

constexpr std::array<FinderInfo, 3> kFinders = {{
    {Finder::brute, "brute", "every triple, attribute by attribute, as in the paper"},
    {Finder::pairs, "pairs", "every pair is completed to its third card"},
    {Finder::bits, "bits", "one card against all others at once, in wide registers"},
}};

Found find_by_triples(std::span<const Card> table, std::size_t attributes) {
  Found found;
  BruteForce search(table, attributes);
  while (const auto set = search.next_set()) {
    found.sets.push_back(*set);
  }
  found.tried = search.tried();
  return found;
}

Found find_by_pairs(std::span<const Card> table) {
  Found found;
  std::array<std::uint16_t, deck_size(kMostAttributes)> place{};  // + 1; 0: not on the table
  for (std::size_t i = 0; i < table.size(); ++i) {
    place[table[i]] = static_cast<std::uint16_t>(i + 1);
  }
  for (std::size_t a = 0; a + 1 < table.size(); ++a) {
    for (std::size_t b = a + 1; b < table.size(); ++b) {
      const std::size_t c = place[third_card(table[a], table[b])];
      if (c > b + 1) {
        found.sets.push_back(
            {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c - 1)});
      }
    }
  }
  found.tried = table.size() * (table.size() - 1) / 2;
  return found;
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
  if (table.size() < 3) {
    return {};
  }
  return finder == Finder::brute ? find_by_triples(table, attributes) : find_by_pairs(table);
}

bool any_set(std::span<const Card> table) { return !find_sets(Finder::pairs, table).sets.empty(); }

}  // namespace sabar::set
