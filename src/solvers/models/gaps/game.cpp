#include <bit>
#include <span>

#include <sabar/solvers/models/gaps/game.hpp>
#include <sabar/solvers/models/gaps/order.hpp>
#include <sabar/solvers/models/gaps/reach.hpp>

namespace sabar::gaps {

void GapGame::legal(const State& position, MoveList<Move>& moves) const {
  moves.clear();
  if (techniques_.reach && !is_hopeful(board_, gap_reach(board_, position))) {
    return;
  }
  const auto push = [&](std::size_t card, std::size_t to) {
    if (position.place[card] != to) {
      moves.push({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(to), position.place[card]});
    }
  };
  for (Places rest = position.gaps; rest != 0; rest &= rest - 1) {
    const auto to = static_cast<std::size_t>(std::countr_zero(rest));
    if (board_.is_left_end(to)) {
      for (std::size_t suit = 0; suit < board_.rows; ++suit) {
        if ((board_.left_ends_for(suit) >> to & 1) != 0) {
          push(suit * board_.width, to);
        }
      }
    } else if (const std::uint8_t left = position.at[to - 1]; left != kGap && !board_.is_last(left)) {
      push(left + 1U, to);
    }
  }
  if (techniques_.order && moves.size() > 1) {
    keep_first(board_, position, moves);
  }
}

Key128 GapGame::key(const State& position) const { return key_of(std::span(position.at).first(board_.places())); }

std::size_t GapGame::settled(const State& position) const {
  std::size_t count = 0;
  for (std::size_t row = 0; row < board_.rows; ++row) {
    const std::size_t first = row * board_.width;
    std::size_t i = 0;
    if (position.at[first] != kGap && position.at[first] % board_.width == 0) {
      while (i + 1 < board_.width && position.at[first + i] == position.at[first] + i) {
        ++i;
      }
    }
    count += i;
  }
  return count;
}

bool GapGame::goal(const State& position) const {
  return position.gaps == board_.right_ends && settled(position) == board_.rows * (board_.width - 1);
}

}  // namespace sabar::gaps
