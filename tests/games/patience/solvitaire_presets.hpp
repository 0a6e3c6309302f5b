// The games of which Solvitaire's deals and verdicts are kept in golden/solvitaire.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace sabar {

struct Preset {
  std::string_view preset;
  std::string_view game;
  std::size_t deals;
};

inline constexpr std::array<Preset, 27> kPresets = {{{"accordion", "accordion", 20},
                                                     {"alpha-star", "alpha-star", 25},
                                                     {"bakers-game", "bakers-game", 25},
                                                     {"beleaguered-castle", "beleaguered-castle", 25},
                                                     {"black-hole", "black-hole", 25},
                                                     {"canfield", "canfield", 24},
                                                     {"delta-star", "delta-star", 25},
                                                     {"east-haven", "east-haven", 25},
                                                     {"eight-off", "eight-off", 25},
                                                     {"fan", "fan", 24},
                                                     {"flower-garden", "flower-garden", 17},
                                                     {"fore-cell", "fore-cell", 24},
                                                     {"fortunes-favor", "fortunes-favor", 25},
                                                     {"free-cell", "freecell", 25},
                                                     {"free-cell-0-cell", "freecell-0", 25},
                                                     {"free-cell-2-cell", "freecell-2", 24},
                                                     {"golf", "golf", 25},
                                                     {"king-albert", "king-albert", 24},
                                                     {"late-binding-solitaire", "late-binding", 25},
                                                     {"northwest-territory", "northwest-territory", 18},
                                                     {"raglan", "raglan", 25},
                                                     {"seahaven-towers", "seahaven-towers", 25},
                                                     {"somerset", "somerset", 25},
                                                     {"streets-and-alleys", "streets-and-alleys", 25},
                                                     {"stronghold", "stronghold", 25},
                                                     {"thirtysix", "thirty-six", 19},
                                                     {"worm-hole", "worm-hole", 18}}};

inline std::string preset_name(std::string_view preset) {
  std::string name(preset);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace sabar
