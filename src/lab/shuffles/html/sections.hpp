// The sections of the page; each returns a whole <section> with a heading, ready to be put one after another.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/lab/shuffles/words/text.hpp>

namespace sabar::lab::html {

// The style sheet, and the drawings that the verdicts refer to.
[[nodiscard]] std::string_view style_sheet();
[[nodiscard]] std::string_view icon_sheet();

// Drawing and words; never the colour alone.
[[nodiscard]] std::string verdict_badge(Judgement judgement, std::string_view words);

// A page up to its <body>; `more_style` is added to the style sheet.
[[nodiscard]] std::string page_start(const Text& text, std::string_view title, std::string_view more_style);

[[nodiscard]] std::string section_start(std::string_view id, std::string_view heading);

[[nodiscard]] std::string verdicts_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string facts_section(const Comparison& comparison, std::size_t n, const Text& text);
[[nodiscard]] std::string suits_section(const Comparison& comparison, const Text& text);  // empty without areas
[[nodiscard]] std::string heat_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string bars_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string tests_section(const Comparison& comparison, const Text& text);
[[nodiscard]] std::string reading_section(std::size_t n, const Text& text);

}  // namespace sabar::lab::html
