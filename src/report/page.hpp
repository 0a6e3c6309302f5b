// What every page of the reports has: style sheet, head, contents, sections, and lessons on how to read it.
//
// A page stands alone: no script, no font, no picture and no style from elsewhere. Everything of type string is HTML
// already.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/language.hpp>
#include <sabar/core/words.hpp>
#include <sabar/report/format.hpp>

namespace sabar::report {

// What all pages share: words, and how numbers are written.
struct PageWords {
  Language language;
  std::string_view command, contents;
  Marks marks;
};

[[nodiscard]] inline PageWords page_words(Language language) {
  const sabar::PageWords& words = SABAR_IN(language, page_words_in)();
  return {language, words.command, words.contents, marks_of(language)};
}

// A name and what it stands for: an id and its heading, a quantity and its value, a title and its text.
struct Entry {
  Entry(std::string_view name_, std::string_view text_) : name(name_), text(text_) {}

  std::string name;
  std::string text;
};

struct PageHead {
  std::string title;
  std::string lead;
  std::vector<Entry> items;        // what the page is about
  std::string command;             // that makes the page again, as it is typed; none is shown when empty
  std::vector<std::string> notes;  // that nobody should overlook
};

[[nodiscard]] std::string_view style_sheet();

// Up to <body>; `more_style` is added to the style sheet.
[[nodiscard]] std::string page_start(const PageWords& words, std::string_view title, std::string_view more_style);
[[nodiscard]] std::string page_head(const PageWords& words, const PageHead& head);
// Links to sections, by id and heading; <main> begins after it.
[[nodiscard]] std::string page_contents(const PageWords& words, const std::vector<Entry>& sections);
[[nodiscard]] std::string page_end();

// The end is </section>.
[[nodiscard]] std::string section_start(std::string_view id, std::string_view heading);
// How to read the page: a whole section.
[[nodiscard]] std::string reading_section(std::string_view heading, const std::vector<Entry>& lessons);

}  // namespace sabar::report
