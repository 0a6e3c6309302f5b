// What makes the search of Klondike small, each with a name and a switch. All are complete: with any of them on or off
// an exhausted search proves that there is no win.
#pragma once

#include <sabar/solvers/search_options.hpp>

namespace sabar::klondike {

struct Techniques {
  bool safe_foundation = true;   // safe_play.hpp
  bool stock_chains = true;      // stock_chains.hpp
  bool superset = true;          // mask_table.hpp; needs stock_chains
  bool sleep = true;             // asleep.hpp
  bool offset_dominance = true;  // offset_table.hpp
  bool draw_one_oracle = true;   // draw_many.hpp
  bool restarts = true;          // draw_many.hpp

  friend constexpr bool operator==(const Techniques&, const Techniques&) = default;
};

[[nodiscard]] Techniques choose_techniques(const SearchOptions& options);

}  // namespace sabar::klondike
