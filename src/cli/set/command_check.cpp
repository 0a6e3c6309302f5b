// sabar set check: the judge alone replays a game.
#include <sstream>

#include <fmt/format.h>

#include <sabar/check/set/judge.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/cli/set/view.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar::cli {
namespace {

// What the judge is to look at.
struct SetRecord {
  set::Variant variant;
  std::optional<std::uint64_t> deal;
  std::vector<set::Card> order;
  std::vector<std::vector<set::Card>> line;
};

Result<SetRecord> saved_record(const std::string& text) {
  return SetSession::load(text).map([](const SetSession& session) {
    SetRecord record{session.variant(), session.deal(), session.order(), {}};
    for (const set::Take& move : session.moves()) {
      record.line.push_back(move.list());
    }
    return record;
  });
}

// A move is a line: the codes of the cards taken, also behind the word take; or more.
Result<SetRecord> listed_record(const std::string& text, const set::Variant& variant, std::uint64_t deal) {
  const std::size_t attributes = variant.rules.attributes;
  SetRecord record{variant, deal, set::deal_order(deal, attributes), {}};
  std::istringstream lines(text);
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const std::string_view codes = std::string_view(line).substr(line.starts_with("take ") ? 5 : 0);
    const bool more = codes == "more" || codes == "more\r";
    const auto cards =
        more ? Result<std::vector<set::Card>>(std::vector<set::Card>{}) : set::read_cards(codes, attributes);
    if (!cards) {
      return fail(cards.error().message, fmt::format("line {}, {}", number, cards.error().where), cards.error().hint);
    }
    if (more || !cards->empty()) {
      record.line.push_back(*cards);
    }
  }
  return record;
}

Result<SetRecord> read_record(const SetCheckOptions& options) {
  const auto text = read_input(options.path);
  if (!text) {
    return tl::unexpected(text.error());
  }
  if (!options.deal && !text->starts_with("sabar-set")) {
    return fail("this is no saved game", options.path, "for a list of moves also give --deal");
  }
  return set::find_variant(options.variant)
      .and_then([&](const set::Variant& variant) {
        return options.deal ? listed_record(*text, variant, *options.deal) : saved_record(*text);
      })
      .map_error([&](Error error) {
        error.where = error.where.empty() ? error.where : fmt::format("{}, {}", options.path, error.where);
        return error;
      });
}

Json ruling_json(const SetRecord& record, const set::SetRuling& ruling) {
  return {{"game", record.variant.name}, {"deal", record.deal ? Json(*record.deal) : Json()},
          {"accepted", ruling.accepted}, {"finished", ruling.finished},
          {"moves", record.line.size()}, {"played", ruling.played},
          {"sets", ruling.taken},        {"left", ruling.left},
          {"reason", ruling.reason}};
}

}  // namespace

Result<int> run_set_check(const SetCheckOptions& options) {
  const auto record = read_record(options);
  if (!record) {
    return tl::unexpected(record.error());
  }
  const set::SetRuling ruling = set::judge_set(record->variant.rules, record->order, record->line);
  const std::string name =
      record->deal ? fmt::format("{} {}", record->variant.name, *record->deal) : std::string(record->variant.name);
  if (options.json) {
    fmt::print("{}\n", json_line(ruling_json(*record, ruling)));
  } else if (ruling.accepted) {
    fmt::print("{} accepted: {} moves, {} sets, {} cards left, {}\n", name, ruling.played, ruling.taken, ruling.left,
               ruling.finished ? "finished" : "not finished");
  } else {
    fmt::print("{} rejected: {}\n", name, ruling.reason);
  }
  return static_cast<int>(ruling.accepted ? kExitSuccess : kExitBadInput);
}

std::string set_check_help() {
  return "FILE is a saved game; or, with --deal, a list of moves: in each line the cards of a set, or the word more "
         "for\n"
         "three more cards. The judge shares no code with the game. Exit code 0 when every move is allowed, otherwise "
         "2.\n"
         "Examples:\n"
         "  sabar set check ~/.local/state/sabar/set.save\n"
         "  sabar set watch --deal 17 --auto | sed -n 's/.*A set: //p; s/.*: three more.*/more/p' | sabar set check "
         "- --deal 17";
}

}  // namespace sabar::cli
