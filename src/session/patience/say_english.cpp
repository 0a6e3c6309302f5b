// The table in English.
#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/session/patience/say_words.hpp>
#include <sabar/solvers/strategy/reason_words.hpp>

namespace sabar::say {
namespace {

std::string english_name(const PileFacts& facts) {
  switch (facts.kind) {
    case PileKind::column:
      return fmt::format("Column {}", facts.number);
    case PileKind::cell:
      return fmt::format("Cell {}", facts.number);
    case PileKind::foundation:
      return facts.suit ? fmt::format("Foundation of {}", suit_name(*facts.suit))
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

std::string english_pile(const PileFacts& facts) {
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

std::string english_table(const Session& session) {
  const Progress progress = session.progress();
  const std::size_t made = session.moves_made();
  const std::size_t legal = session.legal().size();
  const std::string stand = session.won()     ? "The game is won."
                            : session.stuck() ? "No move is left."
                            : legal == 1      ? "One move is possible."
                                              : fmt::format("{} moves are possible.", legal);
  return fmt::format("{}, deal {}. {} made, {} of {} done. {}", session.title(), to_text(session.origin()),
                     counted(made, "move", "moves"), progress.done, progress.total, stand);
}

}  // namespace sabar::say
