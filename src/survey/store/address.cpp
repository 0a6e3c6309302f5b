#include <algorithm>
#include <cctype>
#include <vector>

#include <fmt/format.h>

#include <sabar/survey/store/address.hpp>

namespace sabar::survey {
namespace {

constexpr std::string_view kSlashes = "://";
constexpr std::string_view kBorders = "@/:?#&=\" ";

// A password with an @ or a / in it is cut there by whoever reads the address: each piece may be quoted alone.
void add_pieces(std::vector<std::string_view>& pieces, std::string_view secret) {
  while (!secret.empty()) {
    const std::size_t end = std::min(secret.find_first_of(kBorders), secret.size());
    if (end > 0) {
      pieces.push_back(secret.substr(0, end));
    }
    secret.remove_prefix(std::min(end + 1, secret.size()));
  }
}

std::vector<std::string_view> secret_pieces(std::string_view address) {
  std::vector<std::string_view> pieces;
  const std::size_t slashes = address.find(kSlashes);
  const std::string_view rest = slashes == std::string_view::npos ? address : address.substr(slashes + kSlashes.size());
  const std::size_t colon = rest.find(':');
  const std::size_t at = rest.rfind('@');
  if (colon != std::string_view::npos && at != std::string_view::npos && colon < at) {
    add_pieces(pieces, rest.substr(colon + 1, at - colon - 1));
  }
  constexpr std::string_view kParameter = "password=";  // also sslpassword
  for (std::size_t at_word = rest.find(kParameter); at_word != std::string_view::npos;
       at_word = rest.find(kParameter, at_word + 1)) {
    const std::string_view value = rest.substr(at_word + kParameter.size());
    add_pieces(pieces, value.substr(0, value.find('&')));
  }
  return pieces;
}

}  // namespace

bool is_server(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Result<> check_address(std::string_view address) {
  const std::size_t slashes = address.find(kSlashes);
  const std::string_view kind = address.substr(0, std::min(slashes, address.size()));
  const bool word = !kind.empty() && std::ranges::all_of(kind, [](unsigned char c) { return std::isalnum(c) != 0; });
  if (slashes == std::string_view::npos || !word || is_server(address)) {
    return {};
  }
  return fail(fmt::format("{}:// is no address of a survey", kind), {},
              "give the name of a file, or postgresql://user@host/database");
}

Error without_password(std::string message, std::string_view address) {
  message.resize(std::min(message.find_last_not_of(" \n") + 1, message.size()));
  std::ranges::replace_if(
      message, [](char c) { return c == '\n' || c == '\t'; }, ' ');
  const auto pieces = secret_pieces(address);
  bool hidden = false;
  // What stands between quotes, one after the other; where the address has quotes itself nobody can tell them apart.
  const bool apart = address.find('"') == std::string_view::npos;
  for (std::size_t open = message.find('"'); open != std::string::npos;) {
    const std::size_t close = apart ? message.find('"', open + 1) : message.rfind('"');
    if (close == std::string::npos || close == open) {
      break;
    }
    const std::string quoted = message.substr(open + 1, close - open - 1);
    std::size_t end = close;
    if (std::ranges::any_of(pieces, [&](std::string_view piece) { return quoted.find(piece) != std::string::npos; })) {
      message.replace(open + 1, quoted.size(), "…");
      end = message.find('"', open + 1);
      hidden = true;
    }
    open = message.find('"', end + 1);
  }
  return {message, "PostgreSQL", hidden ? "in a password % @ / : ? # are written %25 %40 %2F %3A %3F %23" : ""};
}

}  // namespace sabar::survey
