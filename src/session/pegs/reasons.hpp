// Why a problem of peg solitaire is impossible, before any search: classes first, then pagoda functions.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar {

// A finish that a pagoda function excludes.
struct PagodaArgument {
  pegs::Holes finish = 0;
  pegs::Pagoda pagoda;
};

struct PegsReasons {
  std::vector<pegs::Colouring> colourings;
  std::optional<pegs::ClassArgument> by_class;
  pegs::Holes permitted = 0;            // last holes as far as classes go
  std::vector<PagodaArgument> pagodas;  // of the finish, or of those finishes that classes permit
  bool pagoda_excludes = false;         // every finish that is wanted

  [[nodiscard]] bool impossible() const { return by_class.has_value() || pagoda_excludes; }
};

[[nodiscard]] PegsReasons find_reasons(const pegs::Problem& problem);

// "A 12 (even), B 12 (even), C 12 (even)"
[[nodiscard]] std::string parity_words(const std::array<int, 3>& count, Language language);

// What the classes say of the finish, in one or a few sentences.
[[nodiscard]] std::string class_words(const pegs::Problem& problem, const PegsReasons& reasons, pegs::Notation notation,
                                      Language language);
// That a finish weighs too much.
[[nodiscard]] std::string pagoda_words(const pegs::Problem& problem, const PagodaArgument& argument,
                                       pegs::Notation notation, Language language);
// What follows from it all; empty when nothing does.
[[nodiscard]] std::string_view impossible_words(const PegsReasons& reasons, Language language);

}  // namespace sabar
