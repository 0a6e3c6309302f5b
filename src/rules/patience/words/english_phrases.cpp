#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/rules/patience/words/english.hpp>
#include <sabar/rules/patience/words/facts.hpp>

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

}  // namespace sabar::english
