// The languages Sabar speaks.
//
//   const auto language = parse_language("id");
//   say(adviser.hint(session)->text(*language));
//
// docs/extending.md says how one is added. SABAR_PSEUDO_LANGUAGE is defined when the library is built for tests; it
// adds the pseudo-language, English with every text in ⟦marks⟧, so that texts show that were never translated.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>

namespace sabar {

#ifdef SABAR_PSEUDO_LANGUAGE
#define SABAR_IF_PSEUDO(...) __VA_ARGS__
#else
#define SABAR_IF_PSEUDO(...)
#endif

enum class Language { english, indonesian, SABAR_IF_PSEUDO(pseudo) };

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
    SABAR_IF_PSEUDO(LanguageInfo{Language::pseudo, "pseudo", "⟦English⟧", '.', ','}, )};

// Those that people are offered: all but the pseudo-language.
inline constexpr std::span<const LanguageInfo> kOfferedLanguages =
    std::span(kLanguages).first(kLanguages.size() SABAR_IF_PSEUDO(-1));

// A function that every language has: declared in a header, defined in languages/NAME.
//
//   SABAR_IN_EVERY_LANGUAGE(const Texts&, texts_in);        SABAR_IN(language, texts_in)()
//   SABAR_IN_EVERY_LANGUAGE(std::string, deed_in, const Deed& deed);
#define SABAR_IN_EVERY_LANGUAGE(result, name, ...)              \
  template <Language>                                           \
  [[nodiscard]] result name(__VA_ARGS__);                       \
  template <>                                                   \
  [[nodiscard]] result name<Language::english>(__VA_ARGS__);    \
  template <>                                                   \
  [[nodiscard]] result name<Language::indonesian>(__VA_ARGS__); \
  SABAR_IF_PSEUDO(template <> [[nodiscard]] result name<Language::pseudo>(__VA_ARGS__);) static_assert(true)

#define SABAR_IN(language, name) \
  in_language(language, name<Language::english>, name<Language::indonesian> SABAR_IF_PSEUDO(, name<Language::pseudo>))

// The value for the language, of one for each in the order of `kLanguages`.
template <class T, std::same_as<T>... Others>
[[nodiscard]] constexpr T in_language(Language language, T first, Others... others) {
  static_assert(1 + sizeof...(Others) == kLanguages.size());
  return std::array<T, kLanguages.size()>{first, others...}[static_cast<std::size_t>(language)];
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
