#include <array>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {
namespace {

std::string pile_place(const Rules& rules, std::size_t pile) { return fmt::format("pile {}", pile_name(rules, pile)); }

// Only columns, reserve and places have face-down cards; the top card of columns and reserve piles is face up.
std::size_t most_face_down(PileKind kind, std::size_t cards) {
  switch (kind) {
    case PileKind::column:
    case PileKind::reserve:
      return cards == 0 ? 0 : cards - 1;
    case PileKind::place:
      return cards;
    default:
      return 0;
  }
}

Result<> check_pile(const Rules& rules, const Group& group, const TablePile& pile, std::size_t number) {
  const std::size_t cards = pile.cards.size();
  if (group.hold > 0 && cards > group.hold) {
    return fail(fmt::format("{} cards, but the pile holds {}", cards, group.hold), pile_place(rules, number));
  }
  const std::size_t most = most_face_down(group.kind, cards);
  if (pile.face_down > most) {
    return fail(fmt::format("{} of {} cards are face down", pile.face_down, cards), pile_place(rules, number),
                most == 0 ? "none may be" : fmt::format("at most {} may be", most));
  }
  return {};
}

// The table has no card more often than the deck, and as many cards as the game uses.
Result<> check_cards(const Rules& rules, const Table& table) {
  std::array<int, kCards> left{};
  for (const Card card : make_deck(rules.deck)) {
    ++left[static_cast<std::size_t>(card.index())];
  }
  const auto in_deck = left;
  std::size_t cards = 0;
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    for (const Card card : table.piles[p].cards) {
      const auto index = static_cast<std::size_t>(card.index());
      if (index >= left.size() || --left[index] < 0) {
        const bool foreign = index >= left.size() || in_deck[index] == 0;
        return fail(fmt::format("{} {}", to_text(card), foreign ? "does not belong to the deck" : "is there too often"),
                    pile_place(rules, p));
      }
      ++cards;
    }
  }
  if (cards == rules.cards()) {
    return {};
  }
  for (std::size_t i = 0; i < left.size() && rules.take == 0; ++i) {
    if (left[i] > 0) {
      return fail(fmt::format("{} is missing", to_text(Card::from_index(static_cast<int>(i)))), {},
                  fmt::format("{} of {} cards are on the table", cards, rules.cards()));
    }
  }
  return fail(fmt::format("{} cards on the table, but the game has {}", cards, rules.cards()));
}

Result<> check_counts(const Rules& rules, const Table& table) {
  if (table.base < 1 || table.base > rules.deck.ranks) {
    return fail(fmt::format("base {} is not a rank", table.base), {}, fmt::format("use 1..{}", rules.deck.ranks));
  }
  const bool limited = rules.redeals != kUnlimited;
  if (table.redeals < 0 || (limited && table.redeals > rules.redeals)) {
    return fail(fmt::format("{} redeals used, but the game has {}", table.redeals, rules.redeals));
  }
  if (table.gathers < 0 || table.gathers > rules.gathers) {
    return fail(fmt::format("gathered {} times, but the game allows {}", table.gathers, rules.gathers));
  }
  return {};
}

}  // namespace

Result<> check_table(const Rules& rules, const Table& table) {
  const PileMap map = map_piles(rules);
  if (table.piles.size() != map.piles) {
    return fail(fmt::format("{} piles, but the game has {}", table.piles.size(), map.piles));
  }
  for (std::size_t p = 0; p < map.piles; ++p) {
    if (auto good = check_pile(rules, rules.group[map.group_of[p]], table.piles[p], p); !good) {
      return good;
    }
  }
  return check_cards(rules, table).and_then([&] { return check_counts(rules, table); });
}

}  // namespace sabar
