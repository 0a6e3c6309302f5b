#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/cli/set/games_view.hpp>
#include <sabar/cli/set/view.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::cli {
namespace {

std::string_view policy_name(lab::SetPolicy policy) {
  for (const lab::SetPolicyInfo& info : lab::set_policies()) {
    if (info.policy == policy) {
      return info.name;
    }
  }
  return {};
}

std::string share_line(std::string_view name, const lab::SetShare& share) {
  const Interval interval = trials::wilson_interval(share.times, share.of);
  const double rate = share.of == 0 ? 0 : static_cast<double>(share.times) / static_cast<double>(share.of);
  return fmt::format("  {}{}{:>12.5f}   {:.5f} .. {:.5f}\n", padded(name, 14),
                     padded_left(grouped_digits(fmt::format("{}", share.times)), 15), 100 * rate, 100 * interval.low,
                     100 * interval.high);
}

std::string heading(std::string_view title, const SetGamesWords& words) {
  return fmt::format("\n{}\n  {}{}{}   {}\n", title, std::string(14, ' '), padded_left(words.times, 15),
                     padded_left(words.share, 12), words.interval);
}

// What never happened is left out.
template <class Counts>
std::string histogram(std::string_view title, const Counts& counts, std::uint64_t games, const SetGamesWords& words) {
  std::string text = heading(title, words);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    text += counts[i] > 0 ? share_line(fmt::format("{:>3}", i), {counts[i], games}) : std::string();
  }
  return text;
}

template <class Counts>
Json histogram_json(const Counts& counts) {
  Json json = Json::object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] > 0) {
      json[fmt::format("{}", i)] = counts[i];
    }
  }
  return json;
}

Json share_json(const lab::SetShare& share) {
  const Interval interval = trials::wilson_interval(share.times, share.of);
  return {{"times", share.times}, {"of", share.of}, {"interval", {interval.low, interval.high}}};
}

}  // namespace

std::string set_games_text(const lab::SetGamesOptions& options, const lab::SetGamesReport& report, Language language) {
  const SetGamesWords& words = set_games_words(language);
  std::string text = filled_words(words.title, grouped_digits(fmt::format("{}", report.games)),
                                  policy_name(options.policy), options.seed);
  if (report.games > 0) {
    text += histogram(words.left, report.left, report.games, words);
    text += histogram(words.more, report.more, report.games, words);
    text += histogram(words.largest, report.largest, report.games, words);
    text += heading(words.none, words);
    text += share_line(words.fresh, report.none_fresh) + share_line(words.twelve, report.none_12) +
            share_line(words.fifteen, report.none_15) + share_line(words.eighteen, report.none_18);
    text += fmt::format(
        "\n{}", filled_words(words.taken, static_cast<double>(report.sets) / static_cast<double>(report.games)));
  }
  return text + (report.halt == Halt::exhausted ? std::string() : filled_words(words.not_all, to_text(report.halt)));
}

Json set_games_json(const lab::SetGamesOptions& options, const lab::SetGamesReport& report) {
  return {{"part", "games"},
          {"policy", policy_name(options.policy)},
          {"seed", options.seed},
          {"halt", to_text(report.halt)},
          {"games", report.games},
          {"left", histogram_json(report.left)},
          {"more", histogram_json(report.more)},
          {"largest", histogram_json(report.largest)},
          {"none_fresh", share_json(report.none_fresh)},
          {"none_12", share_json(report.none_12)},
          {"none_15", share_json(report.none_15)},
          {"none_18", share_json(report.none_18)},
          {"sets", report.sets}};
}

}  // namespace sabar::cli
