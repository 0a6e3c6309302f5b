#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/text/fault.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {
namespace {

template <class T, std::size_t N>
std::vector<std::string_view> names(const std::array<Named<T>, N>& table) {
  std::vector<std::string_view> result;
  result.reserve(N);
  for (const Named<T>& entry : table) {
    result.push_back(entry.name);
  }
  return result;
}

std::vector<std::string_view> clause_names(std::string_view line) {
  std::vector<std::string_view> result;
  const std::optional<PileKind> kind = find_value(kPileWords, line);
  for (const Named<Clause>& entry : kClauses) {
    if (kind && clause_belongs(entry.value, *kind)) {
      result.push_back(entry.name);
    }
  }
  return result;
}

std::vector<std::string_view> choices(const RulesFault& fault) {
  switch (fault.choice) {
    case Choice::line:
      return names(kLines);
    case Choice::clause:
      return clause_names(fault.about);
    case Choice::family:
      return {kFamilies.begin(), kFamilies.end()};
    case Choice::deck:
      return names(kDeckClauses);
    case Choice::order:
      return names(kOrders);
    case Choice::suits:
      return names(kSuitRules);
    case Choice::fill: {
      auto result = names(kFills);
      result.insert(result.end(), kRankWords.begin(), kRankWords.end());
      return result;
    }
    case Choice::fill_source:
      return names(kFillSources);
    case Choice::lift:
      return names(kLifts);
    case Choice::runs:
      return {"runs"};
    case Choice::shape:
      return names(kShapes);
    case Choice::match:
      return {"suit", "rank"};
    case Choice::draw_target:
      return names(kDrawTargets);
    case Choice::pairs:
      return names(kPairWords);
    case Choice::goal:
      return names(kGoals);
    case Choice::goal_piles:
      return names(kEmptyGoals);
    case Choice::none:
      break;
  }
  return {};
}

std::string cards(int count) { return counted(count, "card", "cards"); }

std::string number_hint(const RulesFault& fault) {
  return fault.high > 0 ? fmt::format("use {}..{}", fault.low, fault.high) : std::string{};
}

// What is wrong with a single word.
std::string word_message(const RulesFault& fault) {
  const std::string word = quote_input(fault.word);
  switch (fault.kind) {
    case Fault::not_text:
      return "this is not a character of plain text";
    case Fault::unknown_line:
      return fmt::format("{} does not begin a line of rules", word);
    case Fault::unknown_language:
      return fmt::format("{} names no other language", word);
    case Fault::unknown_clause:
      return fmt::format("{} is not a word of a '{}' line", word, fault.about);
    case Fault::foreign_clause:
      return fmt::format("{} does not belong in a '{}' line", word, fault.about);
    case Fault::repeated:
      return fmt::format("{} stands here a second time", word);
    case Fault::clash:
      return fmt::format("{} and '{}' exclude each other", word, fault.about);
    case Fault::extra_word:
      return fmt::format("{} is too much in a '{}' line", word, fault.about);
    case Fault::missing_value:
      return fault.about == "then" ? "'fill from' misses its 'then'"
                                   : fmt::format("something is missing after '{}'", fault.about);
    case Fault::unknown_value:
      return fmt::format("{} cannot stand after '{}'", word, fault.about);
    case Fault::not_a_number:
      return fmt::format("{} is not a number for '{}'", word, fault.about);
    case Fault::number_range:
      return fmt::format("{} is out of range for '{}'", word, fault.about);
    case Fault::unknown_rank:
      return fmt::format("{} is not a rank", word);
    case Fault::rank_range:
      return fmt::format("the deck has no rank {}", word);
    case Fault::unknown_card:
      return fmt::format("{} is not a card", word);
    case Fault::card_not_in_deck:
      return fmt::format("the deck has no card {}, or it is named too often", word);
    case Fault::list_length:
      return fmt::format("'{}' has {} values for {} piles", fault.about, fault.low, fault.high);
    case Fault::self_blocked:
      return fmt::format("place {} cannot block itself", fault.low);
    case Fault::missing_piles:
      return fmt::format("the game has no {}", fault.about);
    default:
      return {};
  }
}

// What is wrong with a line or the whole game.
std::string game_message(const RulesFault& fault) {
  switch (fault.kind) {
    case Fault::start_and_take:
      return "start cards need the whole deck, but 'take' uses a part of it";
    case Fault::closed_range:
      return fmt::format("{} face down in a pile of {}, whose top card lies face up", cards(fault.low), fault.high);
    case Fault::hold_range:
      return fmt::format("{} dealt to a pile that holds {}", cards(fault.low), fault.high);
    case Fault::hold_of_runs:
      return fmt::format("a complete run has {}, but a pile holds {}", cards(fault.low), fault.high);
    case Fault::hold_and_rows:
      return "rows are dealt on these columns, so they cannot hold a certain number of cards";
    case Fault::runs_of_one:
      return "complete runs need a deck of two ranks or more";
    case Fault::empty_in_row:
      return "every pile of a row begins with a card";
    case Fault::row_and_remove:
      return "no card can be removed from a row";
    case Fault::shape_size:
      return fmt::format("the shape has {} places, but the line has {}", fault.low, fault.high);
    case Fault::too_many_piles:
      return "there are too many piles";
    case Fault::too_many_groups:
      return "there are too many lines of piles";
    case Fault::too_many_cards:
      return fmt::format("a deck of {} is too large", cards(fault.low));
    case Fault::too_many_lines:
      return fmt::format("there are too many '{}' lines", fault.about);
    case Fault::no_title:
      return "the title is missing";
    case Fault::no_piles:
      return "there are no piles";
    case Fault::no_goal:
      return "the goal is to fill foundations, but there are none";
    case Fault::little_room:
      return fmt::format("every card is to lie on a foundation, but these take {} of {} at most", fault.low,
                         cards(fault.high));
    case Fault::no_waste:
      return "redeals need a stock that is drawn to the waste";
    case Fault::no_row_to_fill:
      return "'full' needs a stock that is drawn to columns or reserve";
    case Fault::too_many_rows:
      return fmt::format("{} rows, but the deck has {} suits", fault.low, fault.high);
    case Fault::second_base:
      return "a second line of foundations begins with the next card of the deck";
    case Fault::zigzag_columns:
      return "the zigzag needs one line of at least two columns";
    case Fault::zigzag_deal:
      return "the zigzag deals these columns already";
    case Fault::cards_left:
      return fmt::format("{} dealt, but the deck has {}", cards(fault.low), fault.high);
    case Fault::cards_short:
      return fmt::format("the deal needs {}, but the deck has {}", cards(fault.low), fault.high);
    default:
      return {};
  }
}

// "'title.id', or 'title' for English".
std::string other_languages(std::string_view line) {
  std::string text;
  for (const LanguageInfo& info : kOfferedLanguages) {
    if (info.language != kRulesLanguage) {
      text += fmt::format("'{}.{}', ", line, info.tag);
    }
  }
  return fmt::format("{}or '{}' for {}", text, line, info_of(kRulesLanguage).name);
}

std::string hint_of(const RulesFault& fault) {
  if (const auto known = choices(fault); !known.empty()) {
    return fault.kind == Fault::foreign_clause ? fmt::format("here: {}", fmt::join(known, ", "))
                                               : nearest_name_hint(fault.word, known);
  }
  switch (fault.kind) {
    case Fault::not_text:
      return "rules are UTF-8 text without control characters";
    case Fault::missing_value:
    case Fault::not_a_number:
    case Fault::number_range:
      return number_hint(fault);
    case Fault::unknown_value:
      return fmt::format("write '{}'", fault.about);
    case Fault::unknown_language:
      return fmt::format("write {}", other_languages(fault.about));
    case Fault::unknown_rank:
      return "ranks are A 2 3 4 5 6 7 8 9 10 J Q K";
    case Fault::rank_range:
      return fmt::format("its ranks are A..{}", kRankWords[static_cast<std::size_t>(fault.high - 1)]);
    case Fault::unknown_card:
      return "write AH, 10D, QC";
    case Fault::card_not_in_deck:
      return fmt::format("each card is there {}", fault.high == 1 ? "once" : fmt::format("{} times", fault.high));
    case Fault::list_length:
      return fault.about == "start" || fault.about == "blocked" ? std::string{}
                                                                : "give one number for all piles or one for each";
    case Fault::too_many_piles:
    case Fault::too_many_groups:
    case Fault::too_many_cards:
    case Fault::too_many_lines:
      return fmt::format("use at most {}", fault.high);
    case Fault::repeated:
    case Fault::clash:
      return "leave one of them out";
    case Fault::no_title:
      return "add a line 'title TEXT'";
    case Fault::no_piles:
      return "add a line such as 'columns 7'";
    case Fault::no_goal:
      return "add a line 'foundations N', or say another 'goal'";
    case Fault::little_room:
      return "nobody could win: give more foundations, let them 'hold' more, or say another 'goal'";
    case Fault::missing_piles:
      return fault.about == "waste" ? "a 'stock' line that draws to the waste makes one"
                                    : fmt::format("add a line '{}'", fault.about);
    case Fault::zigzag_deal:
      return "leave it out";
    case Fault::cards_left:
      return "deal them all, or add a 'stock' line that takes the rest";
    case Fault::cards_short:
      return "a 'deck' line can make the deck larger";
    default:
      return {};
  }
}

}  // namespace

Error to_error(const RulesFault& fault) {
  std::string message = word_message(fault);
  if (message.empty()) {
    message = game_message(fault);
  }
  std::string where = fault.line > 0 ? fmt::format("line {}, column {}", fault.line, fault.column) : std::string{};
  return {std::move(message), std::move(where), hint_of(fault)};
}

}  // namespace sabar
