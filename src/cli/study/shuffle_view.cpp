#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/study/shuffle_view.hpp>
#include <sabar/core/card.hpp>

namespace sabar::cli {

std::string ShuffleView::element(Place place) const {
  return style == CardStyle::numbers ? fmt::format("{}", place + 1) : to_text(Card::from_index(place), style);
}

std::string ShuffleView::list(PermutationView order, std::string_view separator) const {
  std::string text;
  for (const Place place : order) {
    text += text.empty() ? std::string_view{} : separator;
    text += element(place);
  }
  return text;
}

void ShuffleView::print_trace(std::span<const SwapStep> steps) const {
  fmt::print("{}{}{}{}{}\n", padded("Iteration", 11), padded("i", 5), padded("r", 5), padded("Swap", 16), "Array");
  Permutation array = identity(n);
  walk_steps(steps, std::span(array), [&](const SwapStep& step, PermutationView now) {
    fmt::print("{:<11}{:<5}{:<5}{}[{}]\n", step.iteration, step.i, step.r,
               padded(fmt::format("A[{}] ↔ A[{}]", step.i, step.r), 16), list(now, ","));
  });
}

void ShuffleView::print_json(PermutationView order, std::span<const SwapStep> steps,
                             std::span<const std::uint64_t> draws, bool trace) const {
  Json json;
  json["algorithm"] = algorithm;
  if (seed) {
    json["rng"] = generator;
    json["seed"] = *seed;
  }
  json["index"] = printed;
  json["n"] = n;
  if (!draws.empty()) {
    json["draws"] = draws;
  }
  const auto elements = [&](PermutationView now) {
    Json entries = Json::array();
    for (const Place place : now) {
      style == CardStyle::numbers ? entries.push_back(place + 1) : entries.push_back(element(place));
    }
    return entries;
  };
  json["order"] = elements(order);
  if (trace) {
    Json rows = Json::array();
    Permutation array = identity(n);
    walk_steps(steps, std::span(array), [&](const SwapStep& step, PermutationView now) {
      rows.push_back({{"iteration", step.iteration}, {"i", step.i}, {"r", step.r}, {"array", elements(now)}});
    });
    json["trace"] = rows;
  }
  fmt::print("{}\n", json_line(json));
}

void ShuffleView::print(PermutationView order, std::span<const SwapStep> steps, std::span<const std::uint64_t> draws,
                        bool trace, bool json) {
  if (json) {
    print_json(order, steps, draws, trace);
  } else {
    if (printed == 0) {
      fmt::print("# {}, {} cards, {}\n", algorithm, n,
                 seed ? fmt::format("generator {}, seed {}", generator, *seed) : "given draws");
    }
    if (trace) {
      print_trace(steps);
      fmt::print("\n");
    }
    fmt::print("{}\n", list(order, " "));
  }
  ++printed;
}

}  // namespace sabar::cli
