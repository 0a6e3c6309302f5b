// The page must stand alone, be well formed, and say everything the reports say (S8), in both languages.
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/html/html_report.hpp>
#include <sabar/lab/shuffles/html/svg_bars.hpp>
#include <sabar/lab/shuffles/html/svg_heat_map.hpp>
#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/report/format.hpp>

#include "has.hpp"

namespace sabar::lab {
namespace {

Comparison compared(std::vector<std::string> algorithms, std::uint64_t count, std::size_t n) {
  ComparisonOptions options;
  options.algorithms = std::move(algorithms);
  options.count = count;
  options.battery.n = n;
  auto result = compare_shuffles(options);
  EXPECT_TRUE(result);
  return result ? *std::move(result) : Comparison{};
}

HtmlOptions options_of(std::size_t n, Language language = Language::english) {
  HtmlOptions options;
  options.generator = "xoshiro256**";
  options.seed = 1;
  options.count = 2000;
  options.n = n;
  options.language = language;
  options.command = "sabar lab shuffles --count 2000";
  return options;
}

// The first thing wrong with the tags, or nothing: every tag closed in order, every id used once.
std::string fault_in_tags(std::string_view page) {
  const std::set<std::string_view> without_end = {"meta", "br", "!doctype"};
  std::vector<std::string_view> open;
  for (std::size_t at = page.find('<'); at != std::string_view::npos; at = page.find('<', at + 1)) {
    const std::size_t end = page.find('>', at);
    if (end == std::string_view::npos) return "a tag without end";
    std::string_view tag = page.substr(at + 1, end - at - 1);
    if (tag.find('<') != std::string_view::npos) return "a tag within a tag";
    const bool closing = tag.starts_with('/');
    if (closing) tag.remove_prefix(1);
    const std::string_view name = tag.substr(0, tag.find_first_of(" /\n"));
    if (closing) {
      if (open.empty() || open.back() != name) return "unexpected </" + std::string(name) + ">";
      open.pop_back();
    } else if (!tag.ends_with('/') && !without_end.contains(name)) {
      open.push_back(name);
    }
  }
  return open.empty() ? std::string() : "never closed: " + std::string(open.back());
}

std::string fault_in_ids(std::string_view page) {
  std::set<std::string_view> ids;
  for (std::size_t at = page.find(" id=\""); at != std::string_view::npos; at = page.find(" id=\"", at + 1)) {
    const std::string_view rest = page.substr(at + 5);
    const std::string_view id = rest.substr(0, rest.find('"'));
    if (!ids.insert(id).second) return "twice: " + std::string(id);
  }
  for (std::size_t at = page.find("href=\"#"); at != std::string_view::npos; at = page.find("href=\"#", at + 1)) {
    const std::string_view rest = page.substr(at + 7);
    const std::string_view id = rest.substr(0, rest.find('"'));
    if (!ids.contains(id)) return "leads nowhere: " + std::string(id);
  }
  return {};
}

void expect_sound(std::string_view page) {
  EXPECT_TRUE(page.starts_with("<!doctype html>\n<html lang=\""));
  EXPECT_EQ(fault_in_tags(page), "");
  EXPECT_EQ(fault_in_ids(page), "");
  for (const std::string_view foreign : {"http://", "https://", "<script", "<link", "<img", "@import", "url("}) {
    EXPECT_FALSE(has(page, foreign)) << foreign;
  }
  for (const std::string_view nonsense : {">nan", " nan", ">inf<", "−0<", "{0}", "{}"}) {
    EXPECT_FALSE(has(page, nonsense)) << nonsense;
  }
  EXPECT_LT(page.size(), 1U << 20);
}

TEST(HtmlReport, S8_SaysEverythingInEnglish) {
  const Comparison comparison = compared({"sattolo", "fisher-yates", "lcg"}, 2000, 52);
  const std::string page = html_report(comparison, options_of(52));
  expect_sound(page);
  EXPECT_TRUE(has(page, "<html lang=\"en\">"));
  EXPECT_TRUE(has(page, "sabar lab shuffles --count 2000"));
  EXPECT_TRUE(has(page, "xoshiro256**"));
  EXPECT_TRUE(has(page, "8.07 × 10<sup>67</sup>"));  // 52!
  EXPECT_TRUE(has(page, "at most 32,768"));
  EXPECT_TRUE(has(page, "5.227 %"));
  for (const ComparedShuffle& shuffle : comparison.shuffles) {
    EXPECT_TRUE(has(page, "Card by place: " + shuffle.algorithm));
    EXPECT_TRUE(has(page, report::escape(verdict_text(shuffle.report))));
    for (const TestResult& test : shuffle.report.tests) {
      EXPECT_TRUE(has(page, report::escape(test.title))) << test.name;
      EXPECT_TRUE(has(page, report::escape(test.statistic))) << test.name;
      EXPECT_TRUE(has(page, report::escape(test.observed))) << test.name;
    }
    for (const Fact& fact : shuffle.report.facts) EXPECT_TRUE(has(page, fact.title)) << fact.name;
  }
}

TEST(HtmlReport, S8_SaysEverythingInIndonesian) {
  const Comparison comparison = compared({"sattolo", "riffle:7"}, 2000, 52);
  const std::string page = html_report(comparison, options_of(52, Language::indonesian));
  expect_sound(page);
  EXPECT_TRUE(has(page, "<html lang=\"id\">"));
  EXPECT_TRUE(has(page, "berbeda dari seragam, sesuai hukum Sattolo"));
  EXPECT_TRUE(has(page, "2.000"));
  EXPECT_TRUE(has(page, "8,07 × 10<sup>67</sup>"));
  // Every word that a report brings has a translation.
  for (const ComparedShuffle& shuffle : comparison.shuffles) {
    EXPECT_NE(html::shuffle_summary(html::text_of(Language::indonesian), shuffle.algorithm),
              html::shuffle_summary(html::text_of(Language::english), shuffle.algorithm));
    for (const TestResult& test : shuffle.report.tests) {
      EXPECT_NE(html::test_title(html::text_of(Language::indonesian), test), test.title);
      EXPECT_NE(html::test_statistic(html::text_of(Language::indonesian), test), test.statistic);
      EXPECT_TRUE(has(page, report::escape(html::test_title(html::text_of(Language::indonesian), test))));
    }
    for (const Fact& fact : shuffle.report.facts) {
      EXPECT_NE(html::lookup(html::text_of(Language::indonesian).fact_names, fact.name, ""), "") << fact.name;
    }
  }
  EXPECT_EQ(html::phrase(html::text_of(Language::indonesian), "chi-square 290.5 with 51 degrees of freedom"),
            "khi-kuadrat 290,5 dengan 51 derajat bebas");
  EXPECT_EQ(html::phrase(html::text_of(Language::indonesian), "draw i uniform on 0..i, i = 1..51"),
            "bilangan ke-i seragam pada 0..i, i = 1..51");
}

TEST(HtmlReport, S8_AllDeckSizes) {
  for (const std::size_t n : {2U, 3U, 5U, 104U, 150U}) {
    SCOPED_TRACE(n);
    const Comparison comparison = compared({"sattolo", "naive", "overhand", "riffle:1"}, 300, n);
    for (const LanguageInfo& spoken : kLanguages) {
      const Language language = spoken.language;
      const std::string page = html_report(comparison, options_of(n, language));
      expect_sound(page);
      EXPECT_TRUE(has(page, "class=\"heat\""));
      EXPECT_TRUE(has(page, "class=\"chart\""));
    }
  }
}

TEST(HtmlReport, ForeignTextIsEscaped) {
  Comparison comparison = compared({"fisher-yates"}, 500, 5);
  comparison.shuffles[0].algorithm = "<b>&\"'";
  comparison.shuffles[0].report.tests[0].title = "a < b";
  comparison.shuffles[0].report.tests[0].observed = "<script>";
  comparison.stopped = true;
  HtmlOptions options = options_of(5);
  options.generator = "<i>";
  options.command = "sabar 'x' > y & z";
  const std::string page = html_report(comparison, options);
  expect_sound(page);
  EXPECT_TRUE(has(page, "&lt;b&gt;&amp;&quot;&#39;"));
  EXPECT_TRUE(has(page, "a &lt; b"));
  EXPECT_TRUE(has(page, "sabar &#39;x&#39; &gt; y &amp; z"));
  EXPECT_FALSE(has(page, "<i>"));
  EXPECT_TRUE(has(page, "stopped early"));
}

TEST(HtmlReport, NothingMeasured) { expect_sound(html_report({}, options_of(52))); }

TEST(HtmlReport, S8_HeatMapShowsTheDiagonalOfSattolo) {
  const Comparison comparison = compared({"sattolo"}, 5000, 52);
  const html::HeatGrid grid = html::heat_grid(comparison.shuffles[0].report);
  ASSERT_EQ(grid.side, 52U);
  for (std::size_t k = 0; k < 52; ++k) EXPECT_EQ(html::heat_level(grid.z[k * 53]), -html::kHeatClip);
}

TEST(HtmlReport, ManyCardsAreJoined) {
  const Comparison comparison = compared({"fisher-yates"}, 300, 300);
  const html::HeatGrid grid = html::heat_grid(comparison.shuffles[0].report);
  EXPECT_EQ(grid.block, 3U);
  EXPECT_EQ(grid.side, 100U);
  double decks = 0;
  double squares = 0;
  for (std::size_t k = 0; k < grid.z.size(); ++k) {
    decks += grid.decks[k];
    squares += grid.z[k] * grid.z[k];
  }
  EXPECT_EQ(decks, 300.0 * 300.0);
  EXPECT_NEAR(squares / 10'000, 1, 0.1);

  Histogram histogram = comparison.shuffles[0].report.tests[1].histogram;  // the first card's place
  ASSERT_EQ(histogram.values.size(), 300U);
  EXPECT_EQ(html::join_bars(histogram), 5U);
  EXPECT_EQ(histogram.values.size(), 60U);
  EXPECT_NEAR(histogram.uniform[7], 5, 1e-9);
}

}  // namespace
}  // namespace sabar::lab
