// The page, section by section.
#include <fmt/format.h>

#include <sabar/lab/pegs/html.hpp>
#include <sabar/lab/pegs/plot.hpp>
#include <sabar/lab/pegs/words.hpp>
#include <sabar/report/format.hpp>
#include <sabar/report/page.hpp>

namespace sabar::lab {
namespace {

using html::GrowthLine;
using html::PegsWords;

constexpr double kMilli = 1000;

// What every section needs.
struct PegsDesk {
  const PegsGrowth& growth;
  const PegsPage& page;
  const PegsWords& words;
  const report::PageWords& common;

  [[nodiscard]] std::string count(std::uint64_t number) const { return report::count_text(number, common.marks); }
  [[nodiscard]] std::string whole(double number) const { return report::fixed_text(number, 0, common.marks); }
};

// One of the two series.
struct PegsSeries {
  const std::vector<PegsSize>& sizes;
  std::string_view id;
  std::string_view heading, note, title, axis, size;
};

PegsSeries positions_of(const PegsDesk& desk) {
  return {desk.growth.positions,      "positions",          desk.words.positions, desk.words.positions_note,
          desk.words.positions_title, desk.words.pegs_axis, desk.words.pegs};
}

PegsSeries boards_of(const PegsDesk& desk) {
  return {desk.growth.boards,    "boards",        desk.words.boards, desk.words.boards_note, desk.words.boards_title,
          desk.words.holes_axis, desk.words.holes};
}

std::vector<GrowthLine> lines_of(const PegsDesk& desk, const PegsSeries& series, bool time) {
  std::vector<GrowthLine> lines;
  for (std::size_t method = 0; method < desk.growth.methods.size(); ++method) {
    GrowthLine line{report::escape(desk.growth.methods[method]), {}};
    for (const PegsSize& size : series.sizes) {
      const PegsEffort& effort = size.methods[method];
      line.points.push_back({static_cast<double>(size.size),
                             time ? kMilli * effort.seconds.median : effort.boards.median, effort.median_cut});
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

report::PageHead head_of(const PegsDesk& desk) {
  report::PageHead head;
  head.title = desk.words.title;
  head.lead = report::escape(desk.words.lead);
  head.items = {{desk.words.board, report::escape(desk.page.board)},
                {desk.words.positions_each, desk.count(desk.page.positions)},
                {desk.words.seed, fmt::format("{}", desk.page.seed)},
                {desk.words.limit, desk.count(desk.page.nodes)}};
  head.command = desk.page.command;
  if (desk.growth.stopped) head.notes.emplace_back(desk.words.stopped);
  return head;
}

std::string pegs_rows(const PegsDesk& desk, const PegsSeries& series) {
  std::string html;
  for (const PegsSize& size : series.sizes) {
    for (std::size_t method = 0; method < size.methods.size(); ++method) {
      const PegsEffort& effort = size.methods[method];
      const std::string median = desk.whole(effort.boards.median);
      html += fmt::format(
          "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>"
          "<td>{}</td></tr>\n",
          size.size, desk.count(size.problems), report::escape(desk.growth.methods[method]), desk.count(effort.solved),
          desk.count(effort.unsolvable), desk.count(effort.unknown),
          effort.median_cut ? fmt::format(fmt::runtime(desk.words.at_least), median) : median,
          desk.whole(effort.boards.mean), report::number_text(kMilli * effort.seconds.median, 3, desk.common.marks));
    }
  }
  return html;
}

std::string pegs_table(const PegsDesk& desk, const PegsSeries& series) {
  std::string html = fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"{}-h\">\n<table class=\"facts\"><caption>"
      "<span>{}</span></caption>\n<thead><tr>",
      series.id, fmt::format(fmt::runtime(desk.words.figures_of), series.heading));
  for (const std::string_view name :
       {series.size, desk.words.problems, desk.words.method, desk.words.solved, desk.words.unsolvable,
        desk.words.unknown, desk.words.median_boards, desk.words.mean_boards, desk.words.median_time}) {
    html += fmt::format(R"(<th scope="col">{}</th>)", name);
  }
  return html + "</tr></thead>\n<tbody>\n" + pegs_rows(desk, series) + "</tbody></table>\n</div>\n";
}

std::string pegs_legend(const PegsDesk& desk) {
  return fmt::format(
      "<ul class=\"legend\"><li><svg class=\"chart key\" viewBox=\"0 0 24 14\" aria-hidden=\"true\"><g class=\"line "
      "line0\"><path class=\"full\" d=\"M7.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z\"/></g></svg>{}</li>"
      "<li><svg class=\"chart key\" viewBox=\"0 0 24 14\" aria-hidden=\"true\"><g class=\"line line0\"><path "
      "class=\"open\" d=\"M7.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z\"/></g></svg>{}</li></ul>\n",
      desk.words.legend_full, desk.words.legend_open);
}

std::string series_section(const PegsDesk& desk, const PegsSeries& series) {
  if (series.sizes.empty()) return {};
  const std::string title = fmt::format(fmt::runtime(series.title), report::escape(desk.page.board));
  const auto figure = [&](bool time) {
    const std::string id = fmt::format("{}-{}", series.id, time ? "time" : "looked");
    const std::string upwards(time ? desk.words.time_axis : desk.words.looked_axis);
    return fmt::format("<figure>\n{}</figure>\n",
                       html::growth_plot(lines_of(desk, series, time),
                                         {id, fmt::format("{}: {}", title, upwards), std::string(series.axis), upwards},
                                         desk.common.marks));
  };
  return report::section_start(series.id, series.heading) + fmt::format("<p>{}</p>\n", report::escape(series.note)) +
         pegs_legend(desk) + "<div class=\"figures\">\n" + figure(false) + figure(true) + "</div>\n" +
         pegs_table(desk, series) + "</section>\n";
}

}  // namespace

std::string pegs_page(const PegsGrowth& growth, const PegsPage& page) {
  const PegsDesk desk{growth, page, html::pegs_words(page.language), report::page_words(page.language)};
  std::string html = report::page_start(
      desk.common, desk.words.title,
      fmt::format("{}.figures {{ grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); }}\n"
                  ".figures figure {{ max-width: 46rem; }}\n",
                  html::growth_style()));
  const PegsWords& words = desk.words;
  html += report::page_head(desk.common, head_of(desk));
  html += report::page_contents(desk.common,
                                {{"positions", words.positions}, {"boards", words.boards}, {"reading", words.reading}});
  html += series_section(desk, positions_of(desk)) + series_section(desk, boards_of(desk));
  html += report::reading_section(words.reading, {{words.memory_title, report::escape(words.memory_text)},
                                                  {words.limit_title, report::escape(words.limit_text)},
                                                  {words.proof_title, report::escape(words.proof_text)}});
  return html + report::page_end();
}

std::string pegs_plot_file(const PegsGrowth& growth, const PegsPage& page) {
  const PegsDesk desk{growth, page, html::pegs_words(page.language), report::page_words(page.language)};
  const PegsSeries series = positions_of(desk);
  return html::growth_picture(lines_of(desk, series, false),
                              {"pegs-methods", fmt::format(fmt::runtime(series.title), report::escape(page.board)),
                               std::string(series.axis), std::string(desk.words.looked_axis)},
                              desk.common.marks);
}

}  // namespace sabar::lab
