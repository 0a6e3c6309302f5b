// The clause `start`: the cards with which foundations and the hole begin. Works at compile time.
#pragma once

#include <cstdint>
#include <string_view>

#include <sabar/rules/patience/text/draft.hpp>

namespace sabar {

[[nodiscard]] constexpr bool deck_has_suit(int suits, Suit suit) {
  switch (suit) {
    case Suit::hearts:
      return suits >= 2;
    case Suit::diamonds:
      return suits >= 4;
    case Suit::clubs:
      return suits >= 3;
    default:
      return true;
  }
}

// The index of a card such as `10D`, or -1.
[[nodiscard]] constexpr int card_of_word(std::string_view text) {
  const std::size_t suit = text.empty() ? std::string_view::npos : std::string_view("HDCS").find(text.back());
  if (suit == std::string_view::npos) {
    return -1;
  }
  const std::string_view rank_word = text.substr(0, text.size() - 1);
  const int rank = rank_word == "T" ? 10 : rank_of_word(rank_word);
  return rank > 0 ? Card(static_cast<Suit>(suit), rank).index() : -1;
}

// How often a card stands in a `start` list.
[[nodiscard]] constexpr int times_started(const Group& group, std::uint8_t card) {
  int times = 0;
  for (std::size_t i = 0; i < group.start_count; ++i) {
    times += group.start[i] == card ? 1 : 0;
  }
  return times;
}

[[nodiscard]] constexpr int times_started(const Rules& rules, std::uint8_t card) {
  int times = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    times += times_started(rules.group[g], card);
  }
  return times;
}

constexpr bool read_start_card(Draft& draft, Words& words, const Word& about, Group& group) {
  const Word word = words.take();
  const int index = card_of_word(word.text);
  if (index < 0) {
    return draft.fail(Fault::unknown_card, word, about.text);
  }
  const std::size_t most = group.count < kMaxStartCards ? group.count : kMaxStartCards;
  if (group.start_count == most) {
    return draft.fail(Fault::list_length, word, about.text, group.start_count + 1, static_cast<int>(most));
  }
  const DeckShape& deck = draft.rules.deck;
  const Card card = Card::from_index(index);
  const auto small = static_cast<std::uint8_t>(index);
  if (card.rank() > deck.ranks || !deck_has_suit(deck.suits, card.suit()) ||
      times_started(draft.rules, small) + times_started(group, small) >= deck.packs) {
    return draft.fail(Fault::card_not_in_deck, word, about.text, 0, deck.packs);
  }
  group.start[group.start_count++] = small;
  return true;
}

constexpr bool read_start(Draft& draft, Words& words, const Word& about, Group& group) {
  if (words.take_if("first")) {
    group.start_first = true;
    return true;
  }
  if (words.done()) {
    return draft.fail(Fault::missing_value, words.next(), about.text);
  }
  if (draft.rules.take > 0) {
    return draft.fail(Fault::start_and_take, about, about.text);
  }
  do {
    if (!read_start_card(draft, words, about, group)) {
      return false;
    }
  } while (!words.done() && (is_digit(words.next().text[0]) || is_upper(words.next().text[0])));
  return true;
}

}  // namespace sabar
