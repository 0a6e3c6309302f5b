// What the figures mean, for people who have not seen a p-value before.
#include <fmt/format.h>

#include <sabar/lab/shuffles/html/format.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>

namespace sabar::lab::html {
namespace {

std::string lesson(std::string_view title, std::string_view body) {
  return fmt::format("<article><h3>{}</h3><p>{}</p></article>\n", title, body);
}

// (n-1)! over the number of derangements, in percent: 1 / (n (1 - 1/1! + 1/2! - …)).
double one_cycle_share_of_derangements(std::size_t n) {
  double derangements = 0;  // over n!
  double term = 1;
  for (std::size_t k = 0; k <= n; ++k) {
    derangements += term;
    term /= -static_cast<double>(k + 1);
  }
  return 100 / (static_cast<double>(n) * derangements);
}

}  // namespace

std::string reading_section(std::size_t n, const Text& text) {
  std::string html = section_start("reading", text.reading);
  html += "<div class=\"lessons\">\n";
  if (n >= 2) {
    html += lesson(text.sattolo_title,
                   fmt::format(fmt::runtime(text.sattolo), factorial_text(n - 1, text), factorial_text(n, text), n,
                               n % 2 == 0 ? text.always_odd : text.always_even));
    html += lesson(text.derangement_title, fmt::format(fmt::runtime(text.derangement), n,
                                                       number_text(one_cycle_share_of_derangements(n), 4, text)));
  }
  html += lesson(text.p_title, text.p);
  html += lesson(text.many_title, text.many);
  html += lesson(text.error_title, text.error);
  html += "</div>\n</section>\n";
  return html;
}

}  // namespace sabar::lab::html
