// Any text as a certificate of some game: an error with a place, or positions that are written as they were read, and a
// checker that comes to an end.
#include <fmt/format.h>

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/certificate_text.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

// What a fuzzer hardly finds by itself is put in front.
std::string with_head(const GameFile& game, std::string_view text) {
  return fmt::format("sabar-certificate 1\ngame {}\nrules {}\n{}", game.name, game.identity.text(), text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::text_of(data, size);
  const GameFile& game = fuzz::choose_game(rest);
  const std::string text = with_head(game, rest);
  const auto parts = read_certificate(game, text);
  if (!parts) {
    fuzz::must(!parts.error().message.empty() && !parts.error().where.empty());
    return 0;
  }
  for (const CertificateLine& line : parts->positions) {
    const auto table = read_position(game.rules, line);
    if (!table) {
      fuzz::must(!table.error().message.empty() && !table.error().where.empty());
      return 0;
    }
    if (!fuzz::one_in(4, rest)) {
      continue;
    }
    const std::string written = position_text(game.rules, *table);
    const auto again = read_position(game.rules, {written, 1});
    fuzz::must(again.has_value() && *again == *table);
  }
  const auto start = read_position(game.rules, parts->start);
  if (start && fuzz::one_in(16, rest)) {
    const auto report = check_certificate(game, *start, text);
    fuzz::must(report.has_value() || !report.error().message.empty());
  }
  return 0;
}
