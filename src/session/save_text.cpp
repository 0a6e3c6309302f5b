#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/normalised.hpp>
#include <sabar/session/save_text.hpp>

namespace sabar {
namespace {

constexpr std::size_t kMaxName = 100;
constexpr std::size_t kMaxRulesText = std::size_t{32} << 10;

bool same_game(const GameFile& a, const GameFile& b) {
  return a.name == b.name && a.title == b.title && a.family == b.family && a.sources == b.sources &&
         a.notes == b.notes && a.translated == b.translated && a.identity == b.identity;
}

bool is_name(std::string_view name) {
  const auto fits = [](char c) { return c > ' ' && c < '\x7F'; };
  return !name.empty() && name.size() <= kMaxName && std::all_of(name.begin(), name.end(), fits);
}

}  // namespace

std::string rules_to_save(const GameFile& game) {
  if (const auto known = find_game(game.name); known && same_game(**known, game)) {
    return {};
  }
  return game_text(game);
}

Result<> check_savable(const GameFile& game) {
  if (!is_name(game.name)) {
    return fail(fmt::format("{} is no name for a game", quote_input(game.name)), {},
                "use letters, digits and hyphens, and no blanks");
  }
  const std::string text = rules_to_save(game);
  if (text.empty()) {
    return {};
  }
  if (text.size() > kMaxRulesText) {
    return fail("the rules are too long to be saved with a game", {}, "shorten title, sources and notes");
  }
  const auto again = read_game(game.name, text);
  if (!again || !same_game(*again, game)) {
    return fail("the rules would not be the same when read again", {}, "read them from a rules file");
  }
  return {};
}

}  // namespace sabar
