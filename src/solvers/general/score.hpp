// How good a position looks: lower is better. Whole numbers only, so that every machine searches in the same order.
//
// Three styles, chosen by the goal: cards to foundations, runs to build (Spider), and everything else, where only the
// cards that are left count.
#pragma once

#include <cstddef>

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

struct Weights {
  int away = 4;      // a card that is not home
  int closed = 6;    // a card face down
  int blocking = 3;  // a card on a lower one, which must leave before that can go home
  int junction = 1;  // a card that does not follow the one beneath it
  int cell = 2;      // a card in a cell
  int empty = 4;     // an empty column (taken off)
};

class PatienceScore {
public:
  PatienceScore(const Rules& rules, const patience::Facts& facts, const Weights& weights)
      : rules_(rules), facts_(facts), weights_(weights) {
    for (std::size_t g = 0; g < rules.groups; ++g) {
      runs_ = runs_ || (rules.group[g].kind == PileKind::foundation && rules.group[g].collect != Collect::cards);
    }
    runs_ = runs_ || rules.goal.kind == GoalKind::ordered;
  }

  template <class State>
  [[nodiscard]] int operator()(const State& position) const {
    return runs_ ? score_runs(position) : score_cards(position);
  }

private:
  static constexpr int kOffset = 512;  // scores are not negative

  template <class State>
  [[nodiscard]] int score_cards(const State& position) const;
  template <class State>
  [[nodiscard]] int score_runs(const State& position) const;
  template <class State>
  [[nodiscard]] int score_grid(const State& position, std::size_t g) const;

  [[nodiscard]] int value(Card card, int base) const {
    const int value = card.rank() - base;
    return value < 0 ? value + facts_.ranks.count : value;
  }

  const Rules& rules_;
  const patience::Facts& facts_;
  Weights weights_;
  bool runs_ = false;  // the goal is runs, not cards at home
};

template <class State>
int PatienceScore::score_cards(const State& position) const {
  int score = 0;
  for (std::size_t g = 0; g < rules_.groups; ++g) {
    const Group& group = rules_.group[g];
    const std::size_t first = facts_.map.first[g];
    for (std::size_t pile = first; pile < first + group.count; ++pile) {
      const int size = static_cast<int>(position.size(pile));
      switch (group.kind) {
        case PileKind::foundation:
        case PileKind::discard:
        case PileKind::hole:
          score -= weights_.away * size;
          break;
        case PileKind::cell:
          score += weights_.cell * size;
          break;
        case PileKind::row:
          score += size > 0 ? weights_.away : 0;
          break;
        case PileKind::column:
        case PileKind::reserve: {
          score += weights_.closed * position.closed[pile];
          score -= size == 0 && group.kind == PileKind::column ? weights_.empty : 0;
          int lowest = kRanks;
          const auto cards = position.pile(pile);
          for (std::size_t i = 0; i < cards.size(); ++i) {
            const int rank = value(cards[i], position.base);
            score += rank > lowest ? weights_.blocking : 0;
            lowest = std::min(lowest, rank);
            if (i > 0 &&
                !patience::contains(facts_.follow[g][static_cast<std::size_t>(cards[i - 1].index())], cards[i])) {
              score += weights_.junction;
            }
          }
          break;
        }
        case PileKind::place:
          score += weights_.closed * position.closed[pile];
          break;
        default:
          break;
      }
    }
    score += group.kind == PileKind::grid ? score_grid(position, g) : 0;
  }
  return score + weights_.away * static_cast<int>(rules_.cards()) + kOffset;
}

// Cards of each row of a grid that are not yet in order behind its left end.
template <class State>
int PatienceScore::score_grid(const State& position, std::size_t g) const {
  const Group& group = rules_.group[g];
  int score = 0;
  for (std::size_t row = 0; row < group.count; row += group.grid_columns) {
    std::size_t ordered = 0;
    for (std::size_t i = 0; i < group.grid_columns; ++i) {
      const std::size_t place = facts_.map.first[g] + row + i;
      if (position.empty(place)) {
        break;
      }
      const bool fits = i == 0 ? group.fill != Fill::rank || position.top(place).rank() == group.fill_rank
                               : position.top(place).index() == position.top(place - 1).index() + 1;
      if (!fits) {
        break;
      }
      ++ordered;
    }
    score += weights_.away * static_cast<int>(group.grid_columns - ordered);
  }
  return score;
}

// Cards that lie in suit on the next higher one count as one run; what fits but not in suit counts half against it.
template <class State>
int PatienceScore::score_runs(const State& position) const {
  int score = 0;
  patience::CardSet open_tops = 0;  // cards that fit on the top of some column
  for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
    const std::size_t g = facts_.map.group_of[pile];
    if (rules_.group[g].kind == PileKind::column && !position.empty(pile)) {
      open_tops |= facts_.follow[g][static_cast<std::size_t>(position.top(pile).index())];
    }
  }
  for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
    const std::size_t g = facts_.map.group_of[pile];
    const PileKind kind = rules_.group[g].kind;
    const auto cards = position.pile(pile);
    if (kind == PileKind::foundation) {
      score -= 3 * static_cast<int>(cards.size());
    } else if (kind == PileKind::cell || kind == PileKind::reserve) {
      score += 10 * static_cast<int>(cards.size());
    } else if (kind == PileKind::column) {
      if (cards.empty()) {
        score -= 10;
        continue;
      }
      score += 2 * position.closed[pile];
      score -= cards[0].rank() == facts_.ranks.count && position.closed[pile] == 0 ? 10 : 0;
      std::size_t base = position.closed[pile];
      for (std::size_t i = base; i < cards.size(); ++i) {
        if (i > base && cards[i].index() + 1 == cards[i - 1].index() && cards[i].rank() < facts_.ranks.count) {
          continue;
        }
        score += 10;
        if (i > base &&
            patience::contains(facts_.follow[g][static_cast<std::size_t>(cards[i - 1].index())], cards[i])) {
          score -= 3;
        }
      }
      score -= patience::contains(open_tops, cards[base]) ? 5 : 0;
    }
  }
  return score + 2 * kOffset;
}

}  // namespace sabar
