// The cards and games of SET in each language.
#pragma once

#include <array>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar::set {

// In the order of the enumeration; the values in the order of the codes.
struct SetNames {
  std::array<std::string_view, kMostAttributes> attributes;
  std::array<std::array<std::string_view, 3>, kMostAttributes> values;
  std::string_view several;                     // what a shape gets when there are several of it
  std::array<Attribute, kMostAttributes> said;  // the order in which the attributes of a card are said

  std::string_view set, junior, ultraset;  // titles of the games
};

SABAR_IN_EVERY_LANGUAGE(const SetNames&, set_names_in);

}  // namespace sabar::set
