// sabar survey report, merge and diff: what is made of the answers.
#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/survey/command_survey.hpp>
#include <sabar/cli/survey/survey_view.hpp>
#include <sabar/survey/report/html_report.hpp>
#include <sabar/survey/store/merge.hpp>

namespace sabar::cli {
namespace {

Result<> write_survey_page(const SurveyReportOptions& options, Language language, const survey::SurveyReport& report) {
  const std::string html = survey::report_page(report, language);
  if (options.html == "-") {
    fmt::print("{}", html);
    return {};
  }
  fmt::print(stderr, "Writing {}\n", options.html);
  return write_file(options.html, html);
}

void print_survey(const SurveyReportOptions& options, const survey::SurveyReport& report) {
  if (!options.json) {
    fmt::print("{}", survey_text(report));
    return;
  }
  for (const survey::SolverFigures& figures : report.solvers) {
    fmt::print("{}\n", json_line(survey_json(report, figures)));
  }
}

}  // namespace

Result<int> run_survey_report(const SurveyReportOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  if (!options.html.empty() && options.html != "-") {
    if (auto good = check_writable(options.html); !good) {
      return tl::unexpected(good.error());
    }
  }
  auto store = survey::open_to_read(options.address);
  if (!store) {
    return tl::unexpected(store.error());
  }
  if (options.csv) {
    return survey::write_csv(**store, [](std::string_view line) { fmt::print("{}", line); }).map([] {
      return static_cast<int>(kExitSuccess);
    });
  }
  const auto report = survey::make_report(**store, options.hardest);
  if (!report) {
    const Error& fault = report.error();
    const std::string file = survey::is_server(options.address) ? "PostgreSQL" : options.address;
    return fail(fault.message, fault.where.empty() ? file : fmt::format("{}, {}", file, fault.where), fault.hint);
  }
  if (options.html != "-") {
    print_survey(options, *report);
  }
  if (!options.html.empty()) {
    if (auto written = write_survey_page(options, *language, *report); !written) {
      return tl::unexpected(written.error());
    }
  }
  return static_cast<int>(kExitSuccess);
}

Result<int> run_survey_merge(const SurveyMergeOptions& options) {
  return survey::merge_surveys(options.out, options.parts).map([&](const survey::Merged& merged) {
    fmt::print("{}: {} of {} deals\n", options.out, merged.done, merged.deals);
    return static_cast<int>(kExitSuccess);
  });
}

Result<int> run_survey_diff(const SurveyDiffOptions& options) {
  const auto first = survey::read_answers(options.first, options.first_solver);
  const auto second = survey::read_answers(options.second, options.second_solver);
  if (!first || !second) {
    return tl::unexpected(first ? second.error() : first.error());
  }
  const auto difference = survey::compare_answers(*first, *second);
  if (!difference) {
    return tl::unexpected(difference.error());
  }
  fmt::print("{}", options.json ? json_line(difference_json(*difference)) + "\n" : difference_text(*difference));
  if (!difference->contradictions.empty()) {
    return fail(fmt::format("they contradict each other on {} deals", difference->contradictions.size()), {},
                "one of them is wrong");
  }
  return static_cast<int>(kExitSuccess);
}

std::string survey_report_help() {
  return "Win rate with two intervals at 95 %, deals that stayed unknown counted as lost and as won; how nodes, times "
         "and\n"
         "lengths of lines are spread; the hardest deals. May be asked while the survey is at work.\n"
         "Examples:\n"
         "  sabar survey report klondike-3.db\n"
         "  sabar survey report klondike-3.db --html klondike-3.html\n"
         "  sabar survey report klondike-3.db --csv > klondike-3.csv";
}

std::string survey_merge_help() {
  return "The parts ask the same of different deals, as the jobs of an array do.\n"
         "Example:\n"
         "  sabar survey merge all.db part-1.db part-2.db part-3.db";
}

std::string survey_diff_help() {
  return "A and B are surveys or files of comma-separated values whose first line names the columns `deal` (or `seed`) "
         "and\n"
         "`verdict` (or `outcome`). Exit code 2 when the one has won what the other calls unsolvable.\n"
         "Example:\n"
         "  sabar survey diff klondike-3.db other-program.csv";
}

}  // namespace sabar::cli
