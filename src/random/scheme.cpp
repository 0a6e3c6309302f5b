#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/random/generators/chacha20.hpp>
#include <sabar/random/ranking.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/random/scheme_foreign.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar {
namespace {

constexpr std::array<SchemeInfo, 6> kSchemes = {{
    {Scheme::sabar, "sabar", "ours: Fisher-Yates from ChaCha20 keyed by the number", "0..2^64-1"},
    {Scheme::ms, "ms", "Microsoft FreeCell numbers, KPatience's for larger decks", "1..8589934591"},
    {Scheme::solvitaire, "solvitaire", "seeds of Solvitaire", "0..2^32-1"},
    {Scheme::klondike_solver, "klondike-solver", "game numbers of Klondike-Solver", "0..2^31-1"},
    {Scheme::greenfelt, "greenfelt", "game numbers of the site Green Felt", "1..2147483646"},
    {Scheme::exact, "exact", "every order has its own number", "0..n!-1 (n cards)"},
}};

std::vector<Card> sabar_order(std::uint64_t number, const DeckShape& shape) {
  constexpr std::string_view kPurpose = "Sabar deal, version 1";
  ChaCha20::Key key{};
  for (std::size_t i = 0; i < 8; ++i) {
    key[i] = static_cast<std::uint8_t>(number >> (8 * i));
  }
  std::copy(kPurpose.begin(), kPurpose.end(), key.begin() + 8);
  ChaCha20 generator(key, {}, 0);
  std::vector<Card> deck = make_deck(shape);
  fisher_yates(std::span(deck), generator);
  return deck;
}

Result<std::vector<Card>> exact_order(const Natural& number, const DeckShape& shape) {
  const std::vector<Card> deck = make_deck(shape);
  return unrank(number, deck.size()).map([&](const Permutation& p) {
    std::vector<Card> cards;
    cards.reserve(p.size());
    for (const Place place : p) {
      cards.push_back(deck[place]);
    }
    return cards;
  });
}

// The number as a word within the scheme's range.
Result<std::uint64_t> word_in_range(const SchemeInfo& info, const Natural& number, std::uint64_t least,
                                    std::uint64_t most) {
  if (number < Natural(least) || number > Natural(most)) {
    return fail(fmt::format("deal number {} is too {}", number.text(), number < Natural(least) ? "small" : "large"), {},
                fmt::format("scheme '{}' has the numbers {}", info.name, info.numbers));
  }
  Natural rest = number;
  std::uint64_t word = rest.divide(1U << 16);
  for (int shift = 16; !rest.zero(); shift += 16) {
    word |= static_cast<std::uint64_t>(rest.divide(1U << 16)) << shift;
  }
  return word;
}

}  // namespace

std::span<const SchemeInfo> scheme_list() { return kSchemes; }

const SchemeInfo& scheme_info(Scheme scheme) { return kSchemes[static_cast<std::size_t>(scheme)]; }

Result<Scheme> parse_scheme(std::string_view name) {
  std::vector<std::string_view> names;
  for (const SchemeInfo& info : kSchemes) {
    if (info.name == name) {
      return info.scheme;
    }
    names.push_back(info.name);
  }
  return fail(fmt::format("unknown scheme {}", quote_input(name)), {}, nearest_name_hint(name, names));
}

Result<std::vector<Card>> order_of_deal(Scheme scheme, const Natural& number, const DeckShape& shape) {
  if (auto checked = check_shape(shape); !checked) {
    return tl::unexpected(checked.error());
  }
  const SchemeInfo& info = scheme_info(scheme);
  if (scheme == Scheme::exact) {
    return exact_order(number, shape);
  }
  if (scheme == Scheme::sabar) {
    return word_in_range(info, number, 0, UINT64_MAX).map([&](std::uint64_t word) { return sabar_order(word, shape); });
  }
  if (scheme == Scheme::ms && ms_deals(shape)) {
    return word_in_range(info, number, 1, 0x1FFFFFFFF).map([&](std::uint64_t word) { return ms_order(word, shape); });
  }
  if (scheme == Scheme::ms) {
    return fail("scheme 'ms' numbers deals of 52 cards, or several times as many, of one, two or four suits only", {},
                "use --scheme sabar or exact");
  }
  if (shape != DeckShape{}) {
    return fail(fmt::format("scheme '{}' numbers deals of one 52-card pack only", info.name), {},
                "use --scheme sabar or exact");
  }
  switch (scheme) {
    case Scheme::solvitaire:
      return word_in_range(info, number, 0, 0xFFFFFFFF).map(solvitaire_order);
    case Scheme::klondike_solver:
      return word_in_range(info, number, 0, 0x7FFFFFFF).map(klondike_solver_order);
    default:
      return word_in_range(info, number, 1, 0x7FFFFFFE).map(greenfelt_order);
  }
}

}  // namespace sabar
