// Between the engine's compact position and the table everybody else uses.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

template <class Source>
Result<typename Patience<Source>::State> Patience<Source>::start(const Table& table) const {
  if (const auto checked = check_table(rules(), table); !checked) {
    return tl::unexpected(checked.error());
  }
  State position;
  std::size_t place = 0;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    for (const Card card : table.piles[pile].cards) {
      position.cards[place++] = card;
    }
    position.ends[pile + 1] = static_cast<std::uint8_t>(place);
    position.closed[pile] = static_cast<std::uint8_t>(table.piles[pile].face_down);
  }
  for (std::size_t pile = facts().map.piles; pile < Source::kTablePiles; ++pile) {
    position.ends[pile + 1] = static_cast<std::uint8_t>(place);
  }
  position.base = static_cast<std::uint8_t>(table.base);
  position.redeals = static_cast<std::uint8_t>(table.redeals);
  position.gathers = static_cast<std::uint8_t>(table.gathers);
  settle(position);
  return position;
}

template <class Source>
Table Patience<Source>::table(const State& position) const {
  Table result;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    const auto cards = position.pile(pile);
    result.piles.push_back({{cards.begin(), cards.end()}, position.closed[pile]});
  }
  result.base = position.base;
  result.redeals = position.redeals;
  result.gathers = position.gathers;
  return result;
}

}  // namespace sabar::patience
