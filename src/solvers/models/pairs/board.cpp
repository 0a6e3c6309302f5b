#include <algorithm>
#include <bit>
#include <map>
#include <optional>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/models/pairs/board.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>

namespace sabar::pairs {
namespace {

bool is_laid(PileKind kind) { return kind == PileKind::column || kind == PileKind::reserve || kind == PileKind::place; }

bool strike_group(const Rules& rules, GroupLeft& group) {
  switch (group->kind) {
    case PileKind::column:
    case PileKind::reserve:
      strike_deal(group);
      group.strike(&Group::hold)
          .strike(&Group::build, is_classic(group->build))
          .strike(&Group::stop)
          .strike(&Group::fill, is_classic(group->fill))
          .strike(&Group::fill_rank);
      group.strike(&Group::lift, is_classic(group->lift) && group->lift != Lift::none)
          .strike(&Group::lift_suits, is_classic(group->lift_suits));
      return !patience::takes_cards(rules, *group);
    case PileKind::place:
      strike_source(group);
      group.strike(&Group::hold).strike(&Group::blocked_by);
      return group->lift == Lift::top;
    case PileKind::waste:
    case PileKind::stock:
    case PileKind::discard:
      strike_source(group);
      return group->kind != PileKind::waste || group->lift == Lift::top;
    default:
      return false;
  }
}

// Cards that must leave are those of the piles on the table, or all: a stock that must be empty may have cards that
// leave alone, which the model does not count.
bool goal_fits(const Goal& goal) {
  const auto names = [&](PileKind kind) { return ((goal.kinds >> static_cast<unsigned>(kind)) & 1U) != 0; };
  return cards_must_leave(goal) && !names(PileKind::stock) && !names(PileKind::waste);
}

class Layout {
public:
  Layout(const Rules& rules, const Table& table)
      : rules_(rules), table_(table), facts_(patience::derive_facts(rules)) {}

  PairBoard run() {
    for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
      if (is_laid(kind(pile))) {
        lay_pile(pile);
      }
    }
    add_stock();
    add_blocking();
    add_partners();
    board_.start.cards = board_.without_alone(board_.start.cards);
    return board_;
  }

private:
  [[nodiscard]] PileKind kind(std::size_t pile) const { return facts_.kind(rules_, pile); }
  [[nodiscard]] bool must_leave(PileKind kind) const {
    return rules_.goal.kind == GoalKind::left || ((rules_.goal.kinds >> static_cast<unsigned>(kind)) & 1U) != 0;
  }
  [[nodiscard]] bool leaves_alone(Card card) const { return patience::contains(facts_.pair_alone, card); }

  // 0 or less, or more than all: none has it.
  [[nodiscard]] int partner_rank(int rank) const { return rules_.pairs == Pairs::sum ? rules_.pair_sum - rank : rank; }

  std::size_t add_card(Card card, std::size_t pile, bool wanted) {
    const std::size_t number = numbers_++;
    board_.rank[number] = static_cast<std::uint8_t>(card.rank());
    board_.partner_rank[number] = static_cast<std::uint8_t>(partner_rank(card.rank()));
    board_.pile[number] = static_cast<std::uint8_t>(pile);
    board_.start.cards |= card_bit(number);
    board_.wanted |= wanted ? card_bit(number) : 0;
    return number;
  }

  void lay_pile(std::size_t pile) {
    std::optional<std::size_t> below;
    for (const Card card : table_.piles[pile].cards) {
      const std::size_t number = add_card(card, pile, must_leave(kind(pile)));
      board_.alone |= leaves_alone(card) ? card_bit(number) : 0;
      if (below) {
        board_.on[*below] |= card_bit(number);
      }
      below = number;
    }
    if (below) {
      top_of_[pile] = *below;
    }
    board_.laid = numbers_;
  }

  void add_stock() {
    if (facts_.stock == patience::kNoPile) {
      return;
    }
    const auto add = [&](Card card) {
      if (!leaves_alone(card)) {
        add_card(card, facts_.stock, must_leave(PileKind::stock) || must_leave(PileKind::waste));
      }
    };
    std::for_each(table_.piles[facts_.waste].cards.begin(), table_.piles[facts_.waste].cards.end(), add);
    board_.start.place = static_cast<std::uint8_t>(numbers_ - board_.laid);
    std::for_each(table_.piles[facts_.stock].cards.rbegin(), table_.piles[facts_.stock].cards.rend(), add);
    board_.stock = numbers_ - board_.laid;
    board_.open = rules_.group[facts_.map.group_of[facts_.stock]].lift == Lift::top;
    board_.unlimited = rules_.redeals == kUnlimited;
    board_.passes = board_.unlimited ? 0 : static_cast<std::uint8_t>(std::max(rules_.redeals - table_.redeals, 0));
  }

  // Places are covered by others; what lies in one pile was done before.
  void add_blocking() {
    for (const auto& [pile, number] : top_of_) {
      const std::size_t g = facts_.map.group_of[pile];
      if (kind(pile) != PileKind::place) {
        continue;
      }
      for (std::size_t i = 0; i < rules_.group[g].count; ++i) {
        const auto above = top_of_.find(facts_.map.first[g] + i);
        if (((rules_.group[g].blocked_by[pile - facts_.map.first[g]] >> i) & 1U) != 0 && above != top_of_.end()) {
          board_.on[number] |= card_bit(above->second);
        }
      }
    }
  }

  // All cards that must go before this one.
  Cards over(std::size_t card) {
    Cards all = board_.on[card];
    for (Cards seen = 0; seen != all;) {
      const auto next = static_cast<std::size_t>(std::countr_zero(all & ~seen));
      seen |= card_bit(next);
      all |= board_.on[next];
    }
    return all;
  }

  void add_partners() {
    std::array<Cards, kMostCards> over_card{};
    for (std::size_t card = 0; card < numbers_; ++card) {
      over_card[card] = over(card);
    }
    for (std::size_t a = 0; a < numbers_; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        const bool ranks_fit = board_.rank[a] == partner_rank(board_.rank[b]);
        const bool apart = ((over_card[a] >> b | over_card[b] >> a) & 1U) == 0;
        if (ranks_fit && apart && (board_.open || b < board_.laid)) {
          board_.partners[a] |= card_bit(b);
          board_.partners[b] |= card_bit(a);
        }
      }
    }
    for (int rank = 1; rank <= kRanks; ++rank) {
      if (rank <= partner_rank(rank)) {
        add_class(rank, partner_rank(rank));
      }
    }
  }

  void add_class(int rank, int other) {
    PairClass all;
    for (std::size_t card = 0; card < numbers_; ++card) {
      if ((board_.rank[card] == rank || board_.rank[card] == other) && ((board_.alone >> card) & 1U) == 0) {
        board_.class_of[card] = static_cast<std::uint8_t>(board_.classes.size());
        all.cards.push_back(static_cast<std::uint8_t>(card));
      }
    }
    fill_hopeful(all);
    board_.classes.push_back(std::move(all));
  }

  // Smaller sets first: the first card that must leave has some partner, and what is then left is hopeful.
  void fill_hopeful(PairClass& all) const {
    const std::size_t count = all.cards.size();
    for (std::size_t set = 0; set < std::size_t{1} << count; ++set) {
      std::size_t needy = 0;
      while (needy < count && (((set >> needy) & 1U) == 0 || ((board_.wanted >> all.cards[needy]) & 1U) == 0)) {
        ++needy;
      }
      bool hopeful = needy == count;
      for (std::size_t i = 0; i < count && !hopeful; ++i) {
        const bool fits = ((set >> i) & 1U) != 0 && ((board_.partners[all.cards[needy]] >> all.cards[i]) & 1U) != 0;
        hopeful = fits && all.hopeful[set & ~(std::size_t{1} << needy) & ~(std::size_t{1} << i)];
      }
      all.hopeful[set] = hopeful;
    }
  }

  const Rules& rules_;
  const Table& table_;
  patience::Facts facts_;
  PairBoard board_;
  std::size_t numbers_ = 0;
  std::map<std::size_t, std::size_t> top_of_;  // of a pile on the table
};

}  // namespace

Cards PairBoard::free_cards(Cards cards) const {
  Cards found = 0;
  for (Cards rest = cards & laid_cards(); rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    found |= (on[card] & cards) == 0 ? card_bit(card) : 0;
  }
  return found;
}

Cards PairBoard::without_alone(Cards cards) const {
  Cards leaving = 0;
  do {
    cards &= ~leaving;
    leaving = (cards & alone) == 0 ? 0 : free_cards(cards) & alone;
  } while (leaving != 0);
  return cards;
}

bool fits(const Rules& rules) {
  if (rules.pairs != Pairs::sum && rules.pairs != Pairs::same_rank) {
    return false;  // as most games
  }
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.cards() <= kMostCards).strike(&Rules::take);
  left.strike(&Rules::pairs).strike(&Rules::pair_sum).strike(&Rules::goal, goal_fits(rules.goal));
  left.strike(&Rules::draw, rules.draw <= 1).strike(&Rules::redeals).strike(&Rules::zigzag);
  left.strike(&Rules::draw_to, rules.draw_to == PileKind::waste);
  left.strike_groups([&](GroupLeft& group) { return strike_group(rules, group); });
  return left.nothing();
}

Result<PairBoard> lay_out(const Rules& rules, const Table& table) {
  if (!fits(rules)) {
    return fail("this is not a game of pairs", {}, "another solver can try it");
  }
  if (const auto checked = check_table(rules, table); !checked) {
    return tl::unexpected(checked.error());
  }
  PairBoard board = Layout(rules, table).run();
  if ((board.passes + 1U) * (board.stock + 1U) + 1 >= std::size_t{1} << kDrawnBits) {
    return fail("the stock is too large for the search of games of pairs", {}, "another solver can try it");
  }
  return board;
}

}  // namespace sabar::pairs
