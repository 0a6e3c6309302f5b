// The lines that are not piles: what is said about the game, deck, pairs, zigzag and goal. Works at compile time.
#pragma once

#include <array>
#include <string_view>

#include <sabar/rules/patience/text/clauses.hpp>
#include <sabar/rules/patience/text/draft.hpp>

namespace sabar {

constexpr bool read_deck_value(Draft& draft, Words& words, const Word& word, DeckWord what) {
  Rules& rules = draft.rules;
  switch (what) {
    case DeckWord::packs:
      return read_number(draft, words, word, 1, kMaxPacks, rules.deck.packs);
    case DeckWord::suits:
      return read_number(draft, words, word, 1, 4, rules.deck.suits);
    case DeckWord::ranks:
      return read_number(draft, words, word, 1, kRanks, rules.deck.ranks);
    case DeckWord::take:
      return read_small(draft, words, word, 1, kMostDealt, rules.take);
    case DeckWord::remove:
      return read_rank(draft, words, word, rules.remove_rank);
  }
  return false;
}

constexpr bool read_deck(Draft& draft, Words& words, const Word& line) {
  std::array<Word, kDeckClauses.size()> seen{};
  while (!words.done()) {
    const Word word = words.next();
    DeckWord what = DeckWord::packs;
    if (!read_choice(draft, words, line, kDeckClauses, Choice::deck, what)) {
      return false;
    }
    Word& before = seen[static_cast<std::size_t>(what)];
    if (!before.text.empty()) {
      return draft.fail(Fault::repeated, word, line.text);
    }
    before = word;
    if (!read_deck_value(draft, words, word, what)) {
      return false;
    }
  }
  Rules& rules = draft.rules;
  const int cards = static_cast<int>(rules.deck.size());
  if (rules.deck.size() > kMaxTableCards) {
    return draft.fail(Fault::too_many_cards, line, {}, cards, kMostDealt);
  }
  if (rules.take > cards) {
    return draft.fail(Fault::number_range, seen[static_cast<std::size_t>(DeckWord::take)], "take", 1, cards);
  }
  if (rules.remove_rank > rules.deck.ranks) {
    return draft.fail(Fault::rank_range, seen[static_cast<std::size_t>(DeckWord::remove)], "remove", 0,
                      rules.deck.ranks);
  }
  rules.take = rules.take == cards ? std::uint8_t{0} : rules.take;
  return true;
}

constexpr bool read_pairs(Draft& draft, Words& words, const Word& line) {
  const Word word = words.next();
  if (!read_choice(draft, words, line, kPairWords, Choice::pairs, draft.rules.pairs)) {
    return false;
  }
  if (draft.rules.pairs == Pairs::sum &&
      !read_small(draft, words, word, 2, 2 * draft.rules.deck.ranks, draft.rules.pair_sum)) {
    return false;
  }
  if (draft.rules.pairs == Pairs::beaten) {
    draft.require(word, PileKind::column);
  }
  return read_end(draft, words, line);
}

constexpr bool read_zigzag(Draft& draft, Words& words, const Word& line) {
  draft.rules.zigzag = true;
  draft.zigzag_word = line;
  const Word gather = words.next();
  if (words.take_if("gather") && !read_small(draft, words, gather, 0, 254, draft.rules.gathers)) {
    return false;
  }
  return read_end(draft, words, line);
}

constexpr bool read_empty_piles(Draft& draft, Words& words, const Word& empty) {
  std::uint16_t& kinds = draft.rules.goal.kinds;
  do {
    const Word word = words.next();
    PileKind kind = PileKind::column;
    if (!read_choice(draft, words, empty, kEmptyGoals, Choice::goal_piles, kind)) {
      return false;
    }
    const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
    if ((kinds & bit) != 0) {
      return draft.fail(Fault::repeated, word, empty.text);
    }
    kinds = static_cast<std::uint16_t>(kinds | bit);
    draft.require(word, kind);
  } while (!words.done());
  return true;
}

constexpr bool read_goal(Draft& draft, Words& words, const Word& line) {
  const Word word = words.next();
  draft.goal_word = word;
  Goal& goal = draft.rules.goal;
  if (!read_choice(draft, words, line, kGoals, Choice::goal, goal.kind)) {
    return false;
  }
  switch (goal.kind) {
    case GoalKind::empty:
      return read_empty_piles(draft, words, word);
    case GoalKind::left:
      return read_small(draft, words, word, 0, static_cast<int>(draft.rules.cards()) - 1, goal.count) &&
             read_end(draft, words, line);
    case GoalKind::ordered:
      draft.require(word, PileKind::column);
      break;
    case GoalKind::one_pile:
      draft.require(word, PileKind::row);
      break;
    case GoalKind::rows:
      draft.require(word, PileKind::grid);
      break;
    case GoalKind::foundations:
      break;
  }
  return read_end(draft, words, line);
}

constexpr bool read_text_line(Draft& draft, Words& words, const Word& line, std::string_view& text) {
  text = words.take_rest().text;
  return !text.empty() || draft.fail(Fault::missing_value, words.next(), line.text);
}

constexpr bool read_repeated_text(Draft& draft, Words& words, const Word& line,
                                  std::array<std::string_view, kMaxAboutLines>& texts, std::size_t& count) {
  if (count == kMaxAboutLines) {
    return draft.fail(Fault::too_many_lines, line, line.text, 0, static_cast<int>(kMaxAboutLines));
  }
  return read_text_line(draft, words, line, texts[count++]);
}

// The place for what is said in the language that the first word of the line names: none in `note`, Indonesian in
// `note.id`.
constexpr RulesAbout::Words* words_of_line(Draft& draft, const Word& line) {
  const std::size_t dot = line.text.find('.');
  if (dot == std::string_view::npos) {
    return &draft.about.in(kRulesLanguage);
  }
  const std::string_view tag = line.text.substr(dot + 1);
  for (const LanguageInfo& info : kOfferedLanguages) {
    if (info.tag == tag && info.language != kRulesLanguage) {
      return &draft.about.in(info.language);
    }
  }
  draft.fail(Fault::unknown_language, line, line.text.substr(0, dot));
  return nullptr;
}

constexpr bool read_title(Draft& draft, Words& words, const Word& line) {
  RulesAbout::Words* said = words_of_line(draft, line);
  if (said != nullptr && !said->title.empty()) {
    return draft.fail(Fault::repeated, line);
  }
  return said != nullptr && read_text_line(draft, words, line, said->title);
}

constexpr bool read_note(Draft& draft, Words& words, const Word& line) {
  RulesAbout::Words* said = words_of_line(draft, line);
  return said != nullptr && read_repeated_text(draft, words, line, said->note, said->notes);
}

constexpr bool read_family(Draft& draft, Words& words, const Word& line) {
  const Word word = words.take();
  for (const std::string_view family : kFamilies) {
    if (family == word.text) {
      draft.about.family = family;
      return read_end(draft, words, line);
    }
  }
  return draft.fail_choice(word.text.empty() ? Fault::missing_value : Fault::unknown_value, Choice::family, word,
                           line.text);
}

}  // namespace sabar
