// sabar check: the judge alone. It replays a line from a deal and says which move is wrong and why.
#include <fmt/format.h>

#include <sabar/check/judge.hpp>
#include <sabar/rules/move.hpp>

#include "command.hpp"
#include "io.hpp"
#include "json.hpp"
#include "one_deal.hpp"

namespace sabar::cli {
namespace {

void print_json(const GameFile& game, const OneDeal& deal, std::size_t moves, const Ruling& ruling) {
  Json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  json["deal"] = to_text(deal.origin);
  json["accepted"] = ruling.accepted;
  json["won"] = ruling.won;
  json["moves"] = moves;
  json["played"] = ruling.played;
  json["reason"] = ruling.reason;
  fmt::print("{}\n", json_line(json));
}

}  // namespace

Result<int> run_check(const CheckOptions& asked) {
  CheckOptions options = asked;
  shift_deal(options.game, options.deals);
  const auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  if (options.deals.size() != 1) {
    return fail("one deal is wanted", {}, "give its number or a file");
  }
  if (options.deals.front() == "-" && options.line == "-") {
    return fail("deal and line cannot both come from standard input", {}, "put one of them into a file");
  }
  const auto deal = one_deal(*game, {options.deals.front(), options.scheme, options.order});
  if (!deal) {
    return tl::unexpected(deal.error());
  }
  const auto text = read_input(options.line);
  if (!text) {
    return tl::unexpected(text.error());
  }
  const auto line = parse_line(game->rules, *text);
  if (!line) {
    Error error = line.error();
    error.where = error.where.empty() ? options.line : fmt::format("{}, {}", options.line, error.where);
    return tl::unexpected(std::move(error));
  }
  const Ruling ruling = judge_line(game->rules, deal->table, *line);
  if (options.json) {
    print_json(*game, *deal, line->size(), ruling);
    return ruling.accepted ? kExitSuccess : kExitBadInput;
  }
  const std::string what = fmt::format("{} {} rules {}", game->name, to_text(deal->origin), game->short_identity());
  if (!ruling.accepted) {
    fmt::print("{} rejected: {}\n", what, ruling.reason);
    return kExitBadInput;
  }
  fmt::print("{} accepted: {} moves, {}\n", what, line->size(), ruling.won ? "won" : "not won yet");
  return kExitSuccess;
}

std::string check_help() {
  return "A line is moves parted by white space: t3-t5 (top card of column 3 to column 5), t3-t5x4 (four cards), "
         "w-f2,\n"
         "p4+p9 (a pair), draw, redeal, gather. Piles: t columns, c cells, f foundations, r reserve, p places, g grid, "
         "a row,\n"
         "h hole, s stock, w waste, d discard. Exit code 0 when every move is allowed, 2 when one is not.\n"
         "Examples:\n"
         "  sabar check klondike 17 --line moves.txt\n"
         "  echo 't6-f1 draw' | sabar check klondike 1 --line -\n"
         "  sabar check freecell 617 --scheme ms --line moves.txt --json";
}

}  // namespace sabar::cli
