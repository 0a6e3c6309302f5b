#include <bit>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/say.hpp>
#include <sabar/session/patience/say_words.hpp>

namespace sabar {
namespace {

// Columns and their like are named card by card; of a heap only the top card matters.
bool names_all(PileKind kind) {
  return kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve || kind == PileKind::place ||
         kind == PileKind::grid;
}

class Speaker {
public:
  explicit Speaker(const Session& session)
      : session_(session), rules_(session.rules()), facts_(patience::derive_facts(rules_)), map_(facts_.map) {}

  [[nodiscard]] say::PileFacts look(std::size_t pile) const {
    const std::size_t g = map_.group_of[pile];
    const Group& group = rules_.group[g];
    say::PileFacts facts;
    facts.kind = group.kind;
    facts.number = number_of(pile);
    if (group.kind == PileKind::grid) {
      const std::size_t at = pile - map_.first[g];
      facts.row = at / group.grid_columns + 1;
      facts.number = at % group.grid_columns + 1;
    }
    if (const patience::CardSet own = facts_.belongs[pile]; own != patience::kAllCards && own != 0) {
      facts.suit = Card::from_index(std::countr_zero(own)).suit();
    }
    facts.blocked = group.kind == PileKind::place && session_.blocked(pile);
    const auto& cards = session_.table().piles[pile].cards;
    for (std::size_t place = cards.size(); place-- > 0;) {
      if (!session_.shows(pile, place)) {
        ++facts.hidden;
      } else if (names_all(group.kind) || facts.shown.empty()) {
        facts.shown.push_back(cards[place]);
      } else {
        ++facts.below;
      }
    }
    return facts;
  }

private:
  [[nodiscard]] std::size_t number_of(std::size_t pile) const {
    std::size_t number = 1;
    for (std::size_t other = 0; other < pile; ++other) {
      number += rules_.group[map_.group_of[other]].kind == rules_.group[map_.group_of[pile]].kind ? 1 : 0;
    }
    return number;
  }

  const Session& session_;
  const Rules& rules_;
  patience::Facts facts_;
  const PileMap& map_;
};

}  // namespace

std::string say_table(const Session& session, Language language) { return SABAR_IN(language, say::table_in)(session); }

std::vector<SpokenPile> say_piles(const Session& session, Language language) {
  const Speaker speaker(session);
  std::vector<SpokenPile> piles;
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    const say::PileFacts facts = speaker.look(pile);
    piles.push_back({pile_name(session.rules(), pile), SABAR_IN(language, say::pile_in)(facts)});
  }
  return piles;
}

}  // namespace sabar
