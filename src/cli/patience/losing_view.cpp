#include <fmt/format.h>

#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/losing_view.hpp>

namespace sabar::cli {

Result<Loss> find_loss(const GameFile& game, const OneDeal& deal, const std::vector<Move>& line, const Budget& budget) {
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

}  // namespace sabar::cli
