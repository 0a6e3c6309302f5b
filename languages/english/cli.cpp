// What commands say.
#include <sabar/cli/pegs/reason_words.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/cli/words.hpp>

namespace sabar::cli {
namespace {

constexpr ProgramWords kEnglishProgramWords = {
    .identity = "Identity of these rules",
    .here = "Sabar is at",
    .how_to_end = "Ctrl-C ends it",
    .no_page = "this program was built without the page",
    .page_hint = "`./run` without arguments builds it; --root FOLDER serves one that is built",
    .lost = "the server lost its address",
    .lost_hint = "start it again",
};

constexpr ReasonWords kEnglishReasonWords = {
    .one_empty = "{0} is empty at the start",
    .so_many_pegs = "{0} pegs at the start",
    .finish_hole = "the last peg shall stand in {0}",
    .finish_pegs = "at the end there shall be pegs in {0}",
    .finish_any = "one peg shall be left, wherever it stands",
    .rule =
        "Colour the holes A, B and C along the diagonals: three holes in a row always have three colours. A jump takes "
        "a peg off two colours and puts one on the third, so all three numbers of pegs change by one, from even to odd "
        "or from odd to even. Colours that are alike (both even or both odd) stay alike; colours that differ stay "
        "different.",
    .colouring = "Colours",
    .colouring_of = "Colouring {0}",
    .in_colouring = " (colouring {0})",
    .at_start = "Start",
    .at_finish = "Finish",
    .pagoda_rule =
        "A pagoda function gives every hole a weight so that no jump makes the pegs heavier: two neighbours in a row "
        "together weigh at least as much as the third hole (. stands for 0). The pegs can only lose weight.",
    .no_pagoda = "No pagoda function excludes it: none gives the finish more weight than the start.",
    .open = "Nothing here excludes it. Whether it can be done only a search can say: `sabar pegs solve`.",
    .table_head = "{0}: every problem with one empty hole at the start and one peg at the end",
    .table_note = "Problems that symmetries exchange stand in one line; 'problems' says how many they are.",
    .vacancy = "vacancy",
    .finish = "finish",
    .images = "problems",
    .verdict = "solvable",
    .reason = "reason or solution",
    .yes = "yes",
    .no = "no",
    .not_known = "open",
    .by_class = "class",
    .by_pagoda = "pagoda function",
    .by_search = "all boards were looked at",
    .line_found = "{0} jumps, {1} moves",
    .ended = "search ended ({0}) after {1} boards",
    .forbidden = "Classes exclude {0} more.",
    .sum = "Classes permit {0}: {1} solvable, {2} unsolvable, {3} open.",
};

constexpr SetWords kEnglishSetWords = {
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

constexpr SetCountWords kEnglishSetCountWords = {
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

constexpr SetGamesWords kEnglishSetGamesWords = {
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

}  // namespace

template <>
const ProgramWords& program_words_in<Language::english>() {
  return kEnglishProgramWords;
}

template <>
const ReasonWords& reason_words_in<Language::english>() {
  return kEnglishReasonWords;
}

template <>
const SetWords& set_words_in<Language::english>() {
  return kEnglishSetWords;
}

template <>
const SetCountWords& set_count_words_in<Language::english>() {
  return kEnglishSetCountWords;
}

template <>
const SetGamesWords& set_games_words_in<Language::english>() {
  return kEnglishSetGamesWords;
}

}  // namespace sabar::cli
