#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar::set {
namespace {

struct ValueWords {
  char letter;
  ByLanguage<std::string_view> name;
};

struct AttributeWords {
  ByLanguage<std::string_view> name;
  std::array<ValueWords, 3> values;
};

// In the order of the enumeration; the values in the order of the codes.
constexpr std::array<AttributeWords, kMostAttributes> kWords = {{
    {{"number", "angka"}, {{{'S', {"one", "satu"}}, {'D', {"two", "dua"}}, {'T', {"three", "tiga"}}}}},
    {{"colour", "warna"}, {{{'H', {"green", "hijau"}}, {'M', {"red", "merah"}}, {'U', {"purple", "ungu"}}}}},
    {{"filling", "isian"}, {{{'A', {"striped", "arsir"}}, {'K', {"open", "kosong"}}, {'P', {"solid", "penuh"}}}}},
    {{"shape", "bentuk"}, {{{'O', {"oval", "oval"}}, {'W', {"diamond", "wajik"}}, {'G', {"squiggle", "gelombang"}}}}},
    {{"size", "ukuran"}, {{{'K', {"small", "kecil"}}, {'S', {"medium", "sedang"}}, {'B', {"large", "besar"}}}}},
    {{"tilt", "arah"}, {{{'T', {"upright", "tegak"}}, {'M', {"slanting", "miring"}}, {'R', {"lying", "rebah"}}}}},
}};

constexpr std::array<Attribute, kMostAttributes> kAll = {Attribute::number, Attribute::colour, Attribute::filling,
                                                         Attribute::shape,  Attribute::size,   Attribute::tilt};
constexpr std::array<Attribute, 3> kJunior = {Attribute::number, Attribute::colour, Attribute::shape};

// The order in which a language says the attributes of a card.
using SaidOrder = std::array<Attribute, kMostAttributes>;
constexpr ByLanguage<SaidOrder> kSaid = {
    SaidOrder{Attribute::number, Attribute::size, Attribute::tilt, Attribute::colour, Attribute::filling,
              Attribute::shape},
    SaidOrder{Attribute::number, Attribute::shape, Attribute::size, Attribute::tilt, Attribute::filling,
              Attribute::colour},
};

// What a shape gets when there are several of it.
constexpr ByLanguage<std::string_view> kSeveral = {"s", ""};

const AttributeWords& words(Attribute attribute) { return kWords[static_cast<std::size_t>(attribute)]; }
const ValueWords& words(Attribute attribute, int value) {
  return words(attribute).values[static_cast<std::size_t>(value)];
}

char capital(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

// "S, D or T".
std::string letters_of(Attribute attribute) {
  const auto& values = words(attribute).values;
  return fmt::format("{}, {} or {}", values[0].letter, values[1].letter, values[2].letter);
}

std::string example(std::size_t attributes) {
  return fmt::format("a card has {} letters, such as {}", attributes,
                     code_of(static_cast<Card>(deck_size(attributes) / 2), attributes));
}

}  // namespace

std::span<const Attribute> attributes_of(std::size_t attributes) {
  return attributes == kJunior.size() ? std::span<const Attribute>(kJunior) : std::span(kAll).first(attributes);
}

std::string_view attribute_key(Attribute attribute) { return words(attribute).name[Language::english]; }

std::string_view attribute_name(Attribute attribute, Language language) { return words(attribute).name[language]; }

char value_letter(Attribute attribute, int value) { return words(attribute, value).letter; }

std::string_view value_key(Attribute attribute, int value) { return words(attribute, value).name[Language::english]; }

std::string_view value_name(Attribute attribute, int value, Language language) {
  return words(attribute, value).name[language];
}

std::string code_of(Card card, std::size_t attributes) {
  std::string code;
  for (std::size_t place = 0; place < attributes; ++place) {
    code += value_letter(attributes_of(attributes)[place], digit(card, attributes, place));
  }
  return code;
}

std::string name_of(Card card, Language language, std::size_t attributes) {
  const auto present = attributes_of(attributes);
  std::string name;
  for (const Attribute attribute : kSaid[language]) {
    const auto found = std::find(present.begin(), present.end(), attribute);
    if (found == present.end()) {
      continue;
    }
    const int value = digit(card, attributes, static_cast<std::size_t>(found - present.begin()));
    name += fmt::format("{}{}", name.empty() ? "" : " ", value_name(attribute, value, language));
    const bool several = attribute == Attribute::shape && digit(card, attributes, 0) > 0;
    name += several ? kSeveral[language] : std::string_view();
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
    const auto& values = words(attribute).values;
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const ValueWords& value) { return value.letter == capital(text[place]); });
    if (found == values.end()) {
      return fail(fmt::format("{}: letter {} is no {}", quote_input(text), place + 1, attribute_key(attribute)), {},
                  fmt::format("the {} is {}", attribute_key(attribute), letters_of(attribute)));
    }
    card = card * 3 + static_cast<std::size_t>(found - values.begin());
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
