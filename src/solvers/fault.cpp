#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include <sabar/core/key.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar {
namespace {

constexpr std::size_t kMovesPerLine = 10;
constexpr std::size_t kDigitsOfName = 12;

constexpr std::string_view kRemark =
    "# Sabar has contradicted itself: a fault of the program, not of the deal. Please send this file in. It holds "
    "what\n"
    "# is needed to repeat it, and nothing else.\n";

std::string each_line(std::string_view word, std::string_view text) {
  std::string lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines += fmt::format("{} {}\n", word, text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string moves_text(const Rules& rules, const std::vector<Move>& line) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    text += i % kMovesPerLine == 0 ? (i == 0 ? "moves" : "\nmoves") : "";
    text += fmt::format(" {}", to_text(rules, line[i]));
  }
  return text.empty() ? text : text + "\n";
}

// A reason is one line, whatever it quotes.
std::string one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

}  // namespace

std::string fault_report(const GameFile& game, const SearchFault& fault, const FaultContext& context) {
  std::string text = fmt::format("{}sabar-fault 1\nreason {}\nversion {}\ngame {}\nrules {}\nsolver {}\nmodel {}\n",
                                 kRemark, one_line(fault.reason), context.version, game.name, game.identity.text(),
                                 fault.solver, fault.model.empty() ? "none" : fault.model);
  for (const std::string& technique : fault.options.without) {
    text += fmt::format("without {}\n", technique);
  }
  const Budget& budget = fault.options.budget;
  text += fmt::format("seed {}\nnodes {}\nbytes {}\ndeal {}\nverdict {}\n", fault.options.seed, budget.nodes,
                      budget.bytes, one_line(context.deal), to_text(context.verdict));
  text += each_line("rule", game_text(game));
  text += write_text_deal(game, {fault.start, DealFormat::text, {}, {}}).value_or("");
  return text + moves_text(game.rules, fault.line) + "end\n";
}

std::string fault_file_name(std::string_view report) {
  const std::vector<std::uint8_t> bytes(report.begin(), report.end());
  return fmt::format("sabar-fault-{}.txt", key_of(bytes).text().substr(0, kDigitsOfName));
}

}  // namespace sabar
