// What the figures mean, for people who have not seen a p-value before.
#include <fmt/format.h>

#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

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
  std::vector<report::Entry> lessons;
  if (n >= 2) {
    lessons.emplace_back(
        text.sattolo_title,
        fmt::format(fmt::runtime(text.sattolo), report::factorial_text(n - 1, text.page.marks),
                    report::factorial_text(n, text.page.marks), n, n % 2 == 0 ? text.always_odd : text.always_even));
    lessons.emplace_back(text.derangement_title,
                         fmt::format(fmt::runtime(text.derangement), n,
                                     report::number_text(one_cycle_share_of_derangements(n), 4, text.page.marks)));
  }
  lessons.emplace_back(text.p_title, text.p);
  lessons.emplace_back(text.many_title, text.many);
  lessons.emplace_back(text.error_title, text.error);
  return report::reading_section(text.reading, lessons);
}

}  // namespace sabar::lab::html
