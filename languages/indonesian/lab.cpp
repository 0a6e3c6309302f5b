// Pages of the laboratories: shuffles, strategies, pegs.
#include <array>

#include <sabar/lab/pegs/words.hpp>
#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/lab/strategies/words.hpp>

namespace sabar::lab::html {
namespace {

constexpr auto kTests = std::to_array<NamedTest>({
    {"card-position", "Kartu menurut posisi", "Seberapa sering tiap kartu sampai di tiap posisi, semua sel sekaligus."},
    {"first-card", "Posisi kartu pertama", "Di mana kartu yang semula paling depan berakhir."},
    {"last-card", "Posisi kartu terakhir", "Di mana kartu yang semula paling belakang berakhir."},
    {"fixed-points", "Titik tetap", "Kartu yang tetap berada di posisinya semula."},
    {"cycles", "Siklus", "Banyaknya siklus permutasi."},
    {"longest-cycle", "Siklus terpanjang", "Panjang siklus yang terpanjang."},
    {"first-cycle", "Siklus kartu pertama", "Panjang siklus yang memuat kartu pertama."},
    {"sign", "Paritas", "Apakah urutan dicapai dengan banyak pertukaran yang genap atau ganjil."},
    {"rising", "Barisan naik", "Rantai kartu berurutan yang dari kiri ke kanan masih dalam urutan lamanya."},
    {"descents", "Turunan", "Tempat sebuah kartu diikuti kartu yang lebih kecil."},
    {"successions", "Tetangga yang tetap bersama",
     "Tempat sebuah kartu langsung diikuti kartu yang memang semula mengikutinya."},
    {"displacement", "Jarak perpindahan", "Jumlah jarak antara posisi lama dan posisi baru semua kartu."},
    {"inversions", "Inversi", "Pasangan kartu yang bertukar urutan."},
    {"draws", "Bilangan acak",
     "Bilangan acak yang diperlukan Fisher–Yates untuk urutan ini: apakah masing-masing merata?"},
    {"draw-pairs", "Paritas bilangan acak berpasangan",
     "Apakah bit terendah dua bilangan acak sama pada separuh dek, untuk semua pasangan."},
    {"draw-patterns", "Pola paritas", "Dek yang bit-bit terendah bilangan acaknya sama dengan dek sebelumnya."},
    {"suits", "Jenis kartu di daerah pertama",
     "Rata-rata banyaknya hati, wajik, keriting, dan sekop di daerah pertama."},
    {"suit-spread", "Sebaran jenis kartu",
     "Jumlah kuadrat selisih banyaknya tiap jenis di daerah pertama dari pembagian yang sama rata."},
    {"repeats", "Urutan berulang", "Dek dengan urutan yang sudah pernah muncul."},
});

constexpr auto kFacts = std::to_array<Named>({
    {"fixed-points", "titik tetap, rata-rata"},
    {"fixed-points-variance", "titik tetap, varians"},
    {"derangements", "bagian tanpa titik tetap"},
    {"one-cycle", "bagian dengan satu siklus"},
    {"cycles", "siklus, rata-rata"},
    {"longest-cycle", "siklus terpanjang, rata-rata"},
    {"odd", "bagian urutan ganjil"},
    {"displacement", "jarak perpindahan total, rata-rata"},
    {"inversions", "inversi, rata-rata"},
    {"rising", "barisan naik, rata-rata"},
    {"successions", "tetangga yang tetap bersama, rata-rata"},
});

constexpr auto kAxes = std::to_array<Named>({
    {"place", "posisi"},
    {"fixed points", "titik tetap"},
    {"cycles", "siklus"},
    {"length", "panjang"},
    {"odd", "paritas"},
    {"rising sequences", "barisan naik"},
    {"descents", "turunan"},
    {"successions", "tetangga yang tetap bersama"},
    {"spread", "sebaran"},
});

constexpr auto kShuffles = std::to_array<Named>({
    {"fisher-yates", "semua urutan sama mungkinnya; satu bilangan acak per pertukaran"},
    {"fisher-yates-batched", "hukum yang sama, beberapa bilangan dari satu kata acak"},
    {"inside-out", "Fisher–Yates ke atas, untuk dek yang datang kartu demi kartu"},
    {"sattolo", "semua urutan satu siklus sama mungkinnya, tidak ada kartu yang tinggal"},
    {"sattolo-batched", "hukum yang sama, beberapa bilangan dari satu kata acak"},
    {"lcg", "menurut barisan kongruensial linear; urutannya sedikit"},
    {"riffle", "kocokan riffle Gilbert–Shannon–Reeds"},
    {"overhand", "kocokan overhand: paket-paket dalam urutan terbalik"},
    {"naive", "sengaja salah: tiap kartu ditukar dengan posisi mana pun"},
    {"rand-modulo", "sengaja salah: Fisher–Yates dengan rand() % n, rand() 15 bit"},
});

constexpr auto kGenerators = std::to_array<Named>({
    {"xoshiro256**", "pembangkit serbaguna yang cepat dari Blackman dan Vigna"},
    {"pcg64", "pembangkit kongruensial 128 bit dari O'Neill yang keluarannya dipermutasi"},
    {"wyrand", "pencacah Wang Yi yang dilipat oleh satu perkalian lebar"},
    {"splitmix64", "pencacah teracak dari Steele, Lea, dan Flood"},
    {"chacha20", "sandi alir Bernstein, sekuat kriptografi"},
    {"mt19937", "Mersenne twister 32 bit dari pustaka C++"},
    {"mt19937-64", "Mersenne twister 64 bit dari pustaka C++"},
    {"ms", "rand() 15 bit dari pustaka C Microsoft"},
    {"minstd", "standar minimal Park dan Miller, 16807 mod 2^31-1"},
    {"ansi", "contoh rand() dari standar C"},
});

// Longer pieces first: each is replaced in turn.
constexpr auto kPhrases = std::to_array<Named>({
    {"none at home", "tidak ada di posisi asal"},
    {"decks in each cell", "dek di tiap sel"},
    {"at home in", "di posisi asal"},
    {"each of the", "masing-masing dari"},
    {"other places", "posisi lain"},
    {"each of", "masing-masing dari"},
    {"places", "posisi"},
    {"always odd", "selalu ganjil"},
    {"always even", "selalu genap"},
    {"always", "selalu"},
    {"odd", "ganjil"},
    {"mean", "rata-rata"},
    {"chi-square", "khi-kuadrat"},
    {" with ", " dengan "},
    {"degrees of freedom", "derajat bebas"},
    {"repeats", "ulangan"},
    {"draw i uniform on", "bilangan ke-i seragam pada"},
});

constexpr auto kIndonesianSummaries = std::to_array<Named>({
    {"auto", "bertahap: terbaik dahulu, berkas, lalu pencarian lengkap; untuk semua permainan"},
    {"dfs", "pencarian mendalam dengan tabel dan semua teknik yang lengkap"},
    {"best-first", "posisi yang tampak terbaik lebih dahulu"},
    {"levels", "posisi terbaik tiap tingkat, satu demi satu"},
    {"beam", "berkas 1.000 posisi untuk setiap tingkat"},
    {"hole", "tumpukan Golf, Black Hole dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"pairs", "himpunan kartu Pyramid dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"beaten", "kolom-kolom Aces Up dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"gaps", "tempat-tempat Gaps dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"rows", "barisan Accordion dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"klondike", "model ringkas Klondike, yang dipakai `auto` di mana pun cocok"},
    {"freecell", "tautan antarkartu FreeCell dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"spider", "berkas untuk setiap baris Spider dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"canfield", "susunan dan stok Canfield dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"yukon", "tautan antarkartu Yukon dan kerabatnya, yang dipakai `auto` di mana pun cocok"},
    {"backtrack", "setiap urutan langkah, tanpa tabel"},
    {"reference", "melebar atas posisi utuh; lambat, sebagai pembanding"},
    {"dfs-paper", "pencarian mendalam dari makalah: riwayat dan jalur saja"},
    {"greedy-paper", "enam fase dari makalah greedy dengan kolom yang diundi; berhenti bila buntu"},
    {"greedy", "memainkan langkah yang paling bernilai dan tidak pernah kembali ke posisi lama"},
    {"random", "memainkan sembarang langkah yang sah, menurut undian"},
});

const Text kIndonesianText = {
    .page = report::page_words(Language::indonesian),

    .title = "Pengacakan kartu, diukur",
    .lead =
        "Setiap metode mengacak {0} dek terurut berisi {1} kartu. Hasilnya dibandingkan dengan dua hukum eksak: "
        "semua urutan sama mungkinnya, seperti janji pengacakan Fisher–Yates, dan semua urutan satu siklus sama "
        "mungkinnya, seperti janji pengacakan Sattolo.",
    .decks = "Dek per metode",
    .cards = "Kartu",
    .generator = "Pembangkit",
    .seed = "Benih (seed)",
    .stopped = "Pengukuran dihentikan lebih awal: hanya metode yang selesai diukur yang ditampilkan.",

    .verdicts = "Putusan",
    .as_theory = "sesuai teori",
    .as_sattolo_must = "berbeda dari seragam, sesuai hukum Sattolo",
    .as_riffles_must = "berbeda dari seragam, sesuai hukum {0} kali riffle",
    .as_one_riffle_must = "berbeda dari seragam, sesuai hukum satu kali riffle",
    .differs = "berbeda dari seragam",
    .broken = "rusak",
    .as_theory_note = "Tidak ada uji yang bertentangan dengan hukum metode ini.",
    .as_it_must_note = "Tidak seragam, dan pada semua uji berperilaku seperti hukumnya sendiri.",
    .differs_note = "Tidak seragam. Untuk sebagian uji ini hukum eksak metodenya tidak diketahui.",
    .broken_note = "Sedikitnya satu uji bertentangan dengan hukum yang seharusnya dipatuhi metode ini.",
    .meant_uniform_note = "Dimaksudkan agar semua urutan sama mungkinnya, tetapi tidak demikian.",
    .tests_differ = "{0} dari {1} uji membedakannya dari pengacakan seragam",
    .per_shuffle = "{0} ns per pengacakan",

    .facts = "Hasil ukur di samping teori",
    .facts_caption = "Rata-rata dan bagian dari semua dek, ± satu galat baku, di samping nilai eksak",
    .facts_note =
        "Banyaknya urutan yang mungkin adalah milik metodenya sendiri; pembangkit dengan keadaan atau benih "
        "yang kecil mencapai lebih sedikit. Waktu adalah median pada mesin yang membuat halaman ini.",
    .quantity = "Besaran",
    .theory_uniform = "Teori: seragam",
    .theory_one_cycle = "Teori: satu siklus",
    .theory_riffles = "Teori: riffle",
    .speed = "waktu per pengacakan",
    .possible_orders = "urutan yang mungkin",
    .repeated_orders = "dek dengan urutan yang pernah muncul",
    .distinct_orders = "urutan berbeda yang muncul",
    .estimated_orders = "perkiraan banyaknya urutan, dari ulangan",
    .bits = "{0} bit",
    .at_most = "paling banyak {0}",
    .not_alike = "tidak sama mungkin",

    .suits = "Jenis kartu di meja",
    .suits_caption = "Rata-rata banyaknya kartu tiap jenis di tiap bagian meja",
    .suits_note =
        "Dek terurut dimulai dengan hati. Pengacakan yang tidak membiarkan satu kartu pun tinggal sedikit "
        "lebih jarang mengembalikan jenis kartu ke daerah asalnya.",
    .area = "Daerah",
    .places_range = "posisi {0} sampai {1}",

    .heat = "Kartu mana sampai di mana",
    .heat_note =
        "Satu baris untuk tiap kartu, satu kolom untuk tiap posisi; satu dek menambah satu pada satu sel di "
        "tiap baris. Warna menunjukkan jauhnya sel dari harapan pengacakan seragam, dalam simpangan baku (z): "
        "sekitar 19 dari 20 sel semestinya di antara −2 dan +2. Kartu yang tinggal di posisi asal terletak "
        "pada diagonal dari kiri atas.",
    .card = "kartu, menurut posisi semula",
    .place = "posisi setelah diacak",
    .rarer = "lebih jarang",
    .more_often = "lebih sering",
    .heat_title = "Kartu menurut posisi: {0}",
    .heat_desc =
        "Peta panas {0} baris (kartu) kali {1} kolom (posisi); warna adalah simpangan dari pengacakan "
        "seragam dalam simpangan baku.",
    .heat_cells = "Pengacakan seragam mengharapkan {0} dek di tiap sel.",
    .heat_home = "Kartu di posisi asal, semua dek sekaligus: {0}, seragam {1}.",
    .heat_worst = "Paling jauh: kartu {0} di posisi {1}, {2} dek, z&nbsp;=&nbsp;{3}.",
    .heat_binned = "Tiap sel gambar menggabungkan {0} kartu dan posisi sebanyak itu pula.",

    .bars = "Seberapa sering tiap nilai muncul",
    .bars_note =
        "Batang adalah hasil ukur; tanda adalah harapan menurut hukum. Di mana batang berakhir pada tandanya, "
        "pengacakan mengikuti hukum itu. Tunjuk sebuah batang untuk melihat angkanya.",
    .observed = "Teramati",
    .share_of_decks = "% dek",
    .off_scale = "di luar skala",
    .bars_desc = "Diagram batang bagian dek menurut {0}, dengan tanda untuk bagian yang diharapkan.",
    .grouped = "tiap batang {0} nilai",
    .even = "genap",
    .odd = "ganjil",

    .tests = "Semua uji",
    .tests_note =
        "Tiap uji dihadapkan pada hukum seragam dan, bila diketahui, pada hukum metode itu sendiri. Nilai p "
        "yang kecil menentang hukum di barisnya.",
    .tests_caption = "Uji terhadap {0}",
    .test = "Uji",
    .law = "Hukum",
    .expected = "Harapan",
    .p_value = "Nilai p",
    .adjusted = "p terkoreksi",
    .verdict = "Putusan",
    .uniform = "seragam",
    .one_cycle = "satu siklus",
    .riffles = "{0} kali riffle",
    .one_riffle = "satu kali riffle",
    .excluded = "{0} yang mustahil menurut hukum ini",

    .reading = "Cara membacanya",
    .sattolo_title = "Yang bisa dan tidak bisa dilakukan pengacakan Sattolo",
    .sattolo =
        "Sattolo membuat setiap urutan yang terdiri atas satu siklus dengan peluang sama dan tidak pernah "
        "urutan lain: (n−1)! = {0} dari n! = {1}, satu di antara {2}. Tidak ada kartu yang tinggal di "
        "posisinya, dan dengan {2} kartu urutannya selalu {3}. Maka “tanpa titik tetap” tidak berarti "
        "“lebih acak”: artinya ada sesuatu tentang dek berikutnya yang sudah pasti, dan siapa yang melihat dek "
        "sebelumnya dapat memanfaatkannya. Pengacakan yang adil rata-rata membiarkan satu kartu di tempatnya, "
        "dan tidak satu pun pada sekitar 37 % dek.",
    .always_odd = "permutasi ganjil (dicapai dengan pertukaran sebanyak bilangan ganjil)",
    .always_even = "permutasi genap (dicapai dengan pertukaran sebanyak bilangan genap)",
    .derangement_title = "Tanpa titik tetap belum berarti satu siklus",
    .derangement =
        "Urutan yang tidak membiarkan satu kartu pun tinggal disebut derangement. Urutan satu siklus selalu "
        "derangement, tetapi tidak sebaliknya: dua siklus yang masing-masing separuh dek pun tidak "
        "menyisakan kartu di tempatnya. Dari semua derangement {0} kartu hanya {1} % yang satu siklus.",
    .p_title = "Apa itu nilai p",
    .p = "Andaikan hukumnya benar. Nilai p adalah seberapa sering kebetulan semata akan menyimpang sedikitnya sejauh "
         "pengukuran ini. 0,43 tidak aneh; 0,000001 sulit dipercaya. Nilai p bukan peluang bahwa pengacakannya baik, "
         "dan nilai yang besar tidak membuktikan apa-apa: deknya mungkin terlalu sedikit, atau cacatnya tidak "
         "terlihat oleh uji ini.",
    .many_title = "Banyak uji sekaligus",
    .many =
        "Siapa yang mencoba seratus uji akan menemukan kira-kira satu nilai p di bawah 0,01 bahkan untuk pengacakan "
        "yang sempurna. Karena itu tiap nilai p dikalikan dengan banyaknya uji terhadap hukumnya di halaman ini "
        "(Bonferroni); hanya bila hasilnya tetap sangat kecil, lazimnya di bawah 0,001, hukum itu dianggap "
        "terbantah.",
    .error_title = "Arti tanda ±",
    .error =
        "Galat baku adalah seberapa jauh rata-rata atau bagian dari dek sebanyak itu menyimpang karena kebetulan: "
        "pada dua dari tiga pengukuran nilai sebenarnya ada di dalamnya, pada 19 dari 20 di dalam dua kalinya. "
        "Dek empat kali lebih banyak membuatnya setengah.",

    .test_names = kTests,
    .fact_names = kFacts,
    .axis_names = kAxes,
    .shuffle_summaries = kShuffles,
    .generator_summaries = kGenerators,
    .phrases = kPhrases,
};

constexpr StrategiesWords kIndonesianStrategiesWords = {
    .title = "Strategi, diukur",
    .lead =
        "Setiap strategi memainkan {0} pembagian {1} yang sama. Kemenangan baru dihitung setelah diulang dan "
        "disahkan oleh juri.",
    .game = "Permainan",
    .rules = "Aturan",
    .deals = "Pembagian",
    .scheme = "Skema",
    .seed = "Benih",
    .nodes_limit = "Simpul paling banyak",
    .stopped = "Percobaan dihentikan lebih awal: angka-angka ini dari {0} pembagian yang sudah selesai.",
    .faults =
        "{0} menemui kesalahan program pada {1} pembagian. Masing-masing dihitung tidak diketahui kecuali diputuskan "
        "oleh "
        "pencarian kedua.",
    .rates = "Siapa menang berapa kali",
    .rates_note =
        "Batang menunjukkan bagian pembagian yang dimenangkan; garis di ujungnya menunjukkan letak nilai "
        "sebenarnya dengan kepercayaan 95 %.",
    .rates_title = "Bagian pembagian yang dimenangkan",
    .rates_axis = "% pembagian",
    .winnable =
        "Dari semua pembagian ini {0} dapat dimenangkan, {1} tidak, dan {2} belum diputuskan: {3} dapat "
        "dimenangkan.",
    .winnable_open =
        "Berapa pembagian yang dapat dimenangkan tidak diketahui: tidak ada pemecah di antara strategi ini.",
    .wins = "memenangkan {0} dari semua pembagian.",
    .wins_of = "memenangkan {0} dari semua pembagian, yaitu {1} dari yang dapat dimenangkan.",
    .legend_rate = "menang",
    .legend_interval = "selang 95 %",
    .legend_winnable = "dapat dimenangkan",
    .effort = "Berapa biayanya",
    .effort_note =
        "Simpul adalah posisi yang diperiksa; pada strategi, langkah yang dibuat. Setiap garis skala sepuluh "
        "kali garis sebelumnya. Waktu menurut mesin yang membuat halaman ini.",
    .nodes_title = "Simpul per pembagian",
    .time_title = "Milidetik per pembagian",
    .log_axis = "setiap langkah sepuluh kali langkah sebelumnya",
    .legend_median = "median",
    .legend_mean = "rata-rata",
    .figures = "Semua angka",
    .figures_caption = "Setiap strategi pada pembagian yang sama",
    .figures_note = "Langkah dihitung dari permainan yang dimenangkan.",
    .strategy = "Strategi",
    .games = "Permainan",
    .won = "Menang",
    .rate = "Tingkat menang",
    .interval = "Selang 95 %",
    .of_winnable = "Dari yang dapat dimenangkan",
    .unsolvable = "Tak terpecahkan",
    .unknown = "Tidak diketahui",
    .mean_nodes = "Simpul, rata-rata",
    .median_nodes = "Simpul, median",
    .mean_time = "ms, rata-rata",
    .median_time = "ms, median",
    .mean_moves = "Langkah, rata-rata",
    .median_moves = "Langkah, median",
    .range = "{0} sampai {1}",
    .reading = "Cara membacanya",
    .interval_title = "Arti selang",
    .interval_text =
        "Pembagian sebanyak ini adalah contoh. Jika percobaan diulang terus dengan pembagian lain, 95 dari "
        "100 selang seperti ini (selang Wilson) memuat nilai sebenarnya. Pembagian empat kali lebih banyak "
        "membuatnya separuh.",
    .unknown_title = "Tiga jawaban",
    .unknown_text =
        "Menang, tak terpecahkan, tidak diketahui. Hanya pencarian yang sudah memeriksa semuanya boleh "
        "mengatakan tak terpecahkan. Strategi yang tidak pernah mundur hanya bisa menang atau buntu; buntu "
        "berarti tidak diketahui, sebab jalan lain mungkin menang.",
    .share_title = "Greedy dan yang mungkin",
    .share_text =
        "Strategi greedy mengambil yang tampak terbaik saat ini. Ia tidak selalu menang, dan tidak tahu apakah "
        "ia bisa menang: hanya pemecah yang lengkap dapat mengatakan berapa pembagian yang dapat dimenangkan. "
        "Pembagian yang tidak diputuskan dalam batas simpulnya membuat bagian itu sebuah rentang.",
    .summaries = kIndonesianSummaries,
};

constexpr PegsWords kIndonesianPegsWords = {
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

template <>
const Text& text_in<Language::indonesian>() {
  return kIndonesianText;
}

template <>
const StrategiesWords& strategies_words_in<Language::indonesian>() {
  return kIndonesianStrategiesWords;
}

template <>
const PegsWords& pegs_words_in<Language::indonesian>() {
  return kIndonesianPegsWords;
}

}  // namespace sabar::lab::html
