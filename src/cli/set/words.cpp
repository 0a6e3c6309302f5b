#include <sabar/cli/set/words.hpp>

namespace sabar::cli {
namespace {

constexpr SetWords kSetWordsEnglish = {
    .same = "same: {}",
    .different = "different: {}",
    .found = "Sets among {} cards: {}\n",
    .triples = "{:<6} {:>6} triples tried\n",
    .pairs = "{:<6} {:>6} pairs completed\n",
    .counting = "Counting",
    .hands = "hands",
    .sets = "sets",
    .games = "games",
};

constexpr SetWords kSetWordsIndonesian = {
    .same = "sama: {}",
    .different = "beda: {}",
    .found = "Set di antara {} kartu: {}\n",
    .triples = "{:<6} {:>6} kombinasi dicoba\n",
    .pairs = "{:<6} {:>6} pasangan dilengkapi\n",
    .counting = "Menghitung",
    .hands = "kumpulan kartu",
    .sets = "set",
    .games = "permainan",
};

constexpr SetCountWords kCountEnglish = {
    .deck = "{} cards, {} sets\n",
    .each_card = "Every card is in {} sets.\n",
    .most_taken = "One game takes at most {} sets: a third of the cards.\n",
    .by_differing = "Sets by the number of attributes in which their cards differ:\n",
    .differing = "  {} {:>8}  {:5.2f} %\n",
    .largest_known = "Most cards without a set, for 1 to 6 attributes (5 and 6 from the literature): {}",
    .free_title = "Hands without a set, {} attributes, {} cards\n",
    .ultra_title = "Hands without an ultraset, {} attributes, {} cards\n",
    .any_title = "Hands, {} attributes, {} cards\n",
    .cards = "cards",
    .hands = "hands",
    .classes = "classes",
    .chance = "chance",
    .sets = "sets",
    .share = "share",
    .largest = "The largest have {} cards, such as {}",
    .proof = "All hands of {} cards have been ruled out by the search.\n",
    .not_all = "The count ended early ({}).\n",
    .spread = "Sets among {} cards\n",
    .spread_mean = "Mean {:.6f}, most {}\n",
};

constexpr SetCountWords kCountIndonesian = {
    .deck = "{} kartu, {} set\n",
    .each_card = "Setiap kartu ada dalam {} set.\n",
    .most_taken = "Satu permainan mengambil paling banyak {} set: sepertiga kartu.\n",
    .by_differing = "Set menurut banyaknya atribut yang berbeda:\n",
    .differing = "  {} {:>8}  {:5.2f} %\n",
    .largest_known = "Kartu terbanyak tanpa set, untuk 1 sampai 6 atribut (5 dan 6 dari pustaka): {}",
    .free_title = "Kumpulan kartu tanpa set, {} atribut, {} kartu\n",
    .ultra_title = "Kumpulan kartu tanpa ultraset, {} atribut, {} kartu\n",
    .any_title = "Kumpulan kartu, {} atribut, {} kartu\n",
    .cards = "kartu",
    .hands = "kumpulan",
    .classes = "kelas",
    .chance = "peluang",
    .sets = "set",
    .share = "bagian",
    .largest = "Yang terbesar berisi {} kartu, misalnya {}",
    .proof = "Semua kumpulan {} kartu disingkirkan oleh pencarian.\n",
    .not_all = "Penghitungan berhenti lebih awal ({}).\n",
    .spread = "Set di antara {} kartu\n",
    .spread_mean = "Rata-rata {:.6f}, terbanyak {}\n",
};

constexpr SetGamesWords kGamesEnglish = {
    .title = "{} games, policy {}, seed {}\n",
    .times = "times",
    .share = "%",
    .interval = "95 % interval",
    .left = "cards left at the end",
    .more = "three more cards came so often",
    .largest = "cards on the largest table",
    .none = "no set on the table while the deck lasts",
    .fresh = "the first 12",
    .twelve = "12 cards",
    .fifteen = "15 cards",
    .eighteen = "18 cards",
    .taken = "Sets taken in a game: {:.4f}\n",
    .not_all = "Not all games were played ({}).\n",
};

constexpr SetGamesWords kGamesIndonesian = {
    .title = "{} permainan, cara {}, benih {}\n",
    .times = "kali",
    .share = "%",
    .interval = "selang 95 %",
    .left = "kartu tersisa di akhir",
    .more = "tiga kartu lagi, sekian kali",
    .largest = "kartu pada meja terbesar",
    .none = "tanpa set di meja selama dek masih ada",
    .fresh = "12 pertama",
    .twelve = "12 kartu",
    .fifteen = "15 kartu",
    .eighteen = "18 kartu",
    .taken = "Set yang diambil tiap permainan: {:.4f}\n",
    .not_all = "Tidak semua permainan dimainkan ({}).\n",
};

}  // namespace

const SetWords& set_words(Language language) { return *in_language(language, &kSetWordsEnglish, &kSetWordsIndonesian); }

const SetCountWords& set_count_words(Language language) {
  return *in_language(language, &kCountEnglish, &kCountIndonesian);
}

const SetGamesWords& set_games_words(Language language) {
  return *in_language(language, &kGamesEnglish, &kGamesIndonesian);
}

}  // namespace sabar::cli
