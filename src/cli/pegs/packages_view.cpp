#include <fmt/format.h>

#include <sabar/cli/pegs/packages_view.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/games/pegs/packages.hpp>

namespace sabar::cli {
namespace {

std::string package_letter(std::size_t number) { return std::string(1, static_cast<char>('A' + number % 26)); }

// Which package takes the peg of each hole away; where several do, the first.
std::string packages_picture(const pegs::Board& board, const std::vector<pegs::Package>& packages) {
  std::vector<std::string> cells(board.size(), ".");
  for (std::size_t i = packages.size(); i-- > 0;) {
    for (std::size_t hole = 0; hole < board.size(); ++hole) {
      if ((packages[i].removed & pegs::bit(hole)) != 0) {
        cells[hole] = package_letter(i);
      }
    }
  }
  return pegs::draw_cells(board, cells);
}

std::vector<pegs::Package> packages_of(const PegsTask& task, std::span<const pegs::Hop> line) {
  return pegs::find_packages(task.board(), pegs::Layout(task.board()), task.problem.start, line);
}

std::string package_jumps(const PegsTask& task, const pegs::Package& package, std::span<const pegs::Hop> line) {
  std::string text;
  for (const std::size_t place : package.jumps) {
    text += fmt::format("{}{}. {}", text.empty() ? "" : ", ", place + 1,
                        pegs::jump_text(task.board(), line[place], task.notation));
  }
  return text;
}

}  // namespace

std::string packages_text(const PegsTask& task, std::span<const pegs::Hop> line) {
  const auto packages = packages_of(task, line);
  if (packages.empty()) {
    return "No packages were found in this line.\n";
  }
  std::string text = "Packages: jumps that take pegs away and leave all else as it was\n\n";
  text += packages_picture(task.board(), packages) + "\n";
  std::size_t jumps = 0;
  for (std::size_t i = 0; i < packages.size(); ++i) {
    const pegs::Package& package = packages[i];
    jumps += package.jumps.size();
    const std::string room =
        package.room == 0 ? std::string()
                          : fmt::format("; room {}", pegs::holes_text(task.board(), package.room, task.notation));
    text += in_lines(fmt::format(
        "{}  {}: takes {}; catalyst {}{}", package_letter(i), pegs::shape_text(package),
        pegs::holes_text(task.board(), package.removed, task.notation),
        package.catalyst == 0 ? "none" : pegs::holes_text(task.board(), package.catalyst, task.notation), room));
    text += in_lines(fmt::format("   jumps {}", package_jumps(task, package, line)));
  }
  return text + fmt::format("{} of {} jumps belong to packages.\n", jumps, line.size());
}

Json packages_json(const PegsTask& task, std::span<const pegs::Hop> line) {
  Json list = Json::array();
  for (const pegs::Package& package : packages_of(task, line)) {
    Json entry;
    entry["shape"] = pegs::shape_text(package);
    entry["removed"] = pegs::holes_text(task.board(), package.removed, task.notation);
    entry["catalyst"] = pegs::holes_text(task.board(), package.catalyst, task.notation);
    entry["room"] = pegs::holes_text(task.board(), package.room, task.notation);
    entry["jumps"] = Json::array();
    for (const std::size_t place : package.jumps) {
      entry["jumps"].push_back(place + 1);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace sabar::cli
