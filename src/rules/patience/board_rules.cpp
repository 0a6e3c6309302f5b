#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/rules/patience/board_rules.hpp>

namespace sabar {
namespace {

constexpr int kMostRows = 16;

Result<> check_option(int value, int low, int high, std::string_view one, std::string_view many) {
  if (value < low || value > high) {
    return fail(fmt::format("a board with {}", counted(value, one, many)), {}, fmt::format("use {}..{}", low, high));
  }
  return {};
}

Result<> check_board(const BoardOptions& options) {
  return check_option(options.rows, 1, kMostRows, "row", "rows")
      .and_then([&] { return check_option(options.sets, 1, kMaxPacks, "set", "sets"); })
      .and_then([&] {
        const int most = options.sets * kRanks / options.rows;
        return most < 1
                   ? Result<>(fail(fmt::format("{} cards are too few for {} rows", options.sets * kRanks, options.rows),
                                   {}, "use more sets or fewer rows"))
                   : check_option(options.cards, 1, most, "card in each row", "cards in each row");
      })
      .and_then([&] {
        return check_option(options.closed, 0, options.cards - 1, "card face down in each row",
                            "cards face down in each row");
      });
}

}  // namespace

Result<std::string> board_rules_text(const BoardOptions& options) {
  return check_board(options).map([&] {
    return fmt::format(
        "title        Board of {} {}, {} {} of 13 cards\n"
        "family       spider\n"
        "note         The small board on which depth-first search is studied.\n"
        "deck         packs {}  suits 1\n"
        "columns      {}  deal {}  closed {}  build down any  move run suit  fill {}\n"
        "foundations  {}  collect runs\n"
        "stock        to columns\n",
        options.rows, plural(options.rows, "row", "rows"), options.sets, plural(options.sets, "set", "sets"),
        options.sets, options.rows, options.cards, options.closed, options.fill_empty ? "any" : "none", options.sets);
  });
}

Result<GameFile> board_game(const BoardOptions& options) {
  return board_rules_text(options).and_then([](const std::string& text) { return read_game("board", text); });
}

}  // namespace sabar
