// Cards, what all written pages share, and what the server says instead of a page.
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

constexpr RefusalWords kIndonesianRefusalWords = {
    .not_understood = "Permintaan ini tidak dapat dipahami.",
    .no_page = "Halaman itu tidak ada di sini.",
    .only_read = "Halaman di sini hanya dapat dibaca.",
    .too_slow = "Permintaan ini terlalu lama.",
    .nothing_sent = "Tidak ada yang dapat dikirim ke sini.",
    .other_name =
        "Server ini tidak menjawab untuk nama pada alamat itu. Pakai alamat IP-nya atau localhost, atau jalankan "
        "dengan "
        "--allow-host NAMA.",
    .too_long = "Permintaan ini terlalu panjang.",
    .too_many = "Terlalu banyak sambungan; coba lagi.",
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

template <>
const RefusalWords& refusal_words_in<Language::indonesian>() {
  return kIndonesianRefusalWords;
}

}  // namespace sabar
