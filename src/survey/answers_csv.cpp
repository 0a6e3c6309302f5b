#include <algorithm>
#include <cctype>
#include <fstream>
#include <istream>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/survey/answers_csv.hpp>

namespace sabar::survey {
namespace {

struct VerdictWord {
  std::string_view word;
  Verdict verdict;
};

// As several programs write them, in lower case.
constexpr auto kVerdictWords = std::to_array<VerdictWord>({
    {"solved", Verdict::solved},
    {"solvable", Verdict::solved},
    {"won", Verdict::solved},
    {"win", Verdict::solved},
    {"winnable", Verdict::solved},
    {"minimal", Verdict::solved},
    {"1", Verdict::solved},
    {"true", Verdict::solved},
    {"unsolvable", Verdict::unsolvable},
    {"lost", Verdict::unsolvable},
    {"impossible", Verdict::unsolvable},
    {"unwinnable", Verdict::unsolvable},
    {"0", Verdict::unsolvable},
    {"false", Verdict::unsolvable},
    {"unknown", Verdict::unknown},
    {"timed-out", Verdict::unknown},
    {"timeout", Verdict::unknown},
    {"intractable", Verdict::unknown},
    {"timed out", Verdict::unknown},
    {"mem-limit", Verdict::unknown},
    {"memory limit", Verdict::unknown},
    {"gave up", Verdict::unknown},
    {"", Verdict::unknown},
});

std::string cleaned(std::string_view cell) {
  const std::size_t first = std::min(cell.find_first_not_of(" \t\r"), cell.size());
  const std::size_t last = cell.find_last_not_of(" \t\r") + 1;
  std::string text(cell.substr(first, last > first ? last - first : 0));
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Cells that stand in quotes may hold the separator; a quote in them is doubled.
std::vector<std::string> cells_of(std::string_view line, char separator) {
  std::vector<std::string> cells;
  std::string cell;
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
      cell += line[i++];
    } else if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == separator && !quoted) {
      cells.push_back(cleaned(std::exchange(cell, {})));
    } else {
      cell += line[i];
    }
  }
  cells.push_back(cleaned(cell));
  return cells;
}

// Spreadsheets write semicolons or tabs where a comma is the decimal point.
char separator_of(std::string_view head) {
  const std::size_t found = head.find_first_of(",;\t");
  return found == std::string_view::npos ? ',' : head[found];
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
  CsvReader(std::istream& file, std::string path, std::string solver)
      : path_(std::move(path)), file_(file), solver_(std::move(solver)) {}

  Result<Answers> read() {
    std::string line;
    if (!std::getline(file_, line)) {
      return fail("the file is empty or cannot be read", path_);
    }
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    line.erase(0, line.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    separator_ = separator_of(line);
    head_ = cells_of(line, separator_);
    deal_ = column_named(head_, {"deal", "seed", "number"});
    verdict_ = column_named(head_, {"verdict", "outcome", "result", "status"});
    solver_column_ = column_named(head_, {"solver"});
    if (!deal_ || !verdict_) {
      return fail("the first line names no columns `deal` and `verdict`", path_, "write a head such as deal,verdict");
    }
    for (std::size_t number = 2; std::getline(file_, line); ++number) {
      if (auto added = cleaned(line).empty() ? Result<>{} : add(cells_of(line, separator_)); !added) {
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
    keep(answers_.rules, "rules");
    keep(answers_.scheme, "scheme");
    keep(answers_.order, "order");
    answers_.solver = solver_;
    return {};
  }

  std::string path_;
  std::istream& file_;
  std::string solver_;
  char separator_ = ',';
  std::vector<std::string> head_;
  std::optional<std::size_t> deal_;
  std::optional<std::size_t> verdict_;
  std::optional<std::size_t> solver_column_;
  Answers answers_;
};

}  // namespace

Result<Answers> read_csv_answers(const std::string& path, const std::string& solver) {
  std::ifstream file(path);
  return read_csv_answers(file, path, solver);
}

Result<Answers> read_csv_answers(std::istream& file, const std::string& path, const std::string& solver) {
  return CsvReader(file, path, solver).read();
}

}  // namespace sabar::survey
