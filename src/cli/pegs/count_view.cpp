#include <array>
#include <bit>

#include <fmt/format.h>

#include <sabar/cli/pegs/count_view.hpp>
#include <sabar/cli/pegs/view.hpp>

namespace sabar::cli {
namespace {

std::string number_text(std::uint64_t number) { return grouped_digits(fmt::format("{}", number)); }
std::string number_text(Uint128 number) { return grouped_digits(pegs::decimal(number)); }

std::string level_line(const std::array<std::string, 7>& cells) {
  return fmt::format("{:>5}{:>5}{:>14}{:>13}{:>11}{:>13}{:>12}\n", cells[0], cells[1], cells[2], cells[3], cells[4],
                     cells[5], cells[6]);
}

std::string levels_table(const PegsCounts& counts) {
  std::string text = level_line({"", "", "", "up to", "", "", "up to"});
  text += level_line({"jumps", "pegs", "boards", "symmetry", "dead ends", "winnable", "symmetry"});
  pegs::Level all;
  pegs::Level won;
  const bool known = counts.winnable_halt == Halt::exhausted;
  for (std::size_t i = 0; i < counts.games.levels.size(); ++i) {
    const pegs::Level& level = counts.games.levels[i];
    const pegs::Level winnable = i < counts.winnable.size() ? counts.winnable[i] : pegs::Level{};
    text += level_line({fmt::format("{}", i), fmt::format("{}", level.pegs), number_text(level.boards),
                        number_text(level.classes), number_text(level.dead_boards),
                        known ? number_text(winnable.boards) : "?", known ? number_text(winnable.classes) : "?"});
    all.boards += level.boards;
    all.classes += level.classes;
    all.dead_boards += level.dead_boards;
    won.boards += winnable.boards;
    won.classes += winnable.classes;
  }
  return text + level_line({"all", "", number_text(all.boards), number_text(all.classes), number_text(all.dead_boards),
                            known ? number_text(won.boards) : "?", known ? number_text(won.classes) : "?"});
}

// Jumps of the shortest game that ends with more than one peg.
std::optional<std::size_t> shortest_loss(const PegsCounts& counts) {
  for (std::size_t i = 0; i < counts.games.levels.size(); ++i) {
    if (counts.games.levels[i].dead_boards > 0 && counts.games.levels[i].pegs > 1) {
      return i;
    }
  }
  return std::nullopt;
}

std::string dead_ends_text(const PegsCounts& counts) {
  std::string text = "Dead ends by pegs left:";
  for (auto level = counts.games.levels.rbegin(); level != counts.games.levels.rend(); ++level) {
    if (level->dead_boards > 0) {
      text += fmt::format("{} {}:{}", text.ends_with(':') ? "" : ",", level->pegs, number_text(level->dead_boards));
    }
  }
  return text;
}

std::string games_text(const PegsTask& task, const PegsCounts& counts) {
  if (!counts.all_games()) {
    return counts.games.overflow ? "The number of games has more than 128 bits.\n"
                                 : fmt::format("Games are not counted ({}).\n", to_text(counts.games.halt));
  }
  const pegs::GameCounts& games = counts.games;
  std::string text = fmt::format("Games until no jump is left: {}\n", number_text(games.games));
  text += games.finishes.empty() ? "No game ends with one peg.\n" : "Games that end with one peg, by its hole:\n";
  for (const pegs::FinishCount& finish : games.finishes) {
    text += fmt::format("  {:>4} {:>32}\n", pegs::hole_text(task.board(), finish.hole, task.notation),
                        number_text(finish.solutions));
  }
  std::string random =
      fmt::format("A random player is left with {:.5f} pegs on average, with one peg in {:.5g} of all games",
                  games.mean_pegs, games.chance_by_pegs.size() > 1 ? games.chance_by_pegs[1] : 0.0);
  if (const auto pegs = task.problem.finish.pegs; pegs && task.problem.finish.count() == 1) {
    random += fmt::format(", with one in {} in {:.10e}", task.finish(),
                          games.chance_by_hole[static_cast<std::size_t>(std::countr_zero(*pegs))]);
  }
  return text + in_lines(random + ".");
}

std::string solutions_text(const PegsTask& task, const PegsCounts& counts) {
  if (counts.winnable_halt != Halt::exhausted) {
    return fmt::format("What can be won is not counted ({}).\n", to_text(counts.winnable_halt));
  }
  if (counts.solutions_halt != Halt::exhausted) {
    return fmt::format("Solutions are not counted ({}).\n", to_text(counts.solutions_halt));
  }
  return fmt::format("Solutions to {}: {}\n", task.finish(),
                     counts.solutions ? number_text(*counts.solutions) : "more than 128 bits");
}

std::string early_end(const PegsCounts& counts) {
  if (counts.boards_halt != Halt::memory) {
    return fmt::format("The count ended early ({}).", to_text(counts.boards_halt));
  }
  return fmt::format("The count ended early: its tables need {} MiB or more. --memory allows more.",
                     (counts.needed + (1 << 20) - 1) >> 20);
}

Json levels_json(const std::vector<pegs::Level>& levels, bool dead) {
  Json list = Json::array();
  for (const pegs::Level& level : levels) {
    Json entry{{"pegs", level.pegs}, {"boards", level.boards}, {"classes", level.classes}};
    if (dead) {
      entry["dead_ends"] = level.dead_boards;
      entry["dead_classes"] = level.dead_classes;
    }
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

std::string counts_text(const PegsTask& task, const PegsCounts& counts) {
  std::string text = fmt::format("{}\n\n{}\n", task.text(), levels_table(counts));
  if (!counts.all_boards() && counts.games.levels.empty()) {
    return fmt::format("{}\n{}", task.text(), in_lines(early_end(counts)));
  }
  if (!counts.all_boards()) {
    return text + in_lines("The last level is incomplete. " + early_end(counts));
  }
  text += in_lines(dead_ends_text(counts));
  const auto loss = shortest_loss(counts);
  text += loss ? fmt::format("Shortest lost game: {} jumps\n", *loss) : std::string();
  text += games_text(task, counts);
  return text + solutions_text(task, counts);
}

// Numbers above 2^53 are texts: not every reader of JSON keeps their last digits.
Json counts_json(const PegsTask& task, const PegsCounts& counts) {
  Json json = pegs_task_json(task);
  json["halt"] = to_text(counts.boards_halt);
  json["levels"] = levels_json(counts.games.levels, true);
  const auto loss = shortest_loss(counts);
  json["shortest_loss"] = counts.all_boards() && loss ? Json(*loss) : Json();
  json["games"] = counts.all_games() ? Json(pegs::decimal(counts.games.games)) : Json();
  json["finishes"] = Json::object();
  for (const pegs::FinishCount& finish :
       counts.all_games() ? counts.games.finishes : std::vector<pegs::FinishCount>{}) {
    json["finishes"][pegs::hole_text(task.board(), finish.hole, task.notation)] = pegs::decimal(finish.solutions);
  }
  json["random_mean_pegs"] = counts.all_games() ? Json(counts.games.mean_pegs) : Json();
  json["random_by_pegs"] = counts.all_games() ? Json(counts.games.chance_by_pegs) : Json();
  json["random_by_hole"] = counts.all_games() ? Json(counts.games.chance_by_hole) : Json();
  json["winnable_halt"] = to_text(counts.winnable_halt);
  json["winnable"] =
      levels_json(counts.winnable_halt == Halt::exhausted ? counts.winnable : std::vector<pegs::Level>{}, false);
  json["solutions"] = counts.solutions ? Json(pegs::decimal(*counts.solutions)) : Json();
  return json;
}

std::string perft_text(const PegsTask& task, const std::vector<std::uint64_t>& lines) {
  std::string text = fmt::format("{}\n", task.text());
  for (std::size_t depth = 1; depth < lines.size(); ++depth) {
    text += fmt::format("{:>3} {:>20}\n", depth, number_text(lines[depth]));
  }
  return text;
}

Json perft_json(const PegsTask& task, const std::vector<std::uint64_t>& lines) {
  Json json = pegs_task_json(task);
  json["perft"] = std::vector<std::uint64_t>(lines.begin() + 1, lines.end());
  return json;
}

}  // namespace sabar::cli
