#include <array>
#include <cctype>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/core/words.hpp>

namespace sabar {
namespace {

constexpr std::array<std::string_view, kRanks> kRankText = {"A", "2", "3",  "4", "5", "6", "7",
                                                            "8", "9", "10", "J", "Q", "K"};
constexpr std::string_view kSuitLetters = "HDCS";
constexpr std::array<std::string_view, 4> kSuitSymbols = {"♥", "♦", "♣", "♠"};
constexpr std::array<std::string_view, 4> kHollowSymbols = {"♡", "♢", "♧", "♤"};

// Unicode gives each suit sixteen places (spades, hearts, diamonds, clubs from U+1F0A0 on); the knight between jack
// and queen is not one of ours.
constexpr unsigned kGlyphBase = 0x1F0A0;
constexpr std::array<unsigned, 4> kGlyphRow = {1, 2, 3, 0};

unsigned glyph(Card card) {
  const auto rank = static_cast<unsigned>(card.rank());
  return kGlyphBase + 16 * kGlyphRow[static_cast<std::size_t>(card.suit())] + (rank > 11 ? rank + 1 : rank);
}

std::string glyph_text(Card card) {
  const unsigned code = glyph(card);
  return {static_cast<char>(0xF0 | (code >> 18)), static_cast<char>(0x80 | ((code >> 12) & 0x3F)),
          static_cast<char>(0x80 | ((code >> 6) & 0x3F)), static_cast<char>(0x80 | (code & 0x3F))};
}

std::optional<Card> card_of_glyph(std::string_view text) {
  for (int index = 0; index < kCards; ++index) {
    if (glyph_text(Card::from_index(index)) == text) {
      return Card::from_index(index);
    }
  }
  return std::nullopt;
}

// The suit at the end of the text, which is then cut off.
std::optional<Suit> take_suit(std::string_view& text) {
  for (const Suit suit : kSuits) {
    const auto at = static_cast<std::size_t>(suit);
    for (const std::string_view symbol : {kSuitSymbols[at], kHollowSymbols[at]}) {
      if (text.ends_with(symbol)) {
        text.remove_suffix(symbol.size());
        return suit;
      }
    }
    if (!text.empty() && std::toupper(static_cast<unsigned char>(text.back())) == kSuitLetters[at]) {
      text.remove_suffix(1);
      return suit;
    }
  }
  return std::nullopt;
}

std::optional<int> rank_of(std::string_view text) {
  if (text.size() == 1) {
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    if (letter == 'T') {
      return 10;
    }
    text = std::string_view(&letter, 1);
    for (int rank = 1; rank <= kRanks; ++rank) {
      if (rank_text(rank) == text) {
        return rank;
      }
    }
    return letter == '1' ? std::optional<int>(1) : std::nullopt;
  }
  return text == "10" ? std::optional<int>(10) : std::nullopt;
}

}  // namespace

Result<Card> Card::from_number(long long number) {
  if (number < 1 || number > kCards) {
    return fail(fmt::format("{} is not a card", number), {}, "card numbers are 1..52");
  }
  return from_index(static_cast<int>(number - 1));
}

std::string_view rank_text(int rank) { return kRankText[static_cast<std::size_t>(rank - 1)]; }

std::string_view suit_symbol(Suit suit) { return kSuitSymbols[static_cast<std::size_t>(suit)]; }

std::string_view suit_name(Suit suit, Language language) {
  return SABAR_IN(language, card_words_in)().suits[static_cast<std::size_t>(suit)];
}

std::string to_text(Card card, CardStyle style) {
  const char letter = kSuitLetters[static_cast<std::size_t>(card.suit())];
  switch (style) {
    case CardStyle::letters:
      return fmt::format("{}{}", rank_text(card.rank()), letter);
    case CardStyle::compact:
      return fmt::format("{}{}", card.rank() == 10 ? "T" : rank_text(card.rank()), letter);
    case CardStyle::symbols:
      return fmt::format("{}{}", rank_text(card.rank()), suit_symbol(card.suit()));
    case CardStyle::glyphs:
      return glyph_text(card);
    case CardStyle::numbers:
      return fmt::format("{}", card.number());
  }
  return {};
}

std::string to_text(std::span<const Card> cards, CardStyle style, std::string_view separator) {
  std::string text;
  for (const Card card : cards) {
    text += text.empty() ? std::string_view{} : separator;
    text += to_text(card, style);
  }
  return text;
}

std::string card_name(Card card, Language language) {
  const CardWords& words = SABAR_IN(language, card_words_in)();
  return fmt::format("{}{}{}", words.ranks[static_cast<std::size_t>(card.rank() - 1)], words.rank_of_suit,
                     suit_name(card.suit(), language));
}

Result<Card> parse_card(std::string_view text) {
  long long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) {
    return Card::from_number(number);
  }
  std::string_view rest = text;
  const auto suit = take_suit(rest);
  const auto rank = rank_of(rest);
  if (suit && rank) {
    return Card(*suit, *rank);
  }
  if (const auto card = card_of_glyph(text)) {
    return *card;
  }
  return fail(fmt::format("{} is not a card", quote_input(text)), {}, "write AH, 10D or TD, Q♣, or a number 1..52");
}

Result<std::vector<Card>> parse_cards(std::string_view text) {
  std::vector<Card> cards;
  for (const std::string_view token : split_tokens(text)) {
    auto card = parse_card(token);
    if (!card) {
      card.error().where = fmt::format("card {}", cards.size() + 1);
      return tl::unexpected(card.error());
    }
    cards.push_back(*card);
  }
  return cards;
}

}  // namespace sabar
