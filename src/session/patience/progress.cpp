#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/progress.hpp>

namespace sabar {
namespace {

constexpr unsigned bit(PileKind kind) { return 1U << static_cast<unsigned>(kind); }

class Meter {
public:
  Meter(const Rules& rules, const Table& table) : rules_(rules), table_(table), map_(map_piles(rules)) {}

  [[nodiscard]] std::size_t cards_on(unsigned kinds) const {
    std::size_t cards = 0;
    for_each(kinds, [&](std::size_t pile) { cards += table_.piles[pile].cards.size(); });
    return cards;
  }

  [[nodiscard]] std::size_t piles_in_row() const {
    std::size_t piles = 0;
    for_each(bit(PileKind::row), [&](std::size_t pile) { piles += table_.piles[pile].cards.empty() ? 0 : 1; });
    return piles;
  }

  // Highest cards at the bottom of a column, and cards on the next higher one of their suit.
  [[nodiscard]] std::size_t ordered_cards() const {
    std::size_t ordered = 0;
    for_each(bit(PileKind::column), [&](std::size_t pile) {
      const auto& cards = table_.piles[pile].cards;
      for (std::size_t i = table_.piles[pile].face_down; i < cards.size(); ++i) {
        const bool first = i == 0 && cards[i].rank() == rules_.deck.ranks;
        ordered += first || (i > 0 && one_lower(cards[i - 1], cards[i])) ? 1 : 0;
      }
    });
    return ordered;
  }

  // Cards of the grid that continue their row from its left end.
  [[nodiscard]] std::size_t placed_cards() const {
    std::size_t placed = 0;
    bool unbroken = false;
    for_each(bit(PileKind::grid), [&](std::size_t pile) {
      const Group& group = rules_.group[map_.group_of[pile]];
      const auto& cards = table_.piles[pile].cards;
      if ((pile - map_.first[map_.group_of[pile]]) % group.grid_columns == 0) {
        unbroken = !cards.empty() && (group.fill != Fill::rank || cards.back().rank() == group.fill_rank);
      } else {
        unbroken = unbroken && !cards.empty() && one_lower(cards.back(), table_.piles[pile - 1].cards.back());
      }
      placed += unbroken ? 1 : 0;
    });
    return placed;
  }

private:
  [[nodiscard]] static bool one_lower(Card higher, Card lower) {
    return higher.suit() == lower.suit() && higher.rank() == lower.rank() + 1;
  }

  template <class Visit>
  void for_each(unsigned kinds, Visit&& visit) const {
    for (std::size_t pile = 0; pile < map_.piles; ++pile) {
      if ((kinds & bit(rules_.group[map_.group_of[pile]].kind)) != 0) {
        visit(pile);
      }
    }
  }

  const Rules& rules_;
  const Table& table_;
  PileMap map_;
};

}  // namespace

Progress measure_progress(const Rules& rules, const Table& start, const Table& now) {
  const Meter then(rules, start);
  const Meter meter(rules, now);
  const unsigned home = bit(PileKind::foundation) | bit(PileKind::discard);
  const std::size_t removed = then.cards_on(bit(PileKind::discard));
  switch (rules.goal.kind) {
    case GoalKind::foundations:
      return {meter.cards_on(home) - removed, rules.cards() - removed};
    case GoalKind::left: {
      const std::size_t total = rules.cards() - std::min<std::size_t>(rules.cards(), rules.goal.count + removed);
      return {std::min(total, meter.cards_on(home) - removed), total};
    }
    case GoalKind::empty: {
      const std::size_t left = meter.cards_on(rules.goal.kinds);
      const std::size_t total = std::max(left, then.cards_on(rules.goal.kinds));
      return {total - left, total};
    }
    case GoalKind::ordered:
      return {meter.ordered_cards(), meter.cards_on(bit(PileKind::column))};
    case GoalKind::one_pile: {
      const std::size_t piles = then.piles_in_row();
      return {piles - meter.piles_in_row(), piles - std::min<std::size_t>(piles, 1)};
    }
    case GoalKind::rows:
      return {meter.placed_cards(), meter.cards_on(bit(PileKind::grid))};
  }
  return {};
}

}  // namespace sabar
