// Where a survey is kept, as people write it: the path of a file, or postgresql://user:password@host/database.
//
// An address may hold a password. It is therefore never quoted in a message; what libpq says of an address goes through
// without_password() first, because libpq quotes the part that it cannot read.
#pragma once

#include <string>
#include <string_view>

#include <sabar/core/result.hpp>

namespace sabar::survey {

// "postgresql://…" or "postgres://…" is a server, everything else a file.
[[nodiscard]] bool is_server(std::string_view address);

// An error for "mysql://…", "Postgres://…" and the like: they are servers too, but none that is known here.
[[nodiscard]] Result<> check_address(std::string_view address);

// What the server or its library said, without anything of the address's password.
[[nodiscard]] Error without_password(std::string message, std::string_view address);

}  // namespace sabar::survey
