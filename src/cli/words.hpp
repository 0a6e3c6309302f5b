// What commands say in each language; pegs/ and set/ have catalogues of their own.
#pragma once

#include <string_view>

#include <sabar/core/language.hpp>

namespace sabar::cli {

struct ProgramWords {
  std::string_view identity;  // of rules

  // sabar serve
  std::string_view here, how_to_end;
  std::string_view no_page, page_hint;
  std::string_view lost, lost_hint;
};

SABAR_IN_EVERY_LANGUAGE(const ProgramWords&, program_words_in);
[[nodiscard]] inline const ProgramWords& program_words(Language language) {
  return SABAR_IN(language, program_words_in)();
}

}  // namespace sabar::cli
