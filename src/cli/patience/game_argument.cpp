#include <cctype>
#include <filesystem>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/patience/game_argument.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/board_rules.hpp>

namespace sabar::cli {
namespace {

constexpr std::string_view kBoard = "board";

// A game is named like its file; characters that would not pass as one word become hyphens.
std::string name_of_file(const std::string& path) {
  std::string name = path == "-" ? "rules" : std::filesystem::path(path).stem().string();
  for (char& c : name) {
    c = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' ? c : '-';
  }
  return name;
}

Result<GameFile> game_of_file(const GameChoice& choice) {
  const std::string name = name_of_file(choice.rules);
  if (!choice.name.empty() && choice.name != name) {
    return fail(fmt::format("the rules {} are of game {}, not of {}", quote_input(choice.rules), name,
                            quote_input(choice.name)),
                {}, "leave out the name of the game");
  }
  auto game = read_input(choice.rules).and_then([&](const std::string& text) { return read_game(name, text); });
  if (!game && !game.error().where.empty()) {
    game.error().where = fmt::format("{}, {}", choice.rules, game.error().where);
  }
  return game;
}

Result<GameFile> board_of(const GameChoice& choice) {
  BoardOptions options;
  options.rows = choice.rows.value_or(options.rows);
  options.sets = choice.sets.value_or(options.sets);
  options.cards = choice.cards.value_or(options.cards);
  options.closed = choice.closed.value_or(options.closed);
  options.fill_empty = !choice.no_fill;
  return board_game(options);
}

}  // namespace

Result<GameFile> game_argument(const GameChoice& choice) {
  const bool board_options = choice.rows || choice.sets || choice.cards || choice.closed || choice.no_fill;
  if (board_options && (choice.name != kBoard || !choice.rules.empty())) {
    return fail("--rows, --sets, --cards, --closed and --no-fill are sizes of game 'board'", {}, "leave them out");
  }
  if (!choice.rules.empty()) {
    return game_of_file(choice);
  }
  if (choice.name == kBoard) {
    return board_of(choice);
  }
  const auto game = find_game(choice.name);
  if (!game) {
    Error error = game.error();
    error.hint = error.hint.starts_with("known:") ? "`sabar games` lists them" : error.hint;
    return tl::unexpected(std::move(error));
  }
  return **game;
}

Result<GameFile> game_argument(const std::string& name) {
  GameChoice choice;
  choice.name = name;
  return game_argument(choice);
}

void shift_deal(GameChoice& choice, std::vector<std::string>& deals) {
  const bool named = choice.name.empty() || choice.name == name_of_file(choice.rules);
  if (!choice.rules.empty() && !named && parse_deal_argument(choice.name)) {
    deals.insert(deals.begin(), std::move(choice.name));
    choice.name.clear();
  }
}

}  // namespace sabar::cli
