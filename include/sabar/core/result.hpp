// Errors are values: the library never prints, exits or throws across its border.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace sabar {

struct Error {
  std::string message;  // what is wrong, one sentence without a full stop
  std::string where;    // the place in the input ("draw 3", "line 2, column 5"); empty when it is the whole
  std::string hint;     // a way out; may be empty

  // One line for people: "draw 3: 60 is out of range (draws here are 0..48)".
  [[nodiscard]] std::string text() const;

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T = void>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message, std::string where = {}, std::string hint = {}) {
  return tl::unexpected<Error>(Error{std::move(message), std::move(where), std::move(hint)});
}

// Input repeated in a message, short and harmless to a terminal: in single quotes; control characters become '?', and
// what is long is cut.
[[nodiscard]] std::string quote_input(std::string_view text);

}  // namespace sabar
