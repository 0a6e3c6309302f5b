// Cards, and what all written pages share.
#include <sabar/core/words.hpp>

namespace sabar {
namespace {

constexpr CardWords kIndonesianCardWords = {
    .ranks = {"As", "Dua", "Tiga", "Empat", "Lima", "Enam", "Tujuh", "Delapan", "Sembilan", "Sepuluh", "Jack", "Ratu",
              "Raja"},
    .suits = {"hati", "berlian", "keriting", "sekop"},
    .rank_of_suit = " ",
};

constexpr PageWords kIndonesianPageWords = {
    .command = "Ulangi dengan",
    .contents = "Di halaman ini",
};

}  // namespace

template <>
const CardWords& card_words_in<Language::indonesian>() {
  return kIndonesianCardWords;
}

template <>
const PageWords& page_words_in<Language::indonesian>() {
  return kIndonesianPageWords;
}

}  // namespace sabar
