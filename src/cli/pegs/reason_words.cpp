#include <sabar/cli/pegs/reason_words.hpp>

namespace sabar::cli {
namespace {

constexpr ReasonWords kEnglishReasons = {
    .one_empty = "{0} is empty at the start",
    .so_many_pegs = "{0} pegs at the start",
    .finish_hole = "the last peg shall stand in {0}",
    .finish_pegs = "at the end there shall be pegs in {0}",
    .finish_any = "one peg shall be left, wherever it stands",
    .rule =
        "Colour the holes A, B and C along the diagonals: three holes in a row always have three colours. A jump takes "
        "a peg off two colours and puts one on the third, so all three numbers of pegs change by one, from even to odd "
        "or from odd to even. Colours that are alike (both even or both odd) stay alike; colours that differ stay "
        "different.",
    .colouring = "Colours",
    .colouring_of = "Colouring {0}",
    .in_colouring = " (colouring {0})",
    .at_start = "Start",
    .at_finish = "Finish",
    .pagoda_rule =
        "A pagoda function gives every hole a weight so that no jump makes the pegs heavier: two neighbours in a row "
        "together weigh at least as much as the third hole (. stands for 0). The pegs can only lose weight.",
    .no_pagoda = "No pagoda function excludes it: none gives the finish more weight than the start.",
    .open = "Nothing here excludes it. Whether it can be done only a search can say: `sabar pegs solve`.",
    .table_head = "{0}: every problem with one empty hole at the start and one peg at the end",
    .table_note = "Problems that symmetries exchange stand in one line; 'problems' says how many they are.",
    .vacancy = "vacancy",
    .finish = "finish",
    .images = "problems",
    .verdict = "solvable",
    .reason = "reason or solution",
    .yes = "yes",
    .no = "no",
    .not_known = "open",
    .by_class = "class",
    .by_pagoda = "pagoda function",
    .by_search = "all boards were looked at",
    .line_found = "{0} jumps, {1} moves",
    .ended = "search ended ({0}) after {1} boards",
    .forbidden = "Classes exclude {0} more.",
    .sum = "Classes permit {0}: {1} solvable, {2} unsolvable, {3} open.",
};

constexpr ReasonWords kIndonesianReasons = {
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

}  // namespace

const ReasonWords& reason_words(Language language) {
  return *in_language(language, &kEnglishReasons, &kIndonesianReasons);
}

}  // namespace sabar::cli
