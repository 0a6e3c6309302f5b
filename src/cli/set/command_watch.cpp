// sabar set watch: brute force plays a whole game while somebody looks on.
#include <fmt/format.h>
#include <unistd.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/cli/set/view.hpp>
#include <sabar/session/set/watch.hpp>
#include <sabar/tui/patience/play.hpp>
#include <sabar/tui/set/watch.hpp>

namespace sabar::cli {
namespace {

// One object for each table, and one for the end.
void print_watch_json(SetWatch watch, bool triples) {
  while (watch.stage() != SetWatch::Stage::over) {
    Json json{{"deal", watch.deal()},
              {"table", set_codes_json(watch.table(), set::kUsualAttributes)},
              {"deck", watch.deck_left()}};
    Json tried = Json::array();
    do {
      watch.step();
      if (triples && watch.triple()) {
        tried.push_back(set_codes_json(watch.triple_cards(), set::kUsualAttributes));
      }
    } while (watch.stage() == SetWatch::Stage::trying);
    json["tried"] = watch.tried();
    if (triples) {
      json["triples"] = std::move(tried);
    }
    json["set"] =
        watch.stage() == SetWatch::Stage::found ? set_codes_json(watch.triple_cards(), set::kUsualAttributes) : Json();
    fmt::print("{}\n", json_line(json));
    if (watch.stage() != SetWatch::Stage::over) {
      watch.step();
    }
  }
  const SetWatch::Statistics& all = watch.statistics();
  fmt::print("{}\n", json_line({{"deal", watch.deal()},
                                {"end", true},
                                {"sets", all.sets},
                                {"left", all.left},
                                {"tables", all.tables},
                                {"tried", all.tried},
                                {"more", all.more},
                                {"largest", all.largest},
                                {"paper_stops_at", all.more > 0 ? Json(all.first_empty) : Json()}}));
}

}  // namespace

Result<int> run_set_watch(const SetWatchOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const SetWatch watch(options.deal ? *options.deal : fresh_deal_number());
  if (options.json) {
    print_watch_json(watch, options.triples);
    return 0;
  }
  tui::SetWatchRequest request{
      watch, {*language, options.ascii, options.letters}, options.automatic, options.speed, options.triples};
  return options.line || !tui::has_screen() ? tui::watch_set_line_by_line(std::move(request))
                                            : tui::watch_set_full_screen(std::move(request));
}

std::string set_watch_help() {
  return "The program of the paper: all triples of the table are tried in order; a set is taken and the table filled "
         "up to\n"
         "twelve; without a set three more cards come, until the deck is out. A key, or a line, is one step; Enter "
         "goes on to\n"
         "the next set.\n"
         "Examples:\n"
         "  sabar set watch\n"
         "  sabar set watch --deal 17 --auto --speed 100\n"
         "  sabar set watch --deal 17 --auto --line --triples\n"
         "  sabar set watch --deal 17 --json";
}

}  // namespace sabar::cli
