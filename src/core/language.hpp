// The languages Sabar speaks.
//
// To add one: a name in `Language`, a line in `kLanguages`, and then the compiler leads the way: every catalogue is a
// `ByLanguage`, which does not compile with a value too few, and every switch over `Language` is without a default.
// tests/languages_test.cpp walks the catalogues and finds what was left empty or in the words of another language.
//
//   const auto language = parse_language("id");
//   say(in_language(*language, "won", "menang"));
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <sabar/core/result.hpp>

namespace sabar {

enum class Language { english, indonesian };

struct LanguageInfo {
  Language language;
  std::string_view tag;   // for --lang and for pages
  std::string_view name;  // in the language itself
  char decimal_mark;
  char group_mark;  // between thousands
};

inline constexpr std::array kLanguages = {
    LanguageInfo{Language::english, "en", "English", '.', ','},
    LanguageInfo{Language::indonesian, "id", "Bahasa Indonesia", ',', '.'},
};

// What each language has of its own, in the order of `kLanguages`. It takes as many values as there are languages.
template <class T>
class ByLanguage {
public:
  template <std::convertible_to<T>... Each>
  requires(sizeof...(Each) == kLanguages.size()) constexpr ByLanguage(
      Each&&... each)  // NOLINT(google-explicit-constructor): a row of a table is {"won", "menang"}
      : each_{T(std::forward<Each>(each))...} {}

  [[nodiscard]] constexpr const T& operator[](Language language) const {
    return each_[static_cast<std::size_t>(language)];
  }

private:
  std::array<T, kLanguages.size()> each_;
};

// A catalogue in each language: `kTexts[language]->title`.
template <class T>
using Catalogues = ByLanguage<const T*>;

// The value for the language.
template <class... Each>
[[nodiscard]] constexpr auto in_language(Language language, Each&&... each) {
  using T = std::common_type_t<std::decay_t<Each>...>;
  return T(ByLanguage<T>(std::forward<Each>(each)...)[language]);
}

[[nodiscard]] constexpr const LanguageInfo& info_of(Language language) {
  return kLanguages[static_cast<std::size_t>(language)];
}

// "en or id".
[[nodiscard]] std::string language_tags();

// The language of a tag, as people write it after --lang.
[[nodiscard]] Result<Language> parse_language(std::string_view tag);

// The language of `Error`: what goes wrong is told in one language only.
inline constexpr Language kErrorLanguage = Language::english;

static_assert(
    [] {
      for (std::size_t i = 0; i < kLanguages.size(); ++i) {
        if (kLanguages[i].language != static_cast<Language>(i)) {
          return false;
        }
      }
      return true;
    }(),
    "kLanguages is in the order of Language");

}  // namespace sabar
