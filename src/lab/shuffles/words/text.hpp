// The words of the page, one catalogue per language.
//
// Tests, facts and shuffles bring English words of their own; a catalogue may replace them by name, and what it does
// not know stays as given. Texts with {0} and {1} are patterns for fmt; whatever fills them must be HTML already.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/lab/shuffles/report.hpp>
#include <sabar/random/generators/generator.hpp>
#include <sabar/report/page.hpp>

namespace sabar::lab::html {

struct Named {
  std::string_view name;
  std::string_view text;
};

struct NamedTest {
  std::string_view name;
  std::string_view title;
  std::string_view statistic;
};

struct Text {
  report::PageWords page;

  // Head of the page.
  std::string_view title;
  std::string_view lead;  // {0} decks, {1} cards
  std::string_view decks, cards, generator, seed;
  std::string_view stopped;

  // Verdicts.
  std::string_view verdicts;
  std::string_view as_theory, as_sattolo_must, as_riffles_must, as_one_riffle_must, differs, broken;
  std::string_view as_theory_note, as_it_must_note, differs_note, broken_note, meant_uniform_note;
  std::string_view tests_differ;  // {0} of {1}
  std::string_view per_shuffle;   // {0} ns

  // The measured table.
  std::string_view facts;
  std::string_view facts_caption, facts_note;
  std::string_view quantity, theory_uniform, theory_one_cycle, theory_riffles;
  std::string_view speed, possible_orders, repeated_orders, distinct_orders, estimated_orders;
  std::string_view bits;     // {0}
  std::string_view at_most;  // {0}
  std::string_view not_alike;

  // Suits per area.
  std::string_view suits, suits_caption, suits_note, area;
  std::string_view places_range;  // {0} to {1}

  // Heat maps.
  std::string_view heat, heat_note;
  std::string_view card, place, rarer, more_often;
  std::string_view heat_title;   // {0} shuffle
  std::string_view heat_desc;    // {0} rows, {1} columns
  std::string_view heat_cells;   // {0} decks expected in each cell
  std::string_view heat_home;    // {0} measured, {1} expected, decks times cards at home
  std::string_view heat_worst;   // {0} card, {1} place, {2} decks, {3} z
  std::string_view heat_binned;  // {0} cells on a side

  // Bars.
  std::string_view bars, bars_note, observed, share_of_decks, off_scale;
  std::string_view bars_desc;  // {0} axis
  std::string_view grouped;    // {0} values
  std::string_view even, odd;

  // Tests.
  std::string_view tests, tests_note;
  std::string_view tests_caption;  // {0} shuffle
  std::string_view test, law, expected, p_value, adjusted, verdict;
  std::string_view uniform, one_cycle, riffles, one_riffle;  // riffles: {0}
  std::string_view excluded;                                 // {0} observations

  // How to read it: headings and paragraphs.
  std::string_view reading;
  std::string_view sattolo_title, sattolo;  // {0} (n-1)!, {1} n!, {2} n, {3} parity
  std::string_view always_odd, always_even;
  std::string_view derangement_title, derangement;
  std::string_view p_title, p;
  std::string_view many_title, many;
  std::string_view error_title, error;

  // Replacements for the words of the reports.
  std::span<const NamedTest> test_names = {};
  std::span<const Named> fact_names = {};
  std::span<const Named> axis_names = {};
  std::span<const Named> shuffle_summaries = {};
  std::span<const Named> generator_summaries = {};
  std::span<const Named> phrases = {};  // pieces of the short observed and expected texts
};

SABAR_IN_EVERY_LANGUAGE(const Text&, text_in);
[[nodiscard]] inline const Text& text_of(Language language) { return SABAR_IN(language, text_in)(); }

[[nodiscard]] std::string_view lookup(std::span<const Named> names, std::string_view name, std::string_view fallback);
[[nodiscard]] std::string_view test_title(const Text& text, const TestResult& test);
[[nodiscard]] std::string_view test_statistic(const Text& text, const TestResult& test);

// One line about a shuffle ("riffle:10" is looked up as "riffle"); empty when nothing is known.
[[nodiscard]] std::string_view shuffle_summary(const Text& text, std::string_view algorithm);

[[nodiscard]] std::string_view generator_summary(const Text& text, const GeneratorInfo& info);

[[nodiscard]] std::string verdict_words(const Text& text, Judgement judgement, OrderLaw law, unsigned riffles);

// An observed or expected text of a report, with the language's words and decimal mark. Not escaped.
[[nodiscard]] std::string phrase(const Text& text, std::string_view given);

}  // namespace sabar::lab::html
