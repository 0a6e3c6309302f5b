#include <algorithm>
#include <cctype>
#include <fstream>
#include <numeric>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/quote.hpp>
#include <sabar/survey/difference.hpp>
#include <sabar/survey/store.hpp>

namespace sabar::survey {
namespace {

struct VerdictWord {
  std::string_view word;
  Verdict verdict;
};

// As several programs write them, in lower case.
constexpr auto kVerdictWords = std::to_array<VerdictWord>({
    {"solved", Verdict::solved},     {"solvable", Verdict::solved},       {"won", Verdict::solved},
    {"win", Verdict::solved},        {"winnable", Verdict::solved},       {"minimal", Verdict::solved},
    {"1", Verdict::solved},          {"true", Verdict::solved},           {"unsolvable", Verdict::unsolvable},
    {"lost", Verdict::unsolvable},   {"impossible", Verdict::unsolvable}, {"unwinnable", Verdict::unsolvable},
    {"0", Verdict::unsolvable},      {"false", Verdict::unsolvable},      {"unknown", Verdict::unknown},
    {"timed-out", Verdict::unknown}, {"timeout", Verdict::unknown},       {"intractable", Verdict::unknown},
    {"mem-limit", Verdict::unknown}, {"gave up", Verdict::unknown},       {"", Verdict::unknown},
});

std::string cleaned(std::string_view cell) {
  const std::size_t first = std::min(cell.find_first_not_of(" \t\r\""), cell.size());
  const std::size_t last = cell.find_last_not_of(" \t\r\"") + 1;
  std::string text(cell.substr(first, last > first ? last - first : 0));
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  for (;;) {
    const std::size_t comma = line.find(',');
    cells.push_back(cleaned(line.substr(0, comma)));
    if (comma == std::string_view::npos) {
      return cells;
    }
    line.remove_prefix(comma + 1);
  }
}

std::optional<std::size_t> column_named(const std::vector<std::string>& head,
                                        std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) {
    if (const auto found = std::ranges::find(head, name); found != head.end()) {
      return static_cast<std::size_t>(found - head.begin());
    }
  }
  return std::nullopt;
}

class CsvReader {
public:
  CsvReader(const std::string& path, std::string solver) : path_(path), file_(path), solver_(std::move(solver)) {}

  Result<Answers> read() {
    std::string line;
    if (!std::getline(file_, line)) {
      return fail("the file is empty or cannot be read", path_);
    }
    head_ = cells_of(line);
    deal_ = column_named(head_, {"deal", "seed", "number"});
    verdict_ = column_named(head_, {"verdict", "outcome", "result", "status"});
    solver_column_ = column_named(head_, {"solver"});
    if (!deal_ || !verdict_) {
      return fail("the first line names no columns `deal` and `verdict`", path_, "write a head such as deal,verdict");
    }
    for (std::size_t number = 2; std::getline(file_, line); ++number) {
      if (auto added = cleaned(line).empty() ? Result<>{} : add(cells_of(line)); !added) {
        return fail(added.error().message, fmt::format("{}, line {}", path_, number), added.error().hint);
      }
    }
    return std::move(answers_);
  }

private:
  Result<> add(const std::vector<std::string>& cells) {
    if (cells.size() <= std::max(*deal_, *verdict_)) {
      return fail("cells are missing");
    }
    if (solver_column_ && *solver_column_ < cells.size()) {
      solver_ = solver_.empty() ? cells[*solver_column_] : solver_;
      if (cells[*solver_column_] != solver_) {
        return {};
      }
    }
    const auto deal = Natural::parse(cells[*deal_]);
    const auto word = std::ranges::find(kVerdictWords, cells[*verdict_], &VerdictWord::word);
    if (!deal || word == kVerdictWords.end()) {
      return deal ? fail(fmt::format("{} is no verdict", quote_input(cells[*verdict_])), {},
                         "use solved, unsolvable or unknown")
                  : tl::unexpected(deal.error());
    }
    if (!answers_.verdicts.emplace(*deal, word->verdict).second) {
      return fail(fmt::format("deal {} stands there twice", deal->text()));
    }
    const auto keep = [&](std::string& value, std::string_view name) {
      if (const auto column = column_named(head_, {name}); column && *column < cells.size()) {
        value = cells[*column];
      }
    };
    keep(answers_.game, "game");
    keep(answers_.scheme, "scheme");
    answers_.solver = solver_;
    return {};
  }

  std::string path_;
  std::ifstream file_;
  std::string solver_;
  std::vector<std::string> head_;
  std::optional<std::size_t> deal_;
  std::optional<std::size_t> verdict_;
  std::optional<std::size_t> solver_column_;
  Answers answers_;
};

bool is_store(const std::string& address) {
  if (is_server(address)) {
    return true;
  }
  std::ifstream file(address, std::ios::binary);
  std::string start(15, '\0');
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  return start == "SQLite format 3";
}

Result<Answers> read_store(const std::string& address, const std::string& solver) {
  auto store = open_to_read(address);
  if (!store) {
    return tl::unexpected(store.error());
  }
  const Plan& plan = (*store)->plan();
  const auto& names = plan.work.strategies;
  const auto chosen = solver.empty() ? names.begin() : std::ranges::find(names, solver);
  if (chosen == names.end()) {
    return fail(fmt::format("the survey has no solver {}", quote_input(solver)), address,
                fmt::format("it has {}", fmt::join(names, ", ")));
  }
  Answers answers{plan.game.name, std::string(scheme_info(plan.work.scheme).name), *chosen, {}};
  const auto column = static_cast<std::size_t>(chosen - names.begin());
  const auto read = (*store)->each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view) {
    answers.verdicts.emplace(lab::number_of_deal(plan.work, index), outcomes[column].verdict);
  });
  return read ? Result<Answers>(std::move(answers)) : tl::unexpected(read.error());
}

}  // namespace

Result<Answers> read_answers(const std::string& address, const std::string& solver) {
  return is_store(address) ? read_store(address, solver) : CsvReader(address, solver).read();
}

std::uint64_t Difference::both() const {
  std::uint64_t sum = 0;
  for (const auto& row : counts) {
    sum = std::accumulate(row.begin(), row.end(), sum);
  }
  return sum;
}

Result<Difference> compare_answers(const Answers& first, const Answers& second) {
  const auto differ = [](const std::string& a, const std::string& b) { return !a.empty() && !b.empty() && a != b; };
  if (differ(first.game, second.game) || differ(first.scheme, second.scheme)) {
    return fail(fmt::format("the one is about {} {}, the other about {} {}", first.game, first.scheme, second.game,
                            second.scheme),
                {}, "compare surveys of the same game and scheme");
  }
  Difference difference;
  for (const auto& [deal, verdict] : first.verdicts) {
    const auto other = second.verdicts.find(deal);
    if (other == second.verdicts.end()) {
      ++difference.only_first;
      continue;
    }
    ++difference.counts[static_cast<std::size_t>(verdict)][static_cast<std::size_t>(other->second)];
    if (verdict != other->second && verdict != Verdict::unknown && other->second != Verdict::unknown) {
      difference.contradictions.push_back(deal);
    }
  }
  difference.only_second = second.verdicts.size() - difference.both();
  return difference;
}

}  // namespace sabar::survey
