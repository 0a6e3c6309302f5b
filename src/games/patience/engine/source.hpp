// Where an engine has its rules from: read at run time, or known to the compiler.
//
// The engine is written once over a source. With FixedRules every rule is a constant and the loop over groups is
// unrolled, so questions like 'do columns wrap' are answered at compile time; with LoadedRules they are loads.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar::patience {

// Keeps a copy, so that it may outlive the file it was read from. The room it gives a position is the only thing that
// is fixed.
template <std::size_t Cards, std::size_t Piles>
class Loaded {
public:
  static constexpr std::size_t kTableCards = Cards;
  static constexpr std::size_t kTablePiles = Piles;

  explicit Loaded(const Rules& rules) : rules_(rules), facts_(derive_facts(rules)) {}

  [[nodiscard]] static bool fits(const Rules& rules) {
    return rules.cards() <= Cards && map_piles(rules).piles <= Piles;
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Facts& facts() const { return facts_; }

  template <class Visit>
  void each_group(Visit&& visit) const {
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      visit(g);
    }
  }

private:
  Rules rules_;
  Facts facts_;
};

using LoadedRules = Loaded<kMaxTableCards, kMaxPiles>;  // any game
using SmallRules = Loaded<52, 32>;                      // one pack and few piles: a position is two cache lines

template <const Rules& R>
class FixedRules {
public:
  static constexpr std::size_t kTableCards = R.cards();
  static constexpr std::size_t kTablePiles = map_piles(R).piles;

  [[nodiscard]] static constexpr const Rules& rules() { return R; }
  [[nodiscard]] static constexpr const Facts& facts() { return kFacts; }

  template <class Visit>
  static void each_group(Visit&& visit) {
    [&]<std::size_t... G>(std::index_sequence<G...>) { (visit(std::integral_constant<std::size_t, G>{}), ...); }
    (std::make_index_sequence<R.groups>{});
  }

private:
  static constexpr Facts kFacts = derive_facts(R);
};

}  // namespace sabar::patience
