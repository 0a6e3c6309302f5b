// Every test of every shuffle, a table for each shuffle. A test has one line per law: uniform, and the shuffle's own.
#include <vector>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

struct Line {
  std::string law;
  const LawCheck* check;
};

std::vector<Line> lines_of(const TestResult& test, const Report& report, const Text& text) {
  std::vector<Line> lines;
  if (test.uniform) lines.push_back({std::string(text.uniform), &*test.uniform});
  if (test.one_cycle && report.law == OrderLaw::one_cycle) {
    lines.push_back({std::string(text.one_cycle), &*test.one_cycle});
  }
  if (test.riffle) {
    lines.push_back(
        {report.riffles == 1 ? std::string(text.one_riffle) : fmt::format(fmt::runtime(text.riffles), report.riffles),
         &*test.riffle});
  }
  return lines;
}

std::string check_cells(const Line& line, const Text& text) {
  const LawCheck& check = *line.check;
  const std::string_view style = check.rejected ? "number rejected" : "number";
  std::string p = check.impossible > 0 ? std::string("0") : report::p_text(check.p, text.page.marks);
  if (check.impossible > 0) {
    p += fmt::format("<br><small>{}</small>",
                     fmt::format(fmt::runtime(text.excluded), report::count_text(check.impossible, text.page.marks)));
  }
  return fmt::format(R"(<td>{}</td><td>{}</td><td class="{}">{}</td><td class="{}">{}</td>)", line.law,
                     report::escape(phrase(text, check.expected)), style, p, style,
                     check.impossible > 0 ? std::string("0") : report::p_text(check.adjusted_p, text.page.marks));
}

std::string test_rows(const TestResult& test, const Report& report, const Text& text) {
  const std::vector<Line> lines = lines_of(test, report, text);
  const std::size_t height = lines.empty() ? 1 : lines.size();
  std::string html = fmt::format(
      "<tbody><tr><th scope=\"rowgroup\" rowspan=\"{0}\">{1}<small>{2}</small></th><td rowspan=\"{0}\">{3}</td>",
      height, report::escape(test_title(text, test)), report::escape(test_statistic(text, test)),
      report::escape(phrase(text, test.observed)));
  html += lines.empty() ? std::string(R"(<td colspan="4">–</td>)") : check_cells(lines.front(), text);
  html += fmt::format(R"(<td class="judged" rowspan="{}">{}</td></tr>)", height,
                      verdict_badge(test.judgement, verdict_words(text, test.judgement, report.law, report.riffles)));
  for (std::size_t k = 1; k < lines.size(); ++k) html += fmt::format("<tr>{}</tr>", check_cells(lines[k], text));
  html += "</tbody>\n";
  return html;
}

}  // namespace

std::string tests_section(const Comparison& comparison, const Text& text) {
  std::string html = report::section_start("tests", text.tests);
  html += fmt::format("<p>{}</p>\n", text.tests_note);
  for (std::size_t k = 0; k < comparison.shuffles.size(); ++k) {
    const ComparedShuffle& shuffle = comparison.shuffles[k];
    html += fmt::format(
        "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"tests-{0}\">\n<table class=\"tests\">"
        "<caption id=\"tests-{0}\"><span>{1}</span></caption>\n<thead><tr>",
        k, fmt::format(fmt::runtime(text.tests_caption), report::escape(shuffle.algorithm)));
    for (const std::string_view column : {text.test, text.observed, text.law, text.expected}) {
      html += fmt::format(R"(<th scope="col">{}</th>)", column);
    }
    for (const std::string_view column : {text.p_value, text.adjusted}) {
      html += fmt::format(R"(<th scope="col" class="number">{}</th>)", column);
    }
    html += fmt::format("<th scope=\"col\">{}</th></tr></thead>\n", text.verdict);
    for (const TestResult& test : shuffle.report.tests) html += test_rows(test, shuffle.report, text);
    html += "</table>\n</div>\n";
  }
  html += "</section>\n";
  return html;
}

}  // namespace sabar::lab::html
