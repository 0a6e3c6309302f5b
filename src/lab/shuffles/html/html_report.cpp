// The frame of the page: head, what was measured, contents, then the sections.
#include <fmt/format.h>

#include <sabar/lab/shuffles/html/format.hpp>
#include <sabar/lab/shuffles/html/html_report.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>

namespace sabar::lab {
namespace {

using html::Text;

std::string item(std::string_view name, std::string_view value) {
  return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>\n", name, value);
}

std::string header(const Comparison& comparison, const HtmlOptions& options, const Text& text) {
  const std::string decks = html::count_text(options.count, text);
  std::string page = fmt::format("<header>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<dl>\n", text.title,
                                 fmt::format(fmt::runtime(text.lead), decks, options.n));
  page += item(text.decks, decks);
  page += item(text.cards, fmt::format("{}", options.n));
  page += item(text.generator, html::escape(options.generator));
  page += item(text.seed, fmt::format("{}", options.seed));
  page += "</dl>\n";
  if (!options.command.empty()) {
    page += fmt::format("<p class=\"command\"><span>{}</span> <code>{}</code></p>\n", text.command,
                        html::escape(options.command));
  }
  if (comparison.stopped) page += fmt::format("<p class=\"command\"><strong>{}</strong></p>\n", text.stopped);
  page += "</header>\n";
  return page;
}

// Only sections that are there are listed.
std::string contents(const Text& text, bool facts, bool suits) {
  std::string list = fmt::format("<nav aria-label=\"{}\"><ul>\n", text.contents);
  const auto add = [&](std::string_view id, std::string_view words) {
    list += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", id, words);
  };
  add("verdicts", text.verdicts);
  if (facts) add("facts", text.facts);
  if (suits) add("suits", text.suits);
  add("heat", text.heat);
  add("bars", text.bars);
  add("tests", text.tests);
  add("reading", text.reading);
  list += "</ul></nav>\n";
  return list;
}

}  // namespace

std::string html_report(const Comparison& comparison, const HtmlOptions& options) {
  const Text& text = html::text_of(options.language);
  const std::string facts = html::facts_section(comparison, options.n, text);
  const std::string suits = html::suits_section(comparison, text);
  std::string page = html::page_start(text, text.title, {});
  page += html::icon_sheet();
  page += header(comparison, options, text);
  page += contents(text, !facts.empty(), !suits.empty());
  page += "<main>\n";
  page += html::verdicts_section(comparison, text);
  page += facts;
  page += suits;
  page += html::heat_section(comparison, text);
  page += html::bars_section(comparison, text);
  page += html::tests_section(comparison, text);
  page += html::reading_section(options.n, text);
  page += "</main>\n</body>\n</html>\n";
  return page;
}

}  // namespace sabar::lab
