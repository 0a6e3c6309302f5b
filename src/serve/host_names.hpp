// Which names the server answers to.
//
// A page of somebody else's may let its own name point at this machine once it is loaded, and would then be allowed to
// read what is served here (DNS rebinding). Its requests carry that name, so a name nobody has given is refused. An IP
// address in its place cannot be turned that way: those are all answered, whatever the machine is called by.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace sabar::serve {

// `host` is the value of a field Host: a name or address, perhaps with a port, which may be any (ports are forwarded).
// True for IP addresses, for localhost, for the names given, and for no host at all, which no browser sends.
[[nodiscard]] bool answers_to(std::string_view host, std::span<const std::string> names);

}  // namespace sabar::serve
