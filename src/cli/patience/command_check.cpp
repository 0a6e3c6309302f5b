// sabar check: the judge alone. It replays a line from a deal and says which move is wrong and why, or checks the proof
// that a deal cannot be won. Of a line that was not won it can also find the move that lost it.
#include <vector>

#include <fmt/format.h>

#include <sabar/check/patience/certificate.hpp>
#include <sabar/check/patience/judge.hpp>
#include <sabar/cli/command.hpp>
#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/patience/deal_list.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

namespace sabar::cli {
namespace {

Result<Loss> find_loss(const GameFile& game, const ListedDeal& deal, const std::vector<Move>& line,
                       const Budget& budget) {
  auto session = Session::begin(game, deal.table, deal.origin);
  if (!session) {
    return tl::unexpected(session.error());
  }
  for (const Move& move : line) {
    if (const auto played = session->play(move); !played) {
      return tl::unexpected(played.error());
    }
  }
  LossFinder finder(budget);
  finder.look_at(*session);
  ProgressMeter meter("Looking for the losing move");
  const auto going_on = [&] {
    return meter.tell(fmt::format("{:.1f} million nodes", static_cast<double>(finder.nodes()) / 1e6));
  };
  while (!finder.done() && going_on()) {
    finder.step(kSlice);
  }
  if (finder.fault()) {
    meter.clear();
    report_fault(game, *finder.fault(), to_text(deal.origin), Verdict::unknown);
  }
  return finder.loss();
}

Json loss_json(const Rules& rules, const Loss& loss) {
  Json json;
  json["kind"] = to_text(loss.kind);
  json["move"] = loss.move ? Json(to_text(rules, *loss.move)) : Json();
  json["winnable_after"] = loss.winnable ? Json(*loss.winnable) : Json();
  json["lost_after"] = loss.lost ? Json(*loss.lost) : Json();
  json["win"] = Json::array();
  for (const Move& move : loss.win) {
    json["win"].push_back(to_text(rules, move));
  }
  return json;
}

void print_json(const GameFile& game, const ListedDeal& deal, std::size_t moves, const Ruling& ruling,
                const std::optional<Loss>& loss) {
  Json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  json["deal"] = to_text(deal.origin);
  json["accepted"] = ruling.accepted;
  json["won"] = ruling.won;
  json["moves"] = moves;
  json["played"] = ruling.played;
  json["reason"] = ruling.reason;
  if (loss) {
    json["losing_move"] = loss_json(game.rules, *loss);
  }
  fmt::print("{}\n", json_line(json));
}

void print_certificate_json(const GameFile& game, const ListedDeal& deal, const Result<CertificateReport>& report) {
  Json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  json["deal"] = to_text(deal.origin);
  json["accepted"] = report.has_value();
  json["positions"] = report ? Json(report->positions) : Json();
  json["moves"] = report ? Json(report->moves) : Json();
  json["reason"] = report ? "" : report.error().text();
  fmt::print("{}\n", json_line(json));
}

std::string what_is_checked(const GameFile& game, const ListedDeal& deal) {
  return fmt::format("{} {} rules {}", game.name, to_text(deal.origin), game.short_identity());
}

int check_proof(const CheckOptions& options, const GameFile& game, const ListedDeal& deal, const std::string& text) {
  const auto report = [&] {
    ProgressMeter meter("Checking");
    return check_certificate(game, deal.table, text,
                             [&](std::size_t done, std::size_t total) { return meter.update(done, total); });
  }();
  if (options.json) {
    print_certificate_json(game, deal, report);
  } else if (report) {
    fmt::print("{} accepted: unsolvable, {} positions, {} moves\n", what_is_checked(game, deal), report->positions,
               report->moves);
  } else {
    fmt::print("{} rejected: {}\n", what_is_checked(game, deal), report.error().text());
  }
  return report ? kExitSuccess : kExitBadInput;
}

Result<int> check_moves(const CheckOptions& options, Language language, const GameFile& game, const ListedDeal& deal,
                        const std::string& text) {
  const auto line = parse_line(game.rules, text);
  if (!line) {
    Error error = line.error();
    error.where = error.where.empty() ? options.line : fmt::format("{}, {}", options.line, error.where);
    return tl::unexpected(std::move(error));
  }
  const Ruling ruling = judge_line(game.rules, deal.table, *line);
  std::optional<Loss> loss;
  if (options.losing_move && ruling.accepted) {
    auto found = find_loss(game, deal, *line, {options.nodes, Adviser::kUsual.bytes});
    if (!found) {
      return tl::unexpected(found.error());
    }
    loss = *std::move(found);
  }
  if (options.json) {
    print_json(game, deal, line->size(), ruling, loss);
  } else if (ruling.accepted) {
    fmt::print("{} accepted: {} moves, {}\n", what_is_checked(game, deal), line->size(),
               ruling.won ? "won" : "not won yet");
    if (loss) {
      fmt::print("{}\n", loss->text(game.rules, language));
    }
  } else {
    fmt::print("{} rejected: {}\n", what_is_checked(game, deal), ruling.reason);
  }
  return ruling.accepted ? kExitSuccess : kExitBadInput;
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
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const bool proof = options.line.empty();
  const std::string& path = proof ? options.certificate : options.line;
  if (options.deals.front() == "-" && path == "-") {
    return fail(fmt::format("deal and {} cannot both come from standard input", proof ? "certificate" : "line"), {},
                "put one of them into a file");
  }
  const auto deal = one_deal(*game, {{options.deals.front()}, options.scheme, options.order});
  if (!deal) {
    return tl::unexpected(deal.error());
  }
  const auto text = read_input(path);
  if (!text) {
    return tl::unexpected(text.error());
  }
  return proof ? Result<int>(check_proof(options, *game, *deal, *text))
               : check_moves(options, *language, *game, *deal, *text);
}

std::string check_help() {
  return "A line is moves parted by white space: t3-t5 (top card of column 3 to column 5), t3-t5x4 (four cards), "
         "w-f2,\n"
         "p4+p9 (a pair), draw, redeal, gather. Piles: t columns, c cells, f foundations, r reserve, p places, g grid, "
         "a row,\n"
         "h hole, s stock, w waste, d discard. A certificate is a set of positions that no play leaves and none of "
         "which is won.\n"
         "Exit code 0 when every move is allowed, or the certificate proves that the deal cannot be won; otherwise 2.\n"
         "Examples:\n"
         "  sabar check klondike 17 --line moves.txt\n"
         "  echo 't6-f1 draw' | sabar check klondike 1 --line -\n"
         "  sabar check freecell 617 --scheme ms --line moves.txt --json\n"
         "  sabar check klondike 17 --line moves.txt --losing-move\n"
         "  sabar check freecell-0 1 --certificate proof.txt";
}

}  // namespace sabar::cli
