#include <sabar/tui/patience/texts_each.hpp>

namespace sabar::tui {

const Texts kIndonesianTexts = {
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

}  // namespace sabar::tui
