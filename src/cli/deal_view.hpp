// A deal as a person, a program or a file sees it.
#pragma once

#include <string>

#include <sabar/games/patience/layout.hpp>

#include "io.hpp"
#include "json.hpp"

namespace sabar::cli {

// Where a deal came from, as it is printed with it: scheme and number, or shuffle, generator and seed.
struct DealSource {
  std::string scheme;   // empty when a shuffle was chosen
  std::string number;   // deal number, or seed
  std::string shuffle;  // empty when a scheme was chosen
  std::string generator;

  [[nodiscard]] std::string text() const;  // "sabar:17", "shuffle sattolo, generator pcg64, seed 17"
};

// The table for people; face-down cards in brackets.
[[nodiscard]] std::string deal_view(const Deal& deal, const CardLook& look);

// Versioned lines for programs; face-down cards in angle brackets.
[[nodiscard]] std::string deal_text(const Deal& deal, const DealSource& source);

[[nodiscard]] Json deal_json(const Deal& deal);

// Suits in tableau and stock (the paper's table 5).
[[nodiscard]] std::string suits_view(const Deal& deal);
[[nodiscard]] Json suits_json(const Deal& deal);

}  // namespace sabar::cli
