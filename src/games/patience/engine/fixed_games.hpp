// Games whose rules the compiler knows: the same engine from the same files in rules/, specialised for the families
// whose solvers and playouts need speed.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/text/rules_text.hpp>
#include <sabar/rules_data/texts.hpp>

namespace sabar::patience {

inline constexpr Rules kKlondikeRules = fixed_rules(texts::klondike);
inline constexpr Rules kKlondike3Rules = fixed_rules(texts::klondike_3);
inline constexpr Rules kFreeCellRules = fixed_rules(texts::freecell);
inline constexpr Rules kSpider4Rules = fixed_rules(texts::spider_4);

using Klondike = Patience<FixedRules<kKlondikeRules>>;
using Klondike3 = Patience<FixedRules<kKlondike3Rules>>;
using FreeCell = Patience<FixedRules<kFreeCellRules>>;
using Spider4 = Patience<FixedRules<kSpider4Rules>>;

}  // namespace sabar::patience
