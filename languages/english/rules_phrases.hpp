// English phrases that the paragraphs about rules are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/rules/patience/rules.hpp>

namespace sabar::english {

[[nodiscard]] std::string number_word(int number);  // up to twelve
[[nodiscard]] std::string times_word(int times);    // once, twice, three times
[[nodiscard]] std::string capital(std::string text);
[[nodiscard]] std::string card_count(int number);  // "one card", "two cards"
[[nodiscard]] std::string_view rank_name(int rank);
[[nodiscard]] std::string rank_plural(int rank);
[[nodiscard]] std::string a_rank(int rank);  // "an ace"
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

// "Seven columns get three cards each, all face up."
[[nodiscard]] std::string deal_words(const Rules& rules, std::size_t index, std::string_view one,
                                     std::string_view many);
[[nodiscard]] std::string face_words(const Group& group);
// "down in alternating colours"
[[nodiscard]] std::string build_words(const Build& build);
[[nodiscard]] std::string wrap_words(const Rules& rules, const Group& group);
[[nodiscard]] std::string stop_words(const Group& group);
// What an empty pile does: "takes any card".
[[nodiscard]] std::string fill_what(const Group& group);
[[nodiscard]] std::string pile_word(PileKind kind);

// Paragraphs about groups of several piles.
[[nodiscard]] std::string column_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string cell_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string foundation_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string reserve_words(const Rules& rules, std::size_t index);

}  // namespace sabar::english
