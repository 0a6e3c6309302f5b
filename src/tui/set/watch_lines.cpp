// The brute force line by line: a paragraph for each table.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/set/texts.hpp>
#include <sabar/tui/set/watch.hpp>
#include <sabar/tui/typed_line.hpp>

namespace sabar::tui {
namespace {

constexpr int kWatchPaper = 80;

class SetWatchLines {
public:
  explicit SetWatchLines(SetWatchRequest request)
      : request_(std::move(request)), texts_(set_texts(request_.looks.language)) {}

  void run() {
    fmt::print("{} {}\n", texts_.deal, watch().deal());
    if (!request_.automatic) {
      fmt::print("{}\n", texts_.press_enter);
    }
    for (std::size_t table = 1; watch().stage() != SetWatch::Stage::over && go_on(); ++table) {
      show_table(table);
      try_all();
      std::fflush(stdout);
      if (watch().stage() != SetWatch::Stage::over) {
        watch().step();
      }
    }
    if (watch().stage() == SetWatch::Stage::over) {
      fmt::print("\n{}", set_end_text(watch(), request_.looks.language));
    }
  }

private:
  [[nodiscard]] SetWatch& watch() { return request_.watch; }

  // Waits for a line, unless it goes by itself.
  [[nodiscard]] bool go_on() const {
    if (request_.automatic) {
      return true;
    }
    const auto line = read_typed_line();
    return line && *line != "q" && *line != "quit";
  }

  void show_table(std::size_t number) {
    const auto cards = watch().table();
    fmt::print("\n{}\n", filled(texts_.table, number, cards.size(), watch().deck_left()));
    for (const std::string& line : wrap_text(set::codes_of(cards), kWatchPaper - 2)) {
      fmt::print("  {}\n", line);
    }
  }

  void try_all() {
    do {
      watch().step();
      if (request_.triples && watch().triple()) {
        fmt::print("{}\n", filled(watch().stage() == SetWatch::Stage::found ? texts_.triple_yes : texts_.triple_no,
                                  set::codes_of(watch().triple_cards())));
        wait();
      }
    } while (watch().stage() == SetWatch::Stage::trying);
    const std::string tried = filled(texts_.tried, watch().tried(), watch().triples());
    fmt::print("{}\n", watch().stage() == SetWatch::Stage::found
                           ? fmt::format("{}: {}", tried, filled(texts_.found, set::codes_of(watch().triple_cards())))
                           : fmt::format("{}: {}", tried,
                                         watch().stage() == SetWatch::Stage::nothing ? texts_.nothing : texts_.over));
  }

  void wait() const {
    if (request_.automatic && request_.speed > 0 && isatty(STDOUT_FILENO) == 1) {
      std::fflush(stdout);
      std::this_thread::sleep_for(std::chrono::duration<double>(1 / request_.speed));
    }
  }

  SetWatchRequest request_;
  const SetTexts& texts_;
};

}  // namespace

std::string set_end_text(const SetWatch& watch, Language language) {
  const SetTexts& texts = set_texts(language);
  const SetWatch::Statistics& all = watch.statistics();
  const bool early = all.more > 0;
  return fmt::format("{}\n{}\n{}\n{}\n", filled(texts.end_sets, all.sets, all.left),
                     filled(texts.end_tables, all.tables, all.tried,
                            static_cast<double>(all.tried) / static_cast<double>(std::max<std::size_t>(1, all.tables))),
                     filled(texts.end_more, all.more, all.largest),
                     early ? filled(texts.end_paper, all.first_empty) : std::string(texts.end_paper_no));
}

int watch_set_line_by_line(SetWatchRequest request) {
  SetWatchLines(std::move(request)).run();
  return 0;
}

}  // namespace sabar::tui
