#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/games/patience/formats/piles.hpp>

namespace sabar::formats {
namespace {

std::string pile_count(std::size_t count, PileKind kind) {
  const bool plain = kind == PileKind::grid || kind == PileKind::row || kind == PileKind::reserve;
  const std::string name = fmt::format("{}{}", to_text(kind), plain ? " pile" : "");
  return counted(count, name, name + "s");
}

bool base_is_dealt(const Rules& rules) {
  return std::any_of(rules.group.begin(), rules.group.begin() + rules.groups,
                     [](const Group& group) { return group.kind == PileKind::foundation && group.start_first; });
}

Result<> check_foundation_suits(const Rules& rules, const Table& table) {
  const auto suits = foundation_suits(rules);
  const auto foundations = piles_of(rules, table, PileKind::foundation);
  for (std::size_t i = 0; i < foundations.size(); ++i) {
    for (const Card card : foundations[i].cards) {
      if (suits[i] && card.suit() != *suits[i]) {
        return fail(fmt::format("{} does not belong there", to_text(card)), fmt::format("pile f{}", i + 1),
                    fmt::format("this foundation takes {}", suit_name(*suits[i])));
      }
    }
  }
  return {};
}

// A base is free only while no foundation shows it, and counts are kept only where they are limited.
Result<> check_base_and_redeals(const Rules& rules, const Table& table) {
  const auto foundations = piles_of(rules, table, PileKind::foundation);
  const bool shown =
      std::any_of(foundations.begin(), foundations.end(), [](const auto& p) { return !p.cards.empty(); });
  const bool free_base = base_is_dealt(rules) && !shown;
  if (const int base = base_on_table(rules, table); !free_base && table.base != base) {
    return fail(fmt::format("base {} does not fit", table.base), {}, fmt::format("here it is {}", base));
  }
  if (rules.redeals == kUnlimited && table.redeals != 0) {
    return fail(fmt::format("{} redeals used", table.redeals), {}, "redeals without limit are not counted");
  }
  return {};
}

Result<> check_face_down(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    if (table.piles[p].face_down > 0 && !can_lie_face_down(rules, rules.group[map.group_of[p]].kind)) {
      return fail("a card lies face down", fmt::format("pile {}", pile_name(rules, p)),
                  "in this game such piles are open");
    }
  }
  return {};
}

}  // namespace

std::vector<TablePile> piles_of(const Rules& rules, const Table& table, PileKind kind) {
  const PileMap map = map_piles(rules);
  std::vector<TablePile> piles;
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    if (rules.group[map.group_of[p]].kind == kind) {
      piles.push_back(table.piles[p]);
    }
  }
  return piles;
}

bool can_lie_face_down(const Rules& rules, PileKind kind) {
  if (kind == PileKind::column && (rules.zigzag || rules.gathers > 0)) {
    return true;
  }
  return std::any_of(rules.group.begin(), rules.group.begin() + rules.groups, [&](const Group& group) {
    return group.kind == kind && std::any_of(group.closed.begin(), group.closed.end(), [](auto n) { return n > 0; });
  });
}

Result<Table> number_piles(const Rules& rules, const ListedPiles& listed) {
  const PileMap map = map_piles(rules);
  for (std::size_t k = 0; k < kPileKinds; ++k) {
    const std::size_t given = listed.piles[k].size();
    const auto kind = static_cast<PileKind>(k);
    if (given > 0 && given != map.by_kind[k]) {
      return fail(fmt::format("{} given", pile_count(given, kind)), {},
                  fmt::format("the game has {}", pile_count(map.by_kind[k], kind)));
    }
  }
  Table table;
  table.piles.resize(map.piles);
  std::array<std::size_t, kPileKinds> used{};
  for (std::size_t p = 0; p < map.piles; ++p) {
    const auto k = static_cast<std::size_t>(rules.group[map.group_of[p]].kind);
    if (!listed.piles[k].empty()) {
      table.piles[p] = listed.piles[k][used[k]++];
    }
  }
  return table;
}

std::vector<std::optional<Suit>> foundation_suits(const Rules& rules) {
  std::vector<std::optional<Suit>> suits;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind != PileKind::foundation) {
      continue;
    }
    const bool by_suit = group.build.suits == SuitRule::same && group.collect == Collect::cards;
    for (std::size_t i = 0; i < group.count; ++i) {
      const Suit suit =
          i < group.start_count ? Card::from_index(group.start[i]).suit() : patience::suit_of_deck(rules.deck, i);
      suits.push_back(by_suit ? std::optional(suit) : std::nullopt);
    }
  }
  return suits;
}

int base_on_table(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    const Group& group = rules.group[map.group_of[p]];
    if (group.kind == PileKind::foundation && group.start_first && !table.piles[p].cards.empty()) {
      return table.piles[p].cards.front().rank();
    }
  }
  return 1;
}

Result<> check_position(const Rules& rules, const Table& table) {
  return check_table(rules, table)
      .and_then([&] { return check_foundation_suits(rules, table); })
      .and_then([&] { return check_face_down(rules, table); })
      .and_then([&] { return check_base_and_redeals(rules, table); });
}

}  // namespace sabar::formats
