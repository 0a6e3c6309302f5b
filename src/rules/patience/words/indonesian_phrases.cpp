#include <array>
#include <span>

#include <fmt/format.h>

#include <sabar/rules/patience/words/facts.hpp>
#include <sabar/rules/patience/words/indonesian.hpp>

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

}  // namespace sabar::indonesian
