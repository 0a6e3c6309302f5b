// A comparison of shuffles as one page for the browser: verdicts, the measured table, heat maps, bars and all tests.
//
// The page stands alone: no script, no font, no picture and no style from elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/lab/shuffles/comparison.hpp>

namespace sabar::lab {

struct HtmlOptions {
  std::string generator;  // as people write it
  std::uint64_t seed = 1;
  std::uint64_t count = 0;  // decks per shuffle
  std::size_t n = 52;       // cards
  Language language = Language::english;
  std::string command;  // the command line that repeats the run; none is shown when empty
};

[[nodiscard]] std::string html_report(const Comparison& comparison, const HtmlOptions& options);

}  // namespace sabar::lab
