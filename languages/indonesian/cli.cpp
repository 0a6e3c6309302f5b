// What commands say.
#include <sabar/cli/pegs/reason_words.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/cli/words.hpp>

namespace sabar::cli {
namespace {

constexpr ProgramWords kIndonesianProgramWords = {
    .identity = "Identitas aturan ini",
    .here = "Sabar ada di",
    .how_to_end = "Ctrl-C untuk berhenti",
    .no_page = "program ini dibangun tanpa halaman",
    .page_hint = "`./run` tanpa argumen membangunnya; --root FOLDER melayani halaman yang sudah jadi",
    .lost = "alamat server tidak dapat dipakai lagi",
    .lost_hint = "jalankan lagi",
};

constexpr ReasonWords kIndonesianReasonWords = {
    .one_empty = "pada awal {0} kosong",
    .so_many_pegs = "pada awal ada {0} pasak",
    .finish_hole = "pasak terakhir harus berada di {0}",
    .finish_pegs = "pada akhir pasak harus berada di {0}",
    .finish_any = "satu pasak harus tersisa, di mana pun",
    .rule =
        "Warnai lubang dengan A, B, dan C menurut diagonal: tiga lubang berderet selalu mempunyai tiga warna. Sebuah "
        "lompatan mengambil satu pasak dari dua warna dan menambah satu pada warna ketiga, jadi ketiga bilangan pasak "
        "berubah sebanyak satu, dari genap ke ganjil atau dari ganjil ke genap. Warna yang sama (keduanya genap atau "
        "keduanya ganjil) tetap sama; warna yang berbeda tetap berbeda.",
    .colouring = "Warna",
    .colouring_of = "Pewarnaan {0}",
    .in_colouring = " (pewarnaan {0})",
    .at_start = "Awal",
    .at_finish = "Akhir",
    .pagoda_rule =
        "Fungsi pagoda memberi setiap lubang sebuah bobot sehingga tidak ada lompatan yang menambah berat: dua lubang "
        "bertetangga dalam sederet bersama-sama paling sedikit seberat lubang ketiga (. berarti 0). Berat pasak hanya "
        "dapat berkurang.",
    .no_pagoda = "Tidak ada fungsi pagoda yang menyingkirkannya: tidak satu pun memberi akhir bobot lebih dari awal.",
    .open =
        "Tidak ada di sini yang menyingkirkannya. Apakah dapat dilakukan, hanya pencarian yang tahu: `sabar pegs "
        "solve`.",
    .table_head = "{0}: semua soal dengan satu lubang kosong pada awal dan satu pasak pada akhir",
    .table_note = "Soal yang dipertukarkan oleh simetri berada dalam satu baris; 'soal' menyebut banyaknya.",
    .vacancy = "kosong",
    .finish = "akhir",
    .images = "soal",
    .verdict = "bisa",
    .reason = "alasan atau solusi",
    .yes = "ya",
    .no = "tidak",
    .not_known = "terbuka",
    .by_class = "kelas",
    .by_pagoda = "fungsi pagoda",
    .by_search = "semua papan telah diperiksa",
    .line_found = "{0} lompatan, {1} langkah",
    .ended = "pencarian berakhir ({0}) setelah {1} papan",
    .forbidden = "Kelas menyingkirkan {0} lagi.",
    .sum = "Kelas mengizinkan {0}: {1} bisa, {2} tidak bisa, {3} terbuka.",
};

constexpr SetWords kIndonesianSetWords = {
    .same = "sama: {}",
    .different = "beda: {}",
    .found = "Set di antara {} kartu: {}\n",
    .triples = "{:<6} {:>6} kombinasi dicoba\n",
    .pairs = "{:<6} {:>6} pasangan dilengkapi\n",
    .counting = "Menghitung",
    .hands = "kumpulan kartu",
    .sets = "set",
    .games = "permainan",
};

constexpr SetCountWords kIndonesianSetCountWords = {
    .deck = "{} kartu, {} set\n",
    .each_card = "Setiap kartu ada dalam {} set.\n",
    .most_taken = "Satu permainan mengambil paling banyak {} set: sepertiga kartu.\n",
    .by_differing = "Set menurut banyaknya atribut yang berbeda:\n",
    .differing = "  {} {:>8}  {:5.2f} %\n",
    .largest_known = "Kartu terbanyak tanpa set, untuk 1 sampai 6 atribut (5 dan 6 dari pustaka): {}",
    .free_title = "Kumpulan kartu tanpa set, {} atribut, {} kartu\n",
    .ultra_title = "Kumpulan kartu tanpa ultraset, {} atribut, {} kartu\n",
    .any_title = "Kumpulan kartu, {} atribut, {} kartu\n",
    .cards = "kartu",
    .hands = "kumpulan",
    .classes = "kelas",
    .chance = "peluang",
    .sets = "set",
    .share = "bagian",
    .largest = "Yang terbesar berisi {} kartu, misalnya {}",
    .proof = "Semua kumpulan {} kartu disingkirkan oleh pencarian.\n",
    .not_all = "Penghitungan berhenti lebih awal ({}).\n",
    .spread = "Set di antara {} kartu\n",
    .spread_mean = "Rata-rata {:.6f}, terbanyak {}\n",
};

constexpr SetGamesWords kIndonesianSetGamesWords = {
    .title = "{} permainan, cara {}, benih {}\n",
    .times = "kali",
    .share = "%",
    .interval = "selang 95 %",
    .left = "kartu tersisa di akhir",
    .more = "tiga kartu lagi, sekian kali",
    .largest = "kartu pada meja terbesar",
    .none = "tanpa set di meja selama dek masih ada",
    .fresh = "12 pertama",
    .twelve = "12 kartu",
    .fifteen = "15 kartu",
    .eighteen = "18 kartu",
    .taken = "Set yang diambil tiap permainan: {:.4f}\n",
    .not_all = "Tidak semua permainan dimainkan ({}).\n",
};

}  // namespace

template <>
const ProgramWords& program_words_in<Language::indonesian>() {
  return kIndonesianProgramWords;
}

template <>
const ReasonWords& reason_words_in<Language::indonesian>() {
  return kIndonesianReasonWords;
}

template <>
const SetWords& set_words_in<Language::indonesian>() {
  return kIndonesianSetWords;
}

template <>
const SetCountWords& set_count_words_in<Language::indonesian>() {
  return kIndonesianSetCountWords;
}

template <>
const SetGamesWords& set_games_words_in<Language::indonesian>() {
  return kIndonesianSetGamesWords;
}

}  // namespace sabar::cli
