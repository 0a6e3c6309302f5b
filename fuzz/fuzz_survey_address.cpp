// Any text as the address of a survey, and what a server might say of it: whatever is quoted, the password is not.
#include <fmt/format.h>

#include <sabar/survey/store/address.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

// Letters and digits only, so that no piece of it can stand in a message for another reason.
constexpr std::string_view kPassword = "s3cret0pass";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const auto good = survey::check_address(text);
  fuzz::must(good.has_value() || !good.error().message.empty());
  fuzz::must(!survey::is_server(text) || good.has_value());
  // Half of the text before the password, half behind it, and once more in what the server says.
  const std::string_view user = text.substr(0, text.size() / 2);
  const std::string_view rest = text.substr(text.size() / 2);
  const std::string address = fmt::format("postgresql://{}:{}@{}", user, kPassword, rest);
  for (const std::string_view said : {std::string_view(address), text}) {
    const Error error = survey::without_password(fmt::format("cannot read \"{}\" there", said), address);
    fuzz::must(!error.message.empty() && error.message.find('\n') == std::string::npos);
    fuzz::must(error.message.find(kPassword) == std::string::npos);
  }
  return 0;
}
