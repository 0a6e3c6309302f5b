#include <sabar/survey/report/words.hpp>

namespace sabar::survey {
namespace {

constexpr ReportWords kReportEnglish{
    .title = "Survey of {0}",
    .lead =
        "{0} of {1} deals of {2} are done. A win counts only after the judge has replayed it; only a search that has "
        "looked at everything says unsolvable.",
    .game = "Game",
    .deals = "Deals",
    .scheme = "Scheme",
    .rules = "Rules",
    .limits = "Nodes at most",
    .seed = "Seed",
    .version = "Version",
    .rates = "How many can be won",
    .rates_note =
        "A bar is the share of deals won; the line at its end is where the true share lies, with 95 % "
        "confidence. The green band, a line where every deal is decided, is the share that can be won, as far as these "
        "deals are decided.",
    .rates_title = "Share of deals won",
    .rates_axis = "% of deals",
    .solver = "Solver",
    .won = "Won",
    .unsolvable = "Unsolvable",
    .unknown = "Unknown",
    .rate = "Rate",
    .wilson = "95 %, Wilson",
    .exact = "95 %, Clopper-Pearson",
    .unknown_won = "Unknown counted as won",
    .wins = "{0} wins {1} of the deals: {2} of those that can be won.",
    .rates_caption = "Every solver over the same deals; unknown deals count as lost unless said",
    .effort = "What it costs",
    .effort_note =
        "For nodes and times each column is a third of a power of ten wide. Times are those of the machines that did "
        "the work.",
    .nodes_title = "Nodes for a deal, {0}",
    .time_title = "Milliseconds for a deal, {0}",
    .moves_title = "Moves of a winning line, {0}",
    .nodes_axis = "nodes",
    .time_axis = "milliseconds",
    .moves_axis = "moves",
    .deals_axis = "deals",
    .quantity = "Quantity",
    .mean = "Mean",
    .median = "Median",
    .p90 = "90 %",
    .p99 = "99 %",
    .most = "Most",
    .spread_caption = "{0}: so much or less for half, for nine of ten, for 99 of 100 deals",
    .hardest = "The hardest deals",
    .hardest_note = "Those that took most nodes.",
    .deal = "Deal",
    .verdict = "Verdict",
    .nodes = "Nodes",
    .seconds = "Seconds",
    .solved_word = "solved",
    .unsolvable_word = "unsolvable",
    .unknown_word = "unknown",
    .aside = "{0} deals from {1} on were set aside: {2}",
    .faults =
        "{0} met a fault of the program on {1} deals: {2}. Each counts as unknown unless a second search decided it.",
    .reading = "How to read this",
    .interval_title = "Two intervals",
    .interval_text =
        "These deals are a sample. Wilson’s interval holds the true share in about 95 of 100 such surveys; "
        "that of Clopper and Pearson in at least 95, and is a little wider for that.",
    .unknown_title = "Unknown deals",
    .unknown_text =
        "A deal that stayed undecided within its limits may be either. Counted once as lost and once as won, "
        "they give the lowest and the highest share that fits what was seen.",
    .repeat_title = "To repeat it",
    .repeat_text =
        "The same version with the same options gives the same verdicts and the same nodes on every machine, "
        "whatever the number of threads. Only times differ.",
};

constexpr ReportWords kReportIndonesian{
    .title = "Survei {0}",
    .lead =
        "{0} dari {1} pembagian {2} sudah selesai. Kemenangan baru dihitung setelah diulang dan disahkan oleh juri; "
        "hanya pencarian yang sudah melihat semuanya boleh berkata tidak dapat dimenangkan.",
    .game = "Permainan",
    .deals = "Pembagian",
    .scheme = "Skema",
    .rules = "Aturan",
    .limits = "Simpul paling banyak",
    .seed = "Benih",
    .version = "Versi",
    .rates = "Berapa yang dapat dimenangkan",
    .rates_note =
        "Batang menunjukkan bagian pembagian yang dimenangkan; garis di ujungnya menunjukkan letak nilai "
        "sebenarnya dengan kepercayaan 95 %. Pita hijau, atau garis bila semua sudah diputuskan, adalah bagian yang "
        "dapat dimenangkan, sejauh pembagian ini "
        "sudah diputuskan.",
    .rates_title = "Bagian pembagian yang dimenangkan",
    .rates_axis = "% pembagian",
    .solver = "Pemecah",
    .won = "Menang",
    .unsolvable = "Tidak dapat menang",
    .unknown = "Tidak diketahui",
    .rate = "Bagian",
    .wilson = "95 %, Wilson",
    .exact = "95 %, Clopper-Pearson",
    .unknown_won = "Yang tak diketahui dihitung menang",
    .wins = "{0} memenangkan {1} dari semua pembagian: {2} dari yang dapat dimenangkan.",
    .rates_caption = "Setiap pemecah atas pembagian yang sama; yang tak diketahui dihitung kalah kecuali disebut lain",
    .effort = "Berapa biayanya",
    .effort_note =
        "Untuk simpul dan waktu setiap kolom selebar sepertiga pangkat sepuluh. Waktu diukur pada mesin yang "
        "mengerjakannya.",
    .nodes_title = "Simpul per pembagian, {0}",
    .time_title = "Milidetik per pembagian, {0}",
    .moves_title = "Langkah pada jalur menang, {0}",
    .nodes_axis = "simpul",
    .time_axis = "milidetik",
    .moves_axis = "langkah",
    .deals_axis = "pembagian",
    .quantity = "Besaran",
    .mean = "Rata-rata",
    .median = "Median",
    .p90 = "90 %",
    .p99 = "99 %",
    .most = "Terbanyak",
    .spread_caption = "{0}: sebanyak ini atau kurang untuk separuh, sembilan dari sepuluh, 99 dari 100 pembagian",
    .hardest = "Pembagian tersulit",
    .hardest_note = "Yang memakan simpul paling banyak.",
    .deal = "Pembagian",
    .verdict = "Putusan",
    .nodes = "Simpul",
    .seconds = "Detik",
    .solved_word = "dapat dimenangkan",
    .unsolvable_word = "tidak dapat dimenangkan",
    .unknown_word = "tidak diketahui",
    .aside = "{0} pembagian mulai dari {1} disisihkan: {2}",
    .faults =
        "{0} menemui kesalahan program pada {1} pembagian: {2}. Masing-masing dihitung tidak diketahui kecuali "
        "diputuskan "
        "oleh pencarian kedua.",
    .reading = "Cara membaca",
    .interval_title = "Dua selang",
    .interval_text =
        "Pembagian ini adalah contoh. Selang Wilson memuat nilai sebenarnya pada kira-kira 95 dari 100 "
        "survei seperti ini; selang Clopper-Pearson pada sedikitnya 95, sehingga sedikit lebih lebar.",
    .unknown_title = "Yang tidak diketahui",
    .unknown_text =
        "Pembagian yang belum diputuskan dalam batasnya dapat bernilai apa saja. Dihitung sekali kalah dan "
        "sekali menang, mereka memberi bagian terendah dan tertinggi yang cocok dengan pengamatan.",
    .repeat_title = "Untuk mengulang",
    .repeat_text =
        "Versi yang sama dengan pilihan yang sama memberi putusan dan jumlah simpul yang sama di setiap mesin, "
        "berapa pun utasnya. Hanya waktunya yang berbeda.",
};

}  // namespace

const ReportWords& report_words(Language language) {
  return *in_language(language, &kReportEnglish, &kReportIndonesian);
}

}  // namespace sabar::survey
