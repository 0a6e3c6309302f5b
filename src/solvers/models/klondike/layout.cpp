#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/klondike/layout.hpp>
#include <sabar/solvers/models/klondike/model.hpp>
#include <sabar/solvers/models/klondike/position.hpp>
#include <sabar/solvers/models/suit_foundations.hpp>

namespace sabar::klondike {
namespace {

constexpr std::uint32_t kMostDealt = 0xfffe;

Error not_of_this_game() { return {"the position does not come from this deal", {}, "solve it as a deal of its own"}; }

// Face-up cards that lie on each other as the rules build.
bool is_run(const TablePile& pile) {
  for (std::size_t i = pile.face_down + 1; i < pile.cards.size(); ++i) {
    const Card below = pile.cards[i - 1];
    if (below.rank() != pile.cards[i].rank() + 1 || below.red() == pile.cards[i].red()) {
      return false;
    }
  }
  return true;
}

// How many cards of a column lie where they were dealt, as far as one can see: all up to the lowest that is face up,
// unless that is a king at the bottom.
std::size_t count_dealt(const Rules& rules, const TablePile& pile) {
  if (pile.cards.empty()) {
    return 0;
  }
  const bool king = pile.face_down == 0 && pile.cards[0].rank() == rules.deck.ranks;
  return king ? 0 : pile.face_down + 1;
}

class Reader {
public:
  explicit Reader(const Rules& rules) : rules_(rules), map_(map_piles(rules)) {}

  template <class Visit>
  void each(const Table& table, PileKind kind, Visit&& visit) const {
    for (std::size_t pile = 0; pile < map_.piles; ++pile) {
      if (rules_.group[map_.group_of[pile]].kind == kind) {
        visit(table.piles[pile]);
      }
    }
  }
  // Stock and waste in the order of a pass.
  [[nodiscard]] std::vector<Card> pass(const Table& table) const {
    std::vector<Card> cards;
    each(table, PileKind::waste, [&](const TablePile& pile) { cards = pile.cards; });
    each(table, PileKind::stock,
         [&](const TablePile& pile) { cards.insert(cards.end(), pile.cards.rbegin(), pile.cards.rend()); });
    return cards;
  }

private:
  const Rules& rules_;
  PileMap map_;
};

// Writes down what comes up beneath each card of a column.
void read_beneath(Layout& layout, const DealtColumn& column) {
  for (std::size_t i = 0; i < column.size; ++i) {
    Beneath& beneath = layout.beneath[column.card[i]];
    beneath.weight = column.weight;
    if (i == 0) {
      beneath.frees = 1;
      continue;
    }
    layout.covering |= card_set(column.card[i]);
    beneath.turned = card_set(column.card[i - 1]);
    if (i == 1 && (beneath.turned & layout.kings) != 0) {
      beneath.weight = static_cast<std::uint16_t>(2 * column.weight);
      beneath.frees = 1;
    } else {
      beneath.locked = beneath.turned;
    }
  }
}

}  // namespace

bool fits(const Rules& rules) {
  if (rules.draw == 0) {
    return false;
  }
  std::size_t columns = 0;
  std::size_t foundations = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.deck.suits == 4);
  left.strike(&Rules::draw).strike(&Rules::draw_to, rules.draw_to == PileKind::waste).strike(&Rules::redeals);
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::column:
        columns += group->count;
        group.strike(&Group::count).strike(&Group::deal).strike(&Group::closed);
        group.strike(&Group::build, group->build == Build{Order::down, SuitRule::alternate, 1, false});
        group.strike(&Group::fill, group->fill == Fill::rank);
        group.strike(&Group::fill_rank, group->fill_rank == rules.deck.ranks);
        group.strike(&Group::lift, group->lift == Lift::run);
        group.strike(&Group::lift_suits, group->lift_suits == SuitRule::alternate);
        return true;
      case PileKind::foundation:
        ++foundations;
        strike_four_suits(group, rules);
        return true;
      case PileKind::stock:
        strike_source(group);
        return group->lift == Lift::none;
      case PileKind::waste:
        strike_source(group);
        return group->lift == Lift::top;
      default:
        return false;
    }
  });
  return columns > 0 && columns <= kMaxColumns && foundations == 1 && left.nothing();
}

Result<Layout> read_layout(const Rules& rules, const Table& table) {
  Layout layout;
  layout.ranks = static_cast<std::uint8_t>(rules.deck.ranks);
  layout.kings_shift = 4 * (layout.ranks - 1);
  layout.kings = Cards{0xf} << layout.kings_shift;
  layout.draw = rules.draw;
  layout.redeals = rules.redeals;
  const Reader reader(rules);
  for (std::size_t g = 0; g < rules.groups; ++g) {
    layout.returns =
        layout.returns && (rules.group[g].kind != PileKind::foundation || rules.group[g].lift == Lift::top);
  }
  std::uint32_t weight = 1;
  bool fits = table.base == 1;
  reader.each(table, PileKind::column, [&](const TablePile& pile) {
    const std::size_t size = count_dealt(rules, pile);
    fits = fits && size <= kMaxDealt && is_run(pile);
    if (!fits) {
      return;
    }
    DealtColumn& column = layout.column[layout.columns++];
    column.size = static_cast<std::uint8_t>(size);
    column.weight = static_cast<std::uint16_t>(weight);
    for (std::size_t i = 0; i < size; ++i) {
      column.card[i] = bit_of(pile.cards[i]);
    }
    read_beneath(layout, column);
    weight *= static_cast<std::uint32_t>(size + 1);
    fits = weight <= kMostDealt;
  });
  const std::vector<Card> pass = reader.pass(table);
  if (!fits || pass.size() > kMaxStock) {
    return fail("the position is too large for the compact model", {}, "use another solver, for example dfs");
  }
  for (std::size_t i = 0; i < pass.size(); ++i) {
    layout.stock[i] = bit_of(pass[i]);
    layout.place[layout.stock[i]] = static_cast<std::uint8_t>(i);
    layout.in_stock |= card_set(layout.stock[i]);
  }
  return layout;
}

Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table) {
  const Reader reader(rules);
  Position at;
  bool fits = table.base == 1;
  std::size_t number = 0;
  reader.each(table, PileKind::column, [&](const TablePile& pile) {
    const DealtColumn& column = layout.column[number++];
    const std::size_t size = count_dealt(rules, pile);
    fits = fits && size <= column.size && is_run(pile);
    for (std::size_t i = 0; fits && i < size; ++i) {
      fits = column.card[i] == bit_of(pile.cards[i]);
    }
    if (!fits) {
      return;
    }
    for (std::size_t i = pile.face_down; i < pile.cards.size(); ++i) {
      at.face_up |= card_set(bit_of(pile.cards[i]));
    }
    at.dealt = static_cast<std::uint16_t>(at.dealt + size * column.weight);
    at.free = static_cast<std::uint8_t>(at.free + (size == 0));
    at.locked |= size == 0 ? 0 : card_set(column.card[size - 1]);
  });
  std::array<int, 4> heights{};
  reader.each(table, PileKind::foundation, [&](const TablePile& pile) {
    for (std::size_t i = 0; i < pile.cards.size(); ++i) {
      fits = fits && pile.cards[i].suit() == pile.cards[0].suit() && pile.cards[i].rank() == static_cast<int>(i) + 1;
    }
    if (!pile.cards.empty()) {
      heights[static_cast<std::size_t>(pile.cards[0].suit())] += static_cast<int>(pile.cards.size());
    }
  });
  for (int suit = 0; suit < 4; ++suit) {
    const int height = heights[static_cast<std::size_t>(suit)];
    at.next |= card_set(bit_of(height, suit));
    at.home = static_cast<std::uint16_t>(at.home | height << (4 * suit));
  }
  reader.each(table, PileKind::waste,
              [&](const TablePile& pile) { at.waste = static_cast<std::uint8_t>(pile.cards.size()); });
  std::size_t drawn = 0;
  for (const Card card : reader.pass(table)) {
    const int bit = bit_of(card);
    const std::uint8_t place = layout.place[static_cast<std::size_t>(bit)];
    fits = fits && (layout.in_stock & card_set(bit)) != 0 && at.left >> place == 0;
    if (!fits) {
      break;
    }
    at.stock |= card_set(bit);
    at.left |= std::uint32_t{1} << place;
    at.passed = drawn++ < at.waste ? static_cast<std::uint8_t>(place + 1) : at.passed;
  }
  at.pass = static_cast<std::uint8_t>(table.redeals);
  if (!fits) {
    return tl::unexpected(not_of_this_game());
  }
  return at;
}

}  // namespace sabar::klondike
