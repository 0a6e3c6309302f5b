// What is said at a table: reasons, hints, the losing move, piles, arguments about pegs, objections to a set.
#include <string_view>

#include <fmt/format.h>

#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/words.hpp>
#include <sabar/session/patience/reason_words.hpp>
#include <sabar/session/patience/say_words.hpp>
#include <sabar/session/pegs/words.hpp>
#include <sabar/session/set/words.hpp>

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

template <>
std::string deed_in<Language::indonesian>(const Deed& deed) {
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

template <>
std::string why_in<Language::indonesian>(const Reason& reason) {
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

template <>
std::string_view ending_in<Language::indonesian>(Ending ending) {
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

namespace sabar {
namespace {

std::string found_in_indonesian(const Rules& rules, const Loss& loss) {
  return fmt::format(
      "Langkah {} ({}) membuat permainan kalah: {}. Sebelumnya permainan masih bisa menang; kemenangan dari sana "
      "memerlukan {} langkah.",
      *loss.lost, to_text(rules, *loss.move), strategy::deed_in<Language::indonesian>(loss.deed), loss.win.size());
}

std::string between_in_indonesian(const Loss& loss) {
  return loss.winnable ? fmt::format(
                             "Salah satu langkah {} sampai {} membuat permainan kalah; yang mana tidak "
                             "diketahui. Sebelum langkah {} masih bisa menang; kemenangan dari sana memerlukan "
                             "{} langkah.",
                             *loss.winnable + 1, *loss.lost, *loss.winnable + 1, loss.win.size())
                       : fmt::format(
                             "Setelah langkah {} permainan tidak bisa menang. Apakah sebelumnya bisa, tidak "
                             "diketahui.",
                             *loss.lost);
}

constexpr PegsHintWords kIndonesianPegsHintWords = {
    .lost = "Dari sini tidak dapat dimenangkan lagi; batalkan beberapa lompatan.",
    .not_known = "Belum diketahui apakah ini masih dapat dimenangkan.",
    .finished = "Tujuan sudah tercapai.",
    .next = "{0}: lompatan berikut dari sebuah solusi, tinggal {1}.",
};

constexpr PegsArgumentWords kIndonesianPegsArgumentWords = {
    .in_colouring = " (pewarnaan {0})",
    .even = "genap",
    .odd = "ganjil",
    .alike =
        "Pada awal{0} ada {1}, {2}, dan {3} pasak di A, B, dan C: semuanya {4}. Jadi setelah setiap lompatan ketiganya "
        "genap atau ketiganya ganjil. Satu pasak saja berarti satu bilangan ganjil dan dua bilangan genap. Itu tidak "
        "pernah terjadi.",
    .differs =
        "Pada awal{0} pasaknya {1}; pada akhir {2}. Warna yang sama pada yang satu tidak sama pada yang lain, dan "
        "tidak "
        "ada lompatan yang mengubahnya.",
    .no_hole =
        "Setiap pewarnaan sendiri masih menyisakan warna bagi pasak terakhir, tetapi tidak ada lubang yang warnanya "
        "cocok pada keduanya.",
    .class_permits = "Menurut warna, pasak terakhir dapat berada di: {0}.",
    .class_permits_exactly = "Menurut warna, akhir ini dapat dicapai.",
    .pagoda = "Pada awal berat pasak {0}. Akhir {1} beratnya {2}, lebih besar.",
    .impossible_class = "Mustahil: awal dan akhir berada dalam kelas yang berbeda.",
    .impossible_pagoda = "Mustahil: berat pasak harus bertambah.",
};

constexpr SetObjectionWords kIndonesianSetObjectionWords = {
    .two_and_one = "{}: {} dua kali, {} sekali",
    .no_ultraset = "tidak ada dua pasang yang kekurangan kartu ketiga yang sama",
};

}  // namespace

template <>
std::string hint_in<Language::indonesian>(const Hint& hint) {
  switch (hint.verdict) {
    case Verdict::unsolvable:
      return "Dari sini permainan tidak dapat dimenangkan. Batalkan langkah, atau bagikan kartu baru.";
    case Verdict::solved:
      return !hint.move       ? "Permainan sudah menang."
             : hint.to_go > 1 ? fmt::format("Ini menang, masih {} langkah: {}.", hint.to_go,
                                            winning_move_text(hint.reason, Language::indonesian))
                              : fmt::format("Ini menang: {}.", winning_move_text(hint.reason, Language::indonesian));
    case Verdict::unknown:
      break;
  }
  return hint.move
             ? fmt::format("Hanya dugaan, kemenangan belum ditemukan. {}", to_text(hint.reason, Language::indonesian))
             : fmt::format("Kemenangan belum ditemukan dan tidak ada dugaan. {}",
                           to_text(hint.ending, Language::indonesian));
}

template <>
std::string loss_in<Language::indonesian>(const Rules& rules, const Loss& loss) {
  switch (loss.kind) {
    case Loss::Kind::none:
      return loss.win.empty() ? "Permainan sudah menang."
                              : fmt::format("Belum ada langkah yang membuat kalah: masih bisa menang dalam {} langkah.",
                                            loss.win.size());
    case Loss::Kind::found:
      return found_in_indonesian(rules, loss);
    case Loss::Kind::between:
      return between_in_indonesian(loss);
    case Loss::Kind::never:
      return "Bukan salah satu langkah: pembagian ini sama sekali tidak bisa dimenangkan.";
    case Loss::Kind::unknown:
      break;
  }
  return "Tidak diketahui: pencarian tidak menemukan kemenangan dari sini maupun bukti sebaliknya.";
}

template <>
const PegsHintWords& pegs_hint_words_in<Language::indonesian>() {
  return kIndonesianPegsHintWords;
}

template <>
const PegsArgumentWords& pegs_argument_words_in<Language::indonesian>() {
  return kIndonesianPegsArgumentWords;
}

template <>
const SetObjectionWords& set_objection_words_in<Language::indonesian>() {
  return kIndonesianSetObjectionWords;
}

}  // namespace sabar

namespace sabar::say {
namespace {

std::string indonesian_name(const PileFacts& facts) {
  switch (facts.kind) {
    case PileKind::column:
      return fmt::format("Kolom {}", facts.number);
    case PileKind::cell:
      return fmt::format("Sel {}", facts.number);
    case PileKind::foundation:
      return facts.suit ? fmt::format("Fondasi {}", suit_name(*facts.suit, Language::indonesian))
                        : fmt::format("Fondasi {}", facts.number);
    case PileKind::reserve:
      return fmt::format("Cadangan {}", facts.number);
    case PileKind::place:
      return fmt::format("Tempat {}", facts.number);
    case PileKind::grid:
      return fmt::format("Baris {}, tempat {}", facts.row, facts.number);
    case PileKind::row:
      return fmt::format("Tumpukan {}", facts.number);
    case PileKind::hole:
      return "Lubang";
    case PileKind::stock:
      return "Stok";
    case PileKind::waste:
      return "Buangan";
    case PileKind::discard:
      break;
  }
  return "Kartu keluar";
}

}  // namespace

template <>
std::string pile_in<Language::indonesian>(const PileFacts& facts) {
  std::string text = fmt::format("{}: ", indonesian_name(facts));
  if (facts.shown.empty()) {
    return text + (facts.hidden == 0 ? "kosong." : fmt::format("{} kartu tertutup.", facts.hidden));
  }
  for (std::size_t i = 0; i < facts.shown.size(); ++i) {
    text +=
        fmt::format("{}{}", i == 0 ? "" : ", di atas ", strategy::card_within(facts.shown[i], Language::indonesian));
  }
  if (facts.below > 0) {
    text += fmt::format("; {} kartu di bawahnya", facts.below);
  }
  if (facts.hidden > 0) {
    text += fmt::format("; {} kartu tertutup di bawahnya", facts.hidden);
  }
  return text + (facts.blocked ? "; terhalang." : ".");
}

template <>
std::string table_in<Language::indonesian>(const Session& session) {
  const Progress progress = session.progress();
  const std::string stand = session.won()     ? "Permainan menang."
                            : session.stuck() ? "Tidak ada langkah lagi."
                                              : fmt::format("Ada {} langkah yang mungkin.", session.legal().size());
  return fmt::format("{}, pembagian {}. {} langkah sudah dibuat, {} dari {} selesai. {}",
                     session.game().title_in(Language::indonesian), to_text(session.origin()), session.moves_made(),
                     progress.done, progress.total, stand);
}

}  // namespace sabar::say
