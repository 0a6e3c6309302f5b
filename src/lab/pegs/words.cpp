#include <sabar/lab/pegs/words.hpp>

namespace sabar::lab::html {
namespace {

constexpr PegsWords kPegsPageEnglish{
    .title = "Peg solitaire: methods, measured",
    .lead =
        "The same problems for every method: can a single peg be left? A solution counts only after the judge has "
        "replayed it, and 'no' only after everything was looked at.",
    .board = "Board",
    .positions_each = "Positions of each size",
    .seed = "Seed",
    .limit = "Boards at most",
    .stopped = "The run was stopped early: the figures are those of the problems that were complete.",
    .positions = "The whole board, more and more pegs",
    .positions_note =
        "Positions that random play from the start leads to, with so many pegs left. A mark is the median of all "
        "positions of its size.",
    .positions_title = "{0}: what it takes to decide whether one peg can be left",
    .boards = "Larger and larger boards",
    .boards_note =
        "The board cut off after its second, third … row. Every hole is the empty one once (holes that symmetries "
        "exchange stand for each other); a mark is the median of these problems.",
    .boards_title = "{0}, row by row: what it takes to decide whether one peg can be left",
    .pegs_axis = "pegs",
    .holes_axis = "holes",
    .looked_axis = "boards looked at (median)",
    .time_axis = "milliseconds (median)",
    .legend_full = "decided",
    .legend_open = "the limit was reached: at least so much",
    .figures_of = "All figures: {0}",
    .pegs = "Pegs",
    .holes = "Holes",
    .problems = "Problems",
    .method = "Method",
    .solved = "Solved",
    .unsolvable = "Unsolvable",
    .unknown = "Not decided",
    .median_boards = "Boards, median",
    .mean_boards = "Boards, mean",
    .median_time = "ms, median",
    .at_least = "≥ {0}",
    .reading = "How to read this",
    .memory_title = "Why memory helps",
    .memory_text =
        "Jumps far apart can be made in any order, and every order leads to the same board. Backtracking without "
        "memory "
        "meets that board once for each order and searches below it each time. A table of boards that have failed "
        "searches once. The longer the game, the more orders there are: the lines part ever further.",
    .limit_title = "At least so much",
    .limit_text =
        "Every method may look at a limited number of boards. Where it gives up, the mark is not filled: the true "
        "number is larger.",
    .proof_title = "Yes is cheaper than no",
    .proof_text =
        "A search that finds a solution stops; to say no it must look at everything. Most positions by lot cannot be "
        "solved, so here memory is worth the most.",
};

constexpr PegsWords kPegsPageIndonesian{
    .title = "Peg solitaire: metode yang diukur",
    .lead =
        "Soal yang sama untuk setiap metode: dapatkah tersisa satu pasak? Sebuah solusi dihitung hanya setelah juri "
        "memainkannya ulang, dan 'tidak' hanya setelah semuanya diperiksa.",
    .board = "Papan",
    .positions_each = "Posisi tiap ukuran",
    .seed = "Benih",
    .limit = "Papan paling banyak",
    .stopped = "Percobaan dihentikan lebih awal: angkanya berasal dari soal yang sudah selesai.",
    .positions = "Papan utuh, pasak makin banyak",
    .positions_note =
        "Posisi hasil permainan acak dari awal dengan sekian pasak tersisa. Sebuah tanda adalah median semua posisi "
        "seukuran itu.",
    .positions_title = "{0}: sampai jelas apakah satu pasak dapat tersisa",
    .boards = "Papan makin besar",
    .boards_note =
        "Papan dipotong setelah baris kedua, ketiga, dan seterusnya. Setiap lubang sekali menjadi yang kosong (lubang "
        "yang dipertukarkan simetri saling mewakili); sebuah tanda adalah median soal-soal itu.",
    .boards_title = "{0}, baris demi baris: sampai jelas apakah satu pasak dapat tersisa",
    .pegs_axis = "pasak",
    .holes_axis = "lubang",
    .looked_axis = "papan yang diperiksa (median)",
    .time_axis = "milidetik (median)",
    .legend_full = "terjawab",
    .legend_open = "batas tercapai: paling sedikit sebanyak itu",
    .figures_of = "Semua angka: {0}",
    .pegs = "Pasak",
    .holes = "Lubang",
    .problems = "Soal",
    .method = "Metode",
    .solved = "Terpecahkan",
    .unsolvable = "Mustahil",
    .unknown = "Tidak terjawab",
    .median_boards = "Papan, median",
    .mean_boards = "Papan, rata-rata",
    .median_time = "ms, median",
    .at_least = "≥ {0}",
    .reading = "Cara membaca",
    .memory_title = "Mengapa ingatan menolong",
    .memory_text =
        "Lompatan yang berjauhan dapat dilakukan dalam urutan apa pun, dan setiap urutan menuju papan yang sama. "
        "Runut balik tanpa ingatan bertemu papan itu sekali untuk setiap urutan dan mencari lagi di bawahnya. Tabel "
        "papan yang gagal mencari sekali saja. Makin panjang permainan, makin banyak urutan: garisnya makin terpisah.",
    .limit_title = "Paling sedikit sebanyak itu",
    .limit_text =
        "Setiap metode boleh memeriksa sejumlah papan terbatas. Bila menyerah, tandanya tidak terisi: bilangan "
        "sebenarnya lebih besar.",
    .proof_title = "Ya lebih murah daripada tidak",
    .proof_text =
        "Pencarian yang menemukan solusi berhenti; untuk berkata tidak semuanya harus diperiksa. Kebanyakan posisi "
        "acak "
        "tidak dapat dipecahkan, jadi di sini ingatan paling berharga.",
};

}  // namespace

const PegsWords& pegs_words(Language language) {
  return *in_language(language, &kPegsPageEnglish, &kPegsPageIndonesian);
}

}  // namespace sabar::lab::html
