// What is said at a table: reasons, hints, the losing move, piles, arguments about pegs, objections to a set.
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/session/patience/advice/hint.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>
#include <sabar/session/patience/advice/words.hpp>
#include <sabar/session/patience/reason_words.hpp>
#include <sabar/session/patience/say_words.hpp>
#include <sabar/session/pegs/words.hpp>
#include <sabar/session/set/words.hpp>

namespace sabar::strategy {
namespace {

std::string named_in_english(Card card) { return card_within(card, Language::english); }

// "Nine of clubs", "Nine of clubs with two cards on it", "The pile of the nine of clubs".
std::string who_in_english(const Deed& deed) {
  if (deed.from == PileKind::row) {
    return fmt::format("The pile of the {}", named_in_english(deed.card));
  }
  const std::string name = card_name(deed.card, Language::english);
  if (deed.count <= 1) {
    return name;
  }
  return deed.count == 2 ? fmt::format("{} with the card on it", name)
                         : fmt::format("{} with the {} cards on it", name, deed.count - 1);
}

std::string goal_in_english(const Deed& deed) {
  const std::string onto = deed.onto ? fmt::format("the {}", named_in_english(*deed.onto)) : std::string();
  switch (deed.to) {
    case PileKind::foundation:
      return "home";
    case PileKind::column:
      return deed.onto ? fmt::format("on {} in column {}", onto, deed.to_number)
                       : fmt::format("to the empty column {}", deed.to_number);
    case PileKind::cell:
      return "to a cell";
    case PileKind::hole:
      return deed.onto ? fmt::format("on {} in the hole", onto) : "to the hole";
    case PileKind::grid:
      return deed.onto ? fmt::format("to the right of {}", onto) : "to the left end of a row";
    case PileKind::row:
      return fmt::format("on {}", onto);
    default:
      return "away";
  }
}

std::string transfer_in_english(const Deed& deed) {
  if (deed.to == PileKind::discard) {
    return fmt::format("{} leaves", card_name(deed.card, Language::english));
  }
  if (deed.to == PileKind::foundation && deed.count > 1) {
    return fmt::format("The complete run of {} goes home", suit_name(deed.card.suit(), Language::english));
  }
  const std::string_view verb = deed.from == PileKind::foundation ? "comes back from its foundation" : "goes";
  return fmt::format("{} {} {}", who_in_english(deed), verb, goal_in_english(deed));
}

std::string later_in_english(const Reason& reason) {
  return reason.later == 1 ? "with the next move" : fmt::format("{} moves later", reason.later);
}

// The card a later move is about.
std::string other_in_english(const Reason& reason, std::string_view unnamed) {
  return reason.other ? fmt::format("the {}", named_in_english(*reason.other)) : std::string(unnamed);
}

std::string draw_in_english(const Deed& deed) {
  switch (deed.to) {
    case PileKind::waste:
      return deed.count == 1 ? "A card is drawn" : fmt::format("{} cards are drawn", deed.count);
    case PileKind::hole:
      return "A card of the stock goes to the hole";
    default:
      return deed.to == PileKind::column ? "The stock deals to the columns" : "The stock deals to the reserve";
  }
}

}  // namespace

template <>
std::string deed_in<Language::english>(const Deed& deed) {
  switch (deed.kind) {
    case MoveKind::transfer:
      return transfer_in_english(deed);
    case MoveKind::pair:
      return fmt::format("{} and {} leave together", card_name(deed.card, Language::english),
                         named_in_english(*deed.onto));
    case MoveKind::draw:
      return draw_in_english(deed);
    case MoveKind::redeal:
      return "The waste becomes the stock again";
    case MoveKind::gather:
      break;
  }
  return "The columns are gathered and dealt again";
}

template <>
std::string why_in<Language::english>(const Reason& reason) {
  const int from = reason.deed.from_number;
  switch (reason.why) {
    case Why::paper_home:
      return fmt::format("phase 1, the lot fell on column {} and its foundation takes the top card", from);
    case Why::paper_top:
      return fmt::format("phase 2, the lot fell on column {} and its top card fits there", from);
    case Why::paper_run:
      return fmt::format("phase 3, the lot fell on column {} and its whole face-up run fits there", from);
    case Why::paper_deal:
      return "phase 4, no lot of this round has moved a card";
    case Why::paper_redeal:
      return "phase 4, no lot of this round has moved a card, and the stock is empty";
    case Why::paper_dealt_home:
      return "phase 5, its foundation takes the dealt card";
    case Why::paper_dealt_column:
      return "phase 6, the dealt card fits there";
    case Why::wins:
      return reason.later == 0   ? "that wins the game"
             : reason.later == 1 ? "one more move wins the game"
                                 : fmt::format("from there {} more moves win the game", reason.later);
    case Why::safe_home:
      return "no card still in play has to lie on it";
    case Why::home:
      return "a card at home is one less to place";
    case Why::turns:
      return reason.deed.from == PileKind::column ? fmt::format("it turns a face-down card in column {}", from)
                                                  : std::string("it turns a face-down card");
    case Why::completes:
      return "the run is complete and leaves";
    case Why::leaves:
      return "fewer cards are left";
    case Why::empties:
      return fmt::format("it empties column {}, and a card waits for the place", from);
    case Why::from_waste:
      return "it shows the next card of the waste";
    case Why::from_reserve:
      return "it makes the reserve smaller";
    case Why::frees_cell:
      return "it frees a cell";
    case Why::digs:
      return "fewer cards lie on one that can soon go home";
    case Why::orders:
      return "it puts cards in order";
    case Why::closes_row:
      return "the row becomes shorter";
    case Why::fills_gap:
      return "it puts a card in its row";
    case Why::draws:
      return "no move on the table is worth more than a new card";
    case Why::redeals:
      return "the stock is empty, and no move on the table is worth more";
    case Why::gathers:
      return "nothing better is left";
    case Why::least_bad:
      return "nothing better leads to a new position";
    case Why::fetches:
      return fmt::format("{} is needed {}", other_in_english(reason, "a card of the stock"), later_in_english(reason));
    case Why::room_for:
      return fmt::format("it makes room for {} {}", other_in_english(reason, "another card"), later_in_english(reason));
    case Why::uncovers:
      return fmt::format("it frees {}, which goes on {}", other_in_english(reason, "another card"),
                         later_in_english(reason));
    case Why::carries:
      return fmt::format("{} comes on it {}", other_in_english(reason, "another card"), later_in_english(reason));
    case Why::only_move:
      return "it is the only move";
    case Why::by_lot:
      break;
  }
  return fmt::format("the lot chose it from {} moves", reason.choices);
}

template <>
std::string_view ending_in<Language::english>(Ending ending) {
  switch (ending) {
    case Ending::none:
      return {};
    case Ending::no_move:
      return "Stuck: no move is left.";
    case Ending::whole_pass:
      return "Stuck: a whole pass of the stock has offered no move.";
    case Ending::came_back:
      return "Stuck: positions come back, and no choice leads to a new one.";
    case Ending::nothing_new:
      return "Stuck: every move leads to a position that has been before.";
    case Ending::no_gain:
      return "Stuck: many moves have brought no card home and turned none.";
    case Ending::bound:
      break;
  }
  return "Stopped: too many moves without a win.";
}

}  // namespace sabar::strategy

namespace sabar {
namespace {

std::string found_in_english(const Rules& rules, const Loss& loss) {
  return fmt::format(
      "Move {} ({}) lost the game: {}. Before it the game could still be won; a win from there takes {}.", *loss.lost,
      to_text(rules, *loss.move), strategy::deed_in<Language::english>(loss.deed),
      counted(loss.win.size(), "move", "moves"));
}

std::string between_in_english(const Loss& loss) {
  return loss.winnable
             ? fmt::format(
                   "One of the moves {} to {} lost the game; which one is not known. Before move {} it could "
                   "still be won; a win from there takes {} moves.",
                   *loss.winnable + 1, *loss.lost, *loss.winnable + 1, loss.win.size())
             : fmt::format("After move {} the game could not be won. Whether it could be won before is not known.",
                           *loss.lost);
}

constexpr PegsHintWords kEnglishPegsHintWords = {
    .lost = "From here it cannot be won any more; take jumps back.",
    .not_known = "It is not known whether this can still be won.",
    .finished = "The finish is reached.",
    .next = "{0}: the next jump of a solution, {1} to go.",
};

constexpr PegsArgumentWords kEnglishPegsArgumentWords = {
    .in_colouring = " (colouring {0})",
    .even = "even",
    .odd = "odd",
    .alike =
        "At the start{0} there are {1}, {2} and {3} pegs on A, B and C: all {4}. So after every jump all three are "
        "even "
        "or all three are odd. A single peg would make one number odd and two even. That never happens.",
    .differs =
        "At the start{0} the pegs are {1}; at the finish {2}. Colours that are alike in one are not alike in the "
        "other, "
        "and no jump changes that.",
    .no_hole =
        "Each colouring alone would leave a colour for the last peg, but no hole of the board has the right colour in "
        "both.",
    .class_permits = "As far as colours go, a last peg can stand in: {0}.",
    .class_permits_exactly = "As far as colours go, this finish can be reached.",
    .pagoda = "At the start the pegs weigh {0}. The finish {1} weighs {2}, which is more.",
    .impossible_class = "Impossible: start and finish are in different classes.",
    .impossible_pagoda = "Impossible: the pegs would have to gain weight.",
};

constexpr SetObjectionWords kEnglishSetObjectionWords = {
    .two_and_one = "{}: twice {}, once {}",
    .no_ultraset = "no two pairs of them lack the same third card",
};

}  // namespace

template <>
std::string hint_in<Language::english>(const Hint& hint) {
  switch (hint.verdict) {
    case Verdict::unsolvable:
      return "From here the game cannot be won. Take moves back, or deal anew.";
    case Verdict::solved:
      return !hint.move       ? "The game is won."
             : hint.to_go > 1 ? fmt::format("This wins, with {} moves to go: {}.", hint.to_go,
                                            winning_move_text(hint.reason, Language::english))
                              : fmt::format("This wins: {}.", winning_move_text(hint.reason, Language::english));
    case Verdict::unknown:
      break;
  }
  return hint.move ? fmt::format("A guess, no win is known yet. {}", to_text(hint.reason, Language::english))
                   : fmt::format("No win is known, and there is nothing to guess. {}",
                                 to_text(hint.ending, Language::english));
}

template <>
std::string loss_in<Language::english>(const Rules& rules, const Loss& loss) {
  switch (loss.kind) {
    case Loss::Kind::none:
      return loss.win.empty() ? "The game is won."
                              : fmt::format("No move has lost the game: it can still be won, in {}.",
                                            counted(loss.win.size(), "move", "moves"));
    case Loss::Kind::found:
      return found_in_english(rules, loss);
    case Loss::Kind::between:
      return between_in_english(loss);
    case Loss::Kind::never:
      return "No move lost the game: this deal cannot be won at all.";
    case Loss::Kind::unknown:
      break;
  }
  return "Not known: the search has found neither a win from here nor a proof that there is none.";
}

template <>
const PegsHintWords& pegs_hint_words_in<Language::english>() {
  return kEnglishPegsHintWords;
}

template <>
const PegsArgumentWords& pegs_argument_words_in<Language::english>() {
  return kEnglishPegsArgumentWords;
}

template <>
const SetObjectionWords& set_objection_words_in<Language::english>() {
  return kEnglishSetObjectionWords;
}

}  // namespace sabar

namespace sabar::say {
namespace {

std::string english_name(const PileFacts& facts) {
  switch (facts.kind) {
    case PileKind::column:
      return fmt::format("Column {}", facts.number);
    case PileKind::cell:
      return fmt::format("Cell {}", facts.number);
    case PileKind::foundation:
      return facts.suit ? fmt::format("Foundation of {}", suit_name(*facts.suit, Language::english))
                        : fmt::format("Foundation {}", facts.number);
    case PileKind::reserve:
      return fmt::format("Reserve {}", facts.number);
    case PileKind::place:
      return fmt::format("Place {}", facts.number);
    case PileKind::grid:
      return fmt::format("Row {}, place {}", facts.row, facts.number);
    case PileKind::row:
      return fmt::format("Pile {}", facts.number);
    case PileKind::hole:
      return "Hole";
    case PileKind::stock:
      return "Stock";
    case PileKind::waste:
      return "Waste";
    case PileKind::discard:
      break;
  }
  return "Discard pile";
}

std::string english_cards(std::size_t count) { return counted(count, "card", "cards"); }

}  // namespace

template <>
std::string pile_in<Language::english>(const PileFacts& facts) {
  std::string text = fmt::format("{}: ", english_name(facts));
  if (facts.shown.empty()) {
    return text + (facts.hidden == 0 ? "empty." : fmt::format("{} face down.", english_cards(facts.hidden)));
  }
  for (std::size_t i = 0; i < facts.shown.size(); ++i) {
    text += fmt::format("{}{}", i == 0 ? "" : ", on ", strategy::card_within(facts.shown[i], Language::english));
  }
  if (facts.below > 0) {
    text += fmt::format("; {} below", english_cards(facts.below));
  }
  if (facts.hidden > 0) {
    text += fmt::format("; {} face down below", english_cards(facts.hidden));
  }
  return text + (facts.blocked ? "; blocked." : ".");
}

template <>
std::string table_in<Language::english>(const Session& session) {
  const Progress progress = session.progress();
  const std::size_t made = session.moves_made();
  const std::size_t legal = session.legal().size();
  const std::string stand = session.won()     ? "The game is won."
                            : session.stuck() ? "No move is left."
                            : legal == 1      ? "One move is possible."
                                              : fmt::format("{} moves are possible.", legal);
  return fmt::format("{}, deal {}. {} made, {} of {} done. {}", session.game().title_in(Language::english),
                     to_text(session.origin()), counted(made, "move", "moves"), progress.done, progress.total, stand);
}

}  // namespace sabar::say
