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

[[nodiscard]] const ProgramWords& program_words(Language language);

}  // namespace sabar::cli
