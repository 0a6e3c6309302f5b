#include <sabar/tui/set/texts.hpp>

namespace sabar::tui {
namespace {

constexpr SetTexts kSetEnglish = {
    .score = "score",
    .sets = "sets",
    .wrong = "wrong",
    .hints = "hints",
    .deck = "deck",
    .deal = "deal",
    .keys = "letters choose  1 2 3 hint  U undo  N new  S save  ? help  Q quit",
    .keys_called = "letters choose  + no set  1 2 3 hint  U undo  N new  ? help  Q quit",
    .page_keys = "Up Down PgUp PgDn scroll   Esc back",
    .help =
        "Three cards are a set if in each attribute (number, colour, filling, shape) they are all the same or all "
        "different. Two of one kind and one of another is never a set. Twelve cards lie on the table; a set that you "
        "call is taken and the table is filled up. When there is no set, three more cards come. The game ends when "
        "the deck is out and no set is left. The score is the sets taken less the wrong calls. In ultraset you take "
        "four cards: two pairs that lack the same third card."
        R"(

Keys

  letters         the letter on a card chooses it, or lets it go; the third
                  card is the call
  Arrows, Space   go from card to card and choose
  Esc             let all cards go
  +               there is no set: three more cards (wrong if there is one)
  1  2  3         a hint: so many cards of a set; H one more card
  :               type the codes of cards: SHAO DMAW TUAG
  U, Ctrl-Z       undo        R, Ctrl-Y     redo
  L               names of colours on the cards, or codes
  N               a new deal  S             save to a file
  Q, Ctrl-C       quit; the game is kept, and `sabar set play` continues it

A code has a letter for each attribute: S D T one two three, H M U green red
purple, A K P striped open solid, O W G oval diamond squiggle.

Mouse: click cards.)",
    .too_small = "The cards need more room than {} columns and {} lines. Make the terminal larger, or use --line.",
    .taken_title = "Taken",
    .right = "A set: {}",
    .not_right = "No set. {}",
    .none_right = "Right, there is none: three more cards",
    .none_wrong = "Wrong: there is a set",
    .more_came = "No set was left: three more cards came",
    .no_such_key = "No card has this letter",
    .hint = "Part of a set: {}",
    .hint_last = "This is a set: {}",
    .hint_none = "There is no set: + for three more cards",
    .taken_back = "Taken back",
    .nothing_to_undo = "There is nothing to take back",
    .played_again = "Played again",
    .nothing_to_redo = "There is nothing to play again",
    .saved = "Saved to {}",
    .not_saved = "Not saved: {}",
    .new_deal = "A new deal",
    .no_number = "{} is no number of a deal: digits only, below 2^64",
    .continued = "Your unfinished game goes on; N deals anew",
    .damaged = "The saved game cannot be read: {}. It is kept in {}",
    .previous = "The unfinished game before is kept in {}",
    .kept = "The game is kept; `sabar set play` continues it.",
    .ask_cards = "Cards:",
    .ask_file = "Save to:",
    .ask_deal = "Deal (none: by lot):",
    .over = "The deck is out and no set is left",
    .over_sets = "{} sets taken, {} cards left",
    .over_calls = "{} wrong calls, {} cards of hints",
    .over_score = "score {}, time {}",
    .over_keys = "N new deal   U look back   Q quit",
    .line_start = "Type three cards (numbers or codes), or help.",
    .line_help = R"(1 5 9       call three cards by their numbers; codes also do: SHAO DMAW TUAG
none        there is no set: three more cards (wrong if there is one)
hint [N]    N cards of a set, 1 to 3
undo  redo  one call back, or forward again
show        the table again
sets        the sets taken so far
new [DEAL]  another deal
save FILE   write the game to a file       load FILE   take a game from a file
help        this list
quit        the end; the game is kept, and `sabar set play` continues it)",
    .line_needs_file = "{} needs the name of a file",
    .line_no_place = "There is no card {}; there are {}",
    .watch_title = "Brute force",
    .watch_keys = "Space next triple  Enter to the set  A by itself  + - speed  ? help  Q quit",
    .watch_page =
        "The program of the paper plays a game: it tries all triples of cards in order until one is a set. The set "
        "is taken and the table filled up to twelve. When no triple is a set, three more cards come. The paper's "
        "program ended there; this one goes on until the deck is out and no set is left."
        R"(

Keys

  Space           the next triple; after a set, the next table
  Enter           on to the set, or to the next table
  A               by itself, or a key for each step
  + -             faster, slower
  E               to the end at once
  L               names of colours on the cards, or codes
  Q, Ctrl-C       quit)",
    .tried = "triple {} of {}",
    .trying = "Trying {}",
    .found = "A set: {}",
    .nothing = "No triple is a set: three more cards",
    .table = "Table {}: {} cards, {} in the deck",
    .triple_no = "  {}  no",
    .triple_yes = "  {}  set",
    .end_sets = "Over: {} sets taken, {} cards left",
    .end_tables = "{} tables, {} triples tried, {:.1f} on a table",
    .end_more = "Times that three more cards came: {}; largest table: {} cards",
    .end_paper = "The paper's program would have stopped at table {}.",
    .end_paper_no = "The paper's program would have come to the same end.",
    .press_enter = "Enter: next step, q: quit",
};

constexpr SetTexts kSetIndonesian = {
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

const SetTexts& set_texts(Language language) { return *in_language(language, &kSetEnglish, &kSetIndonesian); }

}  // namespace sabar::tui
