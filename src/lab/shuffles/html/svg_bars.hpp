// A histogram as bars, with a mark of its own shape for each law: a dash for uniform, a ring for one cycle, a triangle
// for riffles.
//
// The scale follows what was observed and the law that the shuffle is held to; a mark of another law that would not
// fit becomes an arrow at the upper edge, beside its number.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <sabar/lab/shuffles/report.hpp>
#include <sabar/lab/shuffles/words/text.hpp>

namespace sabar::lab::html {

// Joins neighbouring values until there are no more bars than can be told apart; returns how many make one bar.
std::size_t join_bars(Histogram& histogram);

// id makes the ids of the picture unique in the page; the title is HTML.
[[nodiscard]] std::string bars_svg(const TestResult& test, const Report& report, std::string_view id,
                                   std::string_view title, const Text& text);

// What the shapes mean.
[[nodiscard]] std::string bars_legend(bool riffles, const Text& text);

}  // namespace sabar::lab::html
