// Rules of patience games in words: phrases, and paragraphs about groups of several piles.
#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/rules/patience/words/facts.hpp>

#include "rules_phrases.hpp"

namespace sabar::english {
namespace {

constexpr std::array<std::string_view, 13> kNumbers = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                                       "seven", "eight", "nine", "ten",   "eleven", "twelve"};
constexpr std::array<std::string_view, 13> kRankNames = {"ace",   "two",  "three", "four", "five",  "six", "seven",
                                                         "eight", "nine", "ten",   "jack", "queen", "king"};

// "the first four get six cards each"
std::string block_words(std::string_view one, std::string_view many, int piles, int cards, bool say_cards) {
  const std::string who = piles == 1 ? fmt::format("{} gets", one) : fmt::format("{} {} get", many, number_word(piles));
  const std::string what = cards == 0 ? "nothing" : say_cards ? card_count(cards) : number_word(cards);
  return fmt::format("{} {}{}", who, what, piles == 1 || cards == 0 ? "" : " each");
}

// "get 1, 2 and 3 cards from left to right"
std::string spread_words(const Group& group) {
  const auto own = std::span(group.deal).first(group.count);
  const Spread spread = spread_of(own);
  const bool one = group.count == 1;
  switch (spread.kind) {
    case Spread::Kind::none:
      return one ? "is empty at first" : "are empty at first";
    case Spread::Kind::equal:
      return one ? fmt::format("gets {}", card_count(spread.first))
                 : fmt::format("get {} each", card_count(spread.first));
    case Spread::Kind::blocks:
      return fmt::format("are dealt: {}, {}", block_words("the first", "the first", spread.piles, spread.first, true),
                         block_words("the last", "the other", group.count - spread.piles, spread.rest, false));
    case Spread::Kind::listed:
      break;
  }
  return fmt::format("get {} cards from left to right", listed(as_words(own)));
}

std::string face_down_block(std::string_view which, int piles, int cards) {
  const std::string where =
      piles == 1 ? fmt::format("the {}", which) : fmt::format("the {} {}", which, number_word(piles));
  return fmt::format("; in {} the lowest {} face down", where,
                     cards == 1 ? std::string("card lies") : fmt::format("{} cards lie", number_word(cards)));
}

}  // namespace

std::string number_word(int number) {
  return number < static_cast<int>(kNumbers.size()) ? std::string(kNumbers[static_cast<std::size_t>(number)])
                                                    : fmt::format("{}", number);
}

std::string times_word(int times) {
  return times == 1 ? "once" : times == 2 ? "twice" : fmt::format("{} times", number_word(times));
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string card_count(int number) {
  return fmt::format("{} {}", number_word(number), plural(number, "card", "cards"));
}

std::string_view rank_name(int rank) { return kRankNames[static_cast<std::size_t>(rank - 1)]; }

std::string rank_plural(int rank) { return fmt::format("{}{}", rank_name(rank), rank == 6 ? "es" : "s"); }

std::string a_rank(int rank) { return fmt::format("{} {}", rank == 1 || rank == 8 ? "an" : "a", rank_name(rank)); }

std::string listed(const std::vector<std::string>& words) { return join_words(words, " and "); }

std::string face_words(const Group& group) {
  const auto own = std::span(group.closed).first(group.count);
  const Spread spread = spread_of(own);
  const std::string_view each = group.count == 1 ? "" : " of each";
  if (spread.kind == Spread::Kind::none) {
    return group.count == 1 && group.deal[0] == 1 ? ", face up" : ", all face up";
  }
  const bool few_closed = spread.kind == Spread::Kind::equal && spread.first < open_cards(group);
  if (const int open = open_cards(group); open > 0 && !few_closed) {
    return open == 1 ? fmt::format("; only the top card{} is face up", each)
                     : fmt::format("; only the top {} cards{} are face up", number_word(open), each);
  }
  if (spread.kind == Spread::Kind::equal) {
    return spread.first == 1 ? fmt::format("; the lowest card{} is face down", each)
                             : fmt::format("; the lowest {} cards{} are face down", number_word(spread.first), each);
  }
  if (spread.kind == Spread::Kind::blocks && spread.rest == 0) {
    return face_down_block("first", spread.piles, spread.first);
  }
  if (spread.kind == Spread::Kind::blocks && spread.first == 0) {
    return face_down_block("last", group.count - spread.piles, spread.rest);
  }
  return fmt::format("; of these, {} from the bottom are face down", listed(as_words(own)));
}

std::string deal_words(const Rules& rules, std::size_t index, std::string_view one, std::string_view many) {
  const Group& group = rules.group[index];
  const std::string_view more = is_further_group(rules, index) ? " more" : "";
  const std::string who = fmt::format("{}{} {}", number_word(group.count), more, plural(group.count, one, many));
  const bool empty = spread_of(std::span(group.deal).first(group.count)).kind == Spread::Kind::none;
  return fmt::format("{} {}{}.", capital(who), spread_words(group), empty ? "" : face_words(group));
}

std::string build_words(const Build& build) {
  if (build.order == Order::same) {
    return build.suits == SuitRule::same ? "with cards of the same rank and suit" : "with cards of the same rank";
  }
  std::string text = build.order == Order::down ? "down" : build.order == Order::up ? "up" : "up or down";
  text += build.step == 1 ? "" : fmt::format(" in steps of {}", number_word(build.step));
  switch (build.suits) {
    case SuitRule::any:
      return text + " regardless of suit";
    case SuitRule::same:
      return text + " in suit";
    case SuitRule::alternate:
      return text + " in alternating colours";
    case SuitRule::same_colour:
      return text + " in the same colour";
    case SuitRule::other:
      return text + " on cards of any other suit";
  }
  return text;
}

std::string wrap_words(const Rules& rules, const Group& group) {
  if (group.kind == PileKind::hole && group.build.order == Order::both && !group.build.wrap) {
    return fmt::format(", but {} and ace are not neighbours", rank_name(rules.deck.ranks));
  }
  if (!group.build.wrap || group.build.order == Order::same) {
    return {};
  }
  const bool down = group.build.order == Order::down;
  const std::string_view high = rank_name(rules.deck.ranks);
  const std::string_view low = rank_name(1);
  if (group.build.order == Order::both) {
    return fmt::format("; {} and {} are neighbours", high, low);
  }
  std::string text = group.build.step == 1
                         ? fmt::format(", {} after {}", down ? high : low, down ? low : high)
                         : fmt::format(", going on from {} to {}", down ? low : high, down ? high : low);
  if (base_is_dealt(rules) && group.kind == PileKind::column) {
    text += ", but never past the rank with which the foundations begin";
  }
  return text;
}

std::string stop_words(const Group& group) {
  return group.stop == 0 ? std::string{} : fmt::format(" Nothing goes on {}.", a_rank(group.stop));
}

std::string fill_what(const Group& group) {
  const std::string_view more = group.lift == Lift::top || group.lift == Lift::none ? ""
                                : group.lift == Lift::group                         ? " with the cards on it"
                                                                                    : " or ordered cards";
  switch (group.fill) {
    case Fill::any:
      return fmt::format("takes any card{}", more);
    case Fill::none:
      return "stays empty";
    case Fill::rank:
      return fmt::format("takes only {}{}", a_rank(group.fill_rank), more.empty() ? "" : ", alone or with cards on it");
    case Fill::base:
      return "takes only cards of the rank with which the foundations begin";
    case Fill::waste:
      return "is filled from the waste only";
  }
  return {};
}

std::string pile_word(PileKind kind) {
  switch (kind) {
    case PileKind::column:
      return "columns";
    case PileKind::cell:
      return "cells";
    case PileKind::place:
      return "places";
    case PileKind::reserve:
      return "reserve";
    case PileKind::stock:
      return "stock";
    default:
      return "waste";
  }
}

namespace {

std::string run_words(const Group& group) {
  switch (group.lift_suits == group.build.suits ? SuitRule::any : group.lift_suits) {
    case SuitRule::same:
      return "Ordered cards of one suit at the top of a column";
    case SuitRule::alternate:
      return "Ordered cards of alternating colours at the top of a column";
    case SuitRule::same_colour:
      return "Ordered cards of one colour at the top of a column";
    case SuitRule::other:
      return "Ordered cards of changing suits at the top of a column";
    case SuitRule::any:
      break;
  }
  return "Ordered cards at the top of a column";
}

std::string move_words(const Group& group) {
  switch (group.lift) {
    case Lift::none:
      return "Cards in the columns stay where they are.";
    case Lift::top:
      return "Cards move one at a time.";
    case Lift::run:
      return fmt::format("{} move together, all of them or some.", run_words(group));
    case Lift::whole_run:
      return fmt::format("{} move to another column only all together.", run_words(group));
    case Lift::freeing_run:
      return fmt::format(
          "{} move to another column all together. A part of them moves only if it frees a card that can go to a "
          "foundation at once, or if it goes to an empty column.",
          run_words(group));
    case Lift::group:
      return "Any face-up card moves together with all cards on it, whatever they are.";
    case Lift::pile:
      return "A column moves to another one only as a whole, if all its cards are in order.";
  }
  return {};
}

std::string fill_words(const Group& group) {
  if (group.fill_from_count == 0) {
    return fmt::format("An empty column {}.", fill_what(group));
  }
  std::string text = fmt::format("An empty column is filled at once from the {}", pile_word(group.fill_from[0]));
  for (std::size_t i = 1; i < group.fill_from_count; ++i) {
    text += fmt::format(", or else from the {}", pile_word(group.fill_from[i]));
  }
  const std::string_view when = group.fill_from_count == 1 ? "when that is used up" : "when these are used up";
  return fmt::format("{}; {}, it {}.", text, when, fill_what(group));
}

// How columns are built, what moves in them and what fills them.
std::string column_build(const Rules& rules, const Group& group) {
  const bool filled_at_once = group.fill_from_count > 0;
  if (group.build.order == Order::none && group.fill == Fill::none && !filled_at_once) {
    return group.lift == Lift::none ? "No card goes to a column or leaves it." : "No card goes to a column.";
  }
  if (group.build.order == Order::none && group.lift == Lift::top && !filled_at_once) {
    return fmt::format("Between columns, cards move only to an empty one, which {}.", fill_what(group));
  }
  const std::string build =
      group.build.order == Order::none
          ? std::string("Nothing is put on the cards in them.")
          : fmt::format("They are built {}{}.", build_words(group.build), wrap_words(rules, group));
  return fmt::format("{}{} {} {}", build, stop_words(group), move_words(group), fill_words(group));
}

std::string zigzag_words(int columns) {
  return fmt::format(
      "{} columns are dealt in a zigzag: the first row from left to right, the next from right to left and one column "
      "shorter, and so on. The first card of each row lies face up, the others face down; what is left goes face up on "
      "all columns but the first.",
      capital(number_word(columns)));
}

std::string gather_words(int gathers) {
  return gathers == 0 ? std::string{}
                      : fmt::format(
                            " {} the columns may be picked up, from the last to the first, and dealt again in "
                            "the same way.",
                            capital(times_word(gathers)));
}

std::string start_cards(const Rules& rules, const Group& group) {
  if (const int rank = start_rank(rules, group); rank > 0) {
    return fmt::format("the {}", rank_plural(rank));
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < group.start_count; ++i) {
    names.push_back(to_text(Card::from_index(group.start[i]), CardStyle::symbols));
  }
  return listed(names);
}

std::string collecting_words(const Rules& rules, const Group& group) {
  const std::string_view who = group.count == 1 ? "the foundation" : "a foundation";
  const std::string run = fmt::format("A complete run of one suit, {} to ace,", rank_name(rules.deck.ranks));
  return group.collect == Collect::runs_at_once
             ? fmt::format("{} goes to {} as soon as it lies at the top of a column.", run, who)
             : fmt::format("{} may go from the top of a column to {}; single cards do not go there.", run, who);
}

// "from ace to king", if that is what a foundation holds in the end.
std::string range_words(const Rules& rules, const Group& group) {
  const bool by_rank = group.fill == Fill::rank || group.fill == Fill::base;
  if (group.start_count > 0 || group.start_first || group.build.order == Order::same || !by_rank) {
    return {};
  }
  const int ranks = rules.deck.ranks;
  const int first = group.fill == Fill::rank ? group.fill_rank : 1;
  const bool whole = group.hold == ranks && group.build.step == 1 && !group.build.wrap;
  if (whole && group.build.order == Order::up && first == 1) {
    return fmt::format(" from ace to {}", rank_name(ranks));
  }
  if (whole && group.build.order == Order::down && first == ranks) {
    return fmt::format(" from {} to ace", rank_name(ranks));
  }
  return fmt::format(", beginning with {}", a_rank(first));
}

std::string foundation_build(const Rules& rules, const Group& group) {
  if (group.build.order == Order::same && group.fill == Fill::rank) {
    return fmt::format("for the {}", rank_plural(group.fill_rank));
  }
  return fmt::format("built {}{}{}", build_words(group.build), range_words(rules, group), wrap_words(rules, group));
}

std::string foundation_begin(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const std::string build = foundation_build(rules, group);
  if (group.start_first) {
    return fmt::format("The {} card of the deal begins a foundation{}; all {} begin with its rank. They are {}.",
                       index == 0 ? "first" : "next", group.build.suits == SuitRule::same ? ", that of its suit" : "",
                       number_word(group.count), build);
  }
  const bool one = group.count == 1;
  const std::string_view more = is_further_group(rules, index) ? " more" : "";
  const std::string who =
      capital(fmt::format("{}{} {}", number_word(group.count), more, one ? "foundation" : "foundations"));
  return group.start_count == 0
             ? fmt::format("{} {} {}.", who, one ? "is" : "are", build)
             : fmt::format("{} {} with {}, taken out of the deck before the deal, and {} {}.", who,
                           one ? "begins" : "begin", start_cards(rules, group), one ? "is" : "are", build);
}

}  // namespace

std::string column_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  std::string text = rules.zigzag ? zigzag_words(group.count) : deal_words(rules, index, "column", "columns");
  if (group.kings_first) {
    text += fmt::format(" In each of them the {} then sink to the bottom.", rank_plural(rules.deck.ranks));
  }
  text += fmt::format(" {}", column_build(rules, group));
  text += group.hold > 0 ? fmt::format(" A column holds at most {}.", card_count(group.hold)) : "";
  return text + gather_words(rules.gathers);
}

std::string cell_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const std::string_view more = is_further_group(rules, index) ? " more" : "";
  const bool one = group.count == 1;
  const std::string who =
      fmt::format("{}{} {}", number_word(group.count), more, one ? "cell holds one card" : "cells hold one card each");
  int dealt = 0;
  for (const int cards : std::span(group.deal).first(group.count)) {
    dealt += cards;
  }
  if (dealt == 0) {
    return fmt::format("{}; at first {} empty.", capital(who), one ? "it is" : "they are");
  }
  const std::string some = one ? "it" : dealt == group.count ? "all" : fmt::format("{} of them", number_word(dealt));
  return fmt::format("{}; {} {} one in the deal.", capital(who), some, one || dealt == 1 ? "gets" : "get");
}

std::string foundation_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  if (group.collect != Collect::cards) {
    return collecting_words(rules, group);
  }
  std::string text = foundation_begin(rules, index) + stop_words(group);
  if (group.hold != rules.deck.ranks || group.build.wrap) {
    text += fmt::format(" {} holds {}{}.", group.count == 1 ? "It" : "Each", group.start_first ? "" : "at most ",
                        card_count(group.hold));
  }
  return text + (group.lift == Lift::none ? "" : " A card on top of a foundation may be taken back.");
}

std::string reserve_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const Spread spread = spread_of(std::span(group.deal).first(group.count));
  const bool single = spread.kind == Spread::Kind::equal && spread.first == 1 && group.count > 1;
  std::string text = group.count == 1
                         ? fmt::format("The reserve is a pile of {}{}.", card_count(group.deal[0]), face_words(group))
                     : single ? fmt::format("The reserve is {}, side by side and face up.", card_count(group.count))
                              : deal_words(rules, index, "reserve pile", "reserve piles");
  if (group.lift == Lift::none) {
    return text;
  }
  return text + (single             ? " Each of them may be played; nothing takes its place."
                 : group.count == 1 ? " Its top card may be played; nothing goes on it."
                                    : " Their top cards may be played; nothing goes on them.");
}

}  // namespace sabar::english
