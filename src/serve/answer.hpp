// What the server says to a well-formed request: status, header fields and bytes, from the site alone. No sockets here.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sabar/serve/site.hpp>

namespace sabar::serve {

// What of a request matters here.
struct Asked {
  std::string_view method;
  std::string_view path;  // decoded, with the slash before it
  std::string_view accept_encoding;
  std::string_view if_none_match;
  std::string_view accept_language;
};

struct Answer {
  int status = 200;
  std::string type;
  std::vector<std::pair<std::string, std::string>> fields;
  Body body;  // empty for 304; sent or not, its length is announced
};

[[nodiscard]] Answer answer(const Site& site, const Asked& asked);

// A short page of our own for a status of 400 or more, in the language asked for.
[[nodiscard]] Answer refusal(int status, std::string_view accept_language);

// Fields of every answer: what a browser may load, and that it need not guess.
[[nodiscard]] const std::vector<std::pair<std::string, std::string>>& common_fields();

[[nodiscard]] std::string_view reason_phrase(int status);

}  // namespace sabar::serve
