// The arguments in words.
#include <string_view>

#include <fmt/format.h>

#include <sabar/session/pegs/reasons.hpp>
#include <sabar/session/pegs/words.hpp>

namespace sabar {
namespace {

const PegsArgumentWords& argument_words(Language language) { return SABAR_IN(language, pegs_argument_words_in)(); }

}  // namespace

std::string parity_words(const std::array<int, 3>& count, Language language) {
  const PegsArgumentWords& words = argument_words(language);
  std::string text;
  for (std::size_t i = 0; i < count.size(); ++i) {
    text += fmt::format("{}{} {} ({})", i == 0 ? "" : ", ", static_cast<char>('A' + i), count[i],
                        count[i] % 2 == 0 ? words.even : words.odd);
  }
  return text;
}

std::string class_words(const pegs::Problem& problem, const PegsReasons& reasons, pegs::Notation notation,
                        Language language) {
  const PegsArgumentWords& words = argument_words(language);
  if (!reasons.by_class) {
    if (reasons.permitted == 0 || problem.finish.count() != 1) {
      return std::string(words.class_permits_exactly);
    }
    return fmt::format(fmt::runtime(words.class_permits), pegs::holes_text(problem.board, reasons.permitted, notation));
  }
  const pegs::ClassArgument& argument = *reasons.by_class;
  const std::array<int, 3>& start = argument.at_start;
  const std::string where = reasons.colourings.size() == 1
                                ? std::string()
                                : fmt::format(fmt::runtime(words.in_colouring), argument.colouring + 1);
  if (argument.all_alike && problem.finish.count() == 1) {
    return fmt::format(fmt::runtime(words.alike), where, start[0], start[1], start[2],
                       start[0] % 2 == 0 ? words.even : words.odd);
  }
  if (!problem.finish.pegs) {
    return std::string(words.no_hole);
  }
  return fmt::format(fmt::runtime(words.differs), where, parity_words(start, language),
                     parity_words(argument.at_finish, language));
}

std::string pagoda_words(const pegs::Problem& problem, const PagodaArgument& argument, pegs::Notation notation,
                         Language language) {
  return fmt::format(fmt::runtime(argument_words(language).pagoda), argument.pagoda.weight(problem.start),
                     pegs::holes_text(problem.board, argument.finish, notation),
                     argument.pagoda.weight(argument.finish));
}

std::string_view impossible_words(const PegsReasons& reasons, Language language) {
  const PegsArgumentWords& words = argument_words(language);
  return reasons.by_class          ? words.impossible_class
         : reasons.pagoda_excludes ? words.impossible_pagoda
                                   : std::string_view{};
}

}  // namespace sabar
