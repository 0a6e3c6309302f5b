// Any text as a line that somebody types at the table, and as a name on the command line: words without blanks, a deal
// whose origin gives it again, characters that stay as they are drawn; a name that is not known has a hint.
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/random/generators/generator_names.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>
#include <sabar/tui/canvas.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/set/desk.hpp>
#include <sabar/tui/typed_line.hpp>

#include "fuzz.hpp"

using namespace sabar;

namespace {

template <class T>
void check_name(const Result<T>& read) {
  fuzz::must(read.has_value() || !read.error().message.empty());
}

void check_names(std::string_view text) {
  check_name(find_game(text));
  check_name(parse_scheme(text));
  check_name(parse_deal_order(text));
  check_name(parse_deal_format(text));
  check_name(parse_level(text));
  check_name(make_generator(text, 1));
  check_name(set::find_variant(text));
  check_name(set::parse_finder(text));
  const auto shuffle = parse_shuffle(text);
  check_name(shuffle);
  fuzz::must(!shuffle || parse_shuffle(shuffle->text()).value().times == shuffle->times);
}

void check_deal(const std::string& text) {
  static const GameFile& game = **find_game("klondike");
  const auto session = tui::deal_by_text(game, {}, text, [] { return 7; });
  check_name(session);
  if (session) {
    const auto again = tui::deal_by_text(game, {}, to_text(session->origin()), [] { return 8; });
    fuzz::must(again.has_value() && again->table() == session->table());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const tui::TypedCommand command = tui::split_command(text);
  fuzz::must(command.word.find_first_of(" \t\r") == std::string::npos &&
             (!command.word.empty() || command.rest.empty()));
  const tui::TypedCommand again = tui::split_command(command.word + ' ' + command.rest);
  fuzz::must(again.word == command.word && again.rest == command.rest);
  const std::u32string drawn = tui::to_characters(text);
  fuzz::must(tui::to_characters(tui::to_utf8(drawn)) == drawn && drawn.size() <= text.size());
  for (const std::string& line : tui::wrap_text(text, 20)) {
    fuzz::must(line.size() <= text.size());
  }
  if (fuzz::one_in(32, text)) {
    check_deal(command.rest);
  }
  const auto number = tui::read_deal_number(command.rest);
  fuzz::must(!number || *number == *tui::read_deal_number(std::to_string(*number)));
  if (fuzz::one_in(64, text)) {
    check_names(command.word);
  }
  return 0;
}
