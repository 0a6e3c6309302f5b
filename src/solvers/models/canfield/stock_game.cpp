#include <sabar/solvers/models/canfield/stock_game.hpp>

namespace sabar::canfield {
namespace {

void push(int card, int target, MoveList<RunMove>& moves) {
  moves.push({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(target)});
}
void push_each(int card, Cards targets, MoveList<RunMove>& moves) {
  for (; targets != 0; targets &= targets - 1) {
    push(card, first_of(targets), moves);
  }
}

[[nodiscard]] int waste_of(const Position& position) {
  return std::popcount(position.stock & (card_set(position.border) - 1));
}

}  // namespace

StockGame::State StockGame::begin(const Position& position) const {
  State state = position;
  if (choice_.safe_foundation) {
    send_home(layout_, state, [](const RunMove&) {});
  }
  return state;
}

StockGame::Undo StockGame::apply(State& state, const Move& move) const {
  const State before = state;
  play(layout_, move, state);
  if (choice_.safe_foundation) {
    send_home(layout_, state, [](const RunMove&) {});
  }
  return before;
}

StockGame::Key StockGame::key(const State& state) const {
  const int waste = waste_of(state);
  const int rest = waste % layout_.draw;
  const bool none = choice_.offset_dominance && (rest == 0 || waste == std::popcount(state.stock));
  // Positions that are held against each other by their waste have the same number.
  const std::uint64_t offset = none                       ? 0
                               : choice_.offset_dominance ? static_cast<std::uint64_t>(rest)
                                                          : static_cast<std::uint64_t>(waste);
  const std::uint64_t word = (state.stock * 64 + offset) * 16 + state.reserve;
  return {state.high + mixed(word ^ 0x243f6a8885a308d3), state.low + mixed(word ^ 0xb7e151628aed2a6b),
          static_cast<std::uint8_t>(none || !choice_.offset_dominance ? 0 : waste)};
}

Cards StockGame::turned_up(const State& state, Cards wanted) const {
  const int cards = std::popcount(state.stock);
  const int waste = waste_of(state);
  Cards found = 0;
  for (; wanted != 0; wanted &= wanted - 1) {
    const int card = first_of(wanted);
    const int place = at(layout_.place, card);
    if (!is_in(state.stock, place)) {
      continue;
    }
    const int number = std::popcount(state.stock & ((card_set(place) << 1) - 1));
    const bool now = number >= waste && (number - waste) % layout_.draw == 0;
    if (now || number == cards || number % layout_.draw == 0) {
      found |= card_set(card);
    }
  }
  return found;
}

void StockGame::list_onto(const State& state, Cards cards, MoveList<Move>& moves) const {
  for (; cards != 0; cards &= cards - 1) {
    push_each(first_of(cards), at(layout_.carriers, first_of(cards)) & state.tops, moves);
  }
}

// Parts of columns onto other columns.
void StockGame::list_parts(const State& state, MoveList<Move>& moves) const {
  if (layout_.part == Part::freeing) {
    for (Cards set = state.next & ~state.tops; set != 0; set &= set - 1) {
      const int freed = first_of(set);
      for (Cards on = at(layout_.followers, freed); on != 0; on &= on - 1) {
        const int card = first_of(on);
        if (at(state.beneath, card) == freed) {
          push_each(card, at(layout_.carriers, card) & state.tops, moves);
        }
      }
    }
  } else if (layout_.part == Part::any) {
    for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
      for (int card = first_of(tops); at(state.beneath, card) != kNothing; card = at(state.beneath, card)) {
        push_each(card, at(layout_.carriers, card) & state.tops, moves);
      }
    }
  }
}

// Cards to an empty column.
void StockGame::list_fills(const State& state, MoveList<Move>& moves) const {
  if (layout_.waste_fills) {
    for (Cards set = turned_up(state, layout_.all); set != 0; set &= set - 1) {
      push(first_of(set), kNothing, moves);
    }
  }
  if (layout_.column_fills && layout_.part != Part::whole) {
    for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
      for (int card = first_of(tops); at(state.beneath, card) != kNothing; card = at(state.beneath, card)) {
        push(card, kNothing, moves);
      }
    }
  }
}

void StockGame::legal(const State& state, MoveList<Move>& moves) const {
  moves.clear();
  const int reserve = reserve_top(layout_, state);
  const Cards ready = state.tops | (reserve == kNothing ? 0 : card_set(reserve));
  Cards followers = 0;
  for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
    followers |= at(layout_.followers, first_of(tops));
  }
  const Cards drawn = turned_up(state, followers | state.next);
  for (Cards set = state.next & (ready | drawn); set != 0; set &= set - 1) {
    push(first_of(set), kHome, moves);
  }
  list_onto(state, state.bases | (ready & ~state.tops), moves);
  list_parts(state, moves);
  list_onto(state, drawn & followers, moves);
  if (has_empty_column(layout_, state)) {
    list_fills(state, moves);
  }
}

}  // namespace sabar::canfield
