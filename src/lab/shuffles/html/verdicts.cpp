// The verdict on each shuffle, as a card.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

constexpr std::string_view kIcons = R"(<svg class="icons" aria-hidden="true"><defs>
<symbol id="i-check" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.7"/><path d="M5 8.3l2.2 2.2l4 -4.6"/></symbol>
<symbol id="i-cycle" viewBox="0 0 16 16"><path d="M13.8 8a5.8 5.8 0 1 1 -1.9 -4.3M12.2 0.9v3.1h-3.1"/></symbol>
<symbol id="i-unequal" viewBox="0 0 16 16"><path d="M3 6h10M3 10.4h10M11 2.4l-6 11.4"/></symbol>
<symbol id="i-cross" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.7"/><path d="M5.5 5.5l5 5m0 -5l-5 5"/></symbol>
</defs></svg>
)";

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
      look_of(report.judgement).style, report::escape(shuffle.algorithm),
      report::escape(shuffle_summary(text, shuffle.algorithm)),
      verdict_badge(report.judgement, verdict_words(text, report.judgement, report.law, report.riffles)),
      note_of(report, text),
      fmt::format(fmt::runtime(text.tests_differ),
                  report::count_text(static_cast<std::uint64_t>(differ), text.page.marks),
                  report::count_text(static_cast<std::uint64_t>(checked), text.page.marks)));
  if (report.ns_per_shuffle) {
    html += fmt::format("<li>{}</li>", fmt::format(fmt::runtime(text.per_shuffle),
                                                   report::fixed_text(*report.ns_per_shuffle, 0, text.page.marks)));
  }
  html += "</ul></article>\n";
  return html;
}

}  // namespace

std::string_view icon_sheet() { return kIcons; }

std::string verdict_badge(Judgement judgement, std::string_view words) {
  const Look look = look_of(judgement);
  return fmt::format(
      "<span class=\"badge {}\"><svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#{}\"/></svg>"
      "<span>{}</span></span>",
      look.style, look.icon, report::escape(words));
}

std::string verdicts_section(const Comparison& comparison, const Text& text) {
  std::string html = report::section_start("verdicts", text.verdicts);
  html += "<div class=\"cards\">\n";
  for (const ComparedShuffle& shuffle : comparison.shuffles) html += card(shuffle, text);
  html += "</div>\n</section>\n";
  return html;
}

}  // namespace sabar::lab::html
