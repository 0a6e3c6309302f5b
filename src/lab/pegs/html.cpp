// The page, section by section.
#include <fmt/format.h>

#include <sabar/lab/pegs/html.hpp>
#include <sabar/lab/pegs/plot.hpp>
#include <sabar/lab/pegs/words.hpp>
#include <sabar/lab/shuffles/html/format.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>

namespace sabar::lab {
namespace {

using html::GrowthLine;
using html::PegsWords;
using html::Text;

constexpr double kMilli = 1000;

// What every section needs.
struct PegsDesk {
  const PegsGrowth& growth;
  const PegsPage& page;
  const PegsWords& words;
  const Text& text;  // for numbers

  [[nodiscard]] std::string count(std::uint64_t number) const { return html::count_text(number, text); }
  [[nodiscard]] std::string whole(double number) const { return html::fixed_text(number, 0, text); }
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
    GrowthLine line{html::escape(desk.growth.methods[method]), {}};
    for (const PegsSize& size : series.sizes) {
      const PegsEffort& effort = size.methods[method];
      line.points.push_back({static_cast<double>(size.size),
                             time ? kMilli * effort.seconds.median : effort.boards.median, effort.median_cut});
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string pegs_head(const PegsDesk& desk) {
  const auto item = [](std::string_view name, const std::string& value) {
    return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", name, value);
  };
  std::string html = fmt::format("<header>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<dl>\n", desk.words.title,
                                 html::escape(desk.words.lead));
  html += item(desk.words.board, html::escape(desk.page.board));
  html += item(desk.words.positions_each, desk.count(desk.page.positions));
  html += item(desk.words.seed, fmt::format("{}", desk.page.seed));
  html += item(desk.words.limit, desk.count(desk.page.nodes));
  html += fmt::format("</dl>\n<p class=\"command\"><span>{}</span> <code>{}</code></p>\n", desk.text.command,
                      html::escape(desk.page.command));
  if (desk.growth.stopped) {
    html += fmt::format("<p class=\"command\"><strong>{}</strong></p>\n", desk.words.stopped);
  }
  return html + "</header>\n";
}

std::string pegs_contents(const PegsDesk& desk) {
  std::string html = fmt::format("<nav aria-label=\"{}\"><ul>\n", desk.text.contents);
  const auto add = [&](std::string_view id, std::string_view words) {
    html += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", id, words);
  };
  add("positions", desk.words.positions);
  add("boards", desk.words.boards);
  add("reading", desk.words.reading);
  return html + "</ul></nav>\n";
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
          size.size, desk.count(size.problems), html::escape(desk.growth.methods[method]), desk.count(effort.solved),
          desk.count(effort.unsolvable), desk.count(effort.unknown),
          effort.median_cut ? fmt::format(fmt::runtime(desk.words.at_least), median) : median,
          desk.whole(effort.boards.mean), html::number_text(kMilli * effort.seconds.median, 3, desk.text));
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
  const std::string title = fmt::format(fmt::runtime(series.title), html::escape(desk.page.board));
  const auto figure = [&](bool time) {
    const std::string id = fmt::format("{}-{}", series.id, time ? "time" : "looked");
    const std::string upwards(time ? desk.words.time_axis : desk.words.looked_axis);
    return fmt::format(
        "<figure>\n{}</figure>\n",
        html::growth_plot(lines_of(desk, series, time),
                          {id, fmt::format("{}: {}", title, upwards), std::string(series.axis), upwards}, desk.text));
  };
  return html::section_start(series.id, series.heading) + fmt::format("<p>{}</p>\n", html::escape(series.note)) +
         pegs_legend(desk) + "<div class=\"figures\">\n" + figure(false) + figure(true) + "</div>\n" +
         pegs_table(desk, series) + "</section>\n";
}

std::string pegs_reading(const PegsWords& words) {
  std::string html = html::section_start("reading", words.reading) + "<div class=\"lessons\">\n";
  const auto add = [&](std::string_view title, std::string_view body) {
    html += fmt::format("<article><h3>{}</h3><p>{}</p></article>\n", title, html::escape(body));
  };
  add(words.memory_title, words.memory_text);
  add(words.limit_title, words.limit_text);
  add(words.proof_title, words.proof_text);
  return html + "</div>\n</section>\n";
}

}  // namespace

std::string pegs_page(const PegsGrowth& growth, const PegsPage& page) {
  const PegsDesk desk{growth, page, html::pegs_words(page.language), html::text_of(page.language)};
  std::string html = html::page_start(
      desk.text, desk.words.title,
      fmt::format("{}.figures {{ grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); }}\n"
                  ".figures figure {{ max-width: 46rem; }}\n",
                  html::growth_style()));
  html += pegs_head(desk) + pegs_contents(desk) + "<main>\n";
  html += series_section(desk, positions_of(desk)) + series_section(desk, boards_of(desk)) + pegs_reading(desk.words);
  return html + "</main>\n</body>\n</html>\n";
}

std::string pegs_plot_file(const PegsGrowth& growth, const PegsPage& page) {
  const PegsDesk desk{growth, page, html::pegs_words(page.language), html::text_of(page.language)};
  const PegsSeries series = positions_of(desk);
  return html::growth_picture(lines_of(desk, series, false),
                              {"pegs-methods", fmt::format(fmt::runtime(series.title), html::escape(page.board)),
                               std::string(series.axis), std::string(desk.words.looked_axis)},
                              desk.text);
}

}  // namespace sabar::lab
