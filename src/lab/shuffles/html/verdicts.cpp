// The verdict on each shuffle, as a card.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/format.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>

namespace sabar::lab::html {
namespace {

struct Look {
  std::string_view style;
  std::string_view icon;
};

Look look_of(Judgement judgement) {
  switch (judgement) {
    case Judgement::as_theory:
      return {"good", "i-check"};
    case Judgement::differs_as_it_must:
      return {"must", "i-cycle"};
    case Judgement::differs:
      return {"differs", "i-unequal"};
    case Judgement::broken:
      break;
  }
  return {"broken", "i-cross"};
}

std::string_view note_of(const Report& report, const Text& text) {
  switch (report.judgement) {
    case Judgement::as_theory:
      return text.as_theory_note;
    case Judgement::differs_as_it_must:
      return text.as_it_must_note;
    case Judgement::differs:
      return text.differs_note;
    case Judgement::broken:
      break;
  }
  return report.law == OrderLaw::broken ? text.meant_uniform_note : text.broken_note;
}

std::string card(const ComparedShuffle& shuffle, const Text& text) {
  const Report& report = shuffle.report;
  const auto differ = std::ranges::count_if(
      report.tests, [](const TestResult& test) { return test.uniform && test.uniform->rejected; });
  const auto checked =
      std::ranges::count_if(report.tests, [](const TestResult& test) { return test.uniform.has_value(); });
  std::string html = fmt::format(
      "<article class=\"card {}\"><h3>{}</h3><p class=\"summary\">{}</p><p class=\"verdict\">{}</p>"
      "<p>{}</p><ul><li>{}</li>",
      look_of(report.judgement).style, escape(shuffle.algorithm), escape(shuffle_summary(text, shuffle.algorithm)),
      verdict_badge(report.judgement, verdict_words(text, report.judgement, report.law, report.riffles)),
      note_of(report, text),
      fmt::format(fmt::runtime(text.tests_differ), count_text(static_cast<std::uint64_t>(differ), text),
                  count_text(static_cast<std::uint64_t>(checked), text)));
  if (report.ns_per_shuffle) {
    html += fmt::format("<li>{}</li>",
                        fmt::format(fmt::runtime(text.per_shuffle), fixed_text(*report.ns_per_shuffle, 0, text)));
  }
  html += "</ul></article>\n";
  return html;
}

}  // namespace

std::string verdict_badge(Judgement judgement, std::string_view words) {
  const Look look = look_of(judgement);
  return fmt::format(
      "<span class=\"badge {}\"><svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#{}\"/></svg>"
      "<span>{}</span></span>",
      look.style, look.icon, escape(words));
}

std::string page_start(const Text& text, std::string_view title, std::string_view more_style) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n"
      "<style>\n{}{}</style>\n</head>\n<body>\n",
      text.tag, title, style_sheet(), more_style);
}

std::string section_start(std::string_view id, std::string_view heading) {
  return fmt::format("<section id=\"{0}\" aria-labelledby=\"{0}-h\">\n<h2 id=\"{0}-h\">{1}</h2>\n", id, heading);
}

std::string verdicts_section(const Comparison& comparison, const Text& text) {
  std::string html = section_start("verdicts", text.verdicts);
  html += "<div class=\"cards\">\n";
  for (const ComparedShuffle& shuffle : comparison.shuffles) html += card(shuffle, text);
  html += "</div>\n</section>\n";
  return html;
}

}  // namespace sabar::lab::html
