// The frame of the page: head, what was measured, contents, then the sections.
#include <fmt/format.h>

#include <sabar/lab/shuffles/html/html_report.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab {
namespace {

using html::Text;

report::PageHead head_of(const Comparison& comparison, const HtmlOptions& options, const Text& text) {
  const std::string decks = report::count_text(options.count, text.page.marks);
  report::PageHead head{std::string(text.title), fmt::format(fmt::runtime(text.lead), decks, options.n), {}, {}, {}};
  head.items = {{text.decks, decks},
                {text.cards, fmt::format("{}", options.n)},
                {text.generator, report::escape(options.generator)},
                {text.seed, fmt::format("{}", options.seed)}};
  head.command = options.command;
  if (comparison.stopped) head.notes.emplace_back(text.stopped);
  return head;
}

// Only sections that are there are listed.
std::vector<report::Entry> contents(const Text& text, bool facts, bool suits) {
  std::vector<report::Entry> list{{"verdicts", text.verdicts}};
  if (facts) list.emplace_back("facts", text.facts);
  if (suits) list.emplace_back("suits", text.suits);
  list.insert(list.end(), {{"heat", text.heat}, {"bars", text.bars}, {"tests", text.tests}, {"reading", text.reading}});
  return list;
}

}  // namespace

std::string html_report(const Comparison& comparison, const HtmlOptions& options) {
  const Text& text = html::text_of(options.language);
  const std::string facts = html::facts_section(comparison, options.n, text);
  const std::string suits = html::suits_section(comparison, text);
  std::string page = report::page_start(text.page, text.title, {});
  page += html::icon_sheet();
  page += report::page_head(text.page, head_of(comparison, options, text));
  page += report::page_contents(text.page, contents(text, !facts.empty(), !suits.empty()));
  page += html::verdicts_section(comparison, text);
  page += facts;
  page += suits;
  page += html::heat_section(comparison, text);
  page += html::bars_section(comparison, text);
  page += html::tests_section(comparison, text);
  page += html::reading_section(options.n, text);
  return page + report::page_end();
}

}  // namespace sabar::lab
