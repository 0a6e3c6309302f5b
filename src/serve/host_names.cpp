#include <algorithm>
#include <optional>

#include <arpa/inet.h>

#include <sabar/serve/field_text.hpp>
#include <sabar/serve/host_names.hpp>

namespace sabar::serve {
namespace {

bool is_number(std::string_view text) { return text.find_first_not_of("0123456789") == std::string_view::npos; }

// In brackets, perhaps with a zone: [::1], [fe80::1%25eth0].
bool is_six(std::string_view host) {
  if (host.size() < 4 || !host.starts_with('[') || !host.ends_with(']')) {
    return false;
  }
  const std::string_view inside = host.substr(1, host.size() - 2);
  in6_addr address{};
  return ::inet_pton(AF_INET6, std::string(inside.substr(0, inside.find('%'))).c_str(), &address) == 1;
}

bool is_four(std::string_view host) {
  in_addr address{};
  return ::inet_pton(AF_INET, std::string(host).c_str(), &address) == 1;
}

// The name or address without its port; none if what stands behind the colon is no port.
std::optional<std::string_view> without_port(std::string_view host) {
  const std::size_t bracket = host.starts_with('[') ? std::min(host.find(']'), host.size()) : 0;
  const std::size_t colon = host.find(':', bracket);
  if (colon == std::string_view::npos) {
    return host;
  }
  return is_number(host.substr(colon + 1)) ? std::optional(host.substr(0, colon)) : std::nullopt;
}

// A dot at the end says that the name is complete, and changes nothing.
std::string_view without_dot(std::string_view name) {
  return name.ends_with('.') ? name.substr(0, name.size() - 1) : name;
}

}  // namespace

bool answers_to(std::string_view host, std::span<const std::string> names) {
  const auto name = without_port(host);
  if (!name) {
    return false;
  }
  if (host.empty() || is_four(*name) || is_six(*name) || same_letters(without_dot(*name), "localhost")) {
    return true;
  }
  return std::any_of(names.begin(), names.end(), [&](const std::string& each) {
    return !each.empty() && same_letters(without_dot(*name), without_dot(each));
  });
}

}  // namespace sabar::serve
