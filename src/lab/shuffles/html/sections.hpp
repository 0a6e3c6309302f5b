// The sections of the page; each returns a whole <section> with a heading, ready to be put one after another.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/report/page.hpp>

namespace sabar::lab::html {

// The drawings that the verdicts refer to.
[[nodiscard]] std::string_view icon_sheet();

// Drawing and words; never the colour alone.
[[nodiscard]] std::string verdict_badge(Judgement judgement, std::string_view words);

[[nodiscard]] std::string verdicts_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string facts_section(const Comparison& comparison, std::size_t n, const Text& text);
[[nodiscard]] std::string suits_section(const Comparison& comparison, const Text& text);  // empty without areas
[[nodiscard]] std::string heat_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string bars_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string tests_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string reading_section(std::size_t n, const Text& text);

}  // namespace sabar::lab::html
