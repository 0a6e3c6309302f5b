// Rules in English, paragraph by paragraph.
#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/rules/patience/words/facts.hpp>
#include <sabar/rules/set/words.hpp>
#include <sabar/rules/words.hpp>

#include "rules_phrases.hpp"

namespace sabar {
namespace english {
namespace {

std::string deck_words(const Rules& rules) {
  constexpr std::array<std::string_view, 3> kSuitWords = {"spades", "hearts and spades", "hearts, clubs and spades"};
  const DeckShape& deck = rules.deck;
  const std::string span = fmt::format("ace to {}", rank_name(deck.ranks));
  std::string text;
  if (deck.suits == 4) {
    const std::string packs = deck.packs == 1 ? fmt::format("one pack of {} cards", deck.size())
                                              : fmt::format("{} packs, {} cards", number_word(deck.packs), deck.size());
    text = fmt::format("Played with {}{}.", packs, deck.ranks < kRanks ? fmt::format(", {} of each suit", span) : "");
  } else {
    text = fmt::format("Played with {} cards: {} {}, {}.", deck.size(),
                       kSuitWords[static_cast<std::size_t>(deck.suits - 1)], times_word(deck.packs), span);
  }
  return text + (rules.take > 0 ? fmt::format(" Only the first {} of the shuffled cards are used.", rules.take) : "");
}

std::string hole_begin(const Group& group, bool first) {
  if (group.start_first) {
    return fmt::format("The {} card of the deal lies in the hole.", first ? "first" : "next");
  }
  if (group.start_count > 0) {
    const Card card = Card::from_index(group.start[0]);
    return fmt::format("The {} of {} lies in the hole from the beginning.", rank_name(card.rank()),
                       suit_name(card.suit()));
  }
  return "The hole is empty at first and takes any card.";
}

std::string hole_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  return fmt::format("{} On it cards are built {}{}.{}", hole_begin(group, index == 0), build_words(group.build),
                     wrap_words(rules, group), stop_words(group));
}

std::string shape_words(const Group& group) {
  const Places places = places_of(group);
  const std::string cards = capital(card_count(group.count));
  switch (places.shape) {
    case PlaceShape::loose:
      return fmt::format("{} lie side by side.", cards);
    case PlaceShape::pyramid:
      return fmt::format(
          "{} form a pyramid of {} rows, each row over the one before it; a card is free when the two on it are gone.",
          cards, number_word(places.rows));
    case PlaceShape::peaks:
      return fmt::format(
          "{} form three peaks of {} rows that share the last row; a card is free when the two on it are gone.", cards,
          number_word(places.rows));
    case PlaceShape::other:
      break;
  }
  return fmt::format("{} lie so that some cover others; a card is free when none lies on it.", cards);
}

std::string place_words(const Group& group) {
  const bool closed = spread_of(std::span(group.closed).first(group.count)).kind != Spread::Kind::none;
  return fmt::format("{} {}", shape_words(group),
                     closed ? "Covered cards lie face down until they are free." : "All lie face up.");
}

std::string grid_words(const Rules& rules, const Group& group) {
  const int rows = group.count / group.grid_columns;
  std::string text = fmt::format("{} lie in {} {} of {}, face up.", capital(card_count(group.count)), number_word(rows),
                                 plural(rows, "row", "rows"), group.grid_columns);
  if (rules.remove_rank > 0) {
    text += fmt::format(" The {} are taken away and leave gaps.", rank_plural(rules.remove_rank));
  }
  text += fmt::format(" A gap takes the card that follows its left neighbour {}{}.", build_words(group.build),
                      wrap_words(rules, group));
  text += fmt::format(" At the left end of a row it {}", fill_what(group));
  text += group.row_suits ? " of the suit of that row (from the top: hearts, diamonds, clubs, spades)." : ".";
  return text + " Nothing goes to the right of a gap.";
}

std::string row_words(const Group& group) {
  constexpr std::array<std::string_view, 8> kWhich = {"",       "first", "second", "third",
                                                      "fourth", "fifth", "sixth",  "seventh"};
  std::vector<std::string> steps;
  for (unsigned step = 1; step < kWhich.size(); ++step) {
    if ((group.steps >> step & 1U) != 0) {
      steps.emplace_back(kWhich[step]);
    }
  }
  const std::string_view match = !group.match_rank ? "suit" : group.match_suit ? "suit or rank" : "rank";
  return fmt::format(
      "{} lie in a row, face up. Each is a pile that moves as a whole onto the {} pile to its left, if the top cards "
      "agree in {}; the row then closes up.",
      capital(card_count(group.count)), join_words(steps, " or "), match);
}

std::string draw_words(const Rules& rules) {
  const std::string drawn = card_count(rules.draw);
  switch (rules.draw_to) {
    case PileKind::waste:
      return fmt::format("{} at a time {} turned to the waste, whose top card may be played.", capital(drawn),
                         plural(rules.draw, "is", "are"));
    case PileKind::hole:
      return fmt::format("At any time {} may be turned from it to the hole, whatever lies there.", drawn);
    default:
      break;
  }
  const std::string_view pile = rules.draw_to == PileKind::column ? "column" : "reserve pile";
  return fmt::format("At any time it deals {} face up to each {}, as long as there are cards{}.", drawn, pile,
                     rules.draw_needs_full ? fmt::format(", but not while a {} is empty", pile) : "");
}

std::string redeal_words(int redeals) {
  if (redeals == 0) {
    return "The stock is gone through only once.";
  }
  return fmt::format("When the stock is used up, the waste may be turned over{}.",
                     redeals == kUnlimited ? ", as often as you like" : fmt::format(" {}", times_word(redeals)));
}

// The cards that no line deals.
std::string rest_words(const Rules& rules) {
  const std::size_t cards = stock_cards(rules);
  if (cards <= 1) {
    return cards == 0 ? "No card is left for" : "The last card is";
  }
  return cards == rules.cards() ? fmt::format("All {} cards are", cards)
                                : fmt::format("The other {} cards are", number_word(static_cast<int>(cards)));
}

std::string stock_words(const Rules& rules, const Group& group) {
  std::string text = fmt::format("{} the stock.", rest_words(rules));
  text += group.lift == Lift::top ? " Its top card lies face up and may be played." : "";
  text += fmt::format(" {}", draw_words(rules));
  return rules.draw_to == PileKind::waste ? fmt::format("{} {}", text, redeal_words(rules.redeals)) : text;
}

std::string pair_words(const Rules& rules) {
  switch (rules.pairs) {
    case Pairs::sum: {
      const std::string alone = rules.pair_sum <= rules.deck.ranks
                                    ? fmt::format(" {} is taken away alone.", capital(a_rank(rules.pair_sum)))
                                    : std::string{};
      return fmt::format(
          "Two free cards whose ranks add up to {} are taken away together; jacks count 11, queens 12, kings 13.{}",
          rules.pair_sum, alone);
    }
    case Pairs::same_rank:
      return "Two free cards of the same rank are taken away together.";
    case Pairs::beaten:
      return "The top card of a column is taken away if another column has a higher card of its suit on top; aces are "
             "highest.";
    case Pairs::none:
      break;
  }
  return {};
}

// "the columns and cells are empty"
std::string empty_goal(const Rules& rules) {
  std::vector<std::string> piles;
  for (std::size_t k = 0; k < kPileKinds; ++k) {
    if (empties(rules.goal, static_cast<PileKind>(k))) {
      piles.push_back(pile_word(static_cast<PileKind>(k)));
    }
  }
  const bool one = piles.size() == 1 && !piles[0].ends_with('s');
  return fmt::format("the {} {} empty", listed(piles), one ? "is" : "are");
}

std::string left_goal(const Rules& rules) {
  const bool foundations = has_kind(rules, PileKind::foundation);
  const std::string_view gone = !has_kind(rules, PileKind::discard) ? "on the foundations"
                                : foundations                       ? "taken away or on the foundations"
                                                                    : "taken away";
  const std::string but = rules.goal.count == 0 ? std::string{} : fmt::format(" but {}", number_word(rules.goal.count));
  return fmt::format("all cards{} are {}", but, gone);
}

std::string goal_words(const Rules& rules) {
  switch (rules.goal.kind) {
    case GoalKind::foundations:
      return "all cards lie on the foundations";
    case GoalKind::empty:
      return only_places(rules.goal) ? "all cards of the layout are gone" : empty_goal(rules);
    case GoalKind::ordered:
      return fmt::format("every column is empty or holds one suit in order, {} to ace", rank_name(rules.deck.ranks));
    case GoalKind::one_pile:
      return "the row has become a single pile";
    case GoalKind::rows:
      return "every row holds one suit in order from its left end, with the gap at its right end";
    case GoalKind::left:
      return left_goal(rules);
  }
  return {};
}

std::string group_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  switch (group.kind) {
    case PileKind::column:
      return column_words(rules, index);
    case PileKind::cell:
      return cell_words(rules, index);
    case PileKind::foundation:
      return foundation_words(rules, index);
    case PileKind::reserve:
      return reserve_words(rules, index);
    case PileKind::hole:
      return hole_words(rules, index);
    case PileKind::place:
      return place_words(group);
    case PileKind::grid:
      return grid_words(rules, group);
    case PileKind::row:
      return row_words(group);
    case PileKind::stock:
      return stock_words(rules, group);
    default:
      return {};
  }
}

}  // namespace
}  // namespace english

template <>
std::vector<std::string> paragraphs_in<Language::english>(const Rules& rules) {
  std::vector<std::string> paragraphs = {english::deck_words(rules)};
  for (std::size_t g = 0; g < rules.groups; ++g) {
    paragraphs.push_back(english::group_words(rules, g));
  }
  paragraphs.push_back(english::pair_words(rules));
  paragraphs.push_back(fmt::format("You win when {}.", english::goal_words(rules)));
  std::erase_if(paragraphs, [](const std::string& paragraph) { return paragraph.empty(); });
  return paragraphs;
}

namespace {

constexpr RulesWords kEnglishRulesWords = {
    .note = "Note",
    .sources = "Rules after",
    .column = Noun("column", "columns"),
    .place = Noun("place", "places"),
    .row_pile = Noun("pile", "piles"),
    .cell = Noun("cell", "cells"),
    .reserve = Noun("reserve pile", "reserve piles"),
    .foundation = Noun("foundation", "foundations"),
    .stock = ", a stock",
    .pack = Noun("pack", "packs"),
    .few_suits = {"cards of one suit", "cards of two suits", "cards of three suits"},
    .board_titles = {},
};

}  // namespace

template <>
const RulesWords& rules_words_in<Language::english>() {
  return kEnglishRulesWords;
}

namespace set {
namespace {

constexpr SetNames kEnglishSetNames = {
    .attributes = {"number", "colour", "filling", "shape", "size", "tilt"},
    .values = {{
        {"one", "two", "three"},
        {"green", "red", "purple"},
        {"striped", "open", "solid"},
        {"oval", "diamond", "squiggle"},
        {"small", "medium", "large"},
        {"upright", "slanting", "lying"},
    }},
    .several = "s",
    .said = {Attribute::number, Attribute::size, Attribute::tilt, Attribute::colour, Attribute::filling,
             Attribute::shape},
    .set = "SET",
    .junior = "Junior SET, 27 cards",
    .ultraset = "Ultraset, four cards",
};

}  // namespace

template <>
const SetNames& set_names_in<Language::english>() {
  return kEnglishSetNames;
}

}  // namespace set

}  // namespace sabar
