// The paper's table 5 over all decks: how many cards of each suit come to each part of the layout.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/card.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
std::string suits_section(const Comparison& comparison, const Text& text) {
  if (std::ranges::all_of(comparison.shuffles,
                          [](const ComparedShuffle& shuffle) { return shuffle.report.areas.empty(); })) {
    return {};
  }
  std::string html = report::section_start("suits", text.suits);
  html += fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"suits-h\">\n<table class=\"facts\">"
      "<caption><span>{}</span></caption>\n<thead><tr><th scope=\"col\">{}</th>",
      text.suits_caption, text.area);
  for (const Suit suit : sabar::kSuits) {
    html += fmt::format(R"(<th scope="col">{} {}</th>)", suit_symbol(suit), suit_name(suit, text.page.language));
  }
  html += "</tr></thead>\n";
  for (const ComparedShuffle& shuffle : comparison.shuffles) {
    html += fmt::format("<tbody>\n<tr><th class=\"group\" scope=\"rowgroup\" colspan=\"5\">{}</th></tr>\n",
                        report::escape(shuffle.algorithm));
    for (const AreaFact& area : shuffle.report.areas) {
      html += fmt::format(R"(<tr><th scope="row">{}</th>)",
                          fmt::format(fmt::runtime(text.places_range), area.first + 1, area.first + area.size));
      for (const double mean : area.mean_of_suit)
        html += fmt::format("<td>{}</td>", report::fixed_text(mean, 4, text.page.marks));
      html += "</tr>\n";
    }
    html += "</tbody>\n";
  }
  html += fmt::format("</table>\n</div>\n<p class=\"note\">{}</p>\n</section>\n", text.suits_note);
  return html;
}

}  // namespace sabar::lab::html
