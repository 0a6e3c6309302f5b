// Looking words up in a catalogue.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::lab::html {
namespace {

bool digit(char c) { return c >= '0' && c <= '9'; }

const NamedTest* find_test(const Text& text, std::string_view name) {
  const auto found = std::ranges::find(text.test_names, name, &NamedTest::name);
  return found == text.test_names.end() ? nullptr : &*found;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

}  // namespace

std::string_view lookup(std::span<const Named> names, std::string_view name, std::string_view fallback) {
  const auto found = std::ranges::find(names, name, &Named::name);
  return found == names.end() ? fallback : found->text;
}

std::string_view test_title(const Text& text, const TestResult& test) {
  const NamedTest* named = find_test(text, test.name);
  return named != nullptr ? named->title : std::string_view(test.title);
}

std::string_view test_statistic(const Text& text, const TestResult& test) {
  const NamedTest* named = find_test(text, test.name);
  return named != nullptr ? named->statistic : std::string_view(test.statistic);
}

std::string_view shuffle_summary(const Text& text, std::string_view algorithm) {
  const std::string_view name = algorithm.substr(0, algorithm.find(':'));
  const auto found = std::ranges::find(shuffle_list(), name, &ShuffleInfo::name);
  return lookup(text.shuffle_summaries, name, found == shuffle_list().end() ? std::string_view() : found->summary);
}

std::string_view generator_summary(const Text& text, const GeneratorInfo& info) {
  return lookup(text.generator_summaries, info.name, info.summary);
}

std::string verdict_words(const Text& text, Judgement judgement, OrderLaw law, unsigned riffles) {
  switch (judgement) {
    case Judgement::as_theory:
      return std::string(text.as_theory);
    case Judgement::differs_as_it_must:
      if (law == OrderLaw::one_cycle) return std::string(text.as_sattolo_must);
      if (riffles == 1) return std::string(text.as_one_riffle_must);
      return fmt::format(fmt::runtime(text.as_riffles_must), riffles);
    case Judgement::differs:
      return std::string(text.differs);
    case Judgement::broken:
      break;
  }
  return std::string(text.broken);
}

std::string phrase(const Text& text, std::string_view given) {
  std::string result(given);
  for (const Named& piece : text.phrases) replace_all(result, piece.name, piece.text);
  for (std::size_t k = 1; k + 1 < result.size(); ++k) {
    if (result[k] == '.' && digit(result[k - 1]) && digit(result[k + 1])) result[k] = text.page.marks.decimal_mark;
  }
  return result;
}

}  // namespace sabar::lab::html
