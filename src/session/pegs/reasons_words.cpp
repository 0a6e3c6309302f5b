// The arguments in English and Indonesian. Texts with {0} … are patterns for fmt.
#include <string_view>

#include <fmt/format.h>

#include <sabar/session/pegs/reasons.hpp>

namespace sabar {
namespace {

struct ArgumentWords {
  std::string_view in_colouring;  // {0} number
  std::string_view even, odd;
  std::string_view alike;          // {0} where, {1} {2} {3} pegs, {4} even or odd
  std::string_view differs;        // {0} where, {1} at the start, {2} at the finish
  std::string_view no_hole;        // no hole suits both colourings
  std::string_view class_permits;  // {0} holes
  std::string_view class_permits_exactly;
  std::string_view pagoda;  // {0} weight of the start, {1} finish, {2} weight of the finish
  std::string_view impossible_class, impossible_pagoda;
};

constexpr ArgumentWords kEnglishArguments = {
    .in_colouring = " (colouring {0})",
    .even = "even",
    .odd = "odd",
    .alike =
        "At the start{0} there are {1}, {2} and {3} pegs on A, B and C: all {4}. So after every jump all three are "
        "even "
        "or all three are odd. A single peg would make one number odd and two even. That never happens.",
    .differs =
        "At the start{0} the pegs are {1}; at the finish {2}. Colours that are alike in one are not alike in the "
        "other, "
        "and no jump changes that.",
    .no_hole =
        "Each colouring alone would leave a colour for the last peg, but no hole of the board has the right colour in "
        "both.",
    .class_permits = "As far as colours go, a last peg can stand in: {0}.",
    .class_permits_exactly = "As far as colours go, this finish can be reached.",
    .pagoda = "At the start the pegs weigh {0}. The finish {1} weighs {2}, which is more.",
    .impossible_class = "Impossible: start and finish are in different classes.",
    .impossible_pagoda = "Impossible: the pegs would have to gain weight.",
};

constexpr ArgumentWords kIndonesianArguments = {
    .in_colouring = " (pewarnaan {0})",
    .even = "genap",
    .odd = "ganjil",
    .alike =
        "Pada awal{0} ada {1}, {2}, dan {3} pasak di A, B, dan C: semuanya {4}. Jadi setelah setiap lompatan ketiganya "
        "genap atau ketiganya ganjil. Satu pasak saja berarti satu bilangan ganjil dan dua bilangan genap. Itu tidak "
        "pernah terjadi.",
    .differs =
        "Pada awal{0} pasaknya {1}; pada akhir {2}. Warna yang sama pada yang satu tidak sama pada yang lain, dan "
        "tidak "
        "ada lompatan yang mengubahnya.",
    .no_hole =
        "Setiap pewarnaan sendiri masih menyisakan warna bagi pasak terakhir, tetapi tidak ada lubang yang warnanya "
        "cocok pada keduanya.",
    .class_permits = "Menurut warna, pasak terakhir dapat berada di: {0}.",
    .class_permits_exactly = "Menurut warna, akhir ini dapat dicapai.",
    .pagoda = "Pada awal berat pasak {0}. Akhir {1} beratnya {2}, lebih besar.",
    .impossible_class = "Mustahil: awal dan akhir berada dalam kelas yang berbeda.",
    .impossible_pagoda = "Mustahil: berat pasak harus bertambah.",
};

const ArgumentWords& argument_words(Language language) {
  return *in_language(language, &kEnglishArguments, &kIndonesianArguments);
}

}  // namespace

std::string parity_words(const std::array<int, 3>& count, Language language) {
  const ArgumentWords& words = argument_words(language);
  std::string text;
  for (std::size_t i = 0; i < count.size(); ++i) {
    text += fmt::format("{}{} {} ({})", i == 0 ? "" : ", ", static_cast<char>('A' + i), count[i],
                        count[i] % 2 == 0 ? words.even : words.odd);
  }
  return text;
}

std::string class_words(const pegs::Problem& problem, const PegsReasons& reasons, pegs::Notation notation,
                        Language language) {
  const ArgumentWords& words = argument_words(language);
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
  const ArgumentWords& words = argument_words(language);
  return reasons.by_class          ? words.impossible_class
         : reasons.pagoda_excludes ? words.impossible_pagoda
                                   : std::string_view{};
}

}  // namespace sabar
