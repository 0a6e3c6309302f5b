// Reasons in Indonesian.
#include <string_view>

#include <fmt/format.h>

#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar::strategy {
namespace {

std::string named_in_indonesian(Card card) { return card_within(card, Language::indonesian); }

std::string who_in_indonesian(const Deed& deed) {
  if (deed.from == PileKind::row) {
    return fmt::format("Tumpukan {}", named_in_indonesian(deed.card));
  }
  const std::string name = card_name(deed.card, Language::indonesian);
  return deed.count <= 1 ? name : fmt::format("{} beserta {} kartu di atasnya", name, deed.count - 1);
}

std::string goal_in_indonesian(const Deed& deed) {
  const std::string onto = deed.onto ? named_in_indonesian(*deed.onto) : std::string();
  switch (deed.to) {
    case PileKind::column:
      return deed.onto ? fmt::format("ke atas {} di kolom {}", onto, deed.to_number)
                       : fmt::format("ke kolom {} yang kosong", deed.to_number);
    case PileKind::cell:
      return "ke sel";
    case PileKind::hole:
      return deed.onto ? fmt::format("ke atas {} di lubang", onto) : "ke lubang";
    case PileKind::grid:
      return deed.onto ? fmt::format("ke sebelah kanan {}", onto) : "ke ujung kiri sebuah baris";
    case PileKind::row:
      return fmt::format("ke atas {}", onto);
    default:
      return "ke fondasi";
  }
}

std::string transfer_in_indonesian(const Deed& deed) {
  if (deed.to == PileKind::discard) {
    return fmt::format("{} keluar dari permainan", card_name(deed.card, Language::indonesian));
  }
  if (deed.to == PileKind::foundation) {
    return deed.count > 1 ? fmt::format("Urutan {} yang lengkap naik ke fondasi",
                                        suit_name(deed.card.suit(), Language::indonesian))
                          : fmt::format("{} naik ke fondasi", card_name(deed.card, Language::indonesian));
  }
  const std::string_view verb = deed.from == PileKind::foundation ? "turun dari fondasi" : "pindah";
  return fmt::format("{} {} {}", who_in_indonesian(deed), verb, goal_in_indonesian(deed));
}

std::string later_in_indonesian(const Reason& reason) {
  return reason.later == 1 ? "pada langkah berikutnya" : fmt::format("{} langkah kemudian", reason.later);
}

// The card a later move is about.
std::string other_in_indonesian(const Reason& reason, std::string_view unnamed) {
  return reason.other ? named_in_indonesian(*reason.other) : std::string(unnamed);
}

std::string draw_in_indonesian(const Deed& deed) {
  switch (deed.to) {
    case PileKind::waste:
      return fmt::format("{} kartu stok dibuka", deed.count == 1 ? "Satu" : fmt::format("{}", deed.count));
    case PileKind::hole:
      return "Satu kartu stok pindah ke lubang";
    default:
      return deed.to == PileKind::column ? "Stok dibagikan ke kolom-kolom" : "Stok dibagikan ke cadangan";
  }
}

}  // namespace

std::string indonesian_deed(const Deed& deed) {
  switch (deed.kind) {
    case MoveKind::transfer:
      return transfer_in_indonesian(deed);
    case MoveKind::pair:
      return fmt::format("{} dan {} keluar bersama", card_name(deed.card, Language::indonesian),
                         named_in_indonesian(*deed.onto));
    case MoveKind::draw:
      return draw_in_indonesian(deed);
    case MoveKind::redeal:
      return "Buangan dibalik menjadi stok lagi";
    case MoveKind::gather:
      break;
  }
  return "Kolom-kolom dikumpulkan dan dibagikan lagi";
}

std::string indonesian_why(const Reason& reason) {
  const int from = reason.deed.from_number;
  switch (reason.why) {
    case Why::paper_home:
      return fmt::format("fase 1, undian jatuh pada kolom {} dan fondasi menerima kartu teratasnya", from);
    case Why::paper_top:
      return fmt::format("fase 2, undian jatuh pada kolom {} dan kartu teratasnya cocok di sana", from);
    case Why::paper_run:
      return fmt::format("fase 3, undian jatuh pada kolom {} dan seluruh urutan terbukanya cocok di sana", from);
    case Why::paper_deal:
      return "fase 4, tidak ada undian putaran ini yang memindahkan kartu";
    case Why::paper_redeal:
      return "fase 4, tidak ada undian putaran ini yang memindahkan kartu dan stok habis";
    case Why::paper_dealt_home:
      return "fase 5, fondasi menerima kartu yang dibuka";
    case Why::paper_dealt_column:
      return "fase 6, kartu yang dibuka cocok di sana";
    case Why::wins:
      return reason.later == 0 ? "dengan ini permainan menang"
                               : fmt::format("dari sini {} langkah lagi memenangkan permainan", reason.later);
    case Why::safe_home:
      return "tidak ada lagi kartu yang perlu diletakkan di atasnya";
    case Why::home:
      return "kartu di fondasi tidak perlu dicarikan tempat lagi";
    case Why::turns:
      return reason.deed.from == PileKind::column ? fmt::format("satu kartu tertutup di kolom {} terbuka", from)
                                                  : std::string("satu kartu tertutup terbuka");
    case Why::completes:
      return "urutannya lengkap dan keluar";
    case Why::leaves:
      return "kartu yang tersisa makin sedikit";
    case Why::empties:
      return fmt::format("kolom {} menjadi kosong dan ada kartu yang menunggu tempat itu", from);
    case Why::from_waste:
      return "kartu buangan berikutnya terlihat";
    case Why::from_reserve:
      return "cadangan makin kecil";
    case Why::frees_cell:
      return "satu sel menjadi kosong";
    case Why::digs:
      return "makin sedikit kartu yang menutupi kartu yang segera bisa naik ke fondasi";
    case Why::orders:
      return "kartu-kartu menjadi berurutan";
    case Why::closes_row:
      return "baris menjadi lebih pendek";
    case Why::fills_gap:
      return "kartu itu masuk ke barisnya";
    case Why::draws:
      return "tidak ada langkah di meja yang lebih berharga daripada kartu baru";
    case Why::redeals:
      return "stok habis dan tidak ada langkah di meja yang lebih berharga";
    case Why::gathers:
      return "tidak ada langkah yang lebih baik";
    case Why::least_bad:
      return "tidak ada langkah lebih baik yang menghasilkan posisi baru";
    case Why::fetches:
      return fmt::format("{} diperlukan {}", other_in_indonesian(reason, "satu kartu stok"),
                         later_in_indonesian(reason));
    case Why::room_for:
      return fmt::format("memberi tempat bagi {} {}", other_in_indonesian(reason, "kartu lain"),
                         later_in_indonesian(reason));
    case Why::uncovers:
      return fmt::format("membebaskan {}, yang pindah {}", other_in_indonesian(reason, "kartu lain"),
                         later_in_indonesian(reason));
    case Why::carries:
      return fmt::format("{} diletakkan di atasnya {}", other_in_indonesian(reason, "kartu lain"),
                         later_in_indonesian(reason));
    case Why::only_move:
      return "hanya ini langkah yang mungkin";
    case Why::by_lot:
      break;
  }
  return fmt::format("undian memilihnya dari {} langkah", reason.choices);
}

std::string_view indonesian_ending(Ending ending) {
  switch (ending) {
    case Ending::none:
      return {};
    case Ending::no_move:
      return "Buntu: tidak ada langkah lagi.";
    case Ending::whole_pass:
      return "Buntu: seluruh stok sudah dilewati tanpa satu pun langkah.";
    case Ending::came_back:
      return "Buntu: posisi berulang dan tidak ada pilihan yang menghasilkan posisi baru.";
    case Ending::nothing_new:
      return "Buntu: setiap langkah kembali ke posisi yang sudah pernah ada.";
    case Ending::no_gain:
      return "Buntu: sudah banyak langkah tanpa kartu yang naik atau terbuka.";
    case Ending::bound:
      break;
  }
  return "Berhenti: terlalu banyak langkah tanpa kemenangan.";
}

}  // namespace sabar::strategy
