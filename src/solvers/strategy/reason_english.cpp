// Reasons in English.
#include <string_view>

#include <fmt/format.h>

#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar::strategy {
namespace {

std::string named_in_english(Card card) { return card_within(card, Language::english); }

// "Nine of clubs", "Nine of clubs with two cards on it", "The pile of the nine of clubs".
std::string who_in_english(const Deed& deed) {
  if (deed.from == PileKind::row) {
    return fmt::format("The pile of the {}", named_in_english(deed.card));
  }
  const std::string name = card_name(deed.card);
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
    return fmt::format("{} leaves", card_name(deed.card));
  }
  if (deed.to == PileKind::foundation && deed.count > 1) {
    return fmt::format("The complete run of {} goes home", suit_name(deed.card.suit()));
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

std::string english_deed(const Deed& deed) {
  switch (deed.kind) {
    case MoveKind::transfer:
      return transfer_in_english(deed);
    case MoveKind::pair:
      return fmt::format("{} and {} leave together", card_name(deed.card), named_in_english(*deed.onto));
    case MoveKind::draw:
      return draw_in_english(deed);
    case MoveKind::redeal:
      return "The waste becomes the stock again";
    case MoveKind::gather:
      break;
  }
  return "The columns are gathered and dealt again";
}

std::string english_why(const Reason& reason) {
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

std::string_view english_ending(Ending ending) {
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
