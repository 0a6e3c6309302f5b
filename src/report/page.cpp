#include <fmt/format.h>

#include <sabar/report/page.hpp>

namespace sabar::report {

std::string page_start(const PageWords& words, std::string_view title, std::string_view more_style) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n"
      "<style>\n{}{}</style>\n</head>\n<body>\n",
      info_of(words.language).tag, title, style_sheet(), more_style);
}

std::string page_head(const PageWords& words, const PageHead& head) {
  std::string html = fmt::format("<header>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<dl>\n", head.title, head.lead);
  for (const Entry& item : head.items) {
    html += fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", item.name, item.text);
  }
  html += "</dl>\n";
  if (!head.command.empty()) {
    html +=
        fmt::format("<p class=\"command\"><span>{}</span> <code>{}</code></p>\n", words.command, escape(head.command));
  }
  for (const std::string& note : head.notes) {
    html += fmt::format("<p class=\"command\"><strong>{}</strong></p>\n", note);
  }
  return html + "</header>\n";
}

std::string page_contents(const PageWords& words, const std::vector<Entry>& sections) {
  std::string html = fmt::format("<nav aria-label=\"{}\"><ul>\n", words.contents);
  for (const Entry& section : sections) {
    html += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", section.name, section.text);
  }
  return html + "</ul></nav>\n<main>\n";
}

std::string page_end() { return "</main>\n</body>\n</html>\n"; }

std::string section_start(std::string_view id, std::string_view heading) {
  return fmt::format("<section id=\"{0}\" aria-labelledby=\"{0}-h\">\n<h2 id=\"{0}-h\">{1}</h2>\n", id, heading);
}

std::string reading_section(std::string_view heading, const std::vector<Entry>& lessons) {
  std::string html = section_start("reading", heading) + "<div class=\"lessons\">\n";
  for (const Entry& lesson : lessons) {
    html += fmt::format("<article><h3>{}</h3><p>{}</p></article>\n", lesson.name, lesson.text);
  }
  return html + "</div>\n</section>\n";
}

}  // namespace sabar::report
