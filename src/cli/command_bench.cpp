// sabar bench: the functional fingerprint, and how long it takes.
#include <ctime>
#include <map>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include <sabar/cli/command_bench.hpp>
#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/solvers/fingerprint.hpp>

namespace sabar::cli {
namespace {

struct BenchPart {
  std::string name;
  PartNodes nodes;
  double seconds = 0;
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Json part_json(const BenchPart& part) {
  return Json{{"part", part.name},
              {"nodes", part.nodes.nodes},
              {"solved", part.nodes.solved},
              {"unsolvable", part.nodes.unsolvable},
              {"seconds", part.seconds}};
}

using Earlier = std::map<std::string, BenchPart>;

Result<Earlier> read_bench(const std::string& path) {
  const auto text = read_input(path);
  if (!text) {
    return tl::unexpected(text.error());
  }
  Earlier earlier;
  std::istringstream lines(*text);
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    const Json json = Json::parse(line, nullptr, false);
    if (json.is_object() && json.contains("bench")) {
      continue;
    }
    const bool good = json.is_object() && json.contains("part") && json["part"].is_string() && json.contains("nodes") &&
                      json["nodes"].is_number_unsigned() && json.contains("seconds") && json["seconds"].is_number();
    if (!good) {
      return fail("this is no line of `sabar bench --json`", fmt::format("{}, line {}", path, number));
    }
    BenchPart part{json["part"], {json["nodes"], 0, 0, {}}, json["seconds"]};
    earlier.emplace(part.name, part);
  }
  return earlier;
}

std::string compared(const BenchPart& part, const Earlier& earlier) {
  const auto found = earlier.find(part.name);
  if (found == earlier.end()) {
    return earlier.empty() ? "" : "   new";
  }
  const BenchPart& before = found->second;
  const std::uint64_t now = part.nodes.nodes;
  const std::uint64_t then = before.nodes.nodes;
  const std::string nodes =
      now == then ? "same nodes"
                  : fmt::format("{}{} nodes", now > then ? '+' : '-', now > then ? now - then : then - now);
  return fmt::format("   {}, {:.2f} times the time", nodes, before.seconds > 0 ? part.seconds / before.seconds : 0);
}

void print_part(const BenchPart& part, const Earlier& earlier, bool json) {
  if (json) {
    fmt::print("{}\n", json_line(part_json(part)));
  } else {
    fmt::print("{}{:>12} nodes{:>9.3f} s{}\n", padded(part.name, 28), part.nodes.nodes, part.seconds,
               compared(part, earlier));
  }
  std::fflush(stdout);
}

}  // namespace

Result<int> run_bench(const BenchOptions& options) {
  const auto earlier = options.compare.empty() ? Result<Earlier>(Earlier{}) : read_bench(options.compare);
  if (!earlier) {
    return tl::unexpected(earlier.error());
  }
  std::uint64_t sum = 0;
  double seconds = 0;
  for (const FingerprintPart& part : fingerprint_parts()) {
    const double start = processor_seconds();
    const auto nodes = measure_part(part);
    if (!nodes) {
      return tl::unexpected(nodes.error());
    }
    const BenchPart done{part.name(), *nodes, processor_seconds() - start};
    print_part(done, *earlier, options.json);
    for (const FaultOfDeal& each : nodes->faults) {
      report_fault(**find_game(part.game), each.fault, fmt::format("sabar:{}", each.number), each.verdict);
    }
    sum += nodes->nodes;
    seconds += done.seconds;
  }
  if (options.json) {
    fmt::print("{}\n", json_line(Json{{"bench", sum}, {"seconds", seconds}}));
  } else {
    fmt::print("Bench: {}\n{:.0f} nodes a second\n", sum, seconds > 0 ? static_cast<double>(sum) / seconds : 0);
  }
  return static_cast<int>(kExitSuccess);
}

std::string bench_help() {
  return "Solves a fixed set of deals and adds up the nodes. The sum is the same with every compiler, on every "
         "machine\n"
         "and in WebAssembly; it changes only when a search changes. Times are processor time of one core.\n"
         "Examples:\n"
         "  sabar bench\n"
         "  sabar bench --json > before.json; sabar bench --compare before.json";
}

}  // namespace sabar::cli
