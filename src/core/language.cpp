#include <fmt/format.h>

#include <sabar/core/language.hpp>
#include <sabar/core/result.hpp>

namespace sabar {

std::string language_tags() {
  std::string text;
  for (std::size_t i = 0; i < kOfferedLanguages.size(); ++i) {
    text += i == 0 ? "" : i + 1 == kOfferedLanguages.size() ? " or " : ", ";
    text += kOfferedLanguages[i].tag;
  }
  return text;
}

Result<Language> parse_language(std::string_view tag) {
  for (const LanguageInfo& info : kLanguages) {
    if (info.tag == tag) {
      return info.language;
    }
  }
  return fail(fmt::format("unknown language {}", quote_input(tag)), {}, fmt::format("use {}", language_tags()));
}

}  // namespace sabar
