// Why cards are no set, in words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar {

// Of three cards, attribute by attribute: "colour: twice green, once red"; empty for a set.
[[nodiscard]] std::vector<std::string> set_objections(std::span<const set::Card> cards, std::size_t attributes,
                                                      Language language);

}  // namespace sabar
