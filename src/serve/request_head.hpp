// The first look at a request, before anybody interprets it: request line and header fields must be well formed, few
// and short, and nothing may follow them. What passes here is dull enough for any parser.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sabar::serve {

constexpr std::size_t kLongestHead = 16384;
constexpr std::size_t kMostFields = 100;

// Where the head ends: behind the first empty line. Nothing while it has not arrived.
[[nodiscard]] std::optional<std::size_t> head_end(std::string_view bytes);

// What the request calls the server: the value of its field Host, empty if it has none. Of a head that may be served.
[[nodiscard]] std::string_view host_in(std::string_view head);

// The head without its wish for a part of the file: this server sends whole files, and a wish that is left unheard must
// not be held against anybody for its spelling (RFC 9110, 14.2).
[[nodiscard]] std::string without_range(std::string_view head);

// 0 for a head that may be served, or the status that refuses it. The head includes its empty line.
[[nodiscard]] int refuse_head(std::string_view head);

}  // namespace sabar::serve
