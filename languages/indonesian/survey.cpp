// The page of a survey.
#include <sabar/survey/report/words.hpp>

namespace sabar::survey {
namespace {

constexpr ReportWords kIndonesianReportWords = {
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

template <>
const ReportWords& report_words_in<Language::indonesian>() {
  return kIndonesianReportWords;
}

}  // namespace sabar::survey
