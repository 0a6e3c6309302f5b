#include <fmt/format.h>

#include <sabar/check/patience/view.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/core/plural.hpp>

namespace sabar::check {

PileList View::piles_of(PileKind wanted) const {
  PileList found;
  for (std::size_t g = 0; g < rules_.groups; ++g) {
    const Group& group = rules_.group[g];
    for (std::size_t i = 0; group.kind == wanted && i < group.count; ++i) {
      found.push_back(map_.first[g] + i);
    }
  }
  return found;
}

bool View::blocked(std::size_t pile) const {
  if (kind(pile) != PileKind::place) {
    return false;
  }
  const std::size_t number = number_in_group(pile);
  const std::uint64_t blockers = group(pile).blocked_by[number];
  for (std::size_t other = 0; other < group(pile).count; ++other) {
    if ((blockers >> other & 1U) != 0 && !empty(pile - number + other)) {
      return true;
    }
  }
  return false;
}

Suit View::deck_suit(std::size_t i) const {
  const std::vector<Card> aces = make_deck({.packs = 1, .suits = rules_.deck.suits, .ranks = 1});
  return aces[i % aces.size()].suit();
}

bool View::available(std::size_t pile) const {
  switch (kind(pile)) {
    case PileKind::column:
    case PileKind::cell:
    case PileKind::reserve:
    case PileKind::place:
    case PileKind::waste:
    case PileKind::stock:
      return group(pile).lift != Lift::none && !empty(pile) && face_up(pile) > 0 && !blocked(pile);
    default:
      return false;
  }
}

bool is_complete_run(const Rules& rules, std::span<const Card> cards) {
  if (static_cast<int>(cards.size()) != rules.deck.ranks) {
    return false;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i] != Card(cards[0].suit(), rules.deck.ranks - static_cast<int>(i))) {
      return false;
    }
  }
  return true;
}

std::string card_count(std::size_t cards) { return counted(cards, "card", "cards"); }

std::string_view in_plural(PileKind kind) {
  switch (kind) {
    case PileKind::column:
      return "columns";
    case PileKind::cell:
      return "cells";
    case PileKind::foundation:
      return "foundations";
    case PileKind::reserve:
      return "reserve piles";
    case PileKind::hole:
      return "the hole";
    case PileKind::place:
      return "places";
    case PileKind::grid:
      return "places of the grid";
    case PileKind::row:
      return "piles of the row";
    case PileKind::stock:
      return "the stock";
    case PileKind::waste:
      return "the waste";
    case PileKind::discard:
      return "the discard pile";
  }
  return "piles";
}

}  // namespace sabar::check
