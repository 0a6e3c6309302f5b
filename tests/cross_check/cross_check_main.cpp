// sabar_cross_check: the cross-check at length.
//
//   sabar_cross_check [--deals N] [--lines FILE] [--every K] GAME…
//
// Checks deals 1..N of reduced games, `all` for every one, none for a list of them. Every K-th line found goes to FILE
// as a JSON line, for the second judge. Exit code 1 if anything disagrees.
#include <charconv>
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <span>

#include <nlohmann/json.hpp>

#include <sabar/rules/patience/rules_json.hpp>

#include "cross_check/cross_check.hpp"

namespace {

using namespace sabar;

struct Arguments {
  std::uint64_t deals = 100'000;
  std::uint64_t every = 1'000;
  std::string lines;
  std::vector<std::string> games;
};

bool is_game(std::string_view name) {
  const auto in = [&](std::span<const ReducedGame> games) {
    return std::any_of(games.begin(), games.end(), [&](const ReducedGame& game) { return game.name == name; });
  };
  return in(kReducedGames) || std::any_of(std::begin(kModelGames), std::end(kModelGames),
                                          [&](const ModelGames& model) { return in(model.games); });
}

std::optional<Arguments> read_arguments(const std::vector<std::string>& words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool number = words[i] == "--deals" || words[i] == "--every";
    if ((number || words[i] == "--lines") && i + 1 == words.size()) {
      return std::nullopt;
    }
    if (number) {
      std::uint64_t& value = words[i] == "--deals" ? arguments.deals : arguments.every;
      const std::string& text = words[++i];
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
      if (error != std::errc{} || end != text.data() + text.size() || value == 0) {
        return std::nullopt;
      }
    } else if (words[i] == "--lines") {
      arguments.lines = words[++i];
    } else if (words[i] == "all" || is_game(words[i])) {
      arguments.games.push_back(words[i]);
    } else {
      return std::nullopt;
    }
  }
  return arguments;
}

class LineFile {
public:
  LineFile(const std::string& path, std::uint64_t every) : every_(every) {
    if (!path.empty()) {
      file_.open(path, std::ios::app);
    }
  }
  void add(const Rules& rules, const Table& deal, const std::vector<Move>& line) {
    if (!file_.is_open() || line.empty() || met_++ % every_ != 0) {
      return;
    }
    nlohmann::ordered_json moves = nlohmann::ordered_json::array();
    for (const Move& move : line) {
      moves.push_back(to_text(rules, move));
    }
    file_ << nlohmann::ordered_json{{"rules", rules_json(rules)}, {"table", table_json(rules, deal)}, {"line", moves}}
          << '\n';
  }

private:
  std::ofstream file_;
  std::uint64_t every_;
  std::uint64_t met_ = 0;
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Faults found in a game.
std::uint64_t check_game(const ReducedGame& game, const Arguments& arguments, const std::vector<SearchSetting>& model,
                         LineFile& lines) {
  const auto file = read_reduced(game);
  if (!file) {
    std::cout << fmt::format("{}: {}\n", game.name, file.error().text());
    return 1;
  }
  const auto settings = model.empty() ? settings_for(file->rules) : model;
  const double begun = cpu_seconds();
  std::uint64_t faults = 0;
  std::uint64_t solved = 0;
  for (std::uint64_t number = 1; number <= arguments.deals; ++number) {
    const Table deal = *reduced_deal(file->rules, number);
    const DealCheck check = check_deal(file->rules, deal, settings);
    if (!check.fault.empty()) {
      ++faults;
      std::cout << fmt::format("{} deal {}: {}\n", game.name, number, check.fault) << std::flush;
    }
    solved += check.truth == Verdict::solved ? 1 : 0;
    lines.add(file->rules, deal, check.line);
  }
  std::cout << fmt::format("{:24} {:7} deals, {:7} can be won, {:2} ways to search, {} disagreements, {:.0f} s\n",
                           game.name, arguments.deals, solved, settings.size(), faults, cpu_seconds() - begun)
            << std::flush;
  return faults;
}

}  // namespace

int main(int argc, char** argv) {
  const auto arguments = read_arguments({argv + 1, argv + argc});
  if (!arguments) {
    std::cerr << "usage: sabar_cross_check [--deals N] [--lines FILE] [--every K] GAME…\n"
              << "without a GAME it lists them\n";
    return 1;
  }
  LineFile lines(arguments->lines, arguments->every);
  std::uint64_t faults = 0;
  const auto each = [&](std::span<const ReducedGame> games, std::size_t in_long_run,
                        const std::vector<SearchSetting>& model) {
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (arguments->games.empty()) {
        std::cout << games[i].name << (i < in_long_run ? " *\n" : "\n");
        continue;
      }
      const bool wanted = std::any_of(arguments->games.begin(), arguments->games.end(),
                                      [&](const std::string& name) { return name == games[i].name || name == "all"; });
      faults += wanted ? check_game(games[i], *arguments, model, lines) : 0;
    }
  };
  each(kReducedGames, kLongGames, {});
  for (const ModelGames& model : kModelGames) {
    each(model.games, 0, model.settings());
  }
  return faults == 0 ? 0 : 1;
}
