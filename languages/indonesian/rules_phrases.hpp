// Indonesian phrases that the paragraphs about rules are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/rules/patience/rules.hpp>

namespace sabar::indonesian {

[[nodiscard]] std::string number_word(int number);  // up to twelve, "dua belas"
[[nodiscard]] std::string times_word(int times);    // "dua kali"
[[nodiscard]] std::string capital(std::string text);
[[nodiscard]] std::string card_count(int number);  // "dua kartu"
[[nodiscard]] std::string_view rank_name(int rank);
[[nodiscard]] std::string a_rank(int rank);  // "raja", "kartu 2"
[[nodiscard]] std::string listed(const std::vector<std::string>& words);

// "Tujuh kolom masing-masing mendapat tiga kartu, semuanya terbuka."
[[nodiscard]] std::string deal_words(const Rules& rules, std::size_t index, std::string_view pile);
[[nodiscard]] std::string face_words(const Group& group);
// "menurun dengan warna berselang-seling"
[[nodiscard]] std::string build_words(const Build& build);
[[nodiscard]] std::string wrap_words(const Rules& rules, const Group& group);
[[nodiscard]] std::string stop_words(const Group& group);
// What happens to an empty pile: "boleh diisi kartu apa saja".
[[nodiscard]] std::string fill_what(const Group& group);
[[nodiscard]] std::string pile_word(PileKind kind);

// Paragraphs about groups of several piles.
[[nodiscard]] std::string column_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string cell_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string foundation_words(const Rules& rules, std::size_t index);
[[nodiscard]] std::string reserve_words(const Rules& rules, std::size_t index);

}  // namespace sabar::indonesian
