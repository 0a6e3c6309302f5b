#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include <sabar/cli/set/argument.hpp>
#include <sabar/core/tokens.hpp>

namespace sabar::cli {
namespace {

std::string small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return small;
}

struct ValueWord {
  std::size_t place = 0;  // of the attribute among the digits
  int value = 0;
};

// "red", "merah", "ovals".
std::optional<ValueWord> value_word(std::string_view text, std::size_t attributes) {
  const std::string word = small_letters(text);
  for (std::size_t place = 0; place < attributes; ++place) {
    const set::Attribute attribute = set::attributes_of(attributes)[place];
    for (int value = 0; value < 3; ++value) {
      for (const LanguageInfo& info : kOfferedLanguages) {
        const std::string_view name = set::value_name(attribute, value, info.language);
        const bool plural = attribute == set::Attribute::shape && word == fmt::format("{}s", name);
        if (word == name || plural) {
          return ValueWord{place, value};
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<std::uint64_t> number_in(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return end == text.data() + text.size() && error == std::errc{} ? std::optional(number) : std::nullopt;
}

class SetCardReader {
public:
  SetCardReader(std::string_view text, std::size_t attributes) : words_(split_tokens(text)), attributes_(attributes) {}

  Result<std::vector<set::Card>> read() {
    std::vector<set::Card> cards;
    while (at_ < words_.size()) {
      const std::string where = fmt::format("card {}", cards.size() + 1);
      const auto card = read_one();
      if (!card) {
        return fail(card.error().message, where, card.error().hint);
      }
      if (const auto first = std::ranges::find(cards, *card); first != cards.end()) {
        return fail(fmt::format("{} is there twice", set::code_of(*card, attributes_)), where,
                    fmt::format("it is card {} already; the deck has each card once", first - cards.begin() + 1));
      }
      cards.push_back(*card);
    }
    return cards;
  }

private:
  Result<set::Card> read_one() {
    const std::string_view word = words_[at_];
    if (value_word(word, attributes_)) {
      return read_name();
    }
    ++at_;
    const std::size_t deck = set::deck_size(attributes_);
    if (const auto number = number_in(word)) {
      if (*number >= deck) {
        return fail(fmt::format("there is no card {}", *number), {}, fmt::format("cards are 0..{}", deck - 1));
      }
      return static_cast<set::Card>(*number);
    }
    return set::read_card(word, attributes_).map_error([&](Error error) {
      error.hint += fmt::format("; a number 0..{} or a name such as '{}' also does", deck - 1,
                                set::name_of(static_cast<set::Card>(deck / 2), Language::english, attributes_));
      return error;
    });
  }

  // One word for each attribute, in any order.
  Result<set::Card> read_name() {
    std::array<int, set::kMostAttributes> values{};
    values.fill(-1);
    for (std::size_t given = 0; given < attributes_; ++given, ++at_) {
      const auto word = at_ < words_.size() ? value_word(words_[at_], attributes_) : std::nullopt;
      if (!word || values[word->place] >= 0) {
        return fail(fmt::format("the name has no {}", missing(values)), {},
                    fmt::format("name all {} attributes, such as '{}'", attributes_,
                                set::name_of(0, Language::english, attributes_)));
      }
      values[word->place] = word->value;
    }
    std::size_t card = 0;
    for (std::size_t place = 0; place < attributes_; ++place) {
      card = 3 * card + static_cast<std::size_t>(values[place]);
    }
    return static_cast<set::Card>(card);
  }

  [[nodiscard]] std::string missing(const std::array<int, set::kMostAttributes>& values) const {
    std::string names;
    for (std::size_t place = 0; place < attributes_; ++place) {
      if (values[place] < 0) {
        names += fmt::format("{}{}", names.empty() ? "" : " and no ",
                             set::attribute_name(set::attributes_of(attributes_)[place], Language::english));
      }
    }
    return names;
  }

  std::vector<std::string_view> words_;
  std::size_t attributes_;
  std::size_t at_ = 0;
};

}  // namespace

Result<std::vector<set::Card>> read_set_cards(std::string_view text, std::size_t attributes) {
  return SetCardReader(text, attributes).read();
}

}  // namespace sabar::cli
