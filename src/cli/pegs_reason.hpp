// Why a problem of peg solitaire is impossible, in words and pictures, before any search: classes first, then pagoda
// functions.
#pragma once

#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/pagoda.hpp>

#include "json.hpp"
#include "pegs_argument.hpp"

namespace sabar::cli {

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

[[nodiscard]] PegsReasons find_reasons(const PegsTask& task);

[[nodiscard]] std::string reasons_text(const PegsTask& task, const PegsReasons& reasons, Language language);
[[nodiscard]] Json reasons_json(const PegsTask& task, const PegsReasons& reasons);

}  // namespace sabar::cli
