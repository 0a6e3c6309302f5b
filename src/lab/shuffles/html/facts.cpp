// The paper's table 6, measured: each figure of each shuffle beside the exact values of both laws.
#include <algorithm>
#include <bit>
#include <iterator>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/lab/shuffles/laws/possible_orders.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

constexpr std::string_view kNothing = "–";

std::string optional_text(const std::optional<double>& value, const Text& text) {
  return value ? report::number_text(*value, 6, text.page.marks) : std::string(kNothing);
}

std::string all_orders(std::size_t n, std::string_view formula, const Text& text) {
  const std::string bits = fmt::format(fmt::runtime(text.bits), std::max<std::size_t>(1, factorial(n).bits()));
  return fmt::format("{} = {}<br><small>{}</small>", formula, report::factorial_text(n, text.page.marks), bits);
}

std::string orders_text(const ComparedShuffle& shuffle, const Text& text) {
  const PossibleOrders orders = possible_orders(shuffle);
  if (orders.factorial_of) {
    const bool all = *orders.factorial_of == shuffle.report.n;
    const std::string count = all_orders(*orders.factorial_of, all ? "n!" : "(n−1)!", text);
    return orders.alike ? count : fmt::format("{}, {}", count, text.not_alike);
  }
  if (orders.at_most) {
    const auto bits = static_cast<std::size_t>(std::bit_width(*orders.at_most - 1));
    return fmt::format("{}<br><small>{}</small>",
                       fmt::format(fmt::runtime(text.at_most), report::count_text(*orders.at_most, text.page.marks)),
                       fmt::format(fmt::runtime(text.bits), bits));
  }
  return orders.fewer ? "&lt; n!" : std::string(kNothing);
}

class Table {
public:
  Table(const Comparison& comparison, const Text& text) : comparison_(comparison), text_(text) {}

  void add_head() {
    fmt::format_to(out(), R"(<thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th>)",
                   text_.quantity, text_.theory_uniform, text_.theory_one_cycle);
    for (const ComparedShuffle& shuffle : comparison_.shuffles) {
      fmt::format_to(out(), R"(<th scope="col" class="measured">{}</th>)", report::escape(shuffle.algorithm));
    }
    html_ += "</tr></thead>\n<tbody>\n";
  }

  // cell(shuffle) gives the HTML of one measured cell.
  template <class Cell>
  void add_row(std::string_view title, std::string_view uniform, std::string_view one_cycle, Cell cell) {
    fmt::format_to(out(), R"(<tr><th scope="row">{}</th><td>{}</td><td>{}</td>)", title, uniform, one_cycle);
    for (const ComparedShuffle& shuffle : comparison_.shuffles) {
      fmt::format_to(out(), R"(<td class="measured">{}</td>)", cell(shuffle));
    }
    html_ += "</tr>\n";
  }

  void add_fact(const Fact& fact) {
    add_row(report::escape(lookup(text_.fact_names, fact.name, fact.title)), optional_text(fact.uniform, text_),
            optional_text(fact.one_cycle, text_), [&](const ComparedShuffle& shuffle) {
              const auto& facts = shuffle.report.facts;
              const auto found = std::ranges::find(facts, fact.name, &Fact::name);
              return found == facts.end()
                         ? std::string(kNothing)
                         : report::measured_text(found->measured, found->standard_error, text_.page.marks);
            });
  }

  [[nodiscard]] const std::string& html() const { return html_; }

private:
  [[nodiscard]] std::back_insert_iterator<std::string> out() { return std::back_inserter(html_); }

  const Comparison& comparison_;
  const Text& text_;
  std::string html_;
};

}  // namespace

std::string facts_section(const Comparison& comparison, std::size_t n, const Text& text) {
  if (comparison.shuffles.empty() || n < 2) return {};
  Table table(comparison, text);
  table.add_head();
  for (const Fact& fact : comparison.shuffles.front().report.facts) table.add_fact(fact);
  table.add_row(text.possible_orders, all_orders(n, "n!", text), all_orders(n - 1, "(n−1)!", text),
                [&](const ComparedShuffle& shuffle) { return orders_text(shuffle, text); });
  table.add_row(text.distinct_orders, kNothing, kNothing, [&](const ComparedShuffle& shuffle) {
    return report::count_text(shuffle.report.distinct, text.page.marks);
  });
  table.add_row(text.repeated_orders, kNothing, kNothing, [&](const ComparedShuffle& shuffle) {
    return report::count_text(shuffle.report.repeats, text.page.marks);
  });
  if (std::ranges::any_of(comparison.shuffles,
                          [](const ComparedShuffle& shuffle) { return shuffle.report.estimated_orders.has_value(); })) {
    table.add_row(text.estimated_orders, kNothing, kNothing, [&](const ComparedShuffle& shuffle) {
      const auto& orders = shuffle.report.estimated_orders;
      return orders ? report::number_text(*orders, 3, text.page.marks) : std::string(kNothing);
    });
  }
  table.add_row(text.speed, kNothing, kNothing, [&](const ComparedShuffle& shuffle) {
    const auto& time = shuffle.report.ns_per_shuffle;
    return time ? fmt::format("{} ns", report::fixed_text(*time, 0, text.page.marks)) : std::string(kNothing);
  });
  std::string html = report::section_start("facts", text.facts);
  html += fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"facts-h\">\n<table class=\"facts\">"
      "<caption><span>{}</span></caption>\n{}</tbody>\n</table>\n</div>\n<p class=\"note\">{}</p>\n</section>\n",
      text.facts_caption, table.html(), text.facts_note);
  return html;
}

}  // namespace sabar::lab::html
