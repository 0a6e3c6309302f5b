// What the server says instead of a page, in each language.
#pragma once

#include <string_view>

#include <sabar/core/language.hpp>

namespace sabar::serve {

struct RefusalWords {
  std::string_view not_understood;  // 400
  std::string_view no_page;         // 404
  std::string_view only_read;       // 405
  std::string_view too_slow;        // 408
  std::string_view nothing_sent;    // 413
  std::string_view other_name;      // 421
  std::string_view too_long;        // 431
  std::string_view too_many;        // 503
};

SABAR_IN_EVERY_LANGUAGE(const RefusalWords&, refusal_words_in);

}  // namespace sabar::serve
