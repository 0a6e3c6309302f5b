#include <algorithm>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/study/inspect_view.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/random/ranking.hpp>

namespace sabar::cli {
namespace {

using Cycles = std::vector<std::vector<Place>>;

// "1 of length 52", "2 of length 1, 1 of length 50".
std::string cycle_type(const Cycles& all) {
  std::map<std::size_t, std::size_t> count_of_length;
  for (const auto& cycle : all) {
    ++count_of_length[cycle.size()];
  }
  std::string text;
  for (const auto& [length, count] : count_of_length) {
    text += fmt::format("{}{} of length {}", text.empty() ? "" : ", ", count, length);
  }
  return text;
}

// Places joined by arrows, in lines of at most a hundred characters.
std::string walk(const std::vector<Place>& cycle) {
  constexpr std::size_t kLine = 100;
  constexpr std::string_view kIndent = "  ";
  std::string text;
  std::size_t used = 0;
  const auto append = [&](Place place, std::string_view arrow) {
    const std::string word = fmt::format("{}{}", place, arrow);
    if (text.empty() || used + word.size() > kLine) {
      text += fmt::format("{}{}", text.empty() ? "" : "\n", kIndent);
      used = 0;
    }
    text += word;
    used += word.size() - (arrow.empty() ? 0 : 2);  // the arrow is one character of three bytes
  };
  for (const Place place : cycle) {
    append(place, " → ");
  }
  append(cycle.front(), "");
  return text;
}

std::string meaning(std::size_t n, std::size_t fixed, std::size_t cycle_count) {
  if (n == 1) {
    return "One card has only one order.";
  }
  if (cycle_count == 1) {
    return fmt::format(
        "All {} cards form one cycle, so no card lies where it started. Sattolo's shuffle gives only such orders;\n"
        "a uniform shuffle gives one in {} orders.",
        n, n);
  }
  if (fixed == 0) {
    return fmt::format(
        "No card lies where it started (a derangement), yet there are {} cycles: a derangement need not be one cycle,\n"
        "and Sattolo's shuffle cannot give this order.",
        cycle_count);
  }
  return fmt::format("{} where {} started; Sattolo's shuffle cannot give this order.",
                     counted(fixed, "card lies", "cards lie"), plural(fixed, "it", "they"));
}

std::string row(std::string_view name, std::string_view value) { return padded(name, 24) + std::string(value) + "\n"; }

struct Furthest {
  std::size_t card;  // from 1
  std::int32_t places;
};

Furthest furthest_card(const std::vector<std::int32_t>& moved) {
  const auto at =
      std::max_element(moved.begin(), moved.end(), [](auto a, auto b) { return std::abs(a) < std::abs(b); });
  return {static_cast<std::size_t>(at - moved.begin()) + 1, std::abs(*at)};
}

}  // namespace

std::string permutation_view(PermutationView p) {
  const std::size_t n = p.size();
  const Cycles all = cycles(p);
  const auto moved = displacements(p);
  const Furthest furthest = furthest_card(moved);
  const auto rising = longest_increasing_subsequence(p);
  const double total = static_cast<double>(total_displacement(p));

  std::string text = fmt::format("A permutation of 1..{}\n\n", n);
  text += row("fixed points", fmt::format("{}", fixed_points(p)));
  text += row("cycles", fmt::format("{} ({})", all.size(), cycle_type(all)));
  text += row("sign", sign(p) > 0 ? "even" : "odd");
  text += row("displacement", fmt::format("total {:.0f}, mean {:.2f}, largest {} (card {})", total,
                                          total / static_cast<double>(n), furthest.places, furthest.card));
  text += row("inversions", fmt::format("{}", inversions(p)));
  text += row("descents", fmt::format("{}", descents(p)));
  text += row("rising sequences", fmt::format("{}", rising_sequences(p)));
  text += row("neighbours kept", fmt::format("{}", successions(p)));
  text += row("longest rising part", fmt::format("{} of {} cards, for example {}", rising.size(), n, [&] {
                std::string cards;
                for (const Place card : rising) {
                  cards += fmt::format("{}{}", cards.empty() ? "" : " ", card + 1);
                }
                return cards;
              }()));
  text += row("rank", fmt::format("{} of {}!", rank_of(p).text(), n));
  text += fmt::format("\n{}\n\nCycle walk over places 0..{} (from place i to the place of the card's number):\n",
                      meaning(n, fixed_points(p), all.size()), n - 1);
  for (const auto& cycle : all) {
    text += walk(cycle) + "\n";
  }
  return text;
}

std::string fixed_point_table(PermutationView p) {
  const std::size_t n = p.size();
  const std::size_t half = (n + 1) / 2;
  const auto cell = [&](std::size_t i) {
    return fmt::format("{:>5} {:>7} {:>6} {:>7} {:>9}", i, i + 1, p[i] + 1, p[i] == i ? "no" : "yes",
                       std::abs(static_cast<int>(i) - static_cast<int>(p[i])));
  };
  const std::string head =
      fmt::format("{:>5} {:>7} {:>6} {:>7} {:>9}", "Place", "Before", "After", "Moved", "Distance");
  std::string text = head + "   " + head + "\n";
  for (std::size_t i = 0; i < half; ++i) {
    text += cell(i) + (i + half < n ? "   " + cell(i + half) : "") + "\n";
  }
  return text;
}

Json permutation_json(PermutationView p) {
  const auto numbers = [](std::span<const Place> places, int first) {
    Json list = Json::array();
    for (const Place place : places) {
      list.push_back(place + first);
    }
    return list;
  };
  Json json;
  json["n"] = p.size();
  json["order"] = numbers(p, 1);
  json["fixed_points"] = fixed_points(p);
  const Cycles all = cycles(p);
  json["cycle_count"] = all.size();
  Json walks = Json::array();
  for (const auto& cycle : all) {
    walks.push_back(numbers(cycle, 0));
  }
  json["cycles"] = walks;
  json["sign"] = sign(p);
  json["total_displacement"] = total_displacement(p);
  json["displacements"] = displacements(p);
  json["inversions"] = inversions(p);
  json["descents"] = descents(p);
  json["rising_sequences"] = rising_sequences(p);
  json["successions"] = successions(p);
  json["longest_increasing_subsequence"] = numbers(longest_increasing_subsequence(p), 1);
  json["rank"] = rank_of(p).text();
  return json;
}

}  // namespace sabar::cli
