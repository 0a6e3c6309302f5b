#include <sabar/tui/pegs/texts.hpp>

namespace sabar::tui {
namespace {

constexpr PegsTexts kPegsEnglish = {
    .jumps = "jumps",
    .moves = "moves",
    .pegs = "pegs",
    .keys = "Arrows Enter  u undo  h hint  w winnable?  : type  s save  ? help  q quit",
    .page_keys = "Up Down PgUp PgDn scroll   Esc back",
    .help =
        "A peg jumps over a neighbour into the empty hole behind it, along a row or a column (on a triangular board "
        "along any of its three lines). The peg jumped over leaves the board. Jumps of one peg in a row count as one "
        "move."
        R"(

Keys

  Arrows          go from hole to hole
  Tab             the next peg that can jump
  Enter, Space    pick up a peg; then an arrow says where it jumps
                  Tab and Enter choose where two ways are alike; Esc puts it back
  h               a hint: the next jump of a solution
  w               marks: + the game can be won after the jump, - it cannot,
                  ? not known
  :               type jumps: d2-d4, or a sweep c5-e5-e3
  u, Ctrl-Z       undo        R, Ctrl-Y     redo
  Home   End      back to the start, forward to the last jump
  s               save to a file
  q, Ctrl-C       quit

Mouse: click a peg, then the hole it jumps to.)",
    .too_small = "The board needs {} columns and {} lines; this terminal has {} and {}. Make it larger, or use --line.",
    .line_title = "Moves",
    .task = "{} to {}",
    .task_any = "{} to any",
    .peg = "{}  peg, jumps to {}",
    .peg_stays = "{}  peg",
    .hole = "{}  empty",
    .which_way = "Which way? (arrow; Tab shows the places, Esc puts it back)",
    .two_ways = "There are two ways: choose with Tab, then Enter",
    .no_way = "It cannot jump that way",
    .no_peg = "{} has no peg",
    .no_jump = "The peg in {} cannot jump",
    .taken_back = "Taken back",
    .nothing_to_undo = "There is no jump to take back",
    .played_again = "Played again",
    .nothing_to_redo = "There is no jump to play again",
    .stuck = "No jump is left, {} pegs are. u takes jumps back",
    .saved = "Saved to {}",
    .not_saved = "Not saved: {}",
    .marks_on = "Marks: + can be won after the jump, - cannot, ? not known",
    .marks_off = "No marks",
    .winnable_yes = "It can still be won",
    .winnable_no = "It cannot be won from here; only taking jumps back can help",
    .winnable_unknown = "Not known: the search has found neither a win nor a proof that there is none",
    .looking = "Looking ahead",
    .ask_jump = "Jump:",
    .ask_file = "Save to:",
    .won = "Well done!",
    .won_figures = "{} jumps, {} moves",
    .won_keys = "u look back   s save   q quit",
    .line_start = "Type a jump, or help.",
    .line_help = R"(d2-d4       a jump; c5-e5-e3 a sweep; several may stand in a line
jumps       all jumps that are possible
undo  redo  one jump back, or forward again
hint        the next jump of a solution
winnable    whether the game can still be won, now and after each jump
line        the moves made so far
save FILE   write the game to a file       load FILE   take a game from a file
restart     back to the start
show        the board again
help        this list
quit        the end)",
    .line_stuck = "No jump is left, {} pegs are. undo takes jumps back.",
    .line_won = "Well done! {} jumps, {} moves.",
    .line_needs_file = "{} needs the name of a file",
};

constexpr PegsTexts kPegsIndonesian = {
    .jumps = "lompatan",
    .moves = "langkah",
    .pegs = "pasak",
    .keys = "Panah Enter  u batal  h petunjuk  w bisa?  : ketik  ? bantuan  q keluar",
    .page_keys = "Atas Bawah PgUp PgDn gulir   Esc kembali",
    .help =
        "Sebuah pasak melompati tetangganya ke lubang kosong di belakangnya, mendatar atau tegak (pada papan segitiga "
        "menurut ketiga arahnya). Pasak yang dilompati keluar dari papan. Lompatan berturut-turut satu pasak dihitung "
        "satu langkah."
        R"(

Tombol

  Panah           berpindah dari lubang ke lubang
  Tab             pasak berikut yang dapat melompat
  Enter, Spasi    ambil pasak; lalu panah menunjukkan arah lompatan
                  Tab dan Enter memilih bila ada dua arah; Esc mengembalikan
  h               petunjuk: lompatan berikut dari sebuah solusi
  w               tanda: + setelah lompatan masih bisa menang, - tidak bisa,
                  ? belum diketahui
  :               ketik lompatan: d2-d4, atau beruntun c5-e5-e3
  u, Ctrl-Z       batal       R, Ctrl-Y     ulangi
  Home   End      ke awal, ke lompatan terakhir
  s               simpan ke berkas
  q, Ctrl-C       keluar

Tetikus: klik pasak, lalu lubang tujuannya.)",
    .too_small = "Papan memerlukan {} kolom dan {} baris; terminal ini {} dan {}. Perbesar, atau pakai --line.",
    .line_title = "Langkah",
    .task = "{} ke {}",
    .task_any = "{} ke mana pun",
    .peg = "{}  pasak, melompat ke {}",
    .peg_stays = "{}  pasak",
    .hole = "{}  kosong",
    .which_way = "Ke mana? (panah; Tab menunjukkan tempatnya, Esc mengembalikan)",
    .two_ways = "Ada dua arah: pilih dengan Tab, lalu Enter",
    .no_way = "Tidak dapat melompat ke arah itu",
    .no_peg = "{} tidak berisi pasak",
    .no_jump = "Pasak di {} tidak dapat melompat",
    .taken_back = "Dibatalkan",
    .nothing_to_undo = "Tidak ada lompatan untuk dibatalkan",
    .played_again = "Diulangi",
    .nothing_to_redo = "Tidak ada lompatan untuk diulangi",
    .stuck = "Tidak ada lompatan lagi, tersisa {} pasak. u membatalkan lompatan",
    .saved = "Disimpan di {}",
    .not_saved = "Tidak tersimpan: {}",
    .marks_on = "Tanda: + setelah lompatan bisa menang, - tidak bisa, ? belum diketahui",
    .marks_off = "Tanpa tanda",
    .winnable_yes = "Masih dapat dimenangkan",
    .winnable_no = "Dari sini tidak dapat dimenangkan; hanya membatalkan lompatan yang menolong",
    .winnable_unknown = "Belum diketahui: pencarian tidak menemukan kemenangan maupun bukti sebaliknya",
    .looking = "Sedang melihat ke depan",
    .ask_jump = "Lompatan:",
    .ask_file = "Simpan ke:",
    .won = "Bagus sekali!",
    .won_figures = "{} lompatan, {} langkah",
    .won_keys = "u lihat kembali   s simpan   q keluar",
    .line_start = "Ketik lompatan, atau help.",
    .line_help = R"(d2-d4       lompatan; c5-e5-e3 beruntun; boleh beberapa dalam sebaris
jumps       semua lompatan yang mungkin
undo  redo  satu lompatan mundur, atau maju lagi
hint        lompatan berikut dari sebuah solusi
winnable    apakah masih dapat dimenangkan, sekarang dan setelah tiap lompatan
line        langkah yang sudah dimainkan
save FILE   simpan permainan ke berkas     load FILE   ambil permainan dari berkas
restart     kembali ke awal
show        tampilkan papan lagi
help        daftar ini
quit        selesai)",
    .line_stuck = "Tidak ada lompatan lagi, tersisa {} pasak. undo membatalkan lompatan.",
    .line_won = "Bagus sekali! {} lompatan, {} langkah.",
    .line_needs_file = "{} memerlukan nama berkas",
};

}  // namespace

const PegsTexts& pegs_texts(Language language) { return *in_language(language, &kPegsEnglish, &kPegsIndonesian); }

}  // namespace sabar::tui
