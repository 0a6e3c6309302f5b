// Pages of the laboratories: shuffles, strategies, pegs.
// Tests, facts, shuffles and solvers keep the words they bring.
#include <array>

#include <sabar/lab/pegs/words.hpp>
#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/lab/strategies/words.hpp>

namespace sabar::lab::html {
namespace {

const Text kEnglishText = {
    .page = report::page_words(Language::english),

    .title = "Shuffles, measured",
    .lead =
        "Each shuffle put {0} sorted decks of {1} cards out of order. What came out is set beside two exact laws: "
        "all orders alike, as a Fisher–Yates shuffle promises, and all orders of one cycle alike, as "
        "Sattolo’s shuffle promises.",
    .decks = "Decks per shuffle",
    .cards = "Cards",
    .generator = "Generator",
    .seed = "Seed",
    .stopped = "The run was stopped early: only the shuffles that were complete are shown.",

    .verdicts = "Verdicts",
    .as_theory = "as theory",
    .as_sattolo_must = "differs from uniform, as Sattolo must",
    .as_riffles_must = "differs from uniform, as {0} riffles must",
    .as_one_riffle_must = "differs from uniform, as 1 riffle must",
    .differs = "differs from uniform",
    .broken = "broken",
    .as_theory_note = "No test contradicts the law of this shuffle.",
    .as_it_must_note = "It is not uniform, and in every test it behaves as its own law says.",
    .differs_note = "It is not uniform. For some of these tests no exact law of this shuffle is known.",
    .broken_note = "At least one test contradicts the law that this shuffle should follow.",
    .meant_uniform_note = "It is meant to make all orders alike, and it does not.",
    .tests_differ = "{0} of {1} tests tell it from a uniform shuffle",
    .per_shuffle = "{0} ns per shuffle",

    .facts = "Measured beside theory",
    .facts_caption = "Means and shares over all decks, ± one standard error, beside the exact values",
    .facts_note =
        "The number of possible orders is that of the method itself; a generator with a small state or seed "
        "reaches fewer. Times are the median on the machine that made this page.",
    .quantity = "Quantity",
    .theory_uniform = "Theory: uniform",
    .theory_one_cycle = "Theory: one cycle",
    .theory_riffles = "Theory: riffles",
    .speed = "time per shuffle",
    .possible_orders = "possible orders",
    .repeated_orders = "decks in an order seen before",
    .distinct_orders = "different orders seen",
    .estimated_orders = "orders there seem to be, from the repeats",
    .bits = "{0} bits",
    .at_most = "at most {0}",
    .not_alike = "not alike",

    .suits = "Suits in the layout",
    .suits_caption = "Mean number of cards of each suit in each part of the layout",
    .suits_note =
        "The sorted deck begins with the hearts. A shuffle that lets no card stay brings the suits that lay "
        "in an area back to it a little less often.",
    .area = "Area",
    .places_range = "places {0} to {1}",

    .heat = "Which card comes where",
    .heat_note =
        "One row for each card, one column for each place; a deck adds one to a cell of every row. The colour "
        "says how far a cell is from what a uniform shuffle expects, in standard deviations (z): about 19 "
        "cells in 20 should lie between −2 and +2. Cards at home lie on the diagonal from the top left.",
    .card = "card, by its place before",
    .place = "place after the shuffle",
    .rarer = "rarer",
    .more_often = "more often",
    .heat_title = "Card by place: {0}",
    .heat_desc =
        "Heat map of {0} rows (cards) by {1} columns (places); colour is the deviation from a uniform "
        "shuffle in standard deviations.",
    .heat_cells = "A uniform shuffle expects {0} decks in each cell.",
    .heat_home = "Cards at home in all decks together: {0}, uniform {1}.",
    .heat_worst = "Farthest off: card {0} at place {1}, {2} decks, z&nbsp;=&nbsp;{3}.",
    .heat_binned = "Each cell of the picture joins {0} cards and as many places.",

    .bars = "How often each value came",
    .bars_note =
        "Bars are what was measured; marks are what the laws expect. Where a bar ends at its mark, the "
        "shuffle follows that law. Point at a bar for its numbers.",
    .observed = "Observed",
    .share_of_decks = "% of decks",
    .off_scale = "beyond the scale",
    .bars_desc = "Bar chart of the share of decks by {0}, with marks for the expected shares.",
    .grouped = "bars of {0} values",
    .even = "even",
    .odd = "odd",

    .tests = "All tests",
    .tests_note =
        "Each test is set against the uniform law and, where it is known, against the law of the shuffle "
        "itself. A small p-value speaks against the law in its line.",
    .tests_caption = "Tests of {0}",
    .test = "Test",
    .law = "Law",
    .expected = "Expected",
    .p_value = "p-value",
    .adjusted = "Adjusted p",
    .verdict = "Verdict",
    .uniform = "uniform",
    .one_cycle = "one cycle",
    .riffles = "{0} riffles",
    .one_riffle = "1 riffle",
    .excluded = "{0} that the law excludes",

    .reading = "How to read this",
    .sattolo_title = "What Sattolo’s shuffle can and cannot do",
    .sattolo =
        "It makes every order of one single cycle with the same chance and no other order: (n−1)! = {0} of the "
        "n! = {1}, one in {2}. No card ever stays where it was, and with {2} cards the order is always {3}. "
        "So “no fixed point” does not mean “more random”: it means that something about the next deck is "
        "certain, and whoever saw the deck before can use it. A fair shuffle leaves one card in place on "
        "average, and none in about 37 % of the decks.",
    .always_odd = "an odd permutation (an odd number of swaps away)",
    .always_even = "an even permutation (an even number of swaps away)",
    .derangement_title = "No fixed point is not yet one cycle",
    .derangement =
        "An order in which no card stays is a derangement. An order of one cycle is always a derangement, "
        "but not the other way round: two cycles of half the deck each leave no card in place either. "
        "Of all derangements of {0} cards only {1} % are one cycle.",
    .p_title = "What a p-value is",
    .p = "Suppose the law holds. The p-value is how often pure chance would then stray at least as far from it as "
         "this run did. 0.43 is nothing strange; 0.000001 is hard to believe. It is not the chance that the shuffle "
         "is good, and a large one proves nothing: the decks may be too few, or the fault may be one that this test "
         "does not see.",
    .many_title = "Many tests",
    .many =
        "Who tries a hundred tests finds about one p-value below 0.01 even for a perfect shuffle. Therefore each "
        "p-value is multiplied by the number of tests of its law on this page (Bonferroni); only when the "
        "adjusted one is still very small, by default below 0.001, does the law count as refuted.",
    .error_title = "What ± says",
    .error =
        "The standard error is how far a mean or share over so many decks strays by chance alone: in two "
        "runs out of three the true value lies within it, in 19 of 20 within twice as much. Four times as many "
        "decks halve it.",
};

constexpr StrategiesWords kEnglishStrategiesWords = {
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

constexpr PegsWords kEnglishPegsWords = {
    .title = "Peg solitaire: methods, measured",
    .lead =
        "The same problems for every method: can a single peg be left? A solution counts only after the judge has "
        "replayed it, and 'no' only after everything was looked at.",
    .board = "Board",
    .positions_each = "Positions of each size",
    .seed = "Seed",
    .limit = "Boards at most",
    .stopped = "The run was stopped early: the figures are those of the problems that were complete.",
    .positions = "The whole board, more and more pegs",
    .positions_note =
        "Positions that random play from the start leads to, with so many pegs left. A mark is the median of all "
        "positions of its size.",
    .positions_title = "{0}: what it takes to decide whether one peg can be left",
    .boards = "Larger and larger boards",
    .boards_note =
        "The board cut off after its second, third … row. Every hole is the empty one once (holes that symmetries "
        "exchange stand for each other); a mark is the median of these problems.",
    .boards_title = "{0}, row by row: what it takes to decide whether one peg can be left",
    .pegs_axis = "pegs",
    .holes_axis = "holes",
    .looked_axis = "boards looked at (median)",
    .time_axis = "milliseconds (median)",
    .legend_full = "decided",
    .legend_open = "the limit was reached: at least so much",
    .figures_of = "All figures: {0}",
    .pegs = "Pegs",
    .holes = "Holes",
    .problems = "Problems",
    .method = "Method",
    .solved = "Solved",
    .unsolvable = "Unsolvable",
    .unknown = "Not decided",
    .median_boards = "Boards, median",
    .mean_boards = "Boards, mean",
    .median_time = "ms, median",
    .at_least = "≥ {0}",
    .reading = "How to read this",
    .memory_title = "Why memory helps",
    .memory_text =
        "Jumps far apart can be made in any order, and every order leads to the same board. Backtracking without "
        "memory "
        "meets that board once for each order and searches below it each time. A table of boards that have failed "
        "searches once. The longer the game, the more orders there are: the lines part ever further.",
    .limit_title = "At least so much",
    .limit_text =
        "Every method may look at a limited number of boards. Where it gives up, the mark is not filled: the true "
        "number is larger.",
    .proof_title = "Yes is cheaper than no",
    .proof_text =
        "A search that finds a solution stops; to say no it must look at everything. Most positions by lot cannot be "
        "solved, so here memory is worth the most.",
};

}  // namespace

template <>
const Text& text_in<Language::english>() {
  return kEnglishText;
}

template <>
const StrategiesWords& strategies_words_in<Language::english>() {
  return kEnglishStrategiesWords;
}

template <>
const PegsWords& pegs_words_in<Language::english>() {
  return kEnglishPegsWords;
}

}  // namespace sabar::lab::html
