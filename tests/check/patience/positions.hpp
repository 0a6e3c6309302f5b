// Positions in writing for the tests of the judge.
//
// A position is a rules text without title and the piles that hold cards: "t1: <KS> QH | f1: AH | redeals: 1". The game
// is cut down to the cards that are named, so that a position needs no others.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/text/rules_text.hpp>

namespace sabar::positions {

struct Position {
  Rules rules;
  Table table;
};

// What the text leaves undealt belongs to a reserve pile that stays empty.
inline Rules rules_of(std::string_view lines) {
  std::string text = fmt::format("title Test\n{}\n", lines);
  Rules rules;
  RulesAbout about;
  RulesFault fault = parse_rules(text, rules, about);
  if (fault.kind == Fault::little_room) {
    text += "goal empty columns\n";  // foundations of a test need not take every card
    fault = parse_rules(text, rules, about);
  }
  if (fault.kind == Fault::cards_left) {
    text += fmt::format("reserve 1 deal {} move none\n", fault.high - fault.low);
    fault = parse_rules(text, rules, about);
  }
  EXPECT_EQ(fault.kind, Fault::none) << text << "line " << fault.line << ", column " << fault.column;
  return rules;
}

inline TablePile read_cards(std::string_view text) {
  TablePile pile;
  for (std::string_view word : split_tokens(text)) {
    const bool face_down = word.front() == '<';
    word = face_down ? word.substr(1, word.size() - 2) : word;
    const auto card = parse_card(word);
    EXPECT_TRUE(card) << word;
    pile.cards.push_back(card.value_or(Card{}));
    pile.face_down += face_down ? 1 : 0;
  }
  return pile;
}

inline void read_entry(Position& position, std::string_view name, std::string_view value) {
  Table& table = position.table;
  if (name == "base" || name == "redeals" || name == "gathers") {
    (name == "base" ? table.base : name == "redeals" ? table.redeals : table.gathers) = std::stoi(std::string(value));
    return;
  }
  const auto pile = parse_pile(position.rules, name);
  ASSERT_TRUE(pile) << name;
  table.piles[*pile] = read_cards(value);
}

inline Position position(const Rules& rules, std::string_view piles) {
  Position made{rules, {}};
  made.table.piles.resize(map_piles(rules).piles);
  while (!piles.empty()) {
    const std::string_view entry = piles.substr(0, piles.find('|'));
    piles.remove_prefix(std::min(entry.size() + 1, piles.size()));
    const std::size_t colon = entry.find(':');
    read_entry(made, split_tokens(entry.substr(0, colon)).front(), entry.substr(colon + 1));
  }
  std::size_t cards = 0;
  for (const TablePile& pile : made.table.piles) {
    cards += pile.cards.size();
  }
  made.rules.take = static_cast<std::uint8_t>(cards == rules.deck.size() ? 0 : cards);
  return made;
}

inline Position position(std::string_view lines, std::string_view piles) { return position(rules_of(lines), piles); }

// The piles that hold cards, as position() reads them.
inline std::string piles_text(const Rules& rules, const Table& table) {
  std::string text;
  for (std::size_t i = 0; i < table.piles.size(); ++i) {
    const TablePile& pile = table.piles[i];
    if (pile.cards.empty()) {
      continue;
    }
    text += fmt::format("{}{}:", text.empty() ? "" : " | ", pile_name(rules, i));
    for (std::size_t card = 0; card < pile.cards.size(); ++card) {
      const std::string name = to_text(pile.cards[card]);
      text += card < pile.face_down ? fmt::format(" <{}>", name) : fmt::format(" {}", name);
    }
  }
  text += table.redeals > 0 ? fmt::format(" | redeals: {}", table.redeals) : "";
  return text + (table.gathers > 0 ? fmt::format(" | gathers: {}", table.gathers) : "");
}

// The piles after the moves, or "no: " and the reason of the first one that is refused.
inline std::string after(const Position& start, std::string_view line) {
  auto judge = Judge::begin(start.rules, start.table);
  if (!judge) {
    return fmt::format("bad table: {}", judge.error().text());
  }
  for (const std::string_view text : split_tokens(line)) {
    const auto move = parse_move(start.rules, text);
    if (!move) {
      return fmt::format("no move: {}", move.error().text());
    }
    const Table before = judge->table();
    const auto allowed = judge->permits(*move);
    const auto played = judge->play(*move);
    EXPECT_EQ(allowed.has_value(), played.has_value()) << text;
    if (!played) {
      EXPECT_EQ(judge->table(), before) << text;
      return fmt::format("no: {}", played.error().text());
    }
  }
  return piles_text(start.rules, judge->table());
}

// Whether the goal is reached once the table has settled.
inline bool is_won(const Position& start) {
  const auto judge = Judge::begin(start.rules, start.table);
  EXPECT_TRUE(judge) << (judge ? "" : judge.error().text());
  return judge && judge->won();
}

}  // namespace sabar::positions
