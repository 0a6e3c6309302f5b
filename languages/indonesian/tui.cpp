// What the terminal says.
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/pegs/texts.hpp>
#include <sabar/tui/set/texts.hpp>

namespace sabar::tui {
namespace {

constexpr Texts kIndonesianTexts = {
    .moves = "langkah",
    .time = "waktu",
    .progress = "selesai",
    .keys_move = "Panah Enter",
    .keys_home = "f naik",
    .keys_draw = "d buka",
    .keys_cell = "c sel",
    .keys_rest = "u batal  h saran  n baru  ? bantu  q keluar",
    .menu_keys = "Panah memilih   Enter main   huruf mencari   Esc kembali, keluar",
    .page_keys = "Atas Bawah PgUp PgDn menggulir   Esc kembali",
    .key_page = R"(Tombol

  Panah           berpindah antartumpukan; atas dan bawah juga memilih berapa
                  kartu dari sebuah kolom
  Enter, Spasi    mengambil, meletakkan; di stok: membuka kartu
  Tab             tumpukan berikutnya yang menerima kartu di tangan, atau yang
                  dapat bergerak
  1 … 9, 0        kolom 1 … 10: angka pertama mengambil, angka kedua meletakkan
  p               mengambil dari buangan
  f               menaikkan kartu: ke fondasi, ke lubang, atau keluar permainan
  c               memindahkan kartu ke sel kosong
  a               menaikkan semua kartu yang bisa
  d               membuka kartu stok, atau membalik buangan
  r   g           membalik buangan   mengumpulkan kolom
  h               saran: langkah berikut menuju kemenangan, atau dugaan
  w               masih bisa menang? Tombol apa pun menghentikan pencarian
  l   b           langkah mana yang membuat kalah?   kembali ke sebelumnya
  :               mengetik langkah: t3-t5, t3-t5x4 (tepat empat), w-f1, p4+p9
  u, Ctrl-Z       membatalkan     R, Ctrl-Y   mengulangi
  Home   End      kembali ke awal, maju ke langkah terakhir
  n               pembagian baru, juga yang bisa dimenangkan
  s               menyimpan ke berkas
  C               dua atau empat warna
  m               daftar permainan
  q, Ctrl-C       keluar; permainan disimpan dan dilanjutkan oleh `sabar play`

Tumpukan: t kolom, c sel, f fondasi, r cadangan, s stok, w buangan, h lubang,
p tempat, g kisi, a baris, d keluar permainan.

Tetikus: klik kartu lalu tujuannya, atau seret; klik stok untuk membuka;
klik ganda menaikkan kartu.)",
    .too_small = "Meja memerlukan {} kolom dan {} baris; terminal ini {} dan {}. Perbesarlah, atau pakai --line.",

    .where_to = "Ke mana? (Tab menunjukkan tujuan, Esc mengembalikan)",
    .nothing_to_move = "Tidak ada yang dapat dipindahkan dari {} sekarang",
    .no_way_there = "Kartu ini tidak dapat ke {}",
    .no_home = "Tidak ada kartu yang dapat naik dari sana",
    .no_cell = "Tidak ada sel yang menerima kartu ini",
    .no_draw = "Tidak ada kartu yang dapat dibuka",
    .no_column = "Tidak ada kolom {}",
    .taken_back = "Dibatalkan",
    .nothing_to_undo = "Tidak ada langkah untuk dibatalkan",
    .played_again = "Diulangi",
    .nothing_to_redo = "Tidak ada langkah untuk diulangi",
    .sent_home = "Kartu yang naik: {}",
    .stuck = "Tidak ada langkah lagi. u membatalkan, n membagi baru",
    .saved = "Disimpan ke {}",

    .thinking = "Berpikir: {} juta posisi; tombol apa pun menghentikan",
    .winnable_yes = "Masih bisa menang: {} langkah menuju kemenangan sudah diketahui",
    .winnable_no = "Dari sini tidak bisa menang; hanya membatalkan langkah yang menolong",
    .winnable_never = "Pembagian ini sama sekali tidak bisa dimenangkan",
    .winnable_unknown = "Tidak diketahui: pencarian tidak menemukan kemenangan maupun bukti sebaliknya",
    .winnable_stopped = "Belum diketahui; bila ditanya lagi, pencarian dilanjutkan",
    .loss_back = "b kembali ke sana.",
    .before_loss = "Dari sini bisa menang; h menunjukkan jalannya",
    .no_loss = "Langkah yang membuat kalah belum diketahui; l mencarinya",
    .winnable_deal = "Pembagian ini bisa dimenangkan: {} langkah sudah diketahui",
    .no_winnable = "Tidak ditemukan; {} pembagian sudah dilihat",

    .ask_move = "Langkah:",
    .ask_deal = "Baru: nomor, w (bisa menang), easy, medium, hard; Enter bebas:",
    .ask_file = "Simpan ke:",

    .won = "Bagus sekali!",
    .won_line = "{}, {}",
    .won_figures = "menang dengan {} langkah dalam {}",
    .won_keys = "n pembagian baru   m permainan lain   u lihat lagi   q keluar",

    .menu_title = "Permainan apa?",
    .menu_best_known = "Paling dikenal",
    .menu_continue = "Lanjutkan {}, {}, {} langkah",
    .menu_search = "Cari: {}",
    .menu_none = "Tidak ada permainan dengan nama itu",
    .offer = "Ada permainan yang belum selesai",
    .offer_line = "{}, {}, {} langkah",
    .offer_keys = "Enter lanjutkan   n mulai yang baru   Esc keluar",

    .damaged = "Simpanan tidak dapat dibaca: {}. Berkasnya ada di {}",
    .previous = "Permainan sebelumnya yang belum selesai ada di {}",
    .no_place = "Tidak ada folder rumah: permainan tidak disimpan",
    .kept = "Permainan disimpan; `sabar play` melanjutkannya.",

    .line_start = "Ketik langkah, atau help.",
    .line_help = R"(t3-t5       langkah; t3-t5x4 memindahkan tepat empat kartu; juga draw, redeal, gather
moves       semua langkah yang sah
undo  redo  mundur atau maju satu langkah
home        menaikkan semua kartu yang bisa
hint        saran: langkah berikut menuju kemenangan, atau dugaan
winnable    apakah masih bisa menang; Enter menghentikan pencarian
lost  back  langkah mana yang membuat kalah; kembali ke sebelumnya
new [N]     pembagian lain: nomor, skema:nomor, atau bebas
            new winnable, easy, medium, hard: yang bisa dimenangkan
save FILE   menyimpan ke berkas       load FILE   mengambil dari berkas
continue    permainan sebelumnya yang belum selesai
show        meja sekali lagi
rules       aturan permainan
help        daftar ini
quit        selesai; permainan disimpan dan dilanjutkan oleh `sabar play`
Tumpukan: t kolom, c sel, f fondasi, r cadangan, s stok, w buangan, h lubang, p tempat, g kisi, a baris, d keluar permainan.)",
    .line_ask_game = "Permainan apa? Ketik namanya.",
    .line_offer = "Belum selesai: {}, {}, {} langkah. `continue` melanjutkannya.",
    .line_no_offer = "tidak ada permainan yang belum selesai",
    .line_stuck = "Tidak ada langkah lagi. undo membatalkan, new membagi baru.",
    .line_loss_back = "`back` kembali ke sana.",
    .line_needs_file = "{} memerlukan nama berkas",
    .line_won = "Bagus sekali! Menang dengan {} langkah dalam {}.",
};

constexpr PegsTexts kIndonesianPegsTexts = {
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

constexpr SetTexts kIndonesianSetTexts = {
    .score = "nilai",
    .sets = "set",
    .wrong = "salah",
    .hints = "petunjuk",
    .deck = "dek",
    .deal = "nomor",
    .keys = "huruf pilih  1 2 3 petunjuk  U batal  N baru  S simpan  ? bantuan  Q keluar",
    .keys_called = "huruf pilih  + tak ada  1 2 3 petunjuk  U batal  N baru  ? bantuan  Q keluar",
    .page_keys = "Atas Bawah PgUp PgDn gulir   Esc kembali",
    .help =
        "Tiga kartu adalah set bila setiap atributnya (angka, warna, isian, bentuk) sama semua atau berbeda semua. "
        "Dua sama dan satu lain tidak pernah menjadi set. Dua belas kartu ada di meja; set yang Anda sebut diambil "
        "dan meja diisi lagi. Bila tidak ada set, datang tiga kartu lagi. Permainan selesai bila dek habis dan "
        "tidak ada set lagi. Nilai adalah banyaknya set dikurangi sebutan yang salah. Dalam ultraset diambil empat "
        "kartu: dua pasang yang kekurangan kartu ketiga yang sama."
        R"(

Tombol

  huruf           huruf pada kartu memilih kartu itu, atau melepasnya; kartu
                  ketiga berarti menyebut set
  Panah, Spasi    berpindah dari kartu ke kartu dan memilih
  Esc             lepaskan semua kartu
  +               tidak ada set: tiga kartu lagi (salah bila ada)
  1  2  3         petunjuk: sekian kartu dari sebuah set; H satu kartu lagi
  :               ketik kode kartu: SHAO DMAW TUAG
  U, Ctrl-Z       batal       R, Ctrl-Y     ulangi
  L               nama warna pada kartu, atau kode
  N               kartu baru  S             simpan ke berkas
  Q, Ctrl-C       keluar; permainan disimpan, `sabar set play` melanjutkannya

Kode berisi satu huruf untuk tiap atribut: S D T satu dua tiga, H M U hijau
merah ungu, A K P arsir kosong penuh, O W G oval wajik gelombang.

Tetikus: klik kartu.)",
    .too_small = "Kartu memerlukan tempat lebih dari {} kolom dan {} baris. Perbesar terminal, atau pakai --line.",
    .taken_title = "Diambil",
    .right = "Set: {}",
    .not_right = "Bukan set. {}",
    .none_right = "Benar, tidak ada: tiga kartu lagi",
    .none_wrong = "Salah: ada set",
    .more_came = "Tidak ada set lagi: datang tiga kartu",
    .no_such_key = "Tidak ada kartu dengan huruf ini",
    .hint = "Bagian dari sebuah set: {}",
    .hint_last = "Ini sebuah set: {}",
    .hint_none = "Tidak ada set: + untuk tiga kartu lagi",
    .taken_back = "Dibatalkan",
    .nothing_to_undo = "Tidak ada yang dapat dibatalkan",
    .played_again = "Diulangi",
    .nothing_to_redo = "Tidak ada yang dapat diulangi",
    .saved = "Disimpan di {}",
    .not_saved = "Tidak tersimpan: {}",
    .new_deal = "Kartu baru",
    .no_number = "{} bukan nomor: hanya angka, di bawah 2^64",
    .continued = "Permainan yang belum selesai dilanjutkan; N memulai yang baru",
    .damaged = "Simpanan tidak dapat dibaca: {}. Berkasnya ada di {}",
    .previous = "Permainan sebelumnya yang belum selesai ada di {}",
    .kept = "Permainan disimpan; `sabar set play` melanjutkannya.",
    .ask_cards = "Kartu:",
    .ask_file = "Simpan ke:",
    .ask_deal = "Nomor (kosong: acak):",
    .over = "Dek habis dan tidak ada set lagi",
    .over_sets = "{} set diambil, {} kartu tersisa",
    .over_calls = "{} kali salah, {} kartu petunjuk",
    .over_score = "nilai {}, waktu {}",
    .over_keys = "N kartu baru   U lihat kembali   Q keluar",
    .line_start = "Ketik tiga kartu (nomor atau kode), atau help.",
    .line_help = R"(1 5 9       sebut tiga kartu dengan nomornya; kode juga bisa: SHAO DMAW TUAG
none        tidak ada set: tiga kartu lagi (salah bila ada)
hint [N]    N kartu dari sebuah set, 1 sampai 3
undo  redo  satu sebutan mundur, atau maju lagi
show        tampilkan meja lagi
sets        set yang sudah diambil
new [NOMOR] kartu baru
save FILE   simpan permainan ke berkas     load FILE   ambil permainan dari berkas
help        daftar ini
quit        selesai; permainan disimpan, `sabar set play` melanjutkannya)",
    .line_needs_file = "{} memerlukan nama berkas",
    .line_no_place = "Tidak ada kartu {}; ada {} kartu",
    .watch_title = "Brute force",
    .watch_keys = "Spasi berikutnya  Enter sampai set  A otomatis  + - laju  ? bantuan  Q keluar",
    .watch_page =
        "Program dalam makalah memainkan satu permainan: semua kombinasi tiga kartu dicoba berurutan sampai ada "
        "yang merupakan set. Set itu diambil dan meja diisi sampai dua belas kartu. Bila tidak ada, datang tiga "
        "kartu lagi. Program makalah berhenti di situ; yang ini terus sampai dek habis dan tidak ada set lagi."
        R"(

Tombol

  Spasi           kombinasi berikutnya; setelah set, meja berikutnya
  Enter           sampai ke set, atau ke meja berikutnya
  A               otomatis, atau satu tombol tiap langkah
  + -             lebih cepat, lebih lambat
  E               langsung sampai selesai
  L               nama warna pada kartu, atau kode
  Q, Ctrl-C       keluar)",
    .tried = "kombinasi {} dari {}",
    .trying = "Mencoba {}",
    .found = "Set: {}",
    .nothing = "Tidak ada kombinasi yang merupakan set: tiga kartu lagi",
    .table = "Meja {}: {} kartu, {} di dek",
    .triple_no = "  {}  bukan",
    .triple_yes = "  {}  set",
    .end_sets = "Selesai: {} set diambil, {} kartu tersisa",
    .end_tables = "{} meja, {} kombinasi dicoba, {:.1f} tiap meja",
    .end_more = "Tiga kartu lagi sebanyak {} kali; meja terbesar: {} kartu",
    .end_paper = "Program makalah akan berhenti pada meja {}.",
    .end_paper_no = "Program makalah akan selesai dengan hasil yang sama.",
    .press_enter = "Enter: langkah berikut, q: keluar",
};

}  // namespace

template <>
const Texts& texts_in<Language::indonesian>() {
  return kIndonesianTexts;
}

template <>
const PegsTexts& pegs_texts_in<Language::indonesian>() {
  return kIndonesianPegsTexts;
}

template <>
const SetTexts& set_texts_in<Language::indonesian>() {
  return kIndonesianSetTexts;
}

}  // namespace sabar::tui
