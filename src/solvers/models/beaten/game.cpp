#include <algorithm>
#include <span>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/models/beaten/game.hpp>
#include <sabar/solvers/models/beaten/model.hpp>

namespace sabar::beaten {

BeatenGame::BeatenGame(const BeatenBoard& board, const BeatenTechniques& techniques)
    : board_(board), techniques_(techniques) {
  for (Cards rest = board.earlier; rest != 0; rest &= rest - 1) {
    stay_ += board.higher[static_cast<std::size_t>(std::countr_zero(rest))] == 0 ? 1 : 0;
  }
}

void BeatenGame::legal(const State& position, MoveList<Move>& moves) const {
  moves.clear();
  const bool stock_out = position.dealt == board_.cards;
  Cards tops = 0;
  Cards beneath = 0;  // earlier cards that may be on top
  for (std::size_t column = 0; column < board_.columns; ++column) {
    tops |= position.columns[column] == 0 ? 0 : card_bit(top_of(position.columns[column]));
    beneath |= position.columns[column] == 0 ? board_.earlier : 0;
  }
  const Cards all = left(position);
  for (std::size_t column = 0; column < board_.columns; ++column) {
    if (position.columns[column] == 0) {
      continue;
    }
    const std::size_t card = top_of(position.columns[column]);
    if ((board_.higher[card] & (tops | beneath)) == 0) {
      continue;
    }
    const Move leaving = transfer(board_.first_pile + column, board_.discard);
    const bool for_good = stock_out && (board_.higher[card] & tops) != 0;
    if (techniques_.leave && (for_good || (board_.lower[card] & all) == 0)) {
      moves.keep_only(leaving);
      return;
    }
    moves.push(leaving);
  }
  for (std::size_t to = 0; to < board_.columns && board_.fills; ++to) {
    for (std::size_t from = 0; from < board_.columns && position.columns[to] == 0; ++from) {
      if (position.columns[from] != 0) {
        moves.push(transfer(board_.first_pile + from, board_.first_pile + to));
      }
    }
  }
  if (!stock_out) {
    moves.push({MoveKind::draw, 0, 0, 1});
  }
}

BeatenGame::Undo BeatenGame::apply(State& position, const Move& move) const {
  const State before = position;
  if (move.kind == MoveKind::draw) {
    for (std::size_t column = 0; column < board_.columns && position.dealt < board_.cards; ++column) {
      position.columns[column] |= card_bit(position.dealt++);
    }
    return before;
  }
  Cards& from = position.columns[move.from - board_.first_pile];
  const Cards top = card_bit(top_of(from));
  from &= ~top;
  if (move.to != board_.discard) {
    position.columns[move.to - board_.first_pile] = top;
  }
  return before;
}

Key128 BeatenGame::key(const State& position) const {
  auto columns = position.columns;
  if (position.dealt == board_.cards) {
    std::sort(columns.begin(), columns.end());  // columns that the game does not have are empty
  }
  std::array<std::uint8_t, kMostColumns * 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(columns[i / 8] >> (i % 8 * 8));
  }
  bytes.back() = position.dealt;  // no card has so high a number
  return key_of(bytes);
}

bool fits(const Rules& rules) {
  if (rules.pairs != Pairs::beaten) {
    return false;  // as most games
  }
  std::size_t columns = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.cards() <= kMostCards).strike(&Rules::take);
  left.strike(&Rules::pairs).strike(&Rules::goal, rules.goal.kind == GoalKind::left).strike(&Rules::zigzag);
  left.strike(&Rules::draw, rules.draw == 1).strike(&Rules::draw_to, rules.draw_to == PileKind::column);
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::column:
        ++columns;
        strike_deal(group);
        group.strike(&Group::build, group->build.order == Order::none)
            .strike(&Group::lift_suits, is_classic(group->lift_suits));
        group.strike(&Group::stop).strike(&Group::fill, is_one_of(group->fill, {Fill::any, Fill::none}));
        group.strike(&Group::lift, group->lift == Lift::top);
        return group->count <= kMostColumns;
      case PileKind::stock:
      case PileKind::discard:
        strike_source(group);
        return group->lift == Lift::none;
      default:
        return false;
    }
  });
  return columns == 1 && left.nothing();
}

Result<BeatenBoard> read_beaten(const Rules& rules, const Table& table) {
  if (!fits(rules)) {
    return fail("this is not a game of beaten cards", {}, "another solver can try it");
  }
  if (const auto checked = check_table(rules, table); !checked) {
    return tl::unexpected(checked.error());
  }
  const patience::Facts facts = patience::derive_facts(rules);
  BeatenBoard board;
  board.discard = facts.discard;
  board.goal = rules.goal.count;
  std::vector<Card> cards;
  for (std::size_t pile = 0; pile < facts.map.piles; ++pile) {
    if (facts.kind(rules, pile) != PileKind::column) {
      continue;
    }
    board.first_pile = board.columns == 0 ? pile : board.first_pile;
    board.fills = rules.group[facts.map.group_of[pile]].fill == Fill::any;
    for (const Card card : table.piles[pile].cards) {
      board.start.columns[board.columns] |= card_bit(cards.size());
      cards.push_back(card);
    }
    ++board.columns;
  }
  board.start.dealt = static_cast<std::uint8_t>(cards.size());
  const auto& stock = table.piles[facts.stock].cards;
  cards.insert(cards.end(), stock.rbegin(), stock.rend());
  board.cards = cards.size();
  for (std::size_t a = 0; a < cards.size(); ++a) {
    board.ace[a] = cards[a].rank() == 1;
    board.rank[a] = static_cast<std::uint8_t>(board.ace[a] ? 14 : cards[a].rank());
  }
  for (std::size_t a = 0; a < cards.size(); ++a) {
    for (std::size_t b = 0; b < cards.size(); ++b) {
      if (cards[a].suit() == cards[b].suit() && board.rank[a] < board.rank[b]) {
        board.higher[a] |= card_bit(b);
        board.lower[b] |= card_bit(a);
      }
    }
  }
  return board;
}

}  // namespace sabar::beaten
