#include <algorithm>
#include <array>

#include <sabar/lab/strategies/words.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::lab::html {
namespace {

constexpr auto kIndonesianSummaries = std::to_array<Named>({
    {"auto", "bertahap: terbaik dahulu, berkas, lalu pencarian lengkap; untuk semua permainan"},
    {"dfs", "pencarian mendalam dengan tabel dan semua teknik yang lengkap"},
    {"best-first", "posisi yang tampak terbaik lebih dahulu"},
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

const StrategiesWords kStrategiesEnglish{
    .title = "Strategies, measured",
    .lead = "Each strategy played the same {0} deals of {1}. A win counts only after the judge has replayed it.",
    .game = "Game",
    .rules = "Rules",
    .deals = "Deals",
    .scheme = "Scheme",
    .seed = "Seed",
    .nodes_limit = "Nodes at most",
    .stopped = "The run was stopped early: the figures are those of the {0} deals that were complete.",
    .faults = "{0} met a fault of the program on {1} deals. Each counts as unknown unless a second search decided it.",
    .rates = "Who wins how often",
    .rates_note =
        "A bar is the share of deals won; the line at its end is where the true share lies, with 95 % "
        "confidence.",
    .rates_title = "Share of deals won",
    .rates_axis = "% of deals",
    .winnable = "Of these deals {0} can be won, {1} cannot, and {2} are not decided: {3} can be won.",
    .winnable_open = "How many of these deals can be won at all is not known: no solver was among the strategies.",
    .wins = "wins {0} of the deals.",
    .wins_of = "wins {0} of the deals, which is {1} of those that can be won.",
    .legend_rate = "won",
    .legend_interval = "95 % interval",
    .legend_winnable = "can be won",
    .effort = "What it costs",
    .effort_note =
        "Nodes are positions looked at; of a strategy, moves made. Each line of the scale is ten times the "
        "one before. Times are those of the machine that made this page.",
    .nodes_title = "Nodes for a deal",
    .time_title = "Milliseconds for a deal",
    .log_axis = "each step is ten times the one before",
    .legend_median = "median",
    .legend_mean = "mean",
    .figures = "All figures",
    .figures_caption = "Every strategy over the same deals",
    .figures_note = "Moves are those of the games won.",
    .strategy = "Strategy",
    .games = "Games",
    .won = "Won",
    .rate = "Win rate",
    .interval = "95 % interval",
    .of_winnable = "Of the winnable",
    .unsolvable = "Unsolvable",
    .unknown = "Unknown",
    .mean_nodes = "Nodes, mean",
    .median_nodes = "Nodes, median",
    .mean_time = "ms, mean",
    .median_time = "ms, median",
    .mean_moves = "Moves, mean",
    .median_moves = "Moves, median",
    .range = "{0} to {1}",
    .reading = "How to read this",
    .interval_title = "What the interval says",
    .interval_text =
        "So many deals are a sample. If the whole run were repeated with other deals, again and again, 95 "
        "of 100 such intervals (Wilson’s) would hold the true share. Four times as many deals halve it.",
    .unknown_title = "Three answers",
    .unknown_text =
        "Won, unsolvable, unknown. Only a search that has looked at everything may say unsolvable. A "
        "strategy that never goes back can only win or get stuck; stuck is unknown, for another way may "
        "have won.",
    .share_title = "Greedy and the possible",
    .share_text =
        "A greedy strategy takes what looks best now. It does not always win, and it cannot know whether it "
        "could have: only a complete solver tells how many of these deals can be won at all. Deals it did not "
        "decide within its nodes make that share a range.",
    .summaries = {},
};

const StrategiesWords kStrategiesIndonesian{
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

}  // namespace

const StrategiesWords& strategies_words(Language language) {
  return *in_language(language, &kStrategiesEnglish, &kStrategiesIndonesian);
}

std::string_view strategy_summary(const StrategiesWords& words, std::string_view name) {
  const auto found = std::ranges::find(solver_list(), name, &SolverInfo::name);
  return lookup(words.summaries, name, found == solver_list().end() ? std::string_view() : found->summary);
}

}  // namespace sabar::lab::html
