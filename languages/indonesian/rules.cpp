// Rules in Indonesian, paragraph by paragraph.
#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/words/facts.hpp>
#include <sabar/rules/set/words.hpp>
#include <sabar/rules/words.hpp>

#include "rules_phrases.hpp"

namespace sabar {
namespace indonesian {
namespace {

std::string deck_words(const Rules& rules) {
  constexpr std::array<std::string_view, 3> kSuitWords = {"sekop", "hati dan sekop", "hati, keriting, dan sekop"};
  const DeckShape& deck = rules.deck;
  const std::string span = fmt::format("as sampai {}", rank_name(deck.ranks));
  std::string text;
  if (deck.suits == 4) {
    const std::string packs = deck.packs == 1 ? fmt::format("satu pak berisi {} kartu", deck.size())
                                              : fmt::format("{} pak, {} kartu", number_word(deck.packs), deck.size());
    text = fmt::format("Dimainkan dengan {}{}.", packs,
                       deck.ranks < kRanks ? fmt::format(", {} dari tiap jenis", span) : "");
  } else {
    text = fmt::format("Dimainkan dengan {} kartu: {} {}, {}.", deck.size(),
                       kSuitWords[static_cast<std::size_t>(deck.suits - 1)], times_word(deck.packs), span);
  }
  return text +
         (rules.take > 0 ? fmt::format(" Hanya {} kartu pertama setelah dikocok yang dipakai.", rules.take) : "");
}

std::string hole_begin(const Group& group, bool first) {
  if (group.start_first) {
    return fmt::format("Kartu {} dalam pembagian diletakkan di lubang.", first ? "pertama" : "berikutnya");
  }
  if (group.start_count > 0) {
    return fmt::format("{} sejak awal berada di lubang.",
                       card_name(Card::from_index(group.start[0]), Language::indonesian));
  }
  return "Lubang mula-mula kosong dan menerima kartu apa saja.";
}

std::string hole_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  return fmt::format("{} Di atasnya kartu disusun {}{}.{}", hole_begin(group, index == 0), build_words(group.build),
                     wrap_words(rules, group), stop_words(group));
}

std::string shape_words(const Group& group) {
  const Places places = places_of(group);
  const std::string cards = capital(card_count(group.count));
  switch (places.shape) {
    case PlaceShape::loose:
      return fmt::format("{} berjajar.", cards);
    case PlaceShape::pyramid:
      return fmt::format(
          "{} membentuk piramida {} baris, tiap baris menindih baris sebelumnya; sebuah kartu bebas jika kedua kartu "
          "di "
          "atasnya sudah tidak ada.",
          cards, number_word(places.rows));
    case PlaceShape::peaks:
      return fmt::format(
          "{} membentuk tiga puncak {} baris dengan baris terakhir bersama; sebuah kartu bebas jika kedua kartu di "
          "atasnya sudah tidak ada.",
          cards, number_word(places.rows));
    case PlaceShape::other:
      break;
  }
  return fmt::format("{} diletakkan saling menindih; sebuah kartu bebas jika tidak ada kartu di atasnya.", cards);
}

std::string place_words(const Group& group) {
  const bool closed = spread_of(std::span(group.closed).first(group.count)).kind != Spread::Kind::none;
  return fmt::format("{} {}", shape_words(group),
                     closed ? "Kartu yang tertindih tetap tertutup sampai bebas." : "Semuanya terbuka.");
}

std::string grid_words(const Rules& rules, const Group& group) {
  std::string text =
      fmt::format("{} diletakkan terbuka dalam {} baris, masing-masing {}.", capital(card_count(group.count)),
                  number_word(group.count / group.grid_columns), group.grid_columns);
  if (rules.remove_rank > 0) {
    text += fmt::format(" Semua {} disingkirkan dan meninggalkan celah.", a_rank(rules.remove_rank));
  }
  text += fmt::format(" Celah diisi kartu yang melanjutkan tetangga kirinya {}{}.", build_words(group.build),
                      wrap_words(rules, group));
  text += fmt::format(" Di ujung kiri baris, celah {}", fill_what(group));
  text += group.row_suits ? " dari jenis baris itu (dari atas: hati, berlian, keriting, sekop)." : ".";
  return text + " Di sebelah kanan celah tidak boleh diletakkan kartu.";
}

std::string row_words(const Group& group) {
  constexpr std::array<std::string_view, 8> kWhich = {"",        "pertama", "kedua",  "ketiga",
                                                      "keempat", "kelima",  "keenam", "ketujuh"};
  std::vector<std::string> steps;
  for (unsigned step = 1; step < kWhich.size(); ++step) {
    if ((group.steps >> step & 1U) != 0) {
      steps.emplace_back(kWhich[step]);
    }
  }
  const std::string_view match = !group.match_rank ? "jenisnya" : group.match_suit ? "jenis atau nilainya" : "nilainya";
  return fmt::format(
      "{} diletakkan terbuka dalam satu baris. Masing-masing adalah tumpukan yang dipindahkan seutuhnya ke tumpukan {} "
      "di sebelah kirinya, jika kedua kartu teratas sama {}; lalu baris dirapatkan.",
      capital(card_count(group.count)), join_words(steps, " atau "), match);
}

std::string draw_words(const Rules& rules) {
  const std::string drawn = card_count(rules.draw);
  switch (rules.draw_to) {
    case PileKind::waste:
      return fmt::format("Setiap kali {} dibuka ke buangan; kartu teratas buangan boleh dimainkan.", drawn);
    case PileKind::hole:
      return fmt::format("Kapan saja {} dari stok boleh dibuka ke lubang, apa pun yang ada di sana.", drawn);
    default:
      break;
  }
  const std::string_view pile = rules.draw_to == PileKind::column ? "kolom" : "tumpukan cadangan";
  return fmt::format("Kapan saja {} dari stok boleh dibagikan terbuka ke tiap {}, selama masih ada kartu{}.", drawn,
                     pile, rules.draw_needs_full ? fmt::format(", tetapi tidak selama ada {} yang kosong", pile) : "");
}

std::string redeal_words(int redeals) {
  if (redeals == 0) {
    return "Stok hanya boleh dihabiskan sekali.";
  }
  return fmt::format("Jika stok habis, buangan boleh dibalik menjadi stok, {}.",
                     redeals == kUnlimited ? "tanpa batas" : fmt::format("paling banyak {}", times_word(redeals)));
}

std::string stock_words(const Rules& rules, const Group& group) {
  const std::size_t cards = stock_cards(rules);
  std::string text = cards == 0 ? std::string("Stok mula-mula kosong.")
                     : cards == rules.cards()
                         ? std::string("Semua kartu menjadi stok.")
                         : fmt::format("{} sisanya menjadi stok.", capital(card_count(static_cast<int>(cards))));
  text += group.lift == Lift::top ? " Kartu teratasnya terbuka dan boleh dimainkan." : "";
  text += fmt::format(" {}", draw_words(rules));
  return rules.draw_to == PileKind::waste ? fmt::format("{} {}", text, redeal_words(rules.redeals)) : text;
}

std::string pair_words(const Rules& rules) {
  switch (rules.pairs) {
    case Pairs::sum: {
      const std::string alone = rules.pair_sum <= rules.deck.ranks
                                    ? fmt::format(" {} disingkirkan sendirian.", capital(a_rank(rules.pair_sum)))
                                    : std::string{};
      return fmt::format(
          "Dua kartu bebas yang jumlah nilainya {} disingkirkan bersama; jack bernilai 11, ratu 12, raja 13.{}",
          rules.pair_sum, alone);
    }
    case Pairs::same_rank:
      return "Dua kartu bebas yang bernilai sama disingkirkan bersama.";
    case Pairs::beaten:
      return "Kartu teratas sebuah kolom disingkirkan jika di atas kolom lain ada kartu sejenis yang lebih tinggi; as "
             "paling tinggi.";
    case Pairs::none:
      break;
  }
  return {};
}

// "semua kolom dan sel kosong"
std::string empty_goal(const Rules& rules) {
  std::vector<std::string> piles;
  for (std::size_t k = 0; k < kPileKinds; ++k) {
    if (empties(rules.goal, static_cast<PileKind>(k))) {
      piles.push_back(pile_word(static_cast<PileKind>(k)));
    }
  }
  const bool several = empties(rules.goal, PileKind::column) || empties(rules.goal, PileKind::cell);
  return fmt::format("{}{} kosong", several ? "semua " : "", listed(piles));
}

std::string left_goal(const Rules& rules) {
  const bool foundations = has_kind(rules, PileKind::foundation);
  const std::string_view gone = !has_kind(rules, PileKind::discard) ? "berada di fondasi"
                                : foundations                       ? "disingkirkan atau berada di fondasi"
                                                                    : "disingkirkan";
  const std::string but =
      rules.goal.count == 0 ? std::string{} : fmt::format(" kecuali {}", number_word(rules.goal.count));
  return fmt::format("semua kartu{} sudah {}", but, gone);
}

std::string goal_words(const Rules& rules) {
  switch (rules.goal.kind) {
    case GoalKind::foundations:
      return "semua kartu berada di fondasi";
    case GoalKind::empty:
      return only_places(rules.goal) ? "semua kartu dalam susunan sudah habis" : empty_goal(rules);
    case GoalKind::ordered:
      return fmt::format("tiap kolom kosong atau berisi satu jenis yang berurutan dari {} sampai as",
                         rank_name(rules.deck.ranks));
    case GoalKind::one_pile:
      return "baris telah menjadi satu tumpukan";
    case GoalKind::rows:
      return "tiap baris berisi satu jenis yang berurutan dari ujung kirinya, dengan celah di ujung kanan";
    case GoalKind::left:
      return left_goal(rules);
  }
  return {};
}

std::string group_words(const Rules& rules, std::size_t index) {
  const Group& group = rules.group[index];
  switch (group.kind) {
    case PileKind::column:
      return column_words(rules, index);
    case PileKind::cell:
      return cell_words(rules, index);
    case PileKind::foundation:
      return foundation_words(rules, index);
    case PileKind::reserve:
      return reserve_words(rules, index);
    case PileKind::hole:
      return hole_words(rules, index);
    case PileKind::place:
      return place_words(group);
    case PileKind::grid:
      return grid_words(rules, group);
    case PileKind::row:
      return row_words(group);
    case PileKind::stock:
      return stock_words(rules, group);
    default:
      return {};
  }
}

}  // namespace
}  // namespace indonesian

template <>
std::vector<std::string> paragraphs_in<Language::indonesian>(const Rules& rules) {
  std::vector<std::string> paragraphs = {indonesian::deck_words(rules)};
  for (std::size_t g = 0; g < rules.groups; ++g) {
    paragraphs.push_back(indonesian::group_words(rules, g));
  }
  paragraphs.push_back(indonesian::pair_words(rules));
  paragraphs.push_back(fmt::format("Anda menang jika {}.", indonesian::goal_words(rules)));
  std::erase_if(paragraphs, [](const std::string& paragraph) { return paragraph.empty(); });
  return paragraphs;
}

namespace {

constexpr auto kIndonesianBoards = std::to_array<BoardTitle>({
    {"english", "Papan Inggris"},
    {"european", "Papan Eropa"},
    {"wiegleb", "Papan Wiegleb"},
    {"bell", "Papan Bell 3-3-2-2 yang tidak simetris"},
    {"diamond", "Belah ketupat"},
    {"triangle", "Segitiga lima belas lubang"},
});

constexpr RulesWords kIndonesianRulesWords = {
    .note = "Catatan",
    .sources = "Aturan menurut",
    .column = Noun("kolom"),
    .place = Noun("tempat"),
    .row_pile = Noun("tumpukan"),
    .cell = Noun("sel"),
    .reserve = Noun("tumpukan cadangan"),
    .foundation = Noun("fondasi"),
    .stock = ", stok",
    .pack = Noun("pak"),
    .few_suits = {"kartu satu jenis", "kartu dua jenis", "kartu tiga jenis"},
    .board_titles = kIndonesianBoards,
};

}  // namespace

template <>
const RulesWords& rules_words_in<Language::indonesian>() {
  return kIndonesianRulesWords;
}

namespace set {
namespace {

constexpr SetNames kIndonesianSetNames = {
    .attributes = {"angka", "warna", "isian", "bentuk", "ukuran", "arah"},
    .values = {{
        {"satu", "dua", "tiga"},
        {"hijau", "merah", "ungu"},
        {"arsir", "kosong", "penuh"},
        {"oval", "wajik", "gelombang"},
        {"kecil", "sedang", "besar"},
        {"tegak", "miring", "rebah"},
    }},
    .several = "",
    .said = {Attribute::number, Attribute::shape, Attribute::size, Attribute::tilt, Attribute::filling,
             Attribute::colour},
    .set = "SET",
    .junior = "SET junior, 27 kartu",
    .ultraset = "Ultraset, empat kartu",
};

}  // namespace

template <>
const SetNames& set_names_in<Language::indonesian>() {
  return kIndonesianSetNames;
}

}  // namespace set

}  // namespace sabar
