// Stock and waste as one row of cards in the order of drawing, with a border between them: the size of the waste. Draws
// and redeals move the border, the order of the cards stays.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

class StockRow {
public:
  // A card of the row that can be brought to the top of the waste.
  struct Top {
    Card card;
    std::size_t border;    // then
    std::uint8_t draws;    // before it
    std::uint8_t redeals;  // among them, 0 or 1
  };

  StockRow(const Rules& rules, const patience::Facts& facts)
      : rules_(rules), stock_(facts.stock), waste_(facts.waste) {}

  // Every card that can be brought up, each with the fewest draws: offer(top).
  template <class State, class Offer>
  void each_top(const State& position, Offer&& offer) const {
    const std::size_t count = position.size(stock_) + position.size(waste_);
    std::array<bool, kMaxTableCards + 1> met{};
    std::size_t border = position.size(waste_);
    bool redealt = false;
    for (std::size_t k = 0; count > 0 && !met[border] && k < 255; ++k) {
      met[border] = true;
      if (border > 0) {
        offer(Top{card_at(position, border - 1), border, static_cast<std::uint8_t>(k),
                  static_cast<std::uint8_t>(redealt ? 1 : 0)});
      }
      if (border == count) {
        if (redealt || (rules_.redeals != kUnlimited && position.redeals >= rules_.redeals)) {
          break;
        }
        redealt = true;
        border = 0;
      }
      border = std::min<std::size_t>(border + rules_.draw, count);
    }
  }

  // So many draws at once, with at most one redeal among them.
  template <class State>
  void draw(State& position, std::size_t draws) const {
    const std::size_t count = position.size(stock_) + position.size(waste_);
    const std::size_t step = rules_.draw;
    const std::size_t before = position.size(waste_);
    const std::size_t pass = (count - before + step - 1) / step;  // draws until the stock is out
    const bool again = draws > pass;
    const std::size_t border = std::min(count, again ? (draws - pass) * step : before + draws * step);
    const std::size_t from = border > before ? stock_ : waste_;
    const std::size_t to = border > before ? waste_ : stock_;
    const std::size_t moved = border > before ? border - before : before - border;
    position.carry(from, to, moved);
    const auto end = position.cards.begin() + position.ends[to + 1];
    std::reverse(end - static_cast<std::ptrdiff_t>(moved), end);
    const bool counted = again && rules_.redeals != kUnlimited;
    position.redeals = static_cast<std::uint8_t>(position.redeals + (counted ? 1 : 0));
  }

private:
  template <class State>
  [[nodiscard]] Card card_at(const State& position, std::size_t place) const {
    const std::size_t waste = position.size(waste_);
    return place < waste ? position.pile(waste_)[place] : position.from_top(stock_, place - waste);
  }

  const Rules& rules_;
  std::size_t stock_;
  std::size_t waste_;
};

}  // namespace sabar
