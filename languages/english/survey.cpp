// The page of a survey.
#include <sabar/survey/report/words.hpp>

namespace sabar::survey {
namespace {

constexpr ReportWords kEnglishReportWords = {
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

}  // namespace

template <>
const ReportWords& report_words_in<Language::english>() {
  return kEnglishReportWords;
}

}  // namespace sabar::survey
