// Rules of patience games in words: phrases, and paragraphs about groups of several piles.
#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/words/facts.hpp>

#include "rules_phrases.hpp"

namespace sabar::indonesian {
namespace {

constexpr std::array<std::string_view, 13> kNumbers = {"nol",     "satu",    "dua",      "tiga",    "empat",
                                                       "lima",    "enam",    "tujuh",    "delapan", "sembilan",
                                                       "sepuluh", "sebelas", "dua belas"};
constexpr std::array<std::string_view, 13> kRankNames = {"as", "2", "3",  "4",    "5",    "6",   "7",
                                                         "8",  "9", "10", "jack", "ratu", "raja"};

// "empat yang pertama masing-masing mendapat enam kartu"
std::string block_words(std::string_view one, std::string_view many, int piles, int cards) {
  const std::string who = piles == 1 ? std::string(one) : fmt::format("{} {} masing-masing", number_word(piles), many);
  return cards == 0
             ? fmt::format("{} tidak mendapat kartu", piles == 1 ? who : fmt::format("{} {}", number_word(piles), many))
             : fmt::format("{} mendapat {}", who, card_count(cards));
}

// "mendapat 1, 2, dan 3 kartu dari kiri ke kanan"
std::string spread_words(const Group& group) {
  const auto own = std::span(group.deal).first(group.count);
  const Spread spread = spread_of(own);
  switch (spread.kind) {
    case Spread::Kind::none:
      return "mula-mula kosong";
    case Spread::Kind::equal:
      return fmt::format("{}mendapat {}", group.count == 1 ? "" : "masing-masing ", card_count(spread.first));
    case Spread::Kind::blocks:
      return fmt::format("diisi: {}, {}", block_words("yang pertama", "yang pertama", spread.piles, spread.first),
                         block_words("yang terakhir", "lainnya", group.count - spread.piles, spread.rest));
    case Spread::Kind::listed:
      break;
  }
  return fmt::format("mendapat {} kartu dari kiri ke kanan", listed(as_words(own)));
}

std::string face_down_block(std::string_view which, int piles, int cards) {
  const std::string where =
      piles == 1 ? fmt::format("yang {}", which) : fmt::format("{} yang {}", number_word(piles), which);
  return fmt::format("; di {}, {} terbawah tertutup", where, card_count(cards));
}

}  // namespace

std::string number_word(int number) {
  return number < static_cast<int>(kNumbers.size()) ? std::string(kNumbers[static_cast<std::size_t>(number)])
                                                    : fmt::format("{}", number);
}

std::string times_word(int times) { return times == 1 ? "sekali" : fmt::format("{} kali", number_word(times)); }

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

std::string card_count(int number) { return fmt::format("{} kartu", number_word(number)); }

std::string_view rank_name(int rank) { return kRankNames[static_cast<std::size_t>(rank - 1)]; }

std::string a_rank(int rank) { return fmt::format("{}{}", rank > 1 && rank < 11 ? "kartu " : "", rank_name(rank)); }

std::string listed(const std::vector<std::string>& words) {
  return join_words(words, words.size() > 2 ? ", dan " : " dan ");
}

std::string face_words(const Group& group) {
  const auto own = std::span(group.closed).first(group.count);
  const Spread spread = spread_of(own);
  const std::string_view each = group.count == 1 ? "" : " masing-masing";
  if (spread.kind == Spread::Kind::none) {
    return group.count == 1 && group.deal[0] == 1 ? ", terbuka" : ", semuanya terbuka";
  }
  const bool few_closed = spread.kind == Spread::Kind::equal && spread.first < open_cards(group);
  if (const int open = open_cards(group); open > 0 && !few_closed) {
    return fmt::format("; hanya {} teratas{} yang terbuka", open == 1 ? "kartu" : card_count(open), each);
  }
  if (spread.kind == Spread::Kind::equal) {
    return fmt::format("; {} terbawah{} tertutup", card_count(spread.first), each);
  }
  if (spread.kind == Spread::Kind::blocks && spread.rest == 0) {
    return face_down_block("pertama", spread.piles, spread.first);
  }
  if (spread.kind == Spread::Kind::blocks && spread.first == 0) {
    return face_down_block("terakhir", group.count - spread.piles, spread.rest);
  }
  return fmt::format("; dari bawah, {} kartu tertutup", listed(as_words(own)));
}

std::string deal_words(const Rules& rules, std::size_t index, std::string_view pile) {
  const Group& group = rules.group[index];
  const std::string_view more = is_further_group(rules, index) ? " lagi" : "";
  const bool empty = spread_of(std::span(group.deal).first(group.count)).kind == Spread::Kind::none;
  return fmt::format("{} {}{} {}{}.", capital(number_word(group.count)), pile, more, spread_words(group),
                     empty ? "" : face_words(group));
}

std::string build_words(const Build& build) {
  if (build.order == Order::same) {
    return build.suits == SuitRule::same ? "dengan kartu yang sama nilai dan jenisnya" : "dengan kartu bernilai sama";
  }
  std::string text = build.order == Order::down ? "menurun"
                     : build.order == Order::up ? "menaik"
                                                : "menaik atau menurun";
  text += build.step == 1 ? "" : fmt::format(" dengan selisih {}", number_word(build.step));
  switch (build.suits) {
    case SuitRule::any:
      return text + " tanpa memandang jenis";
    case SuitRule::same:
      return text + " dalam jenis yang sama";
    case SuitRule::alternate:
      return text + " dengan warna berselang-seling";
    case SuitRule::same_colour:
      return text + " dengan warna yang sama";
    case SuitRule::other:
      return text + " di atas kartu dari jenis lain";
  }
  return text;
}

std::string wrap_words(const Rules& rules, const Group& group) {
  if (group.kind == PileKind::hole && group.build.order == Order::both && !group.build.wrap) {
    return fmt::format(", tetapi {} dan as tidak bertetangga", a_rank(rules.deck.ranks));
  }
  if (!group.build.wrap || group.build.order == Order::same) {
    return {};
  }
  const bool down = group.build.order == Order::down;
  const std::string high = a_rank(rules.deck.ranks);
  const std::string low = a_rank(1);
  if (group.build.order == Order::both) {
    return fmt::format("; {} dan {} bertetangga", high, low);
  }
  std::string text = group.build.step == 1
                         ? fmt::format(", {} sesudah {}", down ? high : low, down ? low : high)
                         : fmt::format(", berlanjut dari {} ke {}", down ? low : high, down ? high : low);
  if (base_is_dealt(rules) && group.kind == PileKind::column) {
    text += ", tetapi tidak melewati nilai awal fondasi";
  }
  return text;
}

std::string stop_words(const Group& group) {
  return group.stop == 0 ? std::string{}
                         : fmt::format(" Tidak ada kartu yang boleh diletakkan di atas {}.", a_rank(group.stop));
}

std::string fill_what(const Group& group) {
  const std::string_view more = group.lift == Lift::top || group.lift == Lift::none ? ""
                                : group.lift == Lift::group                         ? " bersama kartu di atasnya"
                                                                                    : " atau kartu berurutan";
  switch (group.fill) {
    case Fill::any:
      return fmt::format("boleh diisi kartu apa saja{}", more);
    case Fill::none:
      return "dibiarkan kosong";
    case Fill::rank:
      return fmt::format("hanya boleh diisi {}{}", a_rank(group.fill_rank),
                         more.empty() ? "" : ", sendiri atau bersama kartu di atasnya");
    case Fill::base:
      return "hanya boleh diisi kartu dengan nilai awal fondasi";
    case Fill::waste:
      return "hanya boleh diisi dari buangan";
  }
  return {};
}

std::string pile_word(PileKind kind) {
  switch (kind) {
    case PileKind::column:
      return "kolom";
    case PileKind::cell:
      return "sel";
    case PileKind::place:
      return "susunan";
    case PileKind::reserve:
      return "cadangan";
    case PileKind::stock:
      return "stok";
    default:
      return "buangan";
  }
}

namespace {

std::string run_words(const Group& group) {
  switch (group.lift_suits == group.build.suits ? SuitRule::any : group.lift_suits) {
    case SuitRule::same:
      return "Kartu berurutan dari satu jenis di ujung kolom";
    case SuitRule::alternate:
      return "Kartu berurutan dengan warna berselang-seling di ujung kolom";
    case SuitRule::same_colour:
      return "Kartu berurutan dari satu warna di ujung kolom";
    case SuitRule::other:
      return "Kartu berurutan dengan jenis berganti-ganti di ujung kolom";
    case SuitRule::any:
      break;
  }
  return "Kartu berurutan di ujung kolom";
}

std::string move_words(const Group& group) {
  switch (group.lift) {
    case Lift::none:
      return "Kartu di kolom tidak berpindah.";
    case Lift::top:
      return "Kartu dipindahkan satu per satu.";
    case Lift::run:
      return fmt::format("{} boleh dipindahkan bersama, seluruhnya atau sebagian.", run_words(group));
    case Lift::whole_run:
      return fmt::format("{} hanya boleh dipindahkan ke kolom lain seluruhnya sekaligus.", run_words(group));
    case Lift::freeing_run:
      return fmt::format(
          "{} dipindahkan ke kolom lain seluruhnya sekaligus. Sebagian saja hanya boleh dipindahkan jika itu "
          "membebaskan kartu yang dapat langsung naik ke fondasi, atau jika tujuannya kolom kosong.",
          run_words(group));
    case Lift::group:
      return "Setiap kartu terbuka boleh dipindahkan bersama semua kartu di atasnya, apa pun susunannya.";
    case Lift::pile:
      return "Sebuah kolom hanya boleh dipindahkan ke kolom lain seutuhnya, jika semua kartunya berurutan.";
  }
  return {};
}

std::string fill_words(const Group& group) {
  if (group.fill_from_count == 0) {
    return fmt::format("Kolom kosong {}.", fill_what(group));
  }
  std::string text = fmt::format("Kolom kosong langsung diisi dari {}", pile_word(group.fill_from[0]));
  for (std::size_t i = 1; i < group.fill_from_count; ++i) {
    text += fmt::format(", atau jika tidak ada, dari {}", pile_word(group.fill_from[i]));
  }
  return fmt::format("{}; jika {} habis, kolom kosong {}.", text,
                     group.fill_from_count == 1 ? pile_word(group.fill_from[0]) : "semuanya", fill_what(group));
}

// How columns are built, what moves in them and what fills them.
std::string column_build(const Rules& rules, const Group& group) {
  const bool filled_at_once = group.fill_from_count > 0;
  if (group.build.order == Order::none && group.fill == Fill::none && !filled_at_once) {
    return group.lift == Lift::none ? "Tidak ada kartu yang masuk ke kolom atau keluar darinya."
                                    : "Tidak ada kartu yang masuk ke kolom.";
  }
  if (group.build.order == Order::none && group.lift == Lift::top && !filled_at_once) {
    return fmt::format("Antarkolom, kartu hanya boleh dipindahkan ke kolom kosong, yang {}.", fill_what(group));
  }
  const std::string build =
      group.build.order == Order::none
          ? std::string("Tidak ada kartu yang diletakkan di atas kartu di kolom.")
          : fmt::format("Kolom disusun {}{}.", build_words(group.build), wrap_words(rules, group));
  return fmt::format("{}{} {} {}", build, stop_words(group), move_words(group), fill_words(group));
}

std::string zigzag_words(int columns) {
  return fmt::format(
      "{} kolom dibagikan secara zigzag: baris pertama dari kiri ke kanan, baris berikutnya dari kanan ke kiri dan "
      "satu "
      "kolom lebih pendek, dan seterusnya. Kartu pertama tiap baris terbuka, yang lain tertutup; sisanya diletakkan "
      "terbuka di semua kolom kecuali yang pertama.",
      capital(number_word(columns)));
}

std::string gather_words(int gathers) {
  return gathers == 0 ? std::string{}
                      : fmt::format(
                            " Kolom boleh dikumpulkan, dari yang terakhir ke yang pertama, dan dibagikan lagi "
                            "dengan cara yang sama, paling banyak {}.",
                            times_word(gathers));
}

std::string start_cards(const Rules& rules, const Group& group) {
  if (const int rank = start_rank(rules, group); rank > 0) {
    return fmt::format("semua {}", a_rank(rank));
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < group.start_count; ++i) {
    names.push_back(to_text(Card::from_index(group.start[i]), CardStyle::symbols));
  }
  return listed(names);
}

std::string collecting_words(const Rules& rules, const Group& group) {
  const std::string run = fmt::format("Urutan lengkap satu jenis, dari {} sampai as,", a_rank(rules.deck.ranks));
  return group.collect == Collect::runs_at_once
             ? fmt::format("{} langsung pindah ke fondasi begitu berada di ujung kolom.", run)
             : fmt::format("{} boleh dipindahkan dari ujung kolom ke fondasi; kartu satuan tidak.", run);
}

// "dari as sampai raja", if that is what a foundation holds in the end.
std::string range_words(const Rules& rules, const Group& group) {
  const bool by_rank = group.fill == Fill::rank || group.fill == Fill::base;
  if (group.start_count > 0 || group.start_first || group.build.order == Order::same || !by_rank) {
    return {};
  }
  const int ranks = rules.deck.ranks;
  const int first = group.fill == Fill::rank ? group.fill_rank : 1;
  const bool whole = group.hold == ranks && group.build.step == 1 && !group.build.wrap;
  if (whole && group.build.order == Order::up && first == 1) {
    return fmt::format(" dari as sampai {}", rank_name(ranks));
  }
  if (whole && group.build.order == Order::down && first == ranks) {
    return fmt::format(" dari {} sampai as", rank_name(ranks));
  }
  return fmt::format(", dimulai dari {}", a_rank(first));
}

std::string foundation_build(const Rules& rules, const Group& group) {
  if (group.build.order == Order::same && group.fill == Fill::rank) {
    return fmt::format("disediakan untuk {}", a_rank(group.fill_rank));
  }
  return fmt::format("disusun {}{}{}", build_words(group.build), range_words(rules, group), wrap_words(rules, group));
}

std::string foundation_begin(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const std::string build = foundation_build(rules, group);
  if (group.start_first) {
    return fmt::format(
        "Kartu {} dalam pembagian mengawali sebuah fondasi{}; semua fondasi diawali nilai itu. Fondasi {}.",
        index == 0 ? "pertama" : "berikutnya", group.build.suits == SuitRule::same ? ", yaitu fondasi jenisnya" : "",
        build);
  }
  const std::string who =
      fmt::format("{} fondasi{}", capital(number_word(group.count)), is_further_group(rules, index) ? " lagi" : "");
  return group.start_count == 0 ? fmt::format("{} {}.", who, build)
                                : fmt::format("{} diawali {}, yang diambil dari dek sebelum pembagian, dan {}.", who,
                                              start_cards(rules, group), build);
}

}  // namespace

std::string column_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  std::string text = rules.zigzag ? zigzag_words(group.count) : deal_words(rules, index, "kolom");
  if (group.kings_first) {
    text += fmt::format(" Setelah itu, di tiap kolom {} turun ke dasar.", a_rank(rules.deck.ranks));
  }
  text += fmt::format(" {}", column_build(rules, group));
  text += group.hold > 0 ? fmt::format(" Sebuah kolom memuat paling banyak {}.", card_count(group.hold)) : "";
  return text + gather_words(rules.gathers);
}

std::string cell_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const bool one = group.count == 1;
  const std::string who = fmt::format("{} sel{}{} menampung satu kartu", capital(number_word(group.count)),
                                      is_further_group(rules, index) ? " lagi" : "", one ? "" : " masing-masing");
  int dealt = 0;
  for (const int cards : std::span(group.deal).first(group.count)) {
    dealt += cards;
  }
  if (dealt == 0) {
    return fmt::format("{}; mula-mula {}kosong.", who, one ? "" : "semuanya ");
  }
  const std::string some = one                    ? "sel itu"
                           : dealt == group.count ? "semuanya"
                                                  : fmt::format("{} di antaranya", number_word(dealt));
  return fmt::format("{}; {} mendapat kartu saat pembagian.", who, some);
}

std::string foundation_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  if (group.collect != Collect::cards) {
    return collecting_words(rules, group);
  }
  std::string text = foundation_begin(rules, index) + stop_words(group);
  if (group.hold != rules.deck.ranks || group.build.wrap) {
    text += fmt::format(" {} memuat {}{}.", group.count == 1 ? "Fondasi itu" : "Masing-masing",
                        group.start_first ? "" : "paling banyak ", card_count(group.hold));
  }
  return text + (group.lift == Lift::none ? "" : " Kartu teratas fondasi boleh diambil kembali.");
}

std::string reserve_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  const Spread spread = spread_of(std::span(group.deal).first(group.count));
  const bool single = spread.kind == Spread::Kind::equal && spread.first == 1 && group.count > 1;
  std::string text = group.count == 1 ? fmt::format("Cadangan adalah satu tumpukan berisi {}{}.",
                                                    card_count(group.deal[0]), face_words(group))
                     : single ? fmt::format("Cadangan terdiri atas {} terbuka yang berjajar.", card_count(group.count))
                              : deal_words(rules, index, "tumpukan cadangan");
  if (group.lift == Lift::none) {
    return text;
  }
  return text + (single ? " Masing-masing boleh dimainkan; tempatnya tidak diisi lagi."
                        : " Kartu teratasnya boleh dimainkan; tidak ada kartu yang diletakkan di atasnya.");
}

}  // namespace sabar::indonesian
