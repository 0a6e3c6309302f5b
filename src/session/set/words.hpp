// Why cards are no set, in words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/set/cards.hpp>

namespace sabar {

struct SetObjectionWords {
  std::string_view two_and_one;  // attribute, the value that is there twice, the other
  std::string_view no_ultraset;
};

SABAR_IN_EVERY_LANGUAGE(const SetObjectionWords&, set_objection_words_in);

// Of three cards, attribute by attribute: "colour: twice green, once red"; empty for a set.
[[nodiscard]] std::vector<std::string> set_objections(std::span<const set::Card> cards, std::size_t attributes,
                                                      Language language);

}  // namespace sabar
