#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/rules/set/cards.hpp>
#include <sabar/rules/set/words.hpp>

namespace sabar::set {
namespace {

// Of each attribute, in the order of the enumeration, a letter for each value.
constexpr std::array<std::string_view, kMostAttributes> kLetters = {"SDT", "HMU", "AKP", "OWG", "KSB", "TMR"};

constexpr std::array<Attribute, kMostAttributes> kAll = {Attribute::number, Attribute::colour, Attribute::filling,
                                                         Attribute::shape,  Attribute::size,   Attribute::tilt};
constexpr std::array<Attribute, 3> kJunior = {Attribute::number, Attribute::colour, Attribute::shape};

std::string_view letters(Attribute attribute) { return kLetters[static_cast<std::size_t>(attribute)]; }

char capital(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// "S, D or T".
std::string letters_of(Attribute attribute) {
  return fmt::format("{}, {} or {}", letters(attribute)[0], letters(attribute)[1], letters(attribute)[2]);
}

std::string example(std::size_t attributes) {
  return fmt::format("a card has {} letters, such as {}", attributes,
                     code_of(static_cast<Card>(deck_size(attributes) / 2), attributes));
}

}  // namespace

std::span<const Attribute> attributes_of(std::size_t attributes) {
  return attributes == kJunior.size() ? std::span<const Attribute>(kJunior) : std::span(kAll).first(attributes);
}

std::string_view attribute_key(Attribute attribute) { return attribute_name(attribute, Language::english); }

std::string_view attribute_name(Attribute attribute, Language language) {
  return SABAR_IN(language, set_names_in)().attributes[static_cast<std::size_t>(attribute)];
}

char value_letter(Attribute attribute, int value) { return letters(attribute)[static_cast<std::size_t>(value)]; }

std::string_view value_key(Attribute attribute, int value) { return value_name(attribute, value, Language::english); }

std::string_view value_name(Attribute attribute, int value, Language language) {
  return SABAR_IN(language, set_names_in)()
      .values[static_cast<std::size_t>(attribute)][static_cast<std::size_t>(value)];
}

std::string code_of(Card card, std::size_t attributes) {
  std::string code;
  for (std::size_t place = 0; place < attributes; ++place) {
    code += value_letter(attributes_of(attributes)[place], digit(card, attributes, place));
  }
  return code;
}

std::string name_of(Card card, Language language, std::size_t attributes) {
  const SetNames& names = SABAR_IN(language, set_names_in)();
  const auto present = attributes_of(attributes);
  std::string name;
  for (const Attribute attribute : names.said) {
    const auto found = std::find(present.begin(), present.end(), attribute);
    if (found == present.end()) {
      continue;
    }
    const int value = digit(card, attributes, static_cast<std::size_t>(found - present.begin()));
    name += fmt::format("{}{}", name.empty() ? "" : " ", value_name(attribute, value, language));
    const bool several = attribute == Attribute::shape && digit(card, attributes, 0) > 0;
    name += several ? names.several : std::string_view();
  }
  return name;
}

std::string codes_of(std::span<const Card> cards, std::size_t attributes) {
  std::string codes;
  for (const Card card : cards) {
    codes += fmt::format("{}{}", codes.empty() ? "" : " ", code_of(card, attributes));
  }
  return codes;
}

Result<Card> read_card(std::string_view text, std::size_t attributes) {
  if (text.size() != attributes) {
    return fail(fmt::format("{} is no card", quote_input(text)), {}, example(attributes));
  }
  std::size_t card = 0;
  for (std::size_t place = 0; place < attributes; ++place) {
    const Attribute attribute = attributes_of(attributes)[place];
    const std::size_t value = letters(attribute).find(capital(text[place]));
    if (value == std::string_view::npos) {
      return fail(fmt::format("{}: letter {} is no {}", quote_input(text), place + 1, attribute_key(attribute)), {},
                  fmt::format("the {} is {}", attribute_key(attribute), letters_of(attribute)));
    }
    card = card * 3 + value;
  }
  return static_cast<Card>(card);
}

Result<std::vector<Card>> read_cards(std::string_view text, std::size_t attributes) {
  std::vector<Card> cards;
  for (const std::string_view token : split_tokens(text)) {
    const auto where = fmt::format("card {}", cards.size() + 1);
    const auto card = read_card(token, attributes);
    if (!card) {
      return fail(card.error().message, where, card.error().hint);
    }
    const auto first = std::find(cards.begin(), cards.end(), *card);
    if (first != cards.end()) {
      return fail(fmt::format("{} is there twice", code_of(*card, attributes)), where,
                  fmt::format("it is card {} already; the deck has each card once", first - cards.begin() + 1));
    }
    cards.push_back(*card);
  }
  return cards;
}

}  // namespace sabar::set
